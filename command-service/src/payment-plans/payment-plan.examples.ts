import type { PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { paymentPlan } from './payment-plan.decider.ts';
import type { PlanFacts } from './payment-plan-known.ts';

const hex = (n: number) => n.toString(16).padStart(24, '0');
export const [planId, invoiceId, userId, regionId, cardId, otherCardId] = [1, 2, 3, 4, 5, 6].map(hex) as [
  ...[string, string, string, string, string, string],
];
export const whose = { planId, invoiceId, userId, regionId, currency: 'USD' };
const facts: PlanFacts = {
  invoice: { userId, regionId, currency: 'USD' },
  isOffered: true,
  left: 120_000,
  timeZone: 'America/Denver',
  takesCards: true,
  card: { endingDigits: '4242', isExpired: false },
  isRequested: false,
  isErased: false,
};
export const spec = specFor(paymentPlan, facts);

/** The morning of a day, and of the one before, by the wall of Denver in winter. */
export const morning = (date: string): string => `${date}T16:00:00.000Z`;
export const next = (date: string, before: string) => ({
  nextPaymentDue: date,
  chargeAt: morning(date),
  remindAt: morning(before),
});
export const none = { nextPaymentDue: null, chargeAt: null, remindAt: null };

export const setUp: PaymentPlanEvent = {
  type: 'PaymentPlanSetUp',
  data: {
    ...whose,
    frequency: 'monthly',
    instalments: 6,
    instalmentAmount: 20_000,
    lastInstalmentAmount: 20_000,
    firstPaymentDate: '2026-12-31',
    cardId,
    endingDigits: '4242',
    ...next('2026-12-31', '2026-12-30'),
  },
};
const charge = (sequence: number, attempt = 1) => ({
  ...whose,
  sequence,
  cardPaymentId: chargeIdOf(planId, sequence, attempt),
  amount: 20_000,
});
export const due = (sequence: number, attempt = 1, at = '2027-01-01'): PaymentPlanEvent => ({
  type: 'InstalmentDue',
  data: { ...charge(sequence, attempt), attempt, cardId, chargeAt: morning(at) },
});
export const succeeded = (
  successful: number,
  when: ReturnType<typeof next> | typeof none = next('2027-01-31', '2027-01-30'),
): PaymentPlanEvent => ({
  type: 'InstalmentSucceeded',
  data: { ...charge(successful), successful, remaining: 6 - successful, ...when },
});
export const failed = (
  consecutiveFailed: number,
  when: ReturnType<typeof next> | typeof none = next('2027-01-03', '2027-01-02'),
): PaymentPlanEvent => ({
  type: 'InstalmentFailed',
  data: { ...charge(1, consecutiveFailed), consecutiveFailed, remaining: 6, failureCode: 'declined', ...when },
});
export const disabled = (reason: 'failures' | 'student' | 'admin' | 'settled'): PaymentPlanEvent => ({
  type: 'PaymentPlanDisabled',
  data: { ...whose, reason, remaining: 6, amount: 120_000 },
});
