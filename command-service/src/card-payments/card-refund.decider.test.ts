import { describe, expect, test } from '@jest/globals';
import type { CardPayment } from '@paideia/events/card-payments/card-payment.events.ts';
import { mostTries, pauseAfter } from '@paideia/events/card-payments/card-payment.rules.ts';
import type { CardRefund, CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import { cardRefundPermissions } from '@paideia/events/card-payments/card-refund.permissions.ts';
import type { CardRefundFailure } from '@paideia/events/card-payments/card-refund.rules.ts';
import { later } from '@paideia/events/kernel/dates.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { id } from '../kernel/testing/world.ts';
import { cardRefund, type CardRefundFacts } from './card-refund.decider.ts';

const [cardRefundId, cardPaymentId, invoiceId, userId, regionId, cardId] = [1, 2, 3, 4, 5, 6].map(id) as [
  ...[string, string, string, string, string, string],
];
const payment: CardPayment = {
  cardPaymentId,
  invoiceId,
  userId,
  regionId,
  cardId,
  amount: 80_000,
  currency: 'USD',
  endingDigits: '4242',
};
const usual: CardRefundFacts = { charged: { payment, reference: 'pi_1' } };
const { given } = specFor(cardRefund, usual);
const ask = { type: 'RequestCardRefund', data: { cardRefundId, invoiceId, cardPaymentId, amount: 30_000 } } as const;
const refund: CardRefund = {
  cardRefundId,
  invoiceId,
  cardPaymentId,
  userId,
  regionId,
  amount: 30_000,
  currency: 'USD',
  charge: 'pi_1',
  endingDigits: '4242',
  attempt: 1,
};
const requested: CardRefundEvent = { type: 'CardRefundRequested', data: { ...refund, isRepeated: false } };
const repeated = (attempt: number): CardRefundEvent => ({
  type: 'CardRefundRequested',
  data: { ...refund, attempt, isRepeated: true },
});
const failed = (failureCode: CardRefundFailure, attempt = 1): CardRefundEvent => ({
  type: 'CardRefundFailed',
  data: { ...refund, attempt, failureCode },
});
const succeeded: CardRefundEvent = { type: 'CardRefundSucceeded', data: { ...refund, reference: 're_1' } };
const otherwise: CardRefundEvent = { type: 'CardRefundReturnedOtherwise', data: refund };
const delayed = (tries: number): CardRefundEvent => ({
  type: 'CardRefundDelayed',
  data: { ...refund, tries, retryAt: '2026-11-20T09:00:10.000Z' },
});
const retried = (tries: number): CardRefundEvent => ({ type: 'CardRefundRetried', data: { ...refund, tries } });
const wentBack = (attempt = 1) =>
  ({
    type: 'ConfirmCardRefund',
    data: { cardRefundId, attempt, gatewayStatus: 'succeeded', reference: 're_1' },
  }) as const;
const declined = (attempt = 1) =>
  ({
    type: 'ConfirmCardRefund',
    data: { cardRefundId, attempt, gatewayStatus: 'failed', failureCode: 'declined' },
  }) as const;
const again = (attempt = 1) => ({ type: 'RepeatCardRefund', data: { cardRefundId, attempt } }) as const;
const other = (attempt = 1) => ({ type: 'ReturnCardRefundOtherwise', data: { cardRefundId, attempt } }) as const;
const delay = (tries: number, isTaken = false) =>
  ({ type: 'DelayCardRefund', data: { cardRefundId, attempt: 1, tries, isTaken } }) as const;
const retry = { type: 'RetryCardRefund', data: { cardRefundId } } as const;

describe('a refund to a card', () => {
  test('is asked for once, of what came by card', () => {
    given().when(ask).then(requested);
    for (const more of [requested, succeeded, failed('declined')]) given(requested, more).when(ask).thenNothing();
  });
  test.each([
    ['there is no such payment', { payment: null, reference: null }],
    ['its money has not come', { payment, reference: null }],
    ['it is of another invoice', { payment: { ...payment, invoiceId: id(9) }, reference: 'pi_1' }],
  ])('is refused where %s', (_, charged) => given().when(ask, { charged }).thenRejected('notFound'));
  test('is over by the first answer, which the gateway may give twice', () => {
    given(requested).when(wentBack()).then(succeeded);
    given(requested).when(declined()).then(failed('declined'));
    given(requested, delayed(1)).when(wentBack()).then(succeeded);
    given(requested, succeeded).when(wentBack()).thenNothing();
    given(requested, failed('declined')).when(declined()).thenNothing();
    given(requested, failed('declined')).when(wentBack()).thenNothing();
    given().when(wentBack()).thenRejected('notFound');
  });
  test('that succeeded may fail yet: the bank sends it back', () =>
    given(requested, succeeded).when(declined()).then(failed('declined')));
  test('that nobody answered may still turn out to have gone back, or not', () => {
    given(requested, failed('gatewayAway')).when(wentBack()).then(succeeded);
    given(requested, failed('gatewayAway')).when(declined()).then(failed('declined'));
  });
  test('that was asked for again hears no more of the attempt before', () => {
    given(requested, failed('declined'), repeated(2)).when(declined(1)).thenNothing();
    given(requested, failed('declined'), repeated(2)).when(declined(2)).then(failed('declined', 2));
  });
});

describe('a gateway that does not answer', () => {
  test('is asked again after growing pauses, and given up after half a day', () => {
    const now = '2026-11-20T09:00:00.000Z';
    given(requested)
      .when(delay(1), { now })
      .then({ type: 'CardRefundDelayed', data: { ...refund, tries: 1, retryAt: later(now, pauseAfter(1)) } });
    given(requested, delayed(1)).when(retry).then(retried(2));
    given(requested, retried(mostTries)).when(delay(mostTries)).then(failed('gatewayAway'));
  });
  test('that has taken it is asked once a day, and is not given up', () => {
    const now = '2026-11-20T09:00:00.000Z';
    given(requested, retried(mostTries))
      .when(delay(mostTries, true), { now })
      .then({
        type: 'CardRefundDelayed',
        data: { ...refund, tries: mostTries, retryAt: '2026-11-21T09:00:00.000Z' },
      });
  });
  test('is asked no more once it has answered, and not for a try that is over', () => {
    given(requested, delayed(1), retried(2)).when(delay(1)).thenNothing();
    for (const over of [succeeded, failed('declined'), otherwise]) {
      given(requested, over).when(delay(1)).thenNothing();
      given(requested, over).when(retry).thenNothing();
    }
    given(requested).when(retry).thenNothing();
  });
});

describe('a refund that failed', () => {
  test('is asked for again as another attempt, once also by two people', () => {
    given(requested, failed('declined')).when(again()).then(repeated(2));
    given(requested, failed('declined'), repeated(2)).when(again()).thenNothing();
    given(requested, failed('declined'), repeated(2), failed('declined', 2)).when(again(1)).thenNothing();
    given(requested, failed('declined'), repeated(2), failed('declined', 2)).when(again(2)).then(repeated(3));
  });
  test('without an answer is asked for under the same key, so that it does not go back twice', () =>
    given(requested, failed('gatewayAway')).when(again()).then(repeated(1)));
  test('may be given back by other means, and then it is not asked for again', () => {
    given(requested, failed('cardClosed')).when(other()).then(otherwise);
    given(requested, failed('cardClosed'), otherwise).when(other()).thenNothing();
    given(requested, failed('cardClosed'), otherwise).when(again()).thenNothing();
  });
  test('is not given back by other means while nobody knows whether it went back', () => {
    given(requested, failed('gatewayAway')).when(other()).thenRejected('cardRefund.unsure');
  });
  test('alone: nothing is done about one that is under way or went back', () => {
    for (const history of [[requested], [requested, delayed(1)], [requested, succeeded]]) {
      given(...history)
        .when(again())
        .thenNothing();
      given(...history)
        .when(other())
        .thenNothing();
    }
    given().when(again()).thenRejected('notFound');
    given().when(other()).thenRejected('notFound');
  });
  test('is seen to by whoever bills in the region, never by the student', () => {
    const actor = (more: Partial<Actor>): Actor => ({
      userId: id(90),
      roles: ['user'],
      regionRoles: [],
      regionIds: [],
      attendanceAdminOf: [],
      ...more,
    });
    const scope = { ownerId: userId, regionId };
    const biller = actor({ roles: ['user', 'admin'] });
    for (const type of ['RepeatCardRefund', 'ReturnCardRefundOtherwise'] as const) {
      expect(cardRefundPermissions[type](biller, scope)).toBe(true);
      expect(cardRefundPermissions[type]({ ...biller, userId }, scope)).toBe(false);
      expect(cardRefundPermissions[type](actor({ userId }), scope)).toBe(false);
      expect(cardRefundPermissions[type]('system', scope)).toBe(false);
    }
    for (const type of ['RequestCardRefund', 'DelayCardRefund', 'RetryCardRefund', 'ConfirmCardRefund'] as const)
      expect([cardRefundPermissions[type](biller, scope), cardRefundPermissions[type]('system', scope)]).toEqual([
        false,
        true,
      ]);
  });
});
