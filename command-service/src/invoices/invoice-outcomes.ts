import type { InvoiceCommand } from '@paideia/events/invoices/invoice.commands.ts';
import type { InvoiceEvent } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, isTooFine, ledgerAfter, type Ledger } from '@paideia/events/invoices/invoice.rules.ts';
import { isFarBack } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { moneyText } from '@paideia/events/kernel/money.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import type { InvoiceFacts } from './invoice-known.ts';
import { remindAgainAt } from './invoice-reminder.rules.ts';
import {
  bookingOf,
  isRepeated,
  refundableOf,
  type Booking,
  type InvoiceState,
  type Issued,
} from './invoice-state.decider.ts';

export type InvoiceRejection =
  | 'invoice.exists'
  | 'invoice.regionUnknown'
  | 'invoice.wrongCurrency'
  | 'invoice.studentUnknown'
  | 'invoice.studentDeactivated'
  | 'invoice.tooLarge'
  | 'invoice.dueBeforeIssued'
  | 'invoice.dateFarAhead'
  | 'invoice.dueFarAhead'
  | 'invoice.dateFarBack'
  | 'invoice.dateAhead'
  | 'invoice.dateBefore'
  | 'invoice.deleted'
  | 'invoice.idTaken'
  | 'invoice.creditTooMuch'
  | 'invoice.tooFine'
  | 'invoice.paymentUnknown'
  | 'invoice.paymentRefunded'
  | 'invoice.paidByCard'
  | 'invoice.refundTooMuch'
  | 'invoice.hasPayments'
  | 'invoice.notByCard'
  | 'cardPayment.underWay';
type Outcome = readonly InvoiceEvent[] | Rejection<InvoiceRejection>;

export const whoseOf = ({ invoiceId, userId, regionId, currency }: Issued) => ({
  invoiceId,
  userId,
  regionId,
  currency,
});
export const said = (amount: number, currency: string) => ({ most: moneyText(amount, currency, 'en-US') });
export const todayIn = (region: InvoiceFacts['region'], now: string) => dateIn(region?.timeZone ?? 'UTC', now);

/** Nothing is taken back before the day of what it takes back; an invoice may be dated ahead, and is credited before its day comes. */
export const refusedAsBefore = (
  date: string | null,
  day: string,
  today: string,
): Rejection<InvoiceRejection> | undefined =>
  date !== null && date < day && day <= today ? reject('invoice.dateBefore', { day }) : undefined;

/** Books it unless it was booked before, on the day that is named or else today; `refusal` looks at what the invoice allows now. */
export function book(
  state: InvoiceState,
  id: string,
  wish: (day: string) => Booking,
  [date, today]: readonly [named: string | null, today: string],
  refusal: () => Rejection<InvoiceRejection> | undefined,
): Outcome {
  const before = bookingOf(state, id);
  const booking = wish(date ?? today);
  if (before) return isRepeated(before, booking, date !== null) ? [] : reject('invoice.idTaken');
  if (state.ledger.isDeleted) return reject('invoice.deleted');
  if (date !== null && date > today) return reject('invoice.dateAhead', { today });
  if (date !== null && isFarBack(date, today)) return reject('invoice.dateFarBack');
  return refusal() ?? [booking];
}

/** Of what is booked by hand; what is left of a debt or of a payment can be booked whole. */
export const refusedAsFine = (
  amount: number,
  currency: string,
  rests: readonly number[],
): Rejection<'invoice.tooFine'> | undefined =>
  isTooFine(amount, currency, rests) ? reject('invoice.tooFine', { currency }) : undefined;

const isSettled = (ledger: Ledger): boolean => balanceOf(ledger) <= 0;

/** Only what is not there can be voided: money that came through the payment service is, and what was given back has left. */
export function voidOutcome(
  state: InvoiceState,
  { paymentId, reason }: DataOf<InvoiceCommand, 'VoidPayment'>,
  { isByCard, region, now }: InvoiceFacts & { readonly now: string },
): Outcome | Rejection<'notFound'> {
  const { invoice, ledger, voided } = state;
  if (!invoice) return reject('notFound');
  const payment = bookingOf(state, paymentId);
  if (payment?.type !== 'PaymentRecorded') return reject('invoice.paymentUnknown');
  if (voided.includes(paymentId)) return [];
  if (ledger.isDeleted) return reject('invoice.deleted');
  if (isByCard) return reject('invoice.paidByCard');
  const { amount, date } = payment.data;
  if (refundableOf(state, paymentId) !== amount) return reject('invoice.paymentRefunded');
  const isOwedAgain = isSettled(ledger) && !isSettled(ledgerAfter.PaymentVoided(ledger, { amount }));
  const remindAt = isOwedAgain ? remindAgainAt(invoice, region?.timeZone ?? 'UTC', now) : undefined;
  return [
    {
      type: 'PaymentVoided',
      data: { ...whoseOf(invoice), paymentId, amount, date, reason, ...(remindAt && { remindAt }) },
    },
  ];
}
