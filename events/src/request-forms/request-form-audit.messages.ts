import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const requestFormCategories = defineMessages({
  requestForm: {
    id: 'auditLog.category.requestForm',
    defaultMessage: 'Request',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type. */
export const requestFormSentences = defineMessages({
  RequestSubmitted: {
    id: 'audit.RequestSubmitted',
    defaultMessage: '{actor} made the request {name}',
    description: 'A request within the house',
  },
  RequestAnswered: {
    id: 'audit.RequestAnswered',
    defaultMessage: '{actor} answered the request {name} of {subject}',
    description: 'A request within the house',
  },
  RequestClosed: {
    id: 'audit.RequestClosed',
    defaultMessage: '{actor} closed the request {name} of {subject}',
    description: 'A request within the house',
  },
});

/** What the fields are called. */
export const requestFormAuditFields = defineMessages({
  subject: { id: 'audit.field.subject', defaultMessage: 'Subject', description: 'A field of an event: subject' },
});

/** What the fixed values are called. */
export const requestFormAuditValues = defineMessages({
  access: { id: 'audit.value.access', defaultMessage: 'access', description: 'A value of an event: access' },
  content: { id: 'audit.value.content', defaultMessage: 'content', description: 'A value of an event: content' },
  technical: {
    id: 'audit.value.technical',
    defaultMessage: 'technical',
    description: 'A value of an event: technical',
  },
});
