// The whole line of a card payment over real stores: a card is added, an invoice is paid, the gateway is asked once, and the payment is booked.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { authenticationMs } from '@paideia/events/card-payments/card-payment.rules.ts';
import { billingCardStream } from '@paideia/events/cards/card.events.ts';
import { mostCards } from '@paideia/events/cards/card.rules.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { noAddress, regionStream } from '@paideia/events/regions/region.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { accountFactTable } from '../accounts/account.facts.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import { cardPaymentFactTable } from '../card-payments/card-payment.facts.ts';
import { cardPaymentNotices } from '../card-payments/card-payment-notices.reactions.ts';
import { cardPaymentBooking } from '../card-payments/card-payment.reactions.ts';
import { cardPaymentRetry } from '../card-payments/card-payment.timers.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { invoice } from '../invoices/invoice.decider.ts';
import { receiptFactTable } from '../invoices/receipt.facts.ts';
import { regionCurrencyFactTable } from '../invoices/region-currency.facts.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, system, web, type World } from '../kernel/testing/world.ts';
import { definitionFactTable } from '../notifications/definition.facts.ts';
import { region } from '../regions/region.decider.ts';
import { billingCard } from './card.decider.ts';
import { cardCharging } from './card-charging.reactions.ts';
import { GatewayAway, type CardGateway } from './card-gateway.ts';
import { cardKeeping } from './card-keeping.reactions.ts';
import { cardRoutes } from './card.routes.ts';
import { cardVault, type CardVault } from './card-vault.ts';
import { trialGateway, type TrialGateway } from './trial-gateway.ts';

const [ada, ben, admin, regionId, invoiceId, cardId] = [1, 2, 3, 10, 11, 12].map(id) as [
  ...[string, string, string, string, string, string],
];
const master = 'ab'.repeat(32);
const start = Date.parse('2026-11-20T09:00:00.000Z');

let world: World;
let trial: TrialGateway;
let vault: CardVault;
let routes: ReturnType<typeof cardRoutes>;
let [isAway, asked, now] = [false, 0, start];
let ending: AbortController;
let running: Promise<unknown>;
beforeEach(async () => {
  [isAway, asked, now] = [false, 0, start];
  const counted: CardGateway['charge'] = (charge) => {
    asked += 1;
    return isAway ? Promise.reject(new GatewayAway('away')) : trial.charge(charge);
  };
  // The gateway keeps its cards in the records of the world, which is opened with the reactions already in it.
  const lateVault: CardVault = {
    keep: (...one) => vault.keep(...one),
    find: (...one) => vault.find(...one),
    remove: (...one) => vault.remove(...one),
    cardIdsOf: (...one) => vault.cardIdsOf(...one),
  };
  const gateway: CardGateway = {
    kind: 'trial',
    beginSetup: (userId) => trial.beginSetup(userId),
    cardOf: (...one) => trial.cardOf(...one),
    charge: counted,
    refund: (refund) => trial.refund(refund),
    forget: (card) => trial.forget(card),
    notice: (...one) => trial.notice(...one),
  };
  world = await openWorld({
    clock: () => new Date(now),
    events: catalogue,
    slices: {
      deciders: [billingCard, cardPayment, invoice, region],
      factTables: [
        ...[accountFactTable, enrolmentFactTable, regionCurrencyFactTable, cardPaymentFactTable],
        ...[receiptFactTable, definitionFactTable],
      ],
      reactions: [
        cardCharging({ gateway, vault: lateVault }),
        cardPaymentBooking,
        cardKeeping({ gateway, trial: undefined }, lateVault),
      ],
      timers: [cardPaymentRetry],
    },
  });
  trial = trialGateway({ records: world.accounts, master, clock: () => new Date() });
  vault = cardVault(world.accounts, master);
  routes = cardRoutes({
    cards: { gateway: trial, trial },
    vault,
    handle: world.service.handle,
    ask: () => world.service.facts.ask(),
    log: world.log,
  });
  for (const userId of [ada, ben]) await person(world, userId);
  await person(world, admin, ['user', 'admin']);
  const details = { name: 'Cedar Ridge', type: 'CHARIS_CAMPUS', zone: 'AMERICAS', currency: 'USD', timeZone: 'UTC' };
  await world.write(regionStream(regionId), [
    {
      type: 'RegionCreated',
      data: { regionId, slug: 'US-Cedar', ...details, description: null, phone: null, ...noAddress },
    },
    { type: 'RegionCardPaymentsEnabled', data: { regionId } },
  ]);
  const line = { particulars: 'Tuition', qty: 1, price: 120_000, amount: 120_000 };
  const issued = { invoiceId, userId: ada, regionId, currency: 'USD', lines: [line], taxRate: 0, subtotal: 120_000 };
  const data = { ...issued, tax: 0, total: 120_000, date: '2026-09-07', dueDate: '2026-12-01', remarks: null };
  await world.write(invoiceStream(invoiceId), [{ type: 'InvoiceIssued', data }]);
  ending = new AbortController();
  running = world.service.run(ending.signal);
  await world.reactionsBegun();
});
afterEach(async () => {
  ending.abort();
  await running;
  await world.close();
});

const as = async (userId: string, path: string, body: object, more: object = {}) =>
  (await routes[path]!(body, { ...web(userId), ...more })).body as Record<string, unknown>;
async function addCard(number = '4242 4242 4242 4242') {
  const { reference } = await as(ada, '/cards/setup', {});
  await as(ada, '/cards/enter', { reference, number, expiry: '12/30', securityCode: '123' });
  return as(ada, '/cards/add', { cardId, setupReference: reference });
}
const pay = (cardPaymentId: string, amount = 70_000) =>
  world.send('PayInvoiceByCard', { invoiceId, cardPaymentId, cardId, amount }, web(ada));
const statusOf = async (cardPaymentId: string) => (await world.history(cardPaymentStream(cardPaymentId))).at(-1)?.type;
const booked = async () =>
  (await world.history(invoiceStream(invoiceId)))
    .filter(({ type }) => type === 'PaymentRecorded')
    .map(({ data }) => data);

test('a card is paid with: charged once, booked once under the id of the payment, and its number stands nowhere', async () => {
  expect(await addCard()).toMatchObject({ ok: true });
  expect(await pay(id(50))).toMatchObject({ ok: true });
  expect(await pay(id(50))).toMatchObject({ ok: true });
  await until(
    () => booked(),
    (found) => found.length > 0,
  );
  expect(await booked()).toMatchObject([{ paymentId: id(50), amount: 70_000, method: 'card' }]);
  expect(asked).toBe(1);
  expect(await pay(id(51))).toMatchObject({ ok: false, code: 'cardPayment.tooMuch' });
  const everything = JSON.stringify([
    await world.historyOf('billingCard'),
    await world.historyOf('cardPayment'),
    await world.accounts.list(''),
    world.logged,
  ]);
  expect(everything).toContain('4242');
  expect(everything).not.toMatch(/4242 ?4242/);
});
test('nobody pays with the card of another, and nobody adds one in the name of another', async () => {
  await addCard();
  const wish = { invoiceId, cardPaymentId: id(50), cardId, amount: 100 };
  expect(await world.send('PayInvoiceByCard', wish, web(ben))).toMatchObject({ ok: false, code: 'notFound' });
  const acting = { impersonatorId: ben, impersonationId: 'x' };
  expect(await as(ada, '/cards/setup', {}, acting)).toEqual({ ok: false, code: 'noAccess' });
  const { reference } = await as(ada, '/cards/setup', {});
  expect(await as(ben, '/cards/add', { cardId: id(77), setupReference: reference })).toMatchObject({ ok: false });
});
test.each(['', 'a\nb', '../charges', 'x'.repeat(201)])(
  '%j is no reference of a card that is being added',
  async (reference) => {
    expect(await as(ada, '/cards/add', { cardId, setupReference: reference })).toEqual({ ok: false, code: 'invalid' });
  },
);
test('what the bank declines is not booked, and another try may follow', async () => {
  await addCard('4000 0000 0000 0002');
  await pay(id(50));
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentFailed',
  );
  expect(await booked()).toEqual([]);
  expect(await pay(id(52))).toMatchObject({ ok: true });
});
describe('a payment about which the bank asks the holder of the card', () => {
  const becomes = (type: string) =>
    until(
      () => statusOf(id(50)),
      (found) => found === type,
    );
  const authenticationOf = (userId = ada, more: object = {}) =>
    as(userId, '/cards/authentication', { cardPaymentId: id(50) }, more);
  const say = (isConfirmed: boolean, userId = ada) =>
    as(userId, '/cards/authenticate', { cardPaymentId: id(50), isConfirmed });
  beforeEach(async () => {
    await addCard('4000 0027 6000 3184');
    await pay(id(50));
    await becomes('CardPaymentAuthenticationRequired');
  });
  test('waits for them, holds the invoice, and is booked once they have confirmed it', async () => {
    expect(await pay(id(51), 100)).toMatchObject({ ok: false, code: 'cardPayment.underWay' });
    expect(await authenticationOf()).toEqual({ ok: true, kind: 'trial', isWaiting: true, clientSecret: null });
    expect(await booked()).toEqual([]);
    expect(await say(true)).toEqual({ ok: true });
    // No webhook comes: the page itself asks what became of it.
    expect(await authenticationOf()).toMatchObject({ ok: true, isWaiting: false });
    await until(
      () => booked(),
      (found) => found.length > 0,
    );
    expect(await booked()).toMatchObject([{ paymentId: id(50), amount: 70_000 }]);
    expect(await statusOf(id(50))).toBe('CardPaymentSucceeded');
  });
  test('fails when they refuse, and another payment may follow', async () => {
    await say(false);
    await authenticationOf();
    expect((await world.history(cardPaymentStream(id(50)))).at(-1)).toMatchObject({
      type: 'CardPaymentFailed',
      data: { failureCode: 'authentication' },
    });
    expect(await pay(id(52), 100)).toMatchObject({ ok: true });
  });
  test('is given up when their time has passed, at the gateway too', async () => {
    now += authenticationMs + 1_000;
    await becomes('CardPaymentFailed');
    expect(await say(true)).toMatchObject({ ok: false });
    const card = (await vault.find(ada, cardId))!;
    const charge = { cardPaymentId: id(50), amount: 70_000, currency: 'USD', card, isOnSession: true };
    expect(await trial.charge(charge)).toEqual({ status: 'failed', failureCode: 'authentication' });
    expect(await booked()).toEqual([]);
  });
  test('is nobody else’s to confirm, nor to know of', async () => {
    expect(await authenticationOf(ben)).toMatchObject({ isWaiting: false, clientSecret: null });
    expect(await say(true, ben)).toMatchObject({ ok: false });
    expect(await authenticationOf(ada, { impersonatorId: ben, impersonationId: 'x' })).toMatchObject({
      code: 'noAccess',
    });
    expect(await statusOf(id(50))).toBe('CardPaymentAuthenticationRequired');
  });
});
test('an instalment about which the bank asks fails at once: nobody is there', async () => {
  await addCard('4000 0027 6000 3184');
  const plan = { planId: id(53), sequence: 1, attempt: 1 };
  await world.send('RequestCardPayment', { invoiceId, cardPaymentId: id(50), cardId, amount: 100, plan }, system);
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentFailed',
  );
  expect((await world.history(cardPaymentStream(id(50)))).map(({ type }) => type)).toEqual([
    'CardPaymentRequested',
    'CardPaymentFailed',
  ]);
});
test('a gateway that is away is asked again later, and meanwhile no other payment of the invoice begins', async () => {
  await addCard();
  isAway = true;
  await pay(id(50));
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentDelayed',
  );
  expect(await pay(id(51), 100)).toMatchObject({ ok: false, code: 'cardPayment.underWay' });
  const instalment = { invoiceId, cardPaymentId: id(52), cardId, amount: 100 };
  const plan = { planId: id(53), sequence: 1, attempt: 1 };
  expect(await world.send('RequestCardPayment', { ...instalment, plan }, system)).toMatchObject({
    ok: false,
    code: 'cardPayment.underWay',
  });
  expect(await world.send('DeleteInvoice', { invoiceId, reason: 'Wrong' }, web(admin))).toMatchObject({
    ok: false,
    code: 'cardPayment.underWay',
  });
  isAway = false;
  now += 60_000;
  await until(
    () => booked(),
    (found) => found.length > 0,
  );
  expect([asked, (await booked()).length]).toEqual([2, 1]);
});
test('whoever removes the card after a try that nobody answered is told, as of a payment that may have been charged', async () => {
  await addCard();
  isAway = true;
  await pay(id(50));
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentDelayed',
  );
  await world.done('RemoveCard', { userId: ada, cardId }, web(ada));
  await until(
    () => vault.find(ada, cardId),
    (card) => card === undefined,
  );
  isAway = false;
  now += 60_000;
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentFailed',
  );
  const { data, id: eventId } = (await world.history(cardPaymentStream(id(50)))).at(-1)!;
  const occurred = { id: eventId, at: new Date(now).toISOString(), channel: 'SYSTEM' } as Occurred;
  const ask = world.service.facts.ask();
  expect(await cardPaymentNotices.on['CardPaymentFailed']!(data as never, occurred, ask)).toMatchObject([
    { type: 'RaiseNotification', data: { userId: ada, params: { failureCode: 'cardGone' } } },
  ]);
});
test('a webhook that comes twice, or after the answer, books nothing more; one that is not signed does nothing', async () => {
  await addCard();
  isAway = true;
  await pay(id(50));
  await until(
    () => statusOf(id(50)),
    (type) => type === 'CardPaymentDelayed',
  );
  const result = { cardPaymentId: id(50), status: 'succeeded', reference: 'ref_1' };
  const body = JSON.stringify({ id: 'evt_1', result });
  const told = (signature: string) => as(ada, '/cards/webhook', { body, signature });
  expect(await told('t=1,v1=00')).toEqual({ ok: false, code: 'card.badSignature' });
  expect(await told(trial.sign(body))).toEqual({ ok: true });
  expect(await told(trial.sign(body))).toEqual({ ok: true });
  await until(
    () => booked(),
    (found) => found.length > 0,
  );
  isAway = false;
  now += 60_000;
  expect(await booked()).toMatchObject([{ paymentId: id(50), reference: 'ref_1' }]);
  expect(asked).toBe(1);
});
test('a card that is removed is forgotten by the gateway too', async () => {
  await addCard();
  const kept = (await vault.find(ada, cardId))!;
  await world.done('RemoveCard', { userId: ada, cardId }, web(ada));
  await until(
    () => vault.find(ada, cardId),
    (card) => card === undefined,
  );
  const charge = { cardPaymentId: id(60), amount: 100, currency: 'USD', card: kept, isOnSession: true };
  expect(await trial.charge(charge)).toEqual({ status: 'failed', failureCode: 'cardGone' });
});
test('a card that is not saved is not kept by the gateway either', async () => {
  const facts = { userId: ada, brand: 'visa', endingDigits: '4242', expiry: '12/30' } as const;
  const saved = Array.from({ length: mostCards }, (_, n) => ({
    type: 'CardAdded',
    data: { ...facts, cardId: id(200 + n) },
  }));
  await world.write(billingCardStream(ada), saved);
  const { reference } = (await as(ada, '/cards/setup', {})) as { reference: string };
  await as(ada, '/cards/enter', { reference, number: '4242 4242 4242 4242', expiry: '12/30', securityCode: '123' });
  const card = (await trial.cardOf(reference, ada))!;
  expect(await as(ada, '/cards/add', { cardId, setupReference: reference })).toMatchObject({ code: 'card.tooMany' });
  const charge = { cardPaymentId: id(61), amount: 100, currency: 'USD', card, isOnSession: true };
  expect([await vault.find(ada, cardId), await trial.charge(charge)]).toEqual([
    undefined,
    { status: 'failed', failureCode: 'cardGone' },
  ]);
});
