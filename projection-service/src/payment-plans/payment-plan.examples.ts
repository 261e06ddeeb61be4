// Events of payment plans for tests, of this projection and of what is read from it.
import type { PaymentPlanEvent } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import type { Bill } from '../invoices/invoice.examples.ts';
import type { GivenEvent } from '../kernel/spec.ts';

const planIdOf = (n = 1): string => `b${n.toString(16).padStart(23, '0')}`;
export const cardIdOf = (n = 1): string => `c${n.toString(16).padStart(23, '0')}`;
const next = (date: string) => ({
  nextPaymentDue: date,
  chargeAt: `${date}T16:00:00.000Z`,
  remindAt: `${date}T15:00:00.000Z`,
});
const none = { nextPaymentDue: null, chargeAt: null, remindAt: null };

/** What happens to one plan of six monthly payments of 200.00. */
export function planOf({ invoiceId, userId, regionId, currency }: Bill, n = 1) {
  const planId = planIdOf(n);
  const whose = { planId, invoiceId, userId, regionId, currency };
  const at = (event: PaymentPlanEvent, day: string): GivenEvent => ({
    ...event,
    meta: { stream: `paymentPlan-${planId}`, at: `${day}T16:00:00.000Z` },
  });
  const charge = (sequence: number, attempt = 1) => ({
    ...whose,
    sequence,
    cardPaymentId: chargeIdOf(planId, sequence, attempt),
    amount: 20_000,
  });
  return {
    planId,
    setUp: (day = '2026-09-08') =>
      at(
        {
          type: 'PaymentPlanSetUp',
          data: {
            ...whose,
            frequency: 'monthly',
            instalments: 6,
            instalmentAmount: 20_000,
            lastInstalmentAmount: 20_000,
            firstPaymentDate: '2026-10-01',
            cardId: cardIdOf(),
            endingDigits: '4242',
            ...next('2026-10-01'),
          },
        },
        day,
      ),
    succeeded: (successful: number, then: string | null, day = '2026-10-01') =>
      at(
        {
          type: 'InstalmentSucceeded',
          data: { ...charge(successful), successful, remaining: 6 - successful, ...(then ? next(then) : none) },
        },
        day,
      ),
    failed: (consecutiveFailed: number, then: string | null, day = '2026-10-01') =>
      at(
        {
          type: 'InstalmentFailed',
          data: {
            ...charge(1, consecutiveFailed),
            consecutiveFailed,
            remaining: 6,
            failureCode: 'declined',
            ...(then ? next(then) : none),
          },
        },
        day,
      ),
    cardChanged: (day = '2026-10-02') =>
      at({ type: 'PaymentPlanCardChanged', data: { ...whose, cardId: cardIdOf(2), endingDigits: '1881' } }, day),
    disabled: (reason: 'failures' | 'student' | 'admin' | 'settled', day = '2026-10-07') =>
      at({ type: 'PaymentPlanDisabled', data: { ...whose, reason, remaining: 6, amount: 120_000 } }, day),
    enabled: (then: string, day = '2026-10-08') =>
      at({ type: 'PaymentPlanEnabled', data: { ...whose, ...next(then) } }, day),
    completed: (day = '2027-03-01') => at({ type: 'PaymentPlanCompleted', data: whose }, day),
  };
}
