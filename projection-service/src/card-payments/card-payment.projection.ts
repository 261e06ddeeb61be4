import { cardPaymentEvents, type CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { collectionsOf, defineProjection, put, refOf, update, type Occurred } from '../kernel/projection.ts';
import { cardPayments, cardPaymentsGroup, type CardPaymentView } from './card-payment.view.ts';

const changed = (
  { cardPaymentId }: { readonly cardPaymentId: string },
  occurred: Occurred,
  change: Partial<
    Pick<CardPaymentView, 'status' | 'failureCode' | 'reference' | 'endedAt' | 'retryAt' | 'authenticateBy' | 'tries'>
  >,
) =>
  update(cardPayments, cardPaymentId, (before) => ({
    ...before,
    ...change,
    why: [...before.why, refOf(occurred)],
  }));

export const cardPaymentProjection = defineProjection<CardPaymentEvent>({
  group: cardPaymentsGroup,
  collections: collectionsOf(cardPayments),
  events: [cardPaymentEvents],
  on: {
    CardPaymentRequested: ({ cardPaymentId, plan = null, ...payment }, occurred) =>
      put(cardPayments, cardPaymentId, {
        ...payment,
        _id: cardPaymentId,
        plan,
        status: 'requested' as const,
        failureCode: null,
        reference: null,
        requestedAt: occurred.at,
        endedAt: null,
        retryAt: null,
        authenticateBy: null,
        tries: 1,
        why: [refOf(occurred)],
      }),
    CardPaymentDelayed: (payment, occurred) => changed(payment, occurred, { retryAt: payment.retryAt }),
    CardPaymentAuthenticationRequired: (payment, occurred) =>
      changed(payment, occurred, { authenticateBy: payment.authenticateBy }),
    CardPaymentRetried: (payment, occurred) =>
      changed(payment, occurred, { retryAt: null, authenticateBy: null, tries: payment.tries }),
    CardPaymentSucceeded: (payment, occurred) =>
      changed(payment, occurred, {
        status: 'succeeded',
        failureCode: null,
        reference: payment.reference,
        endedAt: occurred.at,
        retryAt: null,
        authenticateBy: null,
      }),
    CardPaymentFailed: (payment, occurred) =>
      changed(payment, occurred, {
        status: 'failed',
        failureCode: payment.failureCode,
        endedAt: occurred.at,
        retryAt: null,
        authenticateBy: null,
      }),
  },
});
