// Events of invoices for tests, of this projection and of what is read from it.
import type { InvoiceEvent, ReceiptCounterEvent, TransactionType } from '@paideia/events/invoices/invoice.events.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import type { GivenEvent } from '../kernel/spec.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
export const idOf = (kind: 'invoice' | 'payment' | 'credit' | 'refund' | 'user' | 'region', n = 1): string =>
  hex(['invoice', 'payment', 'credit', 'refund', 'user', 'region'].indexOf(kind) * 0x1000 + 0x100 + n);

export type Bill = {
  readonly invoiceId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly currency: string;
};
export const bill = (n = 1, more: Partial<Bill> = {}): Bill => ({
  invoiceId: idOf('invoice', n),
  userId: idOf('user'),
  regionId: idOf('region'),
  currency: 'USD',
  ...more,
});
const at = (bill: Bill, event: InvoiceEvent, day: string): GivenEvent => ({
  ...event,
  meta: { stream: `invoice-${bill.invoiceId}`, at: `${day}T12:00:00.000Z` },
});

export const issued = (
  of: Bill,
  total: number,
  more: { readonly date?: string; readonly dueDate?: string; readonly remarks?: string } = {},
): GivenEvent => {
  const { date = '2026-09-07', dueDate = '2026-10-01', remarks = null } = more;
  const lines = [{ particulars: 'Tuition', qty: 1, price: total, amount: total }];
  return at(
    of,
    {
      type: 'InvoiceIssued',
      data: { ...of, lines, taxRate: 0, subtotal: total, tax: 0, total, date, dueDate, remarks },
    },
    date,
  );
};
export const paid = (
  of: Bill,
  amount: number,
  n = 1,
  method: 'bank' | 'cash' = 'bank',
  date = '2026-09-21',
): GivenEvent =>
  at(
    of,
    {
      type: 'PaymentRecorded',
      data: { ...of, paymentId: idOf('payment', n), amount, method, date, reference: 'Transfer' },
    },
    date,
  );
export const voided = (of: Bill, amount: number, n = 1, date = '2026-09-21'): GivenEvent =>
  at(
    of,
    {
      type: 'PaymentVoided',
      data: { ...of, paymentId: idOf('payment', n), amount, date, reason: 'The cheque came back' },
    },
    date,
  );
export const credited = (of: Bill, amount: number, n = 1, date = '2026-10-05'): GivenEvent =>
  at(
    of,
    { type: 'CreditNoteIssued', data: { ...of, creditNoteId: idOf('credit', n), amount, date, reason: 'Discount' } },
    date,
  );
export const refunded = (
  of: Bill,
  overpaymentPart: number,
  chargePart: number,
  n = 1,
  payment = 1,
  date = '2026-10-06',
): GivenEvent => {
  const parts = { amount: overpaymentPart + chargePart, overpaymentPart, chargePart };
  return at(
    of,
    {
      type: 'RefundIssued',
      data: { ...of, refundId: idOf('refund', n), paymentId: idOf('payment', payment), ...parts, date, reason: 'Left' },
    },
    date,
  );
};
export const deleted = (of: Bill, date = '2026-10-07'): GivenEvent =>
  at(of, { type: 'InvoiceDeleted', data: { ...of, reason: 'Issued twice' } }, date);

export const transactionOf = ({ invoiceId }: Bill, kind: 'payment' | 'credit' | 'refund', n = 1): string =>
  transactionIdOf(invoiceId, idOf(kind, n));
export const numbered = (
  { invoiceId, regionId }: Bill,
  transactionId: string,
  number: number,
  type: TransactionType = 'INVOICE',
): GivenEvent => {
  const event: ReceiptCounterEvent = {
    type: 'TransactionNumbered',
    data: {
      regionId,
      year: 2026,
      number,
      receiptNumber: `US-CedarRidge-2026-${String(number).padStart(4, '0')}`,
      transactionId,
      invoiceId,
      type,
    },
  };
  return { ...event, meta: { stream: `receiptCounter-${regionId}_2026` } };
};
