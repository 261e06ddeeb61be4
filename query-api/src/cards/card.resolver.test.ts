import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { cardPayments, type CardPaymentView } from '@paideia/projection-service/card-payments/card-payment.view.ts';
import { cards } from '@paideia/projection-service/cards/card.view.ts';
import { idOf, issued, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { billTo, campus, lublin, officeWith, people, type Office } from '../invoices/invoice.examples.ts';

const bill = billTo('emmett', 1);
const urszulas = billTo('urszula', 5, { regionId: lublin, currency: 'EUR' });
const { invoiceId } = bill;
const [cardId, cardPaymentId] = [idOf('payment', 77), idOf('payment', 9)];
let office: Office;
/** Command-service answers this to whoever asks about cards. */
let reply: object;
beforeAll(async () => {
  office = await officeWith([issued(bill, 120_000), paid(bill, 20_000), issued(urszulas, 70_000)], {
    cardGateway: 'trial',
    operate: () => reply,
  });
  await office.api.put(cards, {
    _id: cardId,
    userId: people.emmett._id,
    brand: 'visa',
    endingDigits: '4242',
    expiry: '10/26',
    addedAt: '2026-09-10T10:00:00.000Z',
  });
});
afterAll(() => office.close());
beforeEach(() => {
  reply = { ok: true };
  office.api.operated.length = 0;
});
const payment = (more: Partial<CardPaymentView> = {}): CardPaymentView => ({
  _id: cardPaymentId,
  invoiceId,
  userId: people.emmett._id,
  regionId: campus,
  amount: 20_000,
  currency: 'USD',
  cardId,
  endingDigits: '4242',
  plan: null,
  status: 'requested',
  failureCode: null,
  reference: null,
  requestedAt: '2026-11-20T08:59:00.000Z',
  endedAt: null,
  retryAt: null,
  authenticateBy: null,
  tries: 1,
  why: [],
  ...more,
});

describe('saved cards', () => {
  const list = '{ cards { _id brand endingDigits expiry isExpired } }';
  test('are one’s own', async () => {
    const own = { _id: cardId, brand: 'visa', endingDigits: '4242', expiry: '10/26', isExpired: true };
    expect((await office.ask('emmett', list)).data).toEqual({ cards: [own] });
    expect((await office.ask('renata', list)).data).toEqual({ cards: [] });
  });
  const begin = 'mutation { createCardSetup { gateway reference clientSecret publicKey } }';
  test('are begun with the gateway where a region takes cards, and nowhere else', async () => {
    reply = { ok: true, kind: 'trial', reference: 'trial_setup_1', clientSecret: null };
    const begun = { gateway: 'trial', reference: 'trial_setup_1', clientSecret: null, publicKey: null };
    expect((await office.ask('emmett', begin)).data).toEqual({ createCardSetup: begun });
    expect((await office.ask('urszula', begin)).errors[0]?.extensions.code).toBe('card.notAvailable');
    reply = { ok: false, code: 'card.gatewayAway' };
    expect((await office.ask('emmett', begin)).errors[0]?.extensions.code).toBe('card.gatewayAway');
  });
  const add =
    'mutation ($c: ID!, $r: String!) { addCard(cardId: $c, endingDigits: "9999", brand: "amex", expiry: "01/99", setupReference: $r) { brand endingDigits } }';
  test('are what the gateway says, not what the page says', async () => {
    reply = { ok: true, position: 0 };
    const { data } = await office.ask('emmett', add, { c: cardId, r: 'trial_setup_1' });
    expect(data).toEqual({ addCard: { brand: 'visa', endingDigits: '4242' } });
    expect(office.api.operated).toEqual([
      { path: '/cards/add', body: { cardId, setupReference: 'trial_setup_1', commandId: null } },
    ]);
  });
});

describe('paying an invoice', () => {
  const pay =
    'mutation ($i: ID!, $p: ID!, $c: ID!) { payInvoiceByCard(invoiceId: $i, cardPaymentId: $p, cardId: $c, amount: 20000) { status } }';
  const look = 'query ($id: ID!) { cardPayment(_id: $id) { status failureCode failure transactionId } }';
  test('sends the wish, and is followed until it is booked', async () => {
    await office.api.put(cardPayments, payment());
    const { data } = await office.ask('emmett', pay, { i: invoiceId, p: cardPaymentId, c: cardId });
    expect(data).toEqual({ payInvoiceByCard: { status: 'requested' } });
    expect(office.api.sent.at(-1)?.envelope).toMatchObject({
      type: 'PayInvoiceByCard',
      data: { invoiceId, cardPaymentId, cardId, amount: 20_000 },
    });
    const booked = idOf('payment', 1);
    await office.api.put(cardPayments, payment({ status: 'succeeded' }), payment({ _id: booked, status: 'succeeded' }));
    expect((await office.ask('emmett', look, { id: cardPaymentId })).data).toMatchObject({
      cardPayment: { status: 'succeeded', transactionId: null },
    });
    expect((await office.ask('emmett', look, { id: booked })).data).toMatchObject({
      cardPayment: { transactionId: transactionIdOf(invoiceId, booked) },
    });
  });
  test('says why it failed', async () => {
    await office.api.put(cardPayments, payment({ status: 'failed', failureCode: 'declined' }));
    const { data } = await office.ask('emmett', look, { id: cardPaymentId });
    expect(data).toMatchObject({ cardPayment: { status: 'failed', failureCode: 'declined' } });
    const unsure = async (failureCode: CardPaymentView['failureCode'], tries: number) => {
      await office.api.put(cardPayments, payment({ status: failureCode ? 'failed' : 'requested', failureCode, tries }));
      const answer = await office.ask('emmett', 'query ($id: ID!) { cardPayment(_id: $id) { isUnsure } }', {
        id: cardPaymentId,
      });
      return answer.data?.['cardPayment'];
    };
    // The card may be gone while a try before it was never answered; at the first try nothing had been asked.
    for (const [failureCode, tries, isUnsure] of [
      [null, 3, false],
      ['declined', 3, false],
      ['gatewayAway', 1, true],
      ['cardGone', 1, false],
      ['cardGone', 2, true],
    ] as const)
      expect(await unsure(failureCode, tries)).toEqual({ isUnsure });
  });
  test('is refused where the region takes no cards, and of invoices and payments of others nothing is said', async () => {
    const refused = await office.ask('urszula', pay, { i: urszulas.invoiceId, p: cardPaymentId, c: cardId });
    expect(refused.errors[0]?.extensions.code).toBe('card.notAvailable');
    const foreign = await office.ask('freya', pay, { i: invoiceId, p: cardPaymentId, c: cardId });
    expect(foreign.errors[0]?.extensions.code).toBe('notFound');
    for (const id of [cardPaymentId, 'f'.repeat(24)])
      expect((await office.ask('freya', look, { id })).errors[0]?.extensions.code).toBe('notFound');
    expect((await office.ask('renata', look, { id: cardPaymentId })).data).toMatchObject({ cardPayment: {} });
  });
});

describe('a payment about which the bank asks', () => {
  const begin =
    'mutation ($p: ID!) { authenticateCardPayment(cardPaymentId: $p) { gateway isWaiting clientSecret publicKey } }';
  const underWay = 'query ($i: ID!) { cardPaymentUnderWay(invoiceId: $i) { _id authenticateBy } }';
  const authenticateBy = '2026-11-20T09:14:00.000Z';
  beforeEach(() => {
    reply = { ok: true, kind: 'trial', isWaiting: true, clientSecret: null };
    return office.api.put(cardPayments, payment({ authenticateBy }));
  });
  test('is confirmed by whoever pays, and by nobody else', async () => {
    expect((await office.ask('emmett', begin, { p: cardPaymentId })).data).toEqual({
      authenticateCardPayment: { gateway: 'trial', isWaiting: true, clientSecret: null, publicKey: null },
    });
    expect(office.api.operated).toEqual([{ path: '/cards/authentication', body: { cardPaymentId } }]);
    expect((await office.ask('freya', begin, { p: cardPaymentId })).errors[0]?.extensions.code).toBe('notFound');
    expect((await office.ask('renata', begin, { p: cardPaymentId })).errors[0]?.extensions.code).toBe('noAccess');
    expect(office.api.operated).toHaveLength(1);
  });
  test('is found again by its invoice until it has ended', async () => {
    const found = await office.ask('emmett', underWay, { i: invoiceId });
    expect(found.data).toEqual({ cardPaymentUnderWay: { _id: cardPaymentId, authenticateBy } });
    expect((await office.ask('freya', underWay, { i: invoiceId })).errors[0]?.extensions.code).toBe('notFound');
    await office.api.put(cardPayments, payment({ status: 'failed', failureCode: 'authentication' }));
    expect((await office.ask('emmett', underWay, { i: invoiceId })).data).toEqual({ cardPaymentUnderWay: null });
  });
});

describe('what comes beside GraphQL', () => {
  const told = (body: string, signature = 't=1,v1=ab') =>
    request(office.api.app)
      .post('/webhooks/card')
      .set({ 'content-type': 'application/json', 'stripe-signature': signature })
      .send(body);
  test('the webhook hands on the very bytes with their signature, and needs no session', async () => {
    const body = '{ "id":"evt_1",  "type":"payment_intent.succeeded" }';
    expect((await told(body)).status).toBe(200);
    expect(office.api.operated).toEqual([{ path: '/cards/webhook', body: { body, signature: 't=1,v1=ab' } }]);
    for (const [code, status] of [
      ['card.badSignature', 400],
      ['unavailable', 503],
      ['card.notAvailable', 404],
    ] as const) {
      reply = { ok: false, code };
      expect((await told(body)).status).toBe(status);
    }
  });
  test('the form of the trial gateway is for whoever is signed in', async () => {
    const card = { reference: 'r', number: '4242424242424242', expiry: '12/30', securityCode: '123' };
    const refused = await request(office.api.app).post('/trial-gateway/cards').send(card);
    expect(refused.body).not.toHaveProperty('ok');
    expect(office.api.operated).toEqual([]);
    expect(office.api.logged.join()).not.toContain('4242424242424242');
  });
  test('so is its bank', async () => {
    const said = { cardPaymentId, isConfirmed: true };
    const refused = await request(office.api.app).post('/trial-gateway/authentications').send(said);
    expect(refused.body).not.toHaveProperty('ok');
    expect(office.api.operated).toEqual([]);
  });
});
