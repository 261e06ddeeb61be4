import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const notificationCategories = defineMessages('auditLog.category', {
  notificationDefinition: ['Kind of message', 'Kind of record in the system log'],
  notificationFeed: ['Notifications', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const notificationSentences = defineMessages('audit', {
  NotificationRaised: ['{subject} was notified: {template}', 'A notification inside the product'],
  NotificationDefined: ['{actor} set how people are told: {template}', 'Over which channels a kind of message goes'],
  NotificationsRead: ['{subject} read the notifications', 'All up to a moment'],
  NotificationOpened: ['{subject} opened a notification', 'One of them, which is read with it'],
});

/** The log calls the fields so. */
export const definitionAuditFields = defineMessages('audit.field', {
  inApp: ['In the product', 'A field of an event: a message appears among the notifications'],
  defaultSubscribed: ['Unless declined', 'A field of an event: people get the letters unless they decline them'],
});

/** The log calls the fixed values so. */
export const notificationAuditValues = defineMessages('audit.value', {
  explanationSubmitted: ['an absence was explained', 'A value of an event: explanationSubmitted'],
  explanationExcused: ['an absence was excused', 'A value of an event: explanationExcused'],
  examScheduled: ['an exam was scheduled', 'A value of an event: examScheduled'],
  examClosed: ['an exam has closed', 'A value of an event: examClosed'],
  examResult: ['an exam was graded', 'A value of an event: examResult'],
  assignmentDefined: ['an assignment was set', 'A value of an event: assignmentDefined'],
  assignmentDueDateChanged: ['an assignment is due at another time', 'A value of an event: assignmentDueDateChanged'],
  assignmentReminder: ['an assignment is due soon', 'A value of an event: assignmentReminder'],
  submissionGraded: ['an assignment was graded', 'A value of an event: submissionGraded'],
  workExcused: ['somebody was excused from work, or that was taken back', 'A value of an event: workExcused'],
  timeLogEvaluated: ['a time log was evaluated', 'A value of an event: timeLogEvaluated'],
  welcome: ['a welcome', 'A value of an event: welcome'],
  invoiceOverdue: ['an invoice is overdue', 'A value of an event: invoiceOverdue'],
  requestAnswered: ['a request was answered', 'A value of an event: requestAnswered'],
  newsPublished: ['news', 'A value of an event: newsPublished'],
  ministryPending: ['a ministry waits for approval', 'A value of an event: ministryPending'],
  ministryApproved: ['a ministry was approved', 'A value of an event: ministryApproved'],
  impersonationStarted: ['someone acts in the account', 'A value of an event: impersonationStarted'],
  impersonationEnded: ['someone has acted in the account', 'A value of an event: impersonationEnded'],
});
