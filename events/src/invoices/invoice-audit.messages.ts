import { defineMessages } from '../kernel/messages.ts';

/** The log calls the kind of record so. */
export const invoiceCategories = defineMessages('auditLog.category', {
  invoice: ['Invoice', 'Kind of record in the system log'],
  receiptCounter: ['Numbering of receipts', 'Kind of record in the system log'],
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const invoiceSentences = defineMessages('audit', {
  InvoiceIssued: ['{actor} issued an invoice of {amount} to {subject}', 'A new invoice'],
  PaymentRecorded: [
    '{actor} recorded a payment of {amount} by {subject}: {method}',
    'Money was received; method is a word such as cash',
  ],
  PaymentVoided: ['{actor} voided a payment of {amount} by {subject}', 'A payment counts no more'],
  CreditNoteIssued: ['{actor} issued a credit note of {amount} to {subject}', 'Less has to be paid'],
  RefundIssued: ['{actor} refunded {amount} to {subject}', 'Money was given back'],
  InvoiceDeleted: ['{actor} deleted an invoice of {subject}', 'Nothing has to be paid on it'],
  InvoiceReminderDue: ['{subject} was reminded of an overdue invoice: {amount}', 'The day after it was due'],
  TransactionNumbered: [
    'The number {number} was given out: {type}',
    'Invoices, payments, refunds and credit notes are numbered without gaps; type is one of these words',
  ],
});

/** The log calls the fields so. */
export const invoiceAuditFields = defineMessages('audit.field', {
  lines: ['Lines', 'A field of an event: lines'],
  taxRate: ['Tax rate, %', 'A field of an event: taxRate'],
  subtotal: ['Subtotal', 'A field of an event: subtotal'],
  tax: ['Tax', 'A field of an event: tax'],
  total: ['Total', 'A field of an event: total'],
  dueDate: ['Due', 'A field of an event: dueDate'],
  remarks: ['Remarks', 'A field of an event: remarks'],
  paid: ['Paid', 'A field of an event: paid'],
  credited: ['Credited', 'A field of an event: credited'],
  refunded: ['Refunded', 'A field of an event: refunded'],
  balance: ['Balance', 'A field of an event: balance'],
  method: ['Method', 'A field of an event: method'],
  reference: ['Reference', 'A field of an event: reference'],
  receiptNumber: ['Printed number', 'A field of an event: receiptNumber'],
});

/** The log calls the fixed values so. */
export const invoiceAuditValues = defineMessages('audit.value', {
  billing: ['Billing', 'What a permission is for, as the menu of the console calls it'],
  cash: ['cash', 'A value of an event: cash'],
  bank: ['bank transfer', 'A value of an event: bank'],
  card: ['card', 'A value of an event: card'],
  cheque: ['cheque', 'A value of an event: cheque'],
  plan: ['payment plan', 'A value of an event: plan'],
  INVOICE: ['invoice', 'A value of an event: INVOICE'],
  PAYMENT: ['payment', 'A value of an event: PAYMENT'],
  REFUND: ['refund', 'A value of an event: REFUND'],
  CREDIT_NOTE: ['credit note', 'A value of an event: CREDIT_NOTE'],
  paid: ['paid', 'A value of an event: paid'],
  'part-paid': ['part-paid', 'A value of an event: part-paid'],
  unpaid: ['unpaid', 'A value of an event: unpaid'],
  'over-paid': ['over-paid', 'A value of an event: over-paid'],
  refunded: ['refunded', 'A value of an event: refunded'],
  'partial-refund': ['partly refunded', 'A value of an event: partial-refund'],
  deleted: ['deleted', 'A value of an event: deleted'],
});
