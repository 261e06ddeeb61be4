import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { NotificationKey } from './notification.events.ts';

export const notificationCommands = defineCommands({
  RaiseNotification: z.object({ userId: Id, key: NotificationKey, params: z.record(z.string(), z.string()), link: z.string().startsWith('/').nullable(), causeId: z.uuid() }),
  MarkNotificationsRead: z.object({ userId: Id, upTo: Instant }),
});
export type NotificationCommand = CommandOf<typeof notificationCommands>;
