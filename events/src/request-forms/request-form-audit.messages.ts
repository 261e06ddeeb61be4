import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const requestFormCategories = defineMessages('auditLog.category', {
  requestForm: ['Request', 'Kind of record in the system log'],
});

/** One sentence an event type. */
export const requestFormSentences = defineMessages('audit', {
  RequestSubmitted: ['{actor} made the request {name}', 'A request within the house'],
  RequestAnswered: ['{actor} answered the request {name} of {subject}', 'A request within the house'],
  RequestClosed: ['{actor} closed the request {name} of {subject}', 'A request within the house'],
});

/** The log calls the fields so. */
export const requestFormAuditFields = defineMessages('audit.field', {
  subject: ['Subject', 'A field of an event: subject'],
});

/** The log calls the fixed values so. */
export const requestFormAuditValues = defineMessages('audit.value', {
  requestForms: ['Requests', 'What a permission is for, as the menu of the console calls it'],
  access: ['access', 'A value of an event: access'],
  content: ['content', 'A value of an event: content'],
  technical: ['technical', 'A value of an event: technical'],
});
