import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const mailCategories = defineMessages({
  mailDigest: {
    id: 'auditLog.category.mailDigest',
    defaultMessage: 'E-mail of the day',
    description: 'Kind of record in the system log: several letters that go out as one',
  },
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
  EmailHeld: {
    id: 'audit.EmailHeld',
    defaultMessage: 'The e-mail to {subject} waits until a later hour',
    description: 'Quiet hours, or one letter a day',
  },
  EmailHoldEnded: {
    id: 'audit.EmailHoldEnded',
    defaultMessage: 'The e-mail to {subject} goes out now',
    description: 'Its waiting is over',
  },
  EmailDigested: {
    id: 'audit.EmailDigested',
    defaultMessage: 'The e-mail to {subject} went out with others in the e-mail of the day',
    description: 'One letter a day',
  },
  EmailDeclined: {
    id: 'audit.EmailDeclined',
    defaultMessage: 'The e-mail to {subject} was not sent',
    description: 'Declined, switched off or outdated',
  },
  MailDigestExtended: {
    id: 'audit.MailDigestExtended',
    defaultMessage: 'An e-mail to {subject} joins the e-mail of the day',
    description: 'One letter a day',
  },
  MailDigestClosed: {
    id: 'audit.MailDigestClosed',
    defaultMessage: 'The e-mail of the day for {subject} was put together',
    description: 'One letter a day',
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
  alumniNews: {
    id: 'audit.value.alumniNews',
    defaultMessage: 'news for alumni',
    description: 'A value of an event: alumniNews',
  },
  sent: { id: 'audit.value.sent', defaultMessage: 'sent', description: 'A value of an event: sent' },
  held: {
    id: 'audit.value.held',
    defaultMessage: 'waiting for its hour',
    description: 'A value of an event: held',
  },
  digested: {
    id: 'audit.value.digested',
    defaultMessage: 'sent with others',
    description: 'A value of an event: digested',
  },
  declined: {
    id: 'audit.value.declined',
    defaultMessage: 'not wanted',
    description: 'A value of an event: declined',
  },
  quietHours: {
    id: 'audit.value.quietHours',
    defaultMessage: 'quiet hours',
    description: 'A value of an event: quietHours',
  },
  digest: {
    id: 'audit.value.digest',
    defaultMessage: 'e-mail of the day',
    description: 'A value of an event: digest',
  },
  unsubscribed: {
    id: 'audit.value.unsubscribed',
    defaultMessage: 'declined by its reader',
    description: 'A value of an event: unsubscribed',
  },
  switchedOff: {
    id: 'audit.value.switchedOff',
    defaultMessage: 'switched off',
    description: 'A value of an event: switchedOff',
  },
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
