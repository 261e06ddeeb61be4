import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { paymentDayAfter, paymentHour, type PlanState } from '@paideia/events/payment-plans/payment-plan.rules.ts';
import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { instantOf } from '../kernel/decide/zone.ts';

export type Terms = DataOf<PaymentPlanEvent, 'PaymentPlanSetUp'>;
/** The next day of payment, with the mornings on which the student is reminded and the card is charged. */
type Next = Pick<Terms, 'nextPaymentDue' | 'chargeAt' | 'remindAt'>;
type OpenCharge = DataOf<PaymentPlanEvent, 'InstalmentDue'>;
export type PaymentPlanState = {
  readonly terms: Terms | null;
  readonly state: PlanState;
  readonly cardId: string | null;
  readonly successful: number;
  readonly consecutiveFailed: number;
  /** Tries at the instalment that is next, also those of before the plan was enabled again. */
  readonly attempts: number;
  readonly next: Next | null;
  /** It was asked for, and what came of it is not known yet. */
  readonly open: OpenCharge | null;
  /** The last one that failed: the gateway may say later that the money came after all. */
  readonly lastFailed: OpenCharge | null;
  /** The day of payment of which the student was told. */
  readonly remindedOf: string | null;
};
export const noPlan: PaymentPlanState = {
  terms: null,
  state: 'disabled',
  cardId: null,
  successful: 0,
  consecutiveFailed: 0,
  attempts: 0,
  next: null,
  open: null,
  lastFailed: null,
  remindedOf: null,
};

export const nextOn = (date: string, timeZone: string): Next => ({
  nextPaymentDue: date,
  chargeAt: instantOf(date, paymentHour, timeZone),
  remindAt: instantOf(daysAfter(date, -1), paymentHour, timeZone),
});
/** The plan's next day of payment after that day. */
export const nextAfter = ({ firstPaymentDate, frequency }: Terms, day: string, timeZone: string): Next =>
  nextOn(paymentDayAfter(firstPaymentDate, frequency, day), timeZone);
export const noNext = { nextPaymentDue: null, chargeAt: null, remindAt: null } as const;

type NextIfAny = { readonly [K in keyof Next]: Next[K] | null };
export const nextIn = ({ nextPaymentDue, chargeAt, remindAt }: NextIfAny): Next | null =>
  nextPaymentDue === null || chargeAt === null || remindAt === null ? null : { nextPaymentDue, chargeAt, remindAt };
