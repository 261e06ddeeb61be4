import { defineMessages } from '../kernel/messages.ts';

/** Subjects and sentences of the letters. */
export const mailTexts = defineMessages({
  submittedSubject: {
    id: 'mail.leaveSubmitted.subject',
    defaultMessage: 'Leave request from {student} ({group})',
    description: 'Subject to those who decide',
  },
  submittedIntro: {
    id: 'mail.leaveSubmitted.intro',
    defaultMessage: '{student} has asked for leave and waits for your answer.',
    description: 'First sentence to those who decide',
  },
  approvedSubject: {
    id: 'mail.leaveUpdated.approved.subject',
    defaultMessage: 'Your leave request was approved',
    description: 'Subject to the student',
  },
  approvedIntro: {
    id: 'mail.leaveUpdated.approved.intro',
    defaultMessage: 'Your leave request was approved. Attendance shows you as excused for the times below.',
    description: 'First sentence to the student',
  },
  acknowledgedSubject: {
    id: 'mail.leaveUpdated.acknowledged.subject',
    defaultMessage: 'Your leave request was noted',
    description: 'Subject to the student',
  },
  acknowledgedIntro: {
    id: 'mail.leaveUpdated.acknowledged.intro',
    defaultMessage:
      'Your leave request was noted, but you are not excused. Attendance shows you as absent if you are not there.',
    description: 'First sentence to the student',
  },
  pendingSubject: {
    id: 'mail.leaveUpdated.pending.subject',
    defaultMessage: 'A comment on your leave request',
    description: 'Subject to the student',
  },
  pendingIntro: {
    id: 'mail.leaveUpdated.pending.intro',
    defaultMessage: 'There is a comment on your leave request. It has not been decided yet.',
    description: 'First sentence to the student',
  },
  invoiceSubject: {
    id: 'mail.invoiceIssued.subject',
    defaultMessage: 'A new invoice: {amount}',
    description: 'Subject to the student',
  },
  invoiceNumberedSubject: {
    id: 'mail.invoiceIssued.numberedSubject',
    defaultMessage: 'New invoice {number}: {amount}',
    description: 'Subject to the student; the number is the printed one',
  },
  receiptNumberedSubject: {
    id: 'mail.receipt.numberedSubject',
    defaultMessage: '{subject}, invoice {number}',
    description:
      'Subject to the student: what the letter is (as "Refund of $40.00") and the printed number of the invoice',
  },
  invoiceIntro: {
    id: 'mail.invoiceIssued.intro',
    defaultMessage: 'There is a new invoice for you.',
    description: 'First sentence to the student',
  },
  paymentSubject: {
    id: 'mail.receipt.payment.subject',
    defaultMessage: 'Receipt for your payment of {amount}',
    description: 'Subject to the student',
  },
  paymentIntro: {
    id: 'mail.receipt.payment.intro',
    defaultMessage: 'We have received your payment. Thank you.',
    description: 'First sentence to the student',
  },
  refundSubject: {
    id: 'mail.receipt.refund.subject',
    defaultMessage: 'Refund of {amount}',
    description: 'Subject to the student',
  },
  refundIntro: {
    id: 'mail.receipt.refund.intro',
    defaultMessage: 'We have refunded you.',
    description: 'First sentence to the student',
  },
  creditNoteSubject: {
    id: 'mail.receipt.creditNote.subject',
    defaultMessage: 'Credit note of {amount}',
    description: 'Subject to the student',
  },
  creditNoteIntro: {
    id: 'mail.receipt.creditNote.intro',
    defaultMessage: 'We have credited your account. You owe that much less.',
    description: 'First sentence to the student',
  },
  openInvoice: {
    id: 'mail.openInvoice',
    defaultMessage: 'Open the invoice',
    description: 'Text of the link to the invoice',
  },
  openReceipt: {
    id: 'mail.openReceipt',
    defaultMessage: 'Open the receipt',
    description: 'Text of the link to the payment, refund or credit note',
  },
  examReminderSubject: {
    id: 'mail.examReminder.subject',
    defaultMessage: '{exam} closes tomorrow',
    description: 'Subject to a student who has not taken the exam',
  },
  examReminderIntro: {
    id: 'mail.examReminder.intro',
    defaultMessage: 'You have not taken {exam} yet. After it has closed, an attempt is worth 70% at most.',
    description: 'First sentence to a student who has not taken the exam',
  },
  openExam: { id: 'mail.openExam', defaultMessage: 'Open the exam', description: 'Text of the link to the exam' },
  greeting: { id: 'mail.greeting', defaultMessage: 'Hello {name},', description: 'How every letter begins' },
  open: { id: 'mail.open', defaultMessage: 'Open the request', description: 'Text of the link to the request' },
  reply: { id: 'mail.reply', defaultMessage: 'Questions? Reply to {address}.', description: 'Where an answer goes' },
  line: {
    id: 'mail.line',
    defaultMessage: '{label}: {value}',
    description: 'A line of a letter that has no table: what, and then its value or address',
  },
  footer: {
    id: 'mail.footer',
    defaultMessage: 'This message was sent automatically by {appName}, {orgName}.',
    description: 'Last line of every letter',
  },
});

/** Labels of the list in a letter. */
export const mailLabels = defineMessages({
  status: { id: 'mail.label.status', defaultMessage: 'Status', description: 'Of a leave request' },
  adminComments: { id: 'mail.label.adminComments', defaultMessage: 'Comments', description: 'What the office wrote' },
  attendanceType: {
    id: 'mail.label.attendanceType',
    defaultMessage: 'Kind of leave',
    description: 'Absence, late arrival or early departure',
  },
  dates: { id: 'mail.label.dates', defaultMessage: 'Dates', description: 'From the first to the last day' },
  periods: { id: 'mail.label.periods', defaultMessage: 'Periods', description: 'Which periods of the day' },
  time: { id: 'mail.label.time', defaultMessage: 'Time', description: 'Of the arrival or the departure' },
  reason: { id: 'mail.label.reason', defaultMessage: 'Reason', description: 'Why leave is asked for' },
  studentNotes: {
    id: 'mail.label.studentNotes',
    defaultMessage: 'Student notes',
    description: 'What the student added',
  },
  student: { id: 'mail.label.student', defaultMessage: 'Student', description: 'Who asks for leave' },
  group: { id: 'mail.label.group', defaultMessage: 'Group', description: 'The group of the student' },
  amount: {
    id: 'mail.label.amount',
    defaultMessage: 'Amount',
    description: 'Of an invoice or a payment, with its currency',
  },
  exam: { id: 'mail.label.exam', defaultMessage: 'Exam', description: 'Title of an exam' },
  course: { id: 'mail.label.course', defaultMessage: 'Course', description: 'Title of the course of an exam' },
  closesAt: {
    id: 'mail.label.closesAt',
    defaultMessage: 'Closes',
    description: 'Day and hour at which an exam closes',
  },
  dueDate: {
    id: 'mail.label.dueDate',
    defaultMessage: 'Due',
    description: 'The day by which an invoice is to be paid',
  },
  date: { id: 'mail.label.date', defaultMessage: 'Date', description: 'The day of a payment' },
  invoice: { id: 'mail.label.invoice', defaultMessage: 'Invoice', description: 'Number of an invoice' },
  receipt: { id: 'mail.label.receipt', defaultMessage: 'Receipt', description: 'Number of a receipt' },
  method: { id: 'mail.label.method', defaultMessage: 'Method', description: 'How it was paid' },
  replyTo: { id: 'mail.label.replyTo', defaultMessage: 'Contact', description: 'Address of the person in the office' },
});

/** What codes are called in a letter. */
export const mailValues = defineMessages({
  absence: { id: 'mail.value.absence', defaultMessage: 'Absence', description: 'Kind of leave' },
  lateArrival: { id: 'mail.value.lateArrival', defaultMessage: 'Late arrival', description: 'Kind of leave' },
  earlyDeparture: { id: 'mail.value.earlyDeparture', defaultMessage: 'Early departure', description: 'Kind of leave' },
  pending: { id: 'mail.value.pending', defaultMessage: 'Pending', description: 'Status of a leave request' },
  approved: { id: 'mail.value.approved', defaultMessage: 'Approved', description: 'Status of a leave request' },
  acknowledged: {
    id: 'mail.value.acknowledged',
    defaultMessage: 'Acknowledged',
    description: 'Status of a leave request',
  },
  cash: { id: 'mail.value.cash', defaultMessage: 'Cash', description: 'How it was paid' },
  bank: { id: 'mail.value.bank', defaultMessage: 'Bank transfer', description: 'How it was paid' },
  card: { id: 'mail.value.card', defaultMessage: 'Card', description: 'How it was paid' },
  cheque: { id: 'mail.value.cheque', defaultMessage: 'Cheque', description: 'How it was paid' },
  plan: { id: 'mail.value.plan', defaultMessage: 'Payment plan', description: 'How it was paid' },
  other: { id: 'mail.value.other', defaultMessage: 'Other', description: 'How it was paid' },
  wholeDay: { id: 'mail.value.wholeDay', defaultMessage: 'The whole day', description: 'No periods were named' },
});
