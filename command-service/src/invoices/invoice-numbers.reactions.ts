import { invoiceEvents, type TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.ts';
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
    InvoiceIssued: (of) => number(of, of.invoiceId, 'INVOICE'),
    PaymentRecorded: (of) => number(of, transactionIdOf(of.invoiceId, of.paymentId), 'PAYMENT'),
    CreditNoteIssued: (of) => number(of, transactionIdOf(of.invoiceId, of.creditNoteId), 'CREDIT_NOTE'),
    RefundIssued: (of) => number(of, transactionIdOf(of.invoiceId, of.refundId), 'REFUND'),
  },
});
