import { defineMessages } from '../kernel/messages.ts';

/** What the kind of record is called. */
export const invoiceCategories = defineMessages({
  invoice: {
    id: 'auditLog.category.invoice',
    defaultMessage: 'Invoice',
    description: 'Kind of record in the system log',
  },
  receiptCounter: {
    id: 'auditLog.category.receiptCounter',
    defaultMessage: 'Numbering of receipts',
    description: 'Kind of record in the system log',
  },
});

/** One sentence an event type, and a variant where one sentence would not do. `{subject}` is the person whom the event is about. */
export const invoiceSentences = defineMessages({
  InvoiceIssued: {
    id: 'audit.InvoiceIssued',
    defaultMessage: '{actor} issued an invoice of {amount} to {subject}',
    description: 'A new invoice',
  },
  PaymentRecorded: {
    id: 'audit.PaymentRecorded',
    defaultMessage: '{actor} recorded a payment of {amount} by {subject}: {method}',
    description: 'Money was received; method is a word such as cash',
  },
  CreditNoteIssued: {
    id: 'audit.CreditNoteIssued',
    defaultMessage: '{actor} issued a credit note of {amount} to {subject}',
    description: 'Less has to be paid',
  },
  RefundIssued: {
    id: 'audit.RefundIssued',
    defaultMessage: '{actor} refunded {amount} to {subject}',
    description: 'Money was given back',
  },
  InvoiceDeleted: {
    id: 'audit.InvoiceDeleted',
    defaultMessage: '{actor} deleted an invoice of {subject}',
    description: 'Nothing has to be paid on it',
  },
  TransactionNumbered: {
    id: 'audit.TransactionNumbered',
    defaultMessage: 'The number {number} was given out: {type}',
    description: 'Invoices, payments, refunds and credit notes are numbered without gaps; type is one of these words',
  },
});

/** What the fields are called. */
export const invoiceAuditFields = defineMessages({
  lines: { id: 'audit.field.lines', defaultMessage: 'Lines', description: 'A field of an event: lines' },
  taxRate: { id: 'audit.field.taxRate', defaultMessage: 'Tax rate, %', description: 'A field of an event: taxRate' },
  subtotal: { id: 'audit.field.subtotal', defaultMessage: 'Subtotal', description: 'A field of an event: subtotal' },
  tax: { id: 'audit.field.tax', defaultMessage: 'Tax', description: 'A field of an event: tax' },
  total: { id: 'audit.field.total', defaultMessage: 'Total', description: 'A field of an event: total' },
  dueDate: { id: 'audit.field.dueDate', defaultMessage: 'Due', description: 'A field of an event: dueDate' },
  remarks: { id: 'audit.field.remarks', defaultMessage: 'Remarks', description: 'A field of an event: remarks' },
  paid: { id: 'audit.field.paid', defaultMessage: 'Paid', description: 'A field of an event: paid' },
  credited: { id: 'audit.field.credited', defaultMessage: 'Credited', description: 'A field of an event: credited' },
  refunded: { id: 'audit.field.refunded', defaultMessage: 'Refunded', description: 'A field of an event: refunded' },
  balance: { id: 'audit.field.balance', defaultMessage: 'Balance', description: 'A field of an event: balance' },
  method: { id: 'audit.field.method', defaultMessage: 'Method', description: 'A field of an event: method' },
  reference: {
    id: 'audit.field.reference',
    defaultMessage: 'Reference',
    description: 'A field of an event: reference',
  },
  receiptNumber: {
    id: 'audit.field.receiptNumber',
    defaultMessage: 'Printed number',
    description: 'A field of an event: receiptNumber',
  },
});

/** What the fixed values are called. */
export const invoiceAuditValues = defineMessages({
  cash: { id: 'audit.value.cash', defaultMessage: 'cash', description: 'A value of an event: cash' },
  bank: { id: 'audit.value.bank', defaultMessage: 'bank transfer', description: 'A value of an event: bank' },
  card: { id: 'audit.value.card', defaultMessage: 'card', description: 'A value of an event: card' },
  cheque: { id: 'audit.value.cheque', defaultMessage: 'cheque', description: 'A value of an event: cheque' },
  plan: { id: 'audit.value.plan', defaultMessage: 'payment plan', description: 'A value of an event: plan' },
  INVOICE: { id: 'audit.value.INVOICE', defaultMessage: 'invoice', description: 'A value of an event: INVOICE' },
  PAYMENT: { id: 'audit.value.PAYMENT', defaultMessage: 'payment', description: 'A value of an event: PAYMENT' },
  REFUND: { id: 'audit.value.REFUND', defaultMessage: 'refund', description: 'A value of an event: REFUND' },
  CREDIT_NOTE: {
    id: 'audit.value.CREDIT_NOTE',
    defaultMessage: 'credit note',
    description: 'A value of an event: CREDIT_NOTE',
  },
  paid: { id: 'audit.value.paid', defaultMessage: 'paid', description: 'A value of an event: paid' },
  'part-paid': {
    id: 'audit.value.part-paid',
    defaultMessage: 'part-paid',
    description: 'A value of an event: part-paid',
  },
  unpaid: { id: 'audit.value.unpaid', defaultMessage: 'unpaid', description: 'A value of an event: unpaid' },
  'over-paid': {
    id: 'audit.value.over-paid',
    defaultMessage: 'over-paid',
    description: 'A value of an event: over-paid',
  },
  refunded: { id: 'audit.value.refunded', defaultMessage: 'refunded', description: 'A value of an event: refunded' },
  'partial-refund': {
    id: 'audit.value.partial-refund',
    defaultMessage: 'partly refunded',
    description: 'A value of an event: partial-refund',
  },
  deleted: { id: 'audit.value.deleted', defaultMessage: 'deleted', description: 'A value of an event: deleted' },
});
