import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const mailCategories = defineMessages('auditLog.category', {
  mailDigest: ['E-mail of the day', 'Kind of record in the system log: several letters that go out as one'],
  emailMessage: ['E-mail', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const mailSentences = defineMessages('audit', {
  EmailQueued: ['An e-mail to {subject} was prepared: {template}', 'A mail waits to be sent'],
  EmailSent: ['The e-mail to {subject} was sent', 'The mail server took the mail'],
  EmailFailed: [
    'The e-mail to {subject} could not be sent (attempt {attempt}); it will be tried again',
    'The mail server did not take the mail',
  ],
  EmailRetryStarted: ['The e-mail to {subject} is being tried again', 'Time for another attempt'],
  EmailHeld: ['The e-mail to {subject} waits until a later hour', 'Quiet hours, or one letter a day'],
  EmailHoldEnded: ['The e-mail to {subject} goes out now', 'Its waiting is over'],
  EmailDigested: ['The e-mail to {subject} went out with others in the e-mail of the day', 'One letter a day'],
  EmailDeclined: ['The e-mail to {subject} was not sent', 'Declined, switched off or outdated'],
  MailDigestExtended: ['An e-mail to {subject} joins the e-mail of the day', 'One letter a day'],
  MailDigestClosed: ['The e-mail of the day for {subject} was put together', 'One letter a day'],
  EmailAbandoned: ['The e-mail to {subject} was abandoned after attempt {attempt}', 'No more attempts'],
});

/** The log calls the fields so. */
export const mailAuditFields = defineMessages('audit.field', {
  template: ['E-mail', 'A field of an event: template'],
  replyTo: ['Reply to', 'A field of an event: replyTo'],
  attempt: ['Attempt', 'A field of an event: attempt'],
  error: ['Error', 'A field of an event: error'],
  nextTryAt: ['Next attempt', 'A field of an event: nextTryAt'],
  student: ['Student', 'A field of an event: student'],
  group: ['Group', 'A field of an event: group'],
  exam: ['Exam', 'A field of an event: exam'],
  amount: ['Amount', 'A field of an event: amount'],
});

/** The log calls the fixed values so. */
export const mailAuditValues = defineMessages('audit.value', {
  alumniWelcome: ['a welcome to the alumni', 'A value of an event: alumniWelcome'],
  alumniNews: ['news for alumni', 'A value of an event: alumniNews'],
  alumniMessage: ['message of a former student', 'A value of an event: alumniMessage'],
  alumniMessageCopy: ['copy of a message between former students', 'A value of an event: alumniMessageCopy'],
  alumniDepartment: ['message to the alumni department', 'A value of an event: alumniDepartment'],
  sent: ['sent', 'A value of an event: sent'],
  held: ['waiting for its hour', 'A value of an event: held'],
  digested: ['sent with others', 'A value of an event: digested'],
  declined: ['not wanted', 'A value of an event: declined'],
  quietHours: ['quiet hours', 'A value of an event: quietHours'],
  digest: ['e-mail of the day', 'A value of an event: digest'],
  unsubscribed: ['declined by its reader', 'A value of an event: unsubscribed'],
  switchedOff: ['switched off', 'A value of an event: switchedOff'],
  over: ['over', 'A value of an event: over'],
  accountDeactivated: ['the account is deactivated', 'A value of an event: accountDeactivated'],
  verifyEmail: ['confirm the address', 'A value of an event: verifyEmail'],
  enrolAccount: ['invitation', 'A value of an event: enrolAccount'],
  resetPassword: ['set a new password', 'A value of an event: resetPassword'],
  passwordChanged: ['the password was changed', 'A value of an event: passwordChanged'],
  emailChanged: ['the address was changed', 'A value of an event: emailChanged'],
});
