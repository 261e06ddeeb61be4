import { describe, expect, test } from '@jest/globals';
import type { CardPayment, CardPaymentEvent } from '@paideia/events/card-payments/card-payment.events.ts';
import { mostTries, pauseAfter, type CardFailure } from '@paideia/events/card-payments/card-payment.rules.ts';
import { emptyLedger } from '@paideia/events/invoices/invoice.rules.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { id } from '../kernel/testing/world.ts';
import { cardPayment, type CardPaymentFacts } from './card-payment.decider.ts';

const [cardPaymentId, invoiceId, userId, regionId, cardId, planId] = [1, 2, 3, 4, 5, 6].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const invoice = { userId, regionId, currency: 'USD' };
const usual: CardPaymentFacts = {
  invoice,
  ledger: { ...emptyLedger(120_000), paid: 40_000 },
  unbooked: 0,
  card: { endingDigits: '4242', expiry: '12/30' },
  takesCards: true,
};
const { given } = specFor(cardPayment, usual);
const wish = { cardPaymentId, invoiceId, cardId, amount: 80_000 };
const pay = { type: 'PayInvoiceByCard', data: wish } as const;
const payment: CardPayment = { ...wish, ...invoice, endingDigits: '4242' };
const requested: CardPaymentEvent = { type: 'CardPaymentRequested', data: payment };
const failed = (failureCode: CardFailure): CardPaymentEvent => ({
  type: 'CardPaymentFailed',
  data: { ...payment, failureCode },
});
const succeeded: CardPaymentEvent = { type: 'CardPaymentSucceeded', data: { ...payment, reference: 'pi_1' } };
const came = {
  type: 'ConfirmCardPayment',
  data: { cardPaymentId, gatewayStatus: 'succeeded', reference: 'pi_1' },
} as const;
const declined = {
  type: 'ConfirmCardPayment',
  data: { cardPaymentId, gatewayStatus: 'failed', failureCode: 'declined' },
} as const;
const delay = (tries: number) => ({ type: 'DelayCardPayment', data: { cardPaymentId, tries } }) as const;
const retry = { type: 'RetryCardPayment', data: { cardPaymentId } } as const;
const require = (tries: number) => ({ type: 'RequireCardAuthentication', data: { cardPaymentId, tries } }) as const;
const required: CardPaymentEvent = {
  type: 'CardPaymentAuthenticationRequired',
  data: { ...payment, tries: 1, authenticateBy: '2026-11-20T09:15:00.000Z' },
};
const retried: CardPaymentEvent = { type: 'CardPaymentRetried', data: { ...payment, tries: 2 } };
const delayed = (tries: number): CardPaymentEvent => ({
  type: 'CardPaymentDelayed',
  data: { ...payment, tries, retryAt: '2026-11-20T09:00:10.000Z' },
});

describe('paying an invoice by card', () => {
  test('asks for the amount, up to the balance', () => {
    given().when(pay).then(requested);
    given()
      .when({ ...pay, data: { ...wish, amount: 1 } })
      .thenLike({ data: { amount: 1 } });
    given()
      .when({ ...pay, data: { ...wish, amount: 80_001 } })
      .thenRejected('cardPayment.tooMuch');
  });
  test('asks for what the currency prints, or for all that is left', () => {
    const yen = { ...invoice, currency: 'JPY' };
    const wished = (amount: number) => ({ ...pay, data: { ...wish, amount } });
    given()
      .when(wished(80_000), { invoice: yen })
      .thenLike({ data: { amount: 80_000 } });
    expect(given().when(wished(50_050), { invoice: yen }).outcome).toEqual({
      rejected: 'invoice.tooFine',
      params: { currency: 'JPY' },
    });
    given({ type: 'CardPaymentRequested', data: { ...payment, ...yen, amount: 50_050 } })
      .when(wished(50_050), { invoice: yen })
      .thenNothing();
    const ledger = { ...usual.ledger, paid: 40_050 };
    given()
      .when(wished(79_950), { invoice: yen, ledger })
      .thenLike({ data: { amount: 79_950 } });
  });
  test('is less by what has come and is not booked yet', () => {
    given().when(pay, { unbooked: 1 }).thenRejected('cardPayment.tooMuch');
    given().when(pay, { unbooked: 80_000 }).thenRejected('cardPayment.notOwed');
  });
  test('sent twice asks once, and another wish under the same id is refused', () => {
    given(requested).when(pay).thenNothing();
    given(requested, failed('declined')).when(pay).thenNothing();
    given(requested)
      .when({ ...pay, data: { ...wish, amount: 1 } })
      .thenRejected('cardPayment.idTaken');
  });
  test.each([
    ['the region takes no cards', { takesCards: false }, 'card.notAvailable'],
    ['the card is not saved', { card: undefined }, 'cardPayment.cardUnknown'],
    ['the card has expired', { card: { endingDigits: '4242', expiry: '10/26' } }, 'card.expired'],
    ['everything is paid', { ledger: { ...emptyLedger(100), paid: 100 } }, 'cardPayment.notOwed'],
    ['it was deleted', { ledger: { ...emptyLedger(100), isDeleted: true } }, 'cardPayment.notOwed'],
    ['there is no such invoice', { invoice: undefined }, 'notFound'],
  ] as const)('is refused where %s', (_, facts, code) => given().when(pay, facts).thenRejected(code));
  test('is taken from a card until its month is over everywhere', () => {
    const card = { endingDigits: '4242', expiry: '10/26' };
    given().when(pay, { card, now: '2026-11-01T11:59:59.000Z' }).thenLike({ type: 'CardPaymentRequested' });
    given().when(pay, { card, now: '2026-11-01T12:00:00.000Z' }).thenRejected('card.expired');
  });
  test('holds the invoice while it is under way, so that a second one waits', () => {
    const held = (...history: readonly CardPaymentEvent[]) => cardPayment.claims!(given(...history).state());
    expect(held(requested)).toMatchObject([{ value: invoiceId, taken: { rejected: 'cardPayment.underWay' } }]);
    expect(held(requested, delayed(1))).toHaveLength(1);
    expect(held(requested, required)).toHaveLength(1);
    expect(held(requested, failed('declined'))).toEqual([]);
    expect(held(requested, succeeded)).toEqual([]);
  });
  test('is the person’s own affair', () => {
    const actor = (more: Partial<Actor> = {}): Actor => ({
      userId,
      roles: ['user'],
      regionIds: [],
      regionRoles: [],
      attendanceAdminOf: [],
      ...more,
    });
    const scope = { ownerId: userId, regionId };
    const { allows } = given();
    expect(allows('PayInvoiceByCard', actor(), scope)).toBe(true);
    expect(allows('PayInvoiceByCard', actor({ impersonatorId: id(9) }), scope)).toBe(false);
    expect(allows('PayInvoiceByCard', actor({ userId: id(9), roles: ['superadmin', 'admin'] }), scope)).toBe(false);
    for (const type of [
      'ConfirmCardPayment',
      'RequestCardPayment',
      'RetryCardPayment',
      'DelayCardPayment',
      'RequireCardAuthentication',
    ] as const) {
      expect(allows(type, actor({ roles: ['superadmin'] }), scope)).toBe(false);
      expect(allows(type, 'system', scope)).toBe(true);
    }
  });
});

describe('the bank asks the holder of the card', () => {
  test('once, and the payment waits a quarter of an hour for them', () => {
    given(requested).when(require(1), { now: '2026-11-20T09:00:00.000Z' }).then(required);
    given(requested, required).when(require(1)).thenNothing();
    given(requested).when(require(2)).thenNothing();
    given(requested, succeeded).when(require(1)).thenNothing();
    given(requested, required, retried).when(delay(2)).thenLike({ type: 'CardPaymentDelayed' });
  });
  test('and counts what they said', () => {
    given(requested, required).when(came).then(succeeded);
    given(requested, required).when(declined).then(failed('declined'));
  });
  test('and is let go of when their time has passed, whatever is left to pay', () => {
    given(requested, required)
      .when(retry, { ledger: { ...emptyLedger(100), paid: 100 } })
      .then(retried);
  });
  test('and money that came all the same counts', () => {
    given(requested, required, retried, failed('authentication')).when(came).then(succeeded);
    given(requested, failed('authentication')).when(came).thenNothing();
  });
});

describe('the gateway’s answer', () => {
  test('counts once, whichever comes first', () => {
    given(requested).when(came).then(succeeded);
    given(requested).when(declined).then(failed('declined'));
    given(requested, succeeded).when(came).thenNothing();
    given(requested, succeeded).when(declined).thenNothing();
    given(requested, failed('declined')).when(came).thenNothing();
  });
  test('may come while we wait to ask again', () => given(requested, delayed(1)).when(came).then(succeeded));
  test('that the money came counts even after it was given up, or the card was gone before the gateway had answered', () => {
    given(requested, failed('gatewayAway')).when(came).then(succeeded);
    given(requested, failed('cardGone')).when(came).then(succeeded);
    given(requested, failed('gatewayAway')).when(declined).thenNothing();
  });
  test('is about a payment that there is', () => given().when(came).thenRejected('notFound'));
});

describe('a gateway that is away', () => {
  test('is asked again after growing pauses, and given up before it forgets', () => {
    given(requested).when(delay(1)).then(delayed(1));
    given(requested, delayed(1))
      .when(retry)
      .thenLike({ type: 'CardPaymentRetried', data: { tries: 2 } });
    const pauses = Array.from({ length: mostTries - 1 }, (_, n) => pauseAfter(n + 1));
    expect(pauses.every((pause, n) => n === 0 || pause >= pauses[n - 1]!)).toBe(true);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThan(24 * 60 * 60_000);
    const last: CardPaymentEvent = { type: 'CardPaymentRetried', data: { ...payment, tries: mostTries } };
    given(requested, last).when(delay(mostTries)).then(failed('gatewayAway'));
  });
  test('is not asked again for what was paid in another way meanwhile', () => {
    const late = given(requested, delayed(1));
    const paid = (more: number) => ({ ledger: { ...usual.ledger, paid: 40_000 + more } });
    for (const more of [1, 80_000, 90_000]) late.when(retry, paid(more)).then(failed('gatewayAway'));
    late.when(retry, paid(0)).thenLike({ type: 'CardPaymentRetried' });
    late.when(retry, { ledger: { ...usual.ledger, isDeleted: true } }).then(failed('gatewayAway'));
  });
  test('is not waited for by a payment that has ended, nor for a try of before', () => {
    given(requested, succeeded).when(delay(1)).thenNothing();
    given(requested, delayed(1)).when(delay(1)).thenNothing();
    given(requested, succeeded).when(retry).thenNothing();
    given(requested).when(retry).thenNothing();
  });
});

describe('an instalment', () => {
  const plan = { planId, sequence: 3, attempt: 1 };
  const ask = { type: 'RequestCardPayment', data: { ...wish, amount: 100_000, plan } } as const;
  test('is never more than what is left, and holds the invoice as the wish of a person does', () => {
    given()
      .when(ask)
      .then({ type: 'CardPaymentRequested', data: { ...payment, amount: 80_000, plan } });
    given()
      .when(ask, { unbooked: 30_000 })
      .thenLike({ data: { amount: 50_000 } });
    const state = given({ type: 'CardPaymentRequested', data: { ...payment, plan } }).state();
    expect(cardPayment.claims!(state)).toMatchObject([{ kind: 'cardPaymentInvoice', value: invoiceId }]);
  });
  test.each([
    ['the card is gone', { card: undefined }, 'cardGone'],
    ['the card has expired', { card: { endingDigits: '4242', expiry: '10/26' } }, 'expired'],
    ['the region takes no cards any more', { takesCards: false }, 'refused'],
  ] as const)('fails at once where %s', (_, facts, failureCode) =>
    given()
      .when(ask, facts)
      .thenLike({ type: 'CardPaymentRequested' }, { type: 'CardPaymentFailed', data: { failureCode, plan } }),
  );
  test('is asked for once', () =>
    given({ type: 'CardPaymentRequested', data: { ...payment, plan } })
      .when(ask)
      .thenNothing());
});
