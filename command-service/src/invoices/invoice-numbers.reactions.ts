import { invoiceEvents, type TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { defineReaction, type Command } from '../kernel/react/reaction.ts';

type Of = { readonly invoiceId: string; readonly regionId: string; readonly date: string };
const number = (
  { invoiceId, regionId, date }: Of,
  transactionId: string,
  type: TransactionType,
): Promise<readonly Command[]> =>
  Promise.resolve([
    { type: 'NumberTransaction', data: { regionId, year: Number(date.slice(0, 4)), transactionId, invoiceId, type } },
  ]);

/** Every transaction gets the next number of its region and year once it is in the log: one that was refused takes none. */
export const invoiceNumbers = defineReaction({
  name: 'invoice-numbers',
  from: 'beginning',
  events: [invoiceEvents],
  // A region's numbers follow the order of the log.
  partition: ({ meta }) => meta.regionId ?? '',
  on: {
    InvoiceIssued: (invoice) => number(invoice, invoice.invoiceId, 'INVOICE'),
    PaymentRecorded: (payment) => number(payment, transactionIdOf(payment.invoiceId, payment.paymentId), 'PAYMENT'),
    CreditNoteIssued: (creditNote) =>
      number(creditNote, transactionIdOf(creditNote.invoiceId, creditNote.creditNoteId), 'CREDIT_NOTE'),
    RefundIssued: (refund) => number(refund, transactionIdOf(refund.invoiceId, refund.refundId), 'REFUND'),
  },
});
