import { isDeepStrictEqual } from 'node:util';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { emptyLedger, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';

export type Issued = DataOf<InvoiceEvent, 'InvoiceIssued'>;
export type Booking = Extract<InvoiceEvent, { type: 'PaymentRecorded' | 'CreditNoteIssued' | 'RefundIssued' }>;
export type InvoiceState = {
  readonly invoice: Issued | null;
  readonly ledger: Ledger;
  /** Payments, credit notes and refunds by the ids that their forms made: each is booked once. */
  readonly bookings: Readonly<Record<string, Booking>>;
  /** Of each payment what was given back, in hundredths. */
  readonly refunded: Readonly<Record<string, number>>;
  /** Payments that count no more. */
  readonly voided: readonly string[];
  /** The student was told that it is overdue. */
  readonly isReminded: boolean;
  /** When a reminder is due since the invoice is owed again; null while the time of its issue stands. */
  readonly remindAt: string | null;
};
export const noInvoice: InvoiceState = {
  invoice: null,
  ledger: emptyLedger(0),
  bookings: {},
  refunded: {},
  voided: [],
  isReminded: false,
  remindAt: null,
};

export const bookingOf = ({ bookings }: InvoiceState, id: string): Booking | undefined =>
  Object.hasOwn(bookings, id) ? bookings[id] : undefined;
/** Says what is left of a payment to give back; it is undefined when there is no such payment. */
export function refundableOf(state: InvoiceState, paymentId: string): number | undefined {
  const payment = bookingOf(state, paymentId);
  if (payment?.type !== 'PaymentRecorded') return undefined;
  return state.voided.includes(paymentId) ? 0 : payment.data.amount - (state.refunded[paymentId] ?? 0);
}
const unreckoned = ({ lines, remindAt: _, ...invoice }: Issued): Issued => ({
  ...invoice,
  lines: lines.map((line) => ({ ...line, amount: 0 })),
  subtotal: 0,
  tax: 0,
  total: 0,
});
/** Says whether the same was asked for; the sums follow from it, by the rules of the day on which it was issued. */
export const isSameWish = (before: Issued, again: Issued): boolean =>
  isDeepStrictEqual(unreckoned(before), unreckoned(again));
const undated = ({ type, data }: Booking) => ({ type, data: { ...data, date: '' } });
/** The same again, apart from a day that nobody named. */
export const isRepeated = (before: Booking, again: Booking, wasDated: boolean): boolean =>
  wasDated ? isDeepStrictEqual(before, again) : isDeepStrictEqual(undated(before), undated(again));

export const booked = (state: InvoiceState, id: string, booking: Booking, ledger: Ledger): InvoiceState => ({
  ...state,
  ledger,
  bookings: { ...state.bookings, [id]: booking },
});
