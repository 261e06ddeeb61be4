import { z } from 'zod';
import { Id, Instant, InstantInput } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { NotificationKey } from './notification.events.ts';

export const notificationCommands = defineCommands({
  /** `occurredAt`: when that happened which it tells of; it is filed under that month, also when it is raised later. */
  RaiseNotification: z.object({
    userId: Id,
    key: NotificationKey,
    params: z.record(z.string(), z.string()),
    link: z.string().startsWith('/').nullable(),
    causeId: z.uuid(),
    occurredAt: Instant,
  }),
  MarkNotificationsRead: z.object({ userId: Id, upTo: InstantInput }),
  /** `raisedAt`: when it was raised. */
  OpenNotification: z.object({ userId: Id, notificationId: Id, raisedAt: Instant }),
});
export type NotificationCommand = CommandOf<typeof notificationCommands>;
