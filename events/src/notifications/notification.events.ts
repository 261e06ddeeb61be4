import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';

/** One stream a user and month, so that it stays short; `month` is `yyyyMM` in UTC. */
export const notificationFeedStream = (userId: string, month: string): string => `notificationFeed-${userId}_${month}`;
export const NotificationKey = z.enum([
  'welcome',
  'leaveSubmitted',
  'leaveUpdated',
  'explanationSubmitted',
  'explanationExcused',
  'invoiceIssued',
  'invoiceOverdue',
  'receipt',
  'paymentReminder',
  'paymentFailed',
  'planDisabled',
  'cardRefundFailed',
  'examScheduled',
  'examReminder',
  'examClosed',
  'examResult',
  'assignmentDefined',
  'assignmentDueDateChanged',
  'assignmentReminder',
  'submissionGraded',
  'workExcused',
  'timeLogEvaluated',
  'requestAnswered',
  'newsPublished',
  'ministryPending',
  'ministryApproved',
  'impersonationStarted',
  'impersonationEnded',
]);
export type NotificationKey = z.infer<typeof NotificationKey>;

export const notificationFeedEvents = defineEvents('notificationFeed', {
  /** Params hold ids and codes only; names are joined when it is shown, so nothing personal is kept here. `link` is a path of our own. */
  NotificationRaised: event(
    z.object({
      notificationId: Id,
      userId: Id,
      key: NotificationKey,
      params: z.record(z.string(), z.string()),
      link: z.string().nullable(),
      causeId: z.uuid(),
    }),
  ),
  NotificationsRead: event(z.object({ userId: Id, upTo: Instant })),
  NotificationOpened: event(z.object({ userId: Id, notificationId: Id })),
});
export type NotificationFeedEvent = EventOf<typeof notificationFeedEvents>;
