import { defineMessages } from '../kernel/messages.ts';

/** One sentence an event type of billing. `{subject}` is the student; amounts come with their currency. */
export const billingSentences = defineMessages({
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
