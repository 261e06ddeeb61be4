import type { CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { DisableReason, PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { mostFailures, paymentsLeft, retryDays } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { dateIn } from '../kernel/decide/zone.ts';
import type { PlanFacts } from './payment-plan-known.ts';
import { nextAfter, nextOn, noNext, type PaymentPlanState, type Terms } from './payment-plan-state.decider.ts';

export const whoseOf = ({ planId, invoiceId, userId, regionId, currency }: Terms) => ({
  planId,
  invoiceId,
  userId,
  regionId,
  currency,
});
export const remainingOf = ({ terms, successful }: PaymentPlanState): number =>
  terms ? terms.instalments - successful : 0;
/** What people are told of the payments that are still to come, by what is left to pay. */
export const toCome = ({ terms, successful }: PaymentPlanState, left: number): number =>
  terms ? paymentsLeft({ ...terms, successful }, left) : 0;
/** The instalment that is next; what is left after the last one, which takes it all, is nothing. */
export const sequenceOf = ({ successful }: PaymentPlanState, { instalments }: Terms): number =>
  Math.min(successful + 1, instalments);

export const disabled = (
  state: PaymentPlanState,
  terms: Terms,
  reason: DisableReason,
  left: number,
): PaymentPlanEvent => ({
  type: 'PaymentPlanDisabled',
  data: { ...whoseOf(terms), reason, remaining: toCome(state, left), amount: left },
});

type Charge = Pick<DataOf<PaymentPlanEvent, 'InstalmentDue'>, 'sequence' | 'cardPaymentId' | 'amount'>;
/** The third failure in a row disables the plan; before that it is tried again, and the days of the plan stay. */
export function failed(
  state: PaymentPlanState,
  terms: Terms,
  { sequence, cardPaymentId, amount }: Charge,
  failureCode: CardFailure,
  { left, timeZone, now }: PlanFacts & { readonly now: string },
): readonly PaymentPlanEvent[] {
  const consecutiveFailed = state.consecutiveFailed + 1;
  const isOn = state.state === 'enabled';
  const isLast = consecutiveFailed >= mostFailures;
  const retry = isOn && !isLast && left > 0 ? nextOn(daysAfter(dateIn(timeZone, now), retryDays), timeZone) : noNext;
  const charge = { sequence, cardPaymentId, amount, remaining: toCome(state, left) };
  const failure: PaymentPlanEvent = {
    type: 'InstalmentFailed',
    data: { ...whoseOf(terms), ...charge, consecutiveFailed, failureCode, ...retry },
  };
  const reason = left <= 0 ? 'settled' : isLast ? 'failures' : undefined;
  return isOn && reason ? [failure, disabled(state, terms, reason, left)] : [failure];
}

export function charged(
  state: PaymentPlanState,
  terms: Terms,
  { sequence, cardPaymentId, amount }: Charge,
  { left, timeZone, now }: PlanFacts & { readonly now: string },
): readonly PaymentPlanEvent[] {
  const successful = state.successful + 1;
  const remaining = terms.instalments - successful;
  const isDone = remaining <= 0 || left <= 0;
  const next = state.state === 'enabled' && !isDone ? nextAfter(terms, dateIn(timeZone, now), timeZone) : noNext;
  const success: PaymentPlanEvent = {
    type: 'InstalmentSucceeded',
    data: { ...whoseOf(terms), sequence, cardPaymentId, amount, successful, remaining, ...next },
  };
  return isDone && state.state !== 'completed'
    ? [success, { type: 'PaymentPlanCompleted', data: whoseOf(terms) }]
    : [success];
}
