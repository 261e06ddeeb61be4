import { ada, campus, exampleId, type ExamplesOf } from '../kernel/examples.ts';
import type { invoiceCommands, receiptCounterCommands } from './invoice.commands.ts';

const invoiceId = exampleId('i');
const paymentId = exampleId('p');

export const invoiceExamples = {
  IssueInvoice: {
    invoiceId,
    userId: ada,
    regionId: campus,
    currency: 'USD',
    lines: [
      { particulars: 'Tuition, Day Year 1, Autumn term', qty: 1, price: 105_000 },
      { particulars: 'Course materials', qty: 3, price: 5_000 },
    ],
    dueDate: '2026-10-01',
  },
  DeleteInvoice: { invoiceId, reason: 'Issued twice' },
  RemindOfInvoice: { invoiceId },
  RecordPayment: {
    invoiceId,
    paymentId,
    amount: 50_000,
    method: 'bank',
    date: '2026-09-21',
    reference: 'Transfer of 21 September',
  },
  VoidPayment: { invoiceId, paymentId, reason: 'The bank sent the cheque back' },
  IssueCreditNote: { invoiceId, creditNoteId: exampleId('c'), amount: 10_000, reason: 'Sibling discount' },
  IssueRefund: { invoiceId, refundId: exampleId('f'), paymentId, amount: 20_000, reason: 'Left the course' },
} satisfies ExamplesOf<typeof invoiceCommands>;

export const receiptCounterExamples = {
  NumberTransaction: { regionId: campus, year: 2026, transactionId: invoiceId, invoiceId, type: 'INVOICE' },
} satisfies ExamplesOf<typeof receiptCounterCommands>;
