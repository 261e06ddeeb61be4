import { expect, test } from '@jest/globals';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { bill } from '../invoices/invoice.examples.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { cardIdOf, planOf } from './payment-plan.examples.ts';
import { paymentPlanProjection } from './payment-plan.projection.ts';
import { paymentPlans, type PaymentPlanView } from './payment-plan.view.ts';

const { given } = specFor(paymentPlanProjection);
const one = bill();
const plan = planOf(one);
const profile = (firstName: string): UserProfileEvent => ({
  type: 'UserProfileCreated',
  data: { userId: one.userId, changed: { firstName, lastName: 'Marlowe' }, locale: 'en' },
});

test('a plan stands under the name of its student with its terms', () => {
  given(profile('Sven'), plan.setUp()).then(paymentPlans, plan.planId, {
    _id: plan.planId,
    _revision: 0,
    invoiceId: one.invoiceId,
    studentName: 'Sven Marlowe',
    studentNameKey: 'marlowe sven',
    frequency: 'monthly',
    instalments: 6,
    successful: 0,
    remaining: 6,
    nextPaymentDue: '2026-10-01',
    consecutiveFailed: 0,
    state: 'enabled',
    enabled: true,
    reason: null,
    cardId: cardIdOf(),
    endingDigits: '4242',
    payments: [],
  });
});

const payment = (n: number, day: string, failureCode: 'declined' | null) => ({
  sequence: n,
  amount: 20_000,
  at: `${day}T16:00:00.000Z`,
  failureCode,
});
test.each<[string, readonly GivenEvent[], Partial<PaymentPlanView>]>([
  [
    'a payment',
    [plan.succeeded(1, '2026-11-01')],
    {
      successful: 1,
      remaining: 5,
      nextPaymentDue: '2026-11-01',
      payments: [payment(1, '2026-10-01', null)],
      _revision: 1,
    },
  ],
  [
    'a failure, which is tried again',
    [plan.failed(1, '2026-10-04')],
    {
      successful: 0,
      consecutiveFailed: 1,
      nextPaymentDue: '2026-10-04',
      payments: [payment(1, '2026-10-01', 'declined')],
    },
  ],
  [
    'a payment after a failure, which counts no more',
    [plan.failed(1, '2026-10-04'), plan.succeeded(1, '2026-11-01', '2026-10-04')],
    { consecutiveFailed: 0, payments: [payment(1, '2026-10-01', 'declined'), payment(1, '2026-10-04', null)] },
  ],
  [
    'the third failure',
    [plan.failed(3, null), plan.disabled('failures')],
    { state: 'disabled', enabled: false, reason: 'failures', nextPaymentDue: null, consecutiveFailed: 3 },
  ],
  [
    'another card, and that it is enabled again',
    [plan.disabled('student'), plan.cardChanged(), plan.enabled('2026-11-01')],
    {
      state: 'enabled',
      enabled: true,
      reason: null,
      nextPaymentDue: '2026-11-01',
      consecutiveFailed: 0,
      cardId: cardIdOf(2),
      endingDigits: '1881',
    },
  ],
  ['that nothing is left', [plan.disabled('settled')], { state: 'completed', enabled: false, reason: 'settled' }],
  ['its end', [plan.completed()], { state: 'completed', enabled: false, reason: null, nextPaymentDue: null }],
])('it says %s', (_, events, fields) => {
  given(plan.setUp(), ...events).then(paymentPlans, plan.planId, fields);
});
test('of which nothing is known takes nothing', () =>
  expect(given(plan.succeeded(1, null)).all(paymentPlans)).toEqual([]));
