import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const mailCategories = defineMessages({
  emailMessage: {
    id: 'auditLog.category.emailMessage',
    defaultMessage: 'E-mail',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const mailSentences = defineMessages({
  EmailQueued: {
    id: 'audit.EmailQueued',
    defaultMessage: 'An e-mail to {subject} was prepared: {template}',
    description: 'A mail waits to be sent',
  },
  EmailSent: {
    id: 'audit.EmailSent',
    defaultMessage: 'The e-mail to {subject} was sent',
    description: 'The mail server took the mail',
  },
  EmailFailed: {
    id: 'audit.EmailFailed',
    defaultMessage: 'The e-mail to {subject} could not be sent (attempt {attempt}); it will be tried again',
    description: 'The mail server did not take the mail',
  },
  EmailRetryStarted: {
    id: 'audit.EmailRetryStarted',
    defaultMessage: 'The e-mail to {subject} is being tried again',
    description: 'Time for another attempt',
  },
  EmailAbandoned: {
    id: 'audit.EmailAbandoned',
    defaultMessage: 'The e-mail to {subject} was abandoned after attempt {attempt}',
    description: 'No more attempts',
  },
});

/** What the fields are called. */
export const mailAuditFields = defineMessages({
  template: { id: 'audit.field.template', defaultMessage: 'E-mail', description: 'A field of an event: template' },
  replyTo: { id: 'audit.field.replyTo', defaultMessage: 'Reply to', description: 'A field of an event: replyTo' },
  attempt: { id: 'audit.field.attempt', defaultMessage: 'Attempt', description: 'A field of an event: attempt' },
  error: { id: 'audit.field.error', defaultMessage: 'Error', description: 'A field of an event: error' },
  nextTryAt: {
    id: 'audit.field.nextTryAt',
    defaultMessage: 'Next attempt',
    description: 'A field of an event: nextTryAt',
  },
  student: { id: 'audit.field.student', defaultMessage: 'Student', description: 'A field of an event: student' },
  group: { id: 'audit.field.group', defaultMessage: 'Group', description: 'A field of an event: group' },
  exam: { id: 'audit.field.exam', defaultMessage: 'Exam', description: 'A field of an event: exam' },
  amount: { id: 'audit.field.amount', defaultMessage: 'Amount', description: 'A field of an event: amount' },
});

/** What the fixed values are called. */
export const mailAuditValues = defineMessages({
  alumniWelcome: {
    id: 'audit.value.alumniWelcome',
    defaultMessage: 'a welcome to the alumni',
    description: 'A value of an event: alumniWelcome',
  },
  sent: { id: 'audit.value.sent', defaultMessage: 'sent', description: 'A value of an event: sent' },
  verifyEmail: {
    id: 'audit.value.verifyEmail',
    defaultMessage: 'confirm the address',
    description: 'A value of an event: verifyEmail',
  },
  enrolAccount: {
    id: 'audit.value.enrolAccount',
    defaultMessage: 'invitation',
    description: 'A value of an event: enrolAccount',
  },
  resetPassword: {
    id: 'audit.value.resetPassword',
    defaultMessage: 'set a new password',
    description: 'A value of an event: resetPassword',
  },
  passwordChanged: {
    id: 'audit.value.passwordChanged',
    defaultMessage: 'the password was changed',
    description: 'A value of an event: passwordChanged',
  },
  emailChanged: {
    id: 'audit.value.emailChanged',
    defaultMessage: 'the address was changed',
    description: 'A value of an event: emailChanged',
  },
});
