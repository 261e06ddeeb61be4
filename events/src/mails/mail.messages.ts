import { defineMessages } from '../kernel/messages.ts';

/** Subjects and sentences of the letters. */
export const mailTexts = defineMessages('mail', {
  submittedSubject: [
    'Leave request from {student} ({group})',
    'Subject to those who decide',
    'mail.leaveSubmitted.subject',
  ],
  submittedIntro: [
    '{student} has asked for leave and waits for your answer.',
    'First sentence to those who decide',
    'mail.leaveSubmitted.intro',
  ],
  approvedSubject: ['Your leave request was approved', 'Subject to the student', 'mail.leaveUpdated.approved.subject'],
  approvedIntro: [
    'Your leave request was approved. Attendance shows you as excused for the times below.',
    'First sentence to the student',
    'mail.leaveUpdated.approved.intro',
  ],
  acknowledgedSubject: [
    'Your leave request was noted',
    'Subject to the student',
    'mail.leaveUpdated.acknowledged.subject',
  ],
  acknowledgedIntro: [
    'Your leave request was noted, but you are not excused. Attendance shows you as absent if you are not there.',
    'First sentence to the student',
    'mail.leaveUpdated.acknowledged.intro',
  ],
  pendingSubject: ['A comment on your leave request', 'Subject to the student', 'mail.leaveUpdated.pending.subject'],
  pendingIntro: [
    'There is a comment on your leave request. It has not been decided yet.',
    'First sentence to the student',
    'mail.leaveUpdated.pending.intro',
  ],
  invoiceSubject: ['A new invoice: {amount}', 'Subject to the student', 'mail.invoiceIssued.subject'],
  invoiceNumberedSubject: [
    'New invoice {number}: {amount}',
    'Subject to the student; the number is the printed one',
    'mail.invoiceIssued.numberedSubject',
  ],
  receiptNumberedSubject: [
    '{subject}, invoice {number}',
    'Subject to the student: what the letter is (as "Refund of $40.00") and the printed number of the invoice',
    'mail.receipt.numberedSubject',
  ],
  invoiceIntro: ['There is a new invoice for you.', 'First sentence to the student', 'mail.invoiceIssued.intro'],
  overdueSubject: ['Overdue: {amount}', 'Subject to the student', 'mail.invoiceOverdue.subject'],
  overdueIntro: [
    'This invoice was due and is not paid in full yet. If you have paid in the meantime, there is nothing more to do.',
    'First sentence to the student',
    'mail.invoiceOverdue.intro',
  ],
  paymentSubject: ['Receipt for your payment of {amount}', 'Subject to the student', 'mail.receipt.payment.subject'],
  paymentIntro: [
    'We have received your payment. Thank you.',
    'First sentence to the student',
    'mail.receipt.payment.intro',
  ],
  refundSubject: ['Refund of {amount}', 'Subject to the student', 'mail.receipt.refund.subject'],
  refundIntro: ['We have refunded you.', 'First sentence to the student', 'mail.receipt.refund.intro'],
  voidSubject: ['Payment of {amount} voided', 'Subject to the student', 'mail.receipt.void.subject'],
  voidIntro: [
    'A payment that we had recorded for you does not count any more: it was recorded by mistake, or the money did not arrive. Its receipt is void.',
    'First sentence to the student',
    'mail.receipt.void.intro',
  ],
  creditNoteSubject: ['Credit note of {amount}', 'Subject to the student', 'mail.receipt.creditNote.subject'],
  creditNoteIntro: [
    'We have credited your account. You owe that much less.',
    'First sentence to the student',
    'mail.receipt.creditNote.intro',
  ],
  openInvoice: ['Open the invoice', 'Text of the link to the invoice'],
  openReceipt: ['Open the receipt', 'Text of the link to the payment, refund or credit note'],
  paymentReminderSubject: ['Your next payment: {amount}', 'Subject to the student', 'mail.paymentReminder.subject'],
  paymentReminderIntro: [
    'The next payment of your plan will be charged to your saved card.',
    'First sentence to the student',
    'mail.paymentReminder.intro',
  ],
  paymentFailedSubject: ['Your payment of {amount} failed', 'Subject to the student', 'mail.paymentFailed.subject'],
  paymentFailedIntro: [
    'We did not receive a payment of your plan from your card. After three failed payments in a row the plan is disabled.',
    'First sentence to the student',
    'mail.paymentFailed.intro',
  ],
  paymentUnsureSubject: [
    'We could not find out whether your payment of {amount} was charged',
    'Subject to the student, who paid by card and whose payment service did not answer',
    'mail.paymentFailed.unsureSubject',
  ],
  paymentUnsureIntro: [
    'If it was, it appears on the invoice as soon as the payment service tells us. Please look at your card statement before you pay again.',
    'First sentence to the student',
    'mail.paymentFailed.unsureIntro',
  ],
  planDisabledSubject: ['Your payment plan is disabled', 'Subject to the student', 'mail.planDisabled.subject'],
  planDisabledIntro: [
    'Nothing more is charged to your card by this plan. What is left is still to be paid; you can choose another card and enable the plan again.',
    'First sentence to the student',
    'mail.planDisabled.intro',
  ],
  planDisabledOfSubject: [
    'The payment plan of {student} is disabled',
    'Subject to those who bill in the region',
    'mail.planDisabled.staffSubject',
  ],
  planDisabledOfIntro: [
    'Three payments in a row failed. Nothing more is charged by this plan.',
    'First sentence to those who bill in the region',
    'mail.planDisabled.staffIntro',
  ],
  openPlan: ['Open the payment plan', 'Text of the link to the payment plan'],
  examReminderSubject: [
    '{exam} closes on {date}',
    'Subject to a student who has not taken the exam',
    'mail.examReminder.subject',
  ],
  examReminderIntro: [
    'You have not taken {exam} yet. After it has closed, an attempt is worth 70% at most.',
    'First sentence to a student who has not taken the exam',
    'mail.examReminder.intro',
  ],
  openExam: ['Open the exam', 'Text of the link to the exam'],
  greeting: ['Hello {name},', 'How every letter begins'],
  open: ['Open the request', 'Text of the link to the request'],
  reply: ['Questions? Reply to {address}.', 'Where an answer goes'],
  line: ['{label}: {value}', 'A line of a letter that has no table: what, and then its value or address'],
  footer: ['This message was sent automatically by {appName}, {orgName}.', 'Last line of every letter'],
});

/** These are the labels of the list in a letter. */
export const mailLabels = defineMessages('mail.label', {
  status: ['Status', 'Of a leave request'],
  adminComments: ['Comments', 'What the office wrote'],
  attendanceType: ['Kind of leave', 'Absence, late arrival or early departure'],
  dates: ['Dates', 'From the first to the last day'],
  periods: ['Periods', 'Which periods of the day'],
  time: ['Time', 'Of the arrival or the departure'],
  reason: ['Reason', 'Why leave is asked for'],
  studentNotes: ['Student notes', 'What the student added'],
  student: ['Student', 'Who asks for leave'],
  group: ['Group', 'The group of the student'],
  amount: ['Amount', 'Of an invoice or a payment, with its currency'],
  exam: ['Exam', 'Title of an exam'],
  course: ['Course', 'Title of the course of an exam'],
  closesAt: ['Closes', 'Day and hour at which an exam closes'],
  dueDate: ['Due', 'The day by which an invoice is to be paid'],
  date: ['Date', 'The day of a payment'],
  remainingPayments: ['Remaining payments', 'How many payments of a plan are still to come'],
  nextTry: ['Next attempt', 'The day on which a failed payment is tried again'],
  invoice: ['Invoice', 'Number of an invoice'],
  receipt: ['Receipt', 'Number of a receipt'],
  method: ['Method', 'How it was paid'],
  replyTo: ['Contact', 'Address of the person in the office'],
});

/** A letter calls the codes so. */
export const mailValues = defineMessages('mail.value', {
  absence: ['Absence', 'Kind of leave'],
  lateArrival: ['Late arrival', 'Kind of leave'],
  earlyDeparture: ['Early departure', 'Kind of leave'],
  pending: ['Pending', 'Status of a leave request'],
  approved: ['Approved', 'Status of a leave request'],
  acknowledged: ['Acknowledged', 'Status of a leave request'],
  cash: ['Cash', 'How it was paid'],
  bank: ['Bank transfer', 'How it was paid'],
  card: ['Card', 'How it was paid'],
  cheque: ['Cheque', 'How it was paid'],
  plan: ['Payment plan', 'How it was paid'],
  other: ['Other', 'How it was paid'],
  wholeDay: ['The whole day', 'No periods were named'],
});

/** What is held on a person, as the person is handed it. */
export const mailExportMessages = defineMessages('myData', {
  letters: ['E-mails', 'Heading of a part of the downloaded data'],
  'letters.about': [
    'E-mails sent to you: their kind and when. Their details are in the log below.',
    'Below the heading of a part of the downloaded data',
  ],
});
