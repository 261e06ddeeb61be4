import { ada, exampleId, harriet, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { notificationCommands } from './notification.commands.ts';

export const notificationExamples = {
  RaiseNotification: {
    userId: harriet,
    key: 'leaveSubmitted',
    params: { leaveRequestId: exampleId('l'), studentId: ada, groupId: yearOne },
    link: '/attendances?tab=leave-requests',
    causeId: '00000000-0000-4000-8000-0000000000c1',
    occurredAt: '2026-10-05T17:40:00.000Z',
  },
  OpenNotification: { userId: harriet, notificationId: exampleId('n'), raisedAt: '2026-10-05T17:40:01.000Z' },
  MarkNotificationsRead: { userId: harriet, upTo: '2026-10-06T07:00:00.000Z' },
} satisfies ExamplesOf<typeof notificationCommands>;
