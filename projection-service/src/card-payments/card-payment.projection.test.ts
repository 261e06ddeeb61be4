import { expect, test } from '@jest/globals';
import type { CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { specFor } from '../kernel/spec.ts';
import { cardPaymentProjection } from './card-payment.projection.ts';
import { cardPayments } from './card-payment.view.ts';

const { given } = specFor(cardPaymentProjection);
const hex = (n: number) => n.toString(16).padStart(24, '0');
const payment = {
  cardPaymentId: hex(1),
  invoiceId: hex(2),
  userId: hex(3),
  regionId: hex(4),
  amount: 20_000,
  currency: 'USD',
  cardId: hex(5),
  endingDigits: '4242',
};
const requested: CardPaymentEvent = { type: 'CardPaymentRequested', data: payment };
const retryAt = '2026-11-20T09:05:00.000Z';
const delayed: CardPaymentEvent = { type: 'CardPaymentDelayed', data: { ...payment, tries: 1, retryAt } };
const retried: CardPaymentEvent = { type: 'CardPaymentRetried', data: { ...payment, tries: 2 } };
const failed: CardPaymentEvent = { type: 'CardPaymentFailed', data: { ...payment, failureCode: 'declined' } };
const succeeded: CardPaymentEvent = { type: 'CardPaymentSucceeded', data: { ...payment, reference: 'pi_1' } };

test('a payment is under way until it succeeded or failed', () => {
  given(requested).then(cardPayments, hex(1), { status: 'requested', amount: 20_000, plan: null, endedAt: null });
  given(requested, delayed).then(cardPayments, hex(1), { status: 'requested', retryAt });
  given(requested, delayed, retried).then(cardPayments, hex(1), { status: 'requested', retryAt: null, tries: 2 });
  given(requested, failed).then(cardPayments, hex(1), {
    status: 'failed',
    failureCode: 'declined',
    reference: null,
    tries: 1,
  });
  const paid = given(requested, delayed, retried, succeeded);
  paid.then(cardPayments, hex(1), { status: 'succeeded', failureCode: null, reference: 'pi_1', retryAt: null });
  expect(paid.one(cardPayments, hex(1))?.why).toHaveLength(4);
});
test('a payment says until when its bank waits for the holder of the card', () => {
  const authenticateBy = '2026-11-20T09:15:00.000Z';
  const required: CardPaymentEvent = {
    type: 'CardPaymentAuthenticationRequired',
    data: { ...payment, tries: 1, authenticateBy },
  };
  given(requested).then(cardPayments, hex(1), { authenticateBy: null });
  given(requested, required).then(cardPayments, hex(1), { status: 'requested', authenticateBy });
  for (const next of [retried, succeeded, failed])
    given(requested, required, next).then(cardPayments, hex(1), { authenticateBy: null });
});
test('an instalment says which one it is', () => {
  const plan = { planId: hex(6), sequence: 2, attempt: 1 };
  given({ type: 'CardPaymentRequested', data: { ...payment, plan } }).then(cardPayments, hex(1), { plan });
});
