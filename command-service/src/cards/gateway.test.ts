// Both gateways keep the same promises: Stripe, by its package against a double that answers as its documentation says, and the trial gateway.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { startStripe, type StripeDouble } from '../../../tests/support/stripe.ts';
import { id } from '../kernel/testing/world.ts';
import { BadSignature, GatewayAway, type CardGateway, type Refund } from './card-gateway.ts';
import { stripeAmount } from './stripe-amount.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { trialGateway } from './trial-gateway.ts';

const [ada, ben] = [id(1), id(2)];
const master = 'ab'.repeat(32);
const numbers: Readonly<Record<string, string>> = {
  '4242': '4242 4242 4242 4242',
  '0002': '4000 0000 0000 0002',
  '9995': '4000 0000 0000 9995',
  '0069': '4000 0000 0000 0069',
  '5126': '4000 0000 0000 5126',
  '3184': '4000 0027 6000 3184',
};
let records: Records;
let stripe: StripeDouble;
const dataDir = mkdtempSync(join(tmpdir(), 'paideia-gateway-'));
beforeAll(async () => {
  records = await openRecords({ dataDir, file: 'accounts' });
  stripe = await startStripe();
});
afterAll(async () => {
  await records.close();
  await stripe.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Bench = {
  readonly gateway: CardGateway;
  readonly enter: (reference: string, userId: string, digits: string) => Promise<unknown>;
  /** The holder tells the bank whether it is them. */
  readonly authenticate: (cardPaymentId: string, isConfirmed: boolean) => Promise<void>;
  readonly sign: (body: string, at?: number) => string;
  readonly told: (cardPaymentId: string, reference: string) => string;
  /** A refund that its bank sent back. */
  readonly toldOfRefund: (cardRefundId: string) => string;
};
const trial = () => trialGateway({ records, master, clock: () => new Date() });
const benches: Readonly<Record<string, () => Bench>> = {
  Stripe: () => ({
    gateway: stripeGateway(stripe.config),
    enter: (reference, _, digits) => Promise.resolve(stripe.enter(reference, digits)),
    authenticate: (cardPaymentId, isConfirmed) => Promise.resolve(stripe.authenticate(cardPaymentId, isConfirmed)),
    sign: (body, at = Math.floor(Date.now() / 1000)) => stripe.sign(body, at),
    told: (cardPaymentId, reference) =>
      JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'payment_intent.succeeded',
        data: { object: { id: reference, object: 'payment_intent', status: 'succeeded', metadata: { cardPaymentId } } },
      }),
    toldOfRefund: (cardRefundId) =>
      JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'refund.failed',
        data: {
          object: {
            id: 're_1',
            object: 'refund',
            status: 'failed',
            failure_reason: 'lost_or_stolen_card',
            metadata: { cardRefundId, attempt: '2' },
          },
        },
      }),
  }),
  'the trial gateway': () => ({
    gateway: trial(),
    enter: (reference, userId, digits) =>
      trial().enter(reference, userId, { number: numbers[digits]!, expiry: '12/30', securityCode: '123' }),
    authenticate: (...said) => trial().authenticate(...said),
    sign: (body, at) =>
      at === undefined
        ? trial().sign(body)
        : trialGateway({ records, master, clock: () => new Date(at * 1000) }).sign(body),
    told: (cardPaymentId, reference) =>
      JSON.stringify({ id: 'evt_1', result: { cardPaymentId, status: 'succeeded', reference } }),
    toldOfRefund: (cardRefundId) =>
      JSON.stringify({
        id: 'evt_2',
        refund: { cardRefundId, attempt: 2, status: 'failed', failureCode: 'cardClosed' },
      }),
  }),
};

describe.each(Object.entries(benches))('%s', (name, open) => {
  let n = name.length * 1_000;
  async function saved(digits: string) {
    const { gateway, enter } = open();
    const { reference } = await gateway.beginSetup(ada);
    await enter(reference, ada, digits);
    return (await gateway.cardOf(reference, ada))!;
  }
  const charge = (
    card: { readonly customer: string; readonly method: string },
    cardPaymentId: string,
    isOnSession = true,
  ) => open().gateway.charge({ cardPaymentId, amount: 20_000, currency: 'USD', card, isOnSession });

  test('tells of a card what it is, once it was entered, and only whom it belongs to', async () => {
    const { gateway, enter } = open();
    const { reference } = await gateway.beginSetup(ada);
    expect(await gateway.cardOf(reference, ada)).toBeUndefined();
    await enter(reference, ada, '4242');
    expect(await gateway.cardOf(reference, ada)).toMatchObject({
      brand: 'visa',
      endingDigits: '4242',
      expiry: '12/30',
    });
    expect(await gateway.cardOf(reference, ben)).toBeUndefined();
    expect(await gateway.cardOf('unknown', ada)).toBeUndefined();
  });
  test.each([
    ['4242', { status: 'succeeded' }],
    ['0002', { status: 'failed', failureCode: 'declined' }],
    ['9995', { status: 'failed', failureCode: 'insufficientFunds' }],
    ['0069', { status: 'failed', failureCode: 'expired' }],
  ])('charges the card that ends in %s: %j', async (digits, result) =>
    expect(await charge(await saved(digits), id(++n))).toMatchObject(result),
  );
  test('charges once under one id, also after we were killed before its answer was written down', async () => {
    const card = await saved('4242');
    const cardPaymentId = id(++n);
    const first = await charge(card, cardPaymentId);
    const before = [(await records.list('trial-charge:')).length, stripe.charges.size];
    // Another process, which knows nothing of the first one but what the gateway has kept.
    expect(await charge(card, cardPaymentId)).toEqual(first);
    expect(await Promise.all([charge(card, cardPaymentId), charge(card, cardPaymentId)])).toEqual([first, first]);
    expect([(await records.list('trial-charge:')).length, stripe.charges.size]).toEqual(before);
  });
  test('charges once also when it is asked again after days, and has forgotten the key of the first request', async () => {
    const card = await saved('4242');
    const cardPaymentId = id(++n);
    const first = await charge(card, cardPaymentId);
    await charge(card, id(++n));
    stripe.forgetKeys();
    const before = stripe.charges.size;
    expect(await charge(card, cardPaymentId)).toEqual(first);
    expect(stripe.charges.size).toBe(before);
  });
  test.each([
    [true, { status: 'succeeded', reference: expect.any(String) }],
    [false, { status: 'failed', failureCode: 'authentication' }],
  ])('charges once its holder has authenticated, where the bank wants it: %s', async (isConfirmed, result) => {
    const card = await saved('3184');
    const cardPaymentId = id(++n);
    const waiting = { status: 'actionRequired', clientSecret: name === 'Stripe' ? expect.any(String) : null };
    expect(await charge(card, cardPaymentId)).toEqual(waiting);
    expect(await charge(card, cardPaymentId)).toEqual(waiting);
    await open().authenticate(cardPaymentId, isConfirmed);
    expect(await charge(card, cardPaymentId)).toEqual(result);
    // Whoever lets go of it too late is told what came of it.
    expect(await charge(card, cardPaymentId, false)).toEqual(result);
  });
  test('lets go of what its holder has not authenticated in time, and of what nobody is there to authenticate', async () => {
    const card = await saved('3184');
    const [cardPaymentId, instalment] = [id(++n), id(++n)];
    const failed = { status: 'failed', failureCode: 'authentication' };
    await charge(card, cardPaymentId);
    expect(await charge(card, cardPaymentId, false)).toEqual(failed);
    await open().authenticate(cardPaymentId, true);
    expect(await charge(card, cardPaymentId)).toEqual(failed);
    expect(await charge(card, instalment, false)).toEqual(failed);
  });
  test('knows a card no more that was to be forgotten', async () => {
    const card = await saved('4242');
    await open().gateway.forget(card);
    expect(await charge(card, id(++n))).toEqual({ status: 'failed', failureCode: 'cardGone' });
  });
  /** A payment that has come, and what gives 50.00 of it back. */
  async function charged(digits: string) {
    const card = await saved(digits);
    const cardPaymentId = id(++n);
    const result = await charge(card, cardPaymentId);
    const reference = result.status === 'succeeded' ? result.reference : '';
    const cardRefundId = id(++n);
    const wish = { cardRefundId, attempt: 1, cardPaymentId, charge: reference, amount: 5_000, currency: 'USD' };
    const giveBack = (more: Partial<Refund> = {}) => open().gateway.refund({ ...wish, ...more });
    return { card, giveBack };
  }
  const sentBack = async () => [(await records.list('trial-refund:')).length, stripe.refunds.size];

  test('gives a payment back to its card, in parts, each under an id of its own', async () => {
    const { giveBack } = await charged('4242');
    const first = await giveBack();
    expect(first).toMatchObject({ status: 'succeeded', reference: expect.any(String) });
    const second = await giveBack({ cardRefundId: id(++n) });
    expect(second).toMatchObject({ status: 'succeeded' });
    expect(second).not.toEqual(first);
  });
  test('gives back once under one id, also after we were killed, to many who ask at once, and after its keys are forgotten', async () => {
    const { giveBack } = await charged('4242');
    const first = await giveBack();
    const before = await sentBack();
    expect(await giveBack()).toEqual(first);
    expect(await Promise.all([giveBack(), giveBack()])).toEqual([first, first]);
    stripe.forgetKeys();
    expect(await giveBack()).toEqual(first);
    expect(await sentBack()).toEqual(before);
  });
  test('gives back to a card that was to be forgotten meanwhile', async () => {
    const { card, giveBack } = await charged('4242');
    await open().gateway.forget(card);
    expect(await giveBack()).toMatchObject({ status: 'succeeded' });
  });
  test('says of what the bank sent back that it failed, and tries again only as another attempt', async () => {
    const { giveBack } = await charged('5126');
    await giveBack();
    const before = await sentBack();
    expect(await giveBack()).toEqual({ status: 'failed', failureCode: 'declined' });
    expect(await sentBack()).toEqual(before);
    await giveBack({ attempt: 2 });
    expect((await sentBack()).reduce((sum, one) => sum + one)).toBe(before.reduce((sum, one) => sum + one) + 1);
  });
  test('does not give back what it does not know', async () => {
    const { giveBack } = await charged('4242');
    expect(await giveBack({ cardRefundId: id(++n), charge: 'pi_unknown' })).toEqual({
      status: 'failed',
      failureCode: 'paymentGone',
    });
  });
  test('tells by its webhook what became of a refund', () => {
    const { gateway, sign, toldOfRefund } = open();
    const body = toldOfRefund(id(8));
    expect(gateway.notice(body, sign(body))).toEqual({
      id: 'evt_2',
      refund: { cardRefundId: id(8), attempt: 2, status: 'failed', failureCode: 'cardClosed' },
    });
  });
  test('believes what is signed by the gateway and not older than five minutes', () => {
    const { gateway, sign, told } = open();
    const body = told(id(7), 'ref_1');
    const now = Math.floor(Date.now() / 1000);
    expect(gateway.notice(body, sign(body))).toEqual({
      id: 'evt_1',
      result: { cardPaymentId: id(7), status: 'succeeded', reference: 'ref_1' },
    });
    expect(gateway.notice(body, sign(body, now - 290))).toMatchObject({ id: 'evt_1' });
    for (const signature of [sign(body, now - 310), sign(`${body} `), sign(body).replace('v1=', 'v1=00'), '', 't=1'])
      expect(() => gateway.notice(body, signature)).toThrow(BadSignature);
  });
});

test('a Stripe that is away or wrongly set up is asked again: no payment fails by it', async () => {
  const away = stripeGateway({ ...stripe.config, url: 'http://127.0.0.1:9' });
  const card = { customer: 'cus_1', method: 'pm_1' };
  const wish = { cardPaymentId: id(90), amount: 100, currency: 'USD', card, isOnSession: true };
  await expect(away.charge(wish)).rejects.toThrow(GatewayAway);
  stripe.isDown = true;
  await expect(stripeGateway(stripe.config).charge(wish)).rejects.toThrow(GatewayAway);
  const refund = {
    cardRefundId: id(91),
    attempt: 1,
    cardPaymentId: id(90),
    charge: 'pi_1',
    amount: 100,
    currency: 'USD',
  };
  await expect(stripeGateway(stripe.config).refund(refund)).rejects.toThrow(GatewayAway);
  stripe.isDown = false;
});
describe('a refund by Stripe', () => {
  const gateway = () => stripeGateway(stripe.config);
  async function charged(digits: string, n: number) {
    const { reference } = await gateway().beginSetup(ada);
    stripe.enter(reference, digits);
    const card = (await gateway().cardOf(reference, ada))!;
    const paid = await gateway().charge({
      cardPaymentId: id(n),
      amount: 20_000,
      currency: 'USD',
      card,
      isOnSession: true,
    });
    const charge = paid.status === 'succeeded' ? paid.reference : '';
    const wish = { cardPaymentId: id(n), charge, amount: 20_000, currency: 'USD' };
    return (cardRefundId: string, attempt = 1) => gateway().refund({ ...wish, cardRefundId, attempt });
  }
  test('that takes its time is asked for again as itself', async () => {
    const giveBack = await charged('7726', 700);
    expect([await giveBack(id(701)), await giveBack(id(701))]).toEqual([{ status: 'pending' }, { status: 'pending' }]);
    // Whoever asks anew for what is under way or came, by whatever attempt, is told of that one.
    const before = stripe.refunds.size;
    expect(await giveBack(id(701), 2)).toEqual({ status: 'pending' });
    expect(stripe.refunds.size).toBe(before);
  });
  test('of what was given back in its dashboard says so', async () => {
    const giveBack = await charged('4242', 710);
    await giveBack(id(711));
    expect(await giveBack(id(712))).toEqual({ status: 'failed', failureCode: 'alreadyRefunded' });
  });
  test.each([
    ['refund.updated', 'succeeded', undefined, { status: 'succeeded', reference: 're_9' }],
    ['charge.refund.updated', 'failed', 'expired_or_canceled_card', { status: 'failed', failureCode: 'cardClosed' }],
    ['refund.failed', 'failed', 'insufficient_funds', { status: 'failed', failureCode: 'noFunds' }],
    ['refund.failed', 'failed', 'something new', { status: 'failed', failureCode: 'refused' }],
    ['refund.updated', 'canceled', 'merchant_request', { status: 'failed', failureCode: 'refused' }],
    ['refund.updated', 'pending', undefined, undefined],
  ])('is told of by %s, %s, %s', (type, status, reason, result) => {
    const told = (metadata: object) => {
      const refund = { id: 're_9', object: 'refund', status, failure_reason: reason, metadata };
      const body = JSON.stringify({ id: 'evt_9', object: 'event', type, data: { object: refund } });
      return gateway().notice(body, stripe.sign(body, Math.floor(Date.now() / 1000)));
    };
    const about = { cardRefundId: id(720), attempt: 1 };
    const expected = result === undefined ? { id: 'evt_9' } : { id: 'evt_9', refund: { ...about, ...result } };
    expect(told({ ...about, attempt: '1' })).toEqual(expected);
    // Not ours: it was made in the dashboard.
    expect(told({})).toEqual({ id: 'evt_9' });
  });
});
test.each([
  ['USD', 20_000, 20_000],
  ['HUF', 20_000, 20_000],
  ['IDR', 1_500_000_000, 1_500_000_000],
  ['JPY', 20_000, 200],
  ['KRW', 5_000_000, 50_000],
])('of %s Stripe is told of %i hundredths as %i', (currency, amount, told) =>
  expect(stripeAmount(amount, currency)).toBe(told),
);
test('the trial gateway takes test numbers alone and keeps none', async () => {
  const { reference } = await trial().beginSetup(ada);
  const enter = (more: object) =>
    trial().enter(reference, ada, { number: numbers['4242']!, expiry: '12/30', securityCode: '123', ...more });
  expect(await enter({ number: '4539 1488 0343 6467' })).toBe('number');
  expect(await enter({ expiry: '13/30' })).toBe('expiry');
  expect(await enter({ expiry: '01/20' })).toBe('expiry');
  expect(await enter({ securityCode: '12' })).toBe('securityCode');
  expect(await trial().enter(reference, ben, { number: numbers['4242']!, expiry: '12/30', securityCode: '1' })).toBe(
    'setup',
  );
  expect(await enter({})).toBeUndefined();
  const kept = JSON.stringify(await records.list('trial-'));
  expect(kept).toContain('4242');
  expect(kept).not.toMatch(/4242\s?4242/);
});
