import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const notificationCategories = defineMessages({
  notificationDefinition: {
    id: 'auditLog.category.notificationDefinition',
    defaultMessage: 'Kind of message',
    description: 'Kind of record in the system log',
  },
  notificationFeed: {
    id: 'auditLog.category.notificationFeed',
    defaultMessage: 'Notifications',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const notificationSentences = defineMessages({
  NotificationRaised: {
    id: 'audit.NotificationRaised',
    defaultMessage: '{subject} was notified: {template}',
    description: 'A notification inside the product',
  },
  NotificationDefined: {
    id: 'audit.NotificationDefined',
    defaultMessage: '{actor} set how people are told: {template}',
    description: 'Over which channels a kind of message goes',
  },
  NotificationsRead: {
    id: 'audit.NotificationsRead',
    defaultMessage: '{subject} read the notifications',
    description: 'All up to a moment',
  },
  NotificationOpened: {
    id: 'audit.NotificationOpened',
    defaultMessage: '{subject} opened a notification',
    description: 'One of them, which is read with it',
  },
});

/** What the fields are called. */
export const definitionAuditFields = defineMessages({
  inApp: {
    id: 'audit.field.inApp',
    defaultMessage: 'In the product',
    description: 'A field of an event: a message appears among the notifications',
  },
  defaultSubscribed: {
    id: 'audit.field.defaultSubscribed',
    defaultMessage: 'Unless declined',
    description: 'A field of an event: people get the letters unless they decline them',
  },
});

/** What the fixed values are called. */
export const notificationAuditValues = defineMessages({
  explanationSubmitted: {
    id: 'audit.value.explanationSubmitted',
    defaultMessage: 'an absence was explained',
    description: 'A value of an event: explanationSubmitted',
  },
  explanationExcused: {
    id: 'audit.value.explanationExcused',
    defaultMessage: 'an absence was excused',
    description: 'A value of an event: explanationExcused',
  },
  examScheduled: {
    id: 'audit.value.examScheduled',
    defaultMessage: 'an exam was scheduled',
    description: 'A value of an event: examScheduled',
  },
  examClosed: {
    id: 'audit.value.examClosed',
    defaultMessage: 'an exam has closed',
    description: 'A value of an event: examClosed',
  },
  examResult: {
    id: 'audit.value.examResult',
    defaultMessage: 'an exam was graded',
    description: 'A value of an event: examResult',
  },
  assignmentDefined: {
    id: 'audit.value.assignmentDefined',
    defaultMessage: 'an assignment was set',
    description: 'A value of an event: assignmentDefined',
  },
  assignmentDueDateChanged: {
    id: 'audit.value.assignmentDueDateChanged',
    defaultMessage: 'an assignment is due at another time',
    description: 'A value of an event: assignmentDueDateChanged',
  },
  submissionGraded: {
    id: 'audit.value.submissionGraded',
    defaultMessage: 'an assignment was graded',
    description: 'A value of an event: submissionGraded',
  },
  welcome: { id: 'audit.value.welcome', defaultMessage: 'a welcome', description: 'A value of an event: welcome' },
  requestAnswered: {
    id: 'audit.value.requestAnswered',
    defaultMessage: 'a request was answered',
    description: 'A value of an event: requestAnswered',
  },
  newsPublished: {
    id: 'audit.value.newsPublished',
    defaultMessage: 'news',
    description: 'A value of an event: newsPublished',
  },
  impersonationStarted: {
    id: 'audit.value.impersonationStarted',
    defaultMessage: 'someone acts in the account',
    description: 'A value of an event: impersonationStarted',
  },
  impersonationEnded: {
    id: 'audit.value.impersonationEnded',
    defaultMessage: 'someone has acted in the account',
    description: 'A value of an event: impersonationEnded',
  },
});
