import { defineMessages } from '../kernel/messages.ts';

/** What a notification says; names and dates are joined when it is shown. */
export const notificationMessages = defineMessages({
  welcome: {
    id: 'notification.welcome',
    defaultMessage: 'Welcome! You have signed up for {group}',
    description: 'Told to a person who has just confirmed the e-mail address of a sign-up',
  },
  leaveSubmitted: {
    id: 'notification.leaveSubmitted',
    defaultMessage: '{student} asked for leave, {dates} ({group})',
    description: 'Told to the dean and the attendance admins',
  },
  leaveGone: {
    id: 'notification.leaveGone',
    defaultMessage: '{student} asked for leave and withdrew the request ({group})',
    description: 'In its place, once the request is withdrawn',
  },
  leaveUpdatedApproved: {
    id: 'notification.leaveUpdated.approved',
    defaultMessage: 'Your leave request for {dates} was approved',
    description: 'Told to the student',
  },
  leaveUpdatedAcknowledged: {
    id: 'notification.leaveUpdated.acknowledged',
    defaultMessage: 'Your leave request for {dates} was acknowledged, without excusing you',
    description: 'Told to the student',
  },
  leaveUpdated: {
    id: 'notification.leaveUpdated',
    defaultMessage: 'There is a new comment on your leave request for {dates}',
    description: 'Told to the student, when the decision stayed as it was',
  },
  leaveUpdatedGone: {
    id: 'notification.leaveUpdated.gone',
    defaultMessage: 'There was an update to a leave request that you have withdrawn',
    description: 'In its place, once the request is withdrawn',
  },
  explanationSubmitted: {
    id: 'notification.explanationSubmitted',
    defaultMessage: '{student} explained the absence on {date} ({group})',
    description: 'Told to the attendance admins',
  },
  explanationExcused: {
    id: 'notification.explanationExcused',
    defaultMessage: 'Your absence on {date}, period {period}, was excused',
    description: 'Told to the student',
  },
  explanationWithdrawn: {
    id: 'notification.explanationExcused.explained',
    defaultMessage: 'The excuse for your absence on {date}, period {period}, was withdrawn',
    description: 'Told to the student',
  },
  invoiceIssued: {
    id: 'notification.invoiceIssued',
    defaultMessage: 'A new invoice of {amount}, due {date}',
    description: 'Told to the student',
  },
  receiptPayment: {
    id: 'notification.receipt.PAYMENT',
    defaultMessage: 'We received your payment of {amount} for invoice {number}',
    description: 'Told to the student',
  },
  receiptRefund: {
    id: 'notification.receipt.REFUND',
    defaultMessage: '{amount} of invoice {number} was refunded to you',
    description: 'Told to the student',
  },
  receiptCreditNote: {
    id: 'notification.receipt.CREDIT_NOTE',
    defaultMessage: 'A credit note of {amount} was issued for invoice {number}',
    description: 'Told to the student',
  },
  examScheduled: {
    id: 'notification.examScheduled',
    defaultMessage: '{exam} closes on {date}',
    description: 'Told to the student when the time of an exam is set or changed',
  },
  examReminder: {
    id: 'notification.examReminder',
    defaultMessage: '{exam} closes on {date}, and you have not taken it yet',
    description: 'Told to the student a day before',
  },
  examClosed: {
    id: 'notification.examClosed',
    defaultMessage: '{exam} has closed. A late attempt is worth 70% at most',
    description: 'Told to a student who has not taken the exam',
  },
  examResultPassed: {
    id: 'notification.examResult.passed',
    defaultMessage: '{exam}: passed with {score} in attempt {attempt} of {allowedAttempts}',
    description: 'Told to the student',
  },
  examResultScaled: {
    id: 'notification.examResult.scaled',
    defaultMessage: '{exam}: passed with {score}, scaled from {scaledFrom}, in attempt {attempt} of {allowedAttempts}',
    description: 'Told to the student, when the cap took something off',
  },
  examResultFailed: {
    id: 'notification.examResult.failed',
    defaultMessage: '{exam}: not passed, {score} in attempt {attempt} of {allowedAttempts}',
    description: 'Told to the student',
  },
  assignmentDefined: {
    id: 'notification.assignmentDefined',
    defaultMessage: 'New assignment: {assignment}, due on {date}',
    description: 'Told to the students of the group',
  },
  assignmentDueDateChanged: {
    id: 'notification.assignmentDueDateChanged',
    defaultMessage: '{assignment} is now due on {date}',
    description: 'Told to the students of the group',
  },
  submissionGraded: {
    id: 'notification.submissionGraded',
    defaultMessage: '{assignment} was graded',
    description: 'Told to the student when the grade is not there any more',
  },
  submissionGradedWith: {
    id: 'notification.submissionGraded.grade',
    defaultMessage: '{assignment} was graded {grade}',
    description: 'Told to the student',
  },
  submissionComplete: {
    id: 'notification.submissionGraded.complete',
    defaultMessage: '{assignment} was marked complete',
    description: 'Told to the student',
  },
  submissionIncomplete: {
    id: 'notification.submissionGraded.incomplete',
    defaultMessage: '{assignment} was marked incomplete',
    description: 'Told to the student',
  },
  requestAnswered: {
    id: 'notification.requestAnswered',
    defaultMessage: 'Your request “{request}” was answered',
    description: 'Told to whoever made a request within the house',
  },
  newsPublished: {
    id: 'notification.newsPublished',
    defaultMessage: 'News: {news}',
    description: 'Told to the readers of an item of news; {news} is its title',
  },
  newsGone: {
    id: 'notification.newsPublished.gone',
    defaultMessage: 'There was an item of news, which has been withdrawn',
    description: 'In its place, once the item is withdrawn',
  },
  impersonationStarted: {
    id: 'notification.impersonationStarted',
    defaultMessage: '{person} has opened your account to help you',
    description: 'Told to a person in whose account an admin begins to act',
  },
  impersonationEnded: {
    id: 'notification.impersonationEnded',
    defaultMessage: '{person} has left your account again',
    description: 'Told to that person when the admin has stopped',
  },
});
