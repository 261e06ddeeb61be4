import type { DemoCommand } from './command.ts';
import { U } from './ids.ts';

/** Emmett has read all but his last three. He says so last of all, when what tells him of the rest has been raised. */
export const notificationCommands = (at: (date: string) => string): readonly DemoCommand[] => [
  {
    key: 'notifications-read-11',
    type: 'MarkNotificationsRead',
    data: { userId: U(11), upTo: `${at('2026-11-05')}T15:00:00.000Z` },
    actorId: U(11),
    occurredAt: `${at('2026-11-19')}T23:30:00.000Z`,
  },
];
