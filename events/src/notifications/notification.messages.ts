import { defineMessages } from '../kernel/messages.ts';

/** A notification says one of these; names and dates are joined when it is shown. */
export const notificationMessages = defineMessages('notification', {
  welcome: [
    'Welcome! You have signed up for {group}',
    'Told to a person who has just confirmed the e-mail address of a sign-up',
  ],
  leaveSubmitted: ['{student} asked for leave, {dates} ({group})', 'Told to the dean and the attendance admins'],
  leaveGone: [
    '{student} asked for leave and withdrew the request ({group})',
    'In its place, once the request is withdrawn',
  ],
  leaveUpdatedApproved: [
    'Your leave request for {dates} was approved',
    'Told to the student',
    'notification.leaveUpdated.approved',
  ],
  leaveUpdatedAcknowledged: [
    'Your leave request for {dates} was acknowledged, without excusing you',
    'Told to the student',
    'notification.leaveUpdated.acknowledged',
  ],
  leaveUpdated: [
    'There is a new comment on your leave request for {dates}',
    'Told to the student, when the decision stayed as it was',
  ],
  leaveUpdatedGone: [
    'There was an update to a leave request that you have withdrawn',
    'In its place, once the request is withdrawn',
    'notification.leaveUpdated.gone',
  ],
  explanationSubmitted: ['{student} explained the absence on {date} ({group})', 'Told to the attendance admins'],
  explanationExcused: ['Your absence on {date}, period {period}, was excused', 'Told to the student'],
  explanationWithdrawn: [
    'The excuse for your absence on {date}, period {period}, was withdrawn',
    'Told to the student',
    'notification.explanationExcused.explained',
  ],
  invoiceIssued: ['A new invoice of {amount}, due {date}', 'Told to the student'],
  invoiceOverdue: ['Invoice {number} was due {date}, and {amount} is still to be paid', 'Told to the student'],
  receiptPayment: [
    'We received your payment of {amount} for invoice {number}',
    'Told to the student',
    'notification.receipt.PAYMENT',
  ],
  receiptRefund: [
    '{amount} of invoice {number} was refunded to you',
    'Told to the student',
    'notification.receipt.REFUND',
  ],
  receiptCreditNote: [
    'A credit note of {amount} was issued for invoice {number}',
    'Told to the student',
    'notification.receipt.CREDIT_NOTE',
  ],
  receiptVoid: [
    'Your payment of {amount} for invoice {number} was voided and does not count any more',
    'Told to the student',
    'notification.receipt.VOID',
  ],
  paymentReminder: [
    '{amount} for invoice {number} will be charged to your card on {date}',
    'Told to the student a day before',
  ],
  paymentFailed: ['A payment of {amount} for invoice {number} by your payment plan failed', 'Told to the student'],
  cardPaymentFailed: [
    'Your card payment of {amount} for invoice {number} failed, and nothing was charged',
    'Told to the student, who has left the page meanwhile',
    'notification.paymentFailed.card',
  ],
  cardPaymentUnsure: [
    'We could not find out whether your card payment of {amount} for invoice {number} was charged',
    'Told to the student, when the payment service did not answer for hours',
    'notification.paymentFailed.unsure',
  ],
  planDisabled: ['Your payment plan for invoice {number} is disabled', 'Told to the student'],
  planDisabledOf: [
    'The payment plan of {student} for invoice {number} is disabled after three failed payments',
    'Told to those who bill in the region',
    'notification.planDisabled.staff',
  ],
  cardRefundFailed: [
    'A refund of {amount} to {student}’s card failed (invoice {number})',
    'Told to those who bill in the region',
  ],
  cardRefundUnsure: [
    'We could not find out whether {amount} went back to {student}’s card (invoice {number})',
    'Told to those who bill in the region, when the payment service did not answer for hours',
    'notification.cardRefundFailed.unsure',
  ],
  examScheduled: ['{exam} closes on {date}', 'Told to the student when the time of an exam is set or changed'],
  examReminder: ['{exam} closes on {date}, and you have not taken it yet', 'Told to the student a day before'],
  examClosed: [
    '{exam} has closed. A late attempt is worth 70% at most',
    'Told to a student who has not taken the exam',
  ],
  examClosedLocked: [
    '{exam} has closed, and can no longer be taken',
    'Told to a student who has not taken the exam, when nobody may take it late',
    'notification.examClosed.locked',
  ],
  examResultPassed: [
    '{exam}: passed with {score} in attempt {attempt} of {allowedAttempts}',
    'Told to the student',
    'notification.examResult.passed',
  ],
  examResultScaled: [
    '{exam}: passed with {score}, scaled from {scaledFrom}, in attempt {attempt} of {allowedAttempts}',
    'Told to the student, when the cap took something off',
    'notification.examResult.scaled',
  ],
  examResultFailed: [
    '{exam}: not passed, {score} in attempt {attempt} of {allowedAttempts}',
    'Told to the student',
    'notification.examResult.failed',
  ],
  assignmentDefined: ['New assignment: {assignment}, due on {date}', 'Told to the students of the group'],
  assignmentDueDateChanged: ['{assignment} is now due on {date}', 'Told to the students of the group'],
  assignmentReminder: [
    '{assignment} is due on {date}, and you have not handed it in yet',
    'Told to the student a day before',
  ],
  submissionGraded: ['{assignment} was graded', 'Told to the student when the grade is not there any more'],
  submissionGradedWith: [
    '{assignment} was graded {grade}',
    'Told to the student',
    'notification.submissionGraded.grade',
  ],
  submissionComplete: [
    '{assignment} was marked complete',
    'Told to the student',
    'notification.submissionGraded.complete',
  ],
  submissionIncomplete: [
    '{assignment} was marked incomplete',
    'Told to the student',
    'notification.submissionGraded.incomplete',
  ],
  workExcused: [
    'You are excused from {work}. It does not count',
    'Told to the student; {work} is an exam or an assignment',
  ],
  workExcuseWithdrawn: [
    '{work} counts again: you are no longer excused from it',
    'Told to the student; {work} is an exam or an assignment',
    'notification.workExcused.withdrawn',
  ],
  timeLogEvaluated: ['Your time log for the week ending {date} was evaluated', 'Told to the student'],
  requestAnswered: ['Your request “{request}” was answered', 'Told to whoever made a request within the house'],
  newsPublished: ['News: {news}', 'Told to the readers of an item of news; {news} is its title'],
  newsGone: [
    'There was an item of news, which has been withdrawn',
    'In its place, once the item is withdrawn',
    'notification.newsPublished.gone',
  ],
  ministryPending: ['The ministry “{ministry}” waits for your approval', 'Told to the alumni admins'],
  ministryGone: [
    'There was a ministry in the registry, which has been deleted',
    'In place of what was told of it, once it is deleted',
  ],
  ministryApproved: [
    'Your ministry “{ministry}” was approved: all alumni see it now',
    'Told to whoever listed it in the registry of the alumni',
  ],
  impersonationStarted: [
    '{person} has opened your account to help you',
    'Told to a person in whose account an admin begins to act',
  ],
  impersonationEnded: ['{person} has left your account again', 'Told to that person when the admin has stopped'],
});

/** What is held on a person, as the person is handed it. */
export const notificationExportMessages = defineMessages('myData', {
  notifications: ['Notifications', 'Heading of a part of the downloaded data'],
  'notifications.about': ['What the site told you.', 'Below the heading of a part of the downloaded data'],
});
