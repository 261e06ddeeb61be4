// The whole line of a refund to a card over real stores: a payment that came by card is refunded, the gateway is asked once, and what came of it stands in the log.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { cardRefundStream, type CardRefundEvent } from '@paideia/events/card-payments/card-refund.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.rules.ts';
import { noAddress, regionStream } from '@paideia/events/regions/region.events.ts';
import type { Occurred } from '@paideia/projection-service/kernel/projection.ts';
import { accountFactTable } from '../accounts/account.facts.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import { cardPaymentFactTable } from '../card-payments/card-payment.facts.ts';
import { cardRefund } from '../card-payments/card-refund.decider.ts';
import { cardRefundNotices } from '../card-payments/card-refund-notices.reactions.ts';
import { cardRefundRequests } from '../card-payments/card-refund.reactions.ts';
import { cardRefundRetry } from '../card-payments/card-refund.timers.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { invoice } from '../invoices/invoice.decider.ts';
import { regionCurrencyFactTable } from '../invoices/region-currency.facts.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, system, web, type World } from '../kernel/testing/world.ts';
import { region } from '../regions/region.decider.ts';
import { cardRefunding } from './card-refunding.reactions.ts';
import { GatewayAway, type CardGateway } from './card-gateway.ts';
import { cardRoutes } from './card.routes.ts';
import { cardVault } from './card-vault.ts';
import { trialGateway, type TrialGateway } from './trial-gateway.ts';

const [ada, admin, dean, regionId, invoiceId, cardId, byCard, byHand] = [1, 2, 3, 10, 11, 12, 50, 51].map(id) as [
  ...[string, string, string, string, string, string, string, string],
];
const master = 'ab'.repeat(32);
const start = Date.parse('2026-11-20T09:00:00.000Z');
const refundId = id(60);
const cardRefundId = transactionIdOf(invoiceId, refundId);

let world: World;
let trial: TrialGateway;
let [asked, now] = [0, start];
/** What happens instead, or after the gateway has taken it. */
let isAway: boolean;
let dies: number;
let ending: AbortController;
let running: Promise<unknown>[];
const gateway: Pick<CardGateway, 'refund'> = {
  async refund(wish) {
    asked += 1;
    if (isAway) throw new GatewayAway('away');
    const result = await trial.refund(wish);
    if (asked <= dies) throw new Error('killed before the answer was written down');
    return result;
  },
};
async function open(charge: string) {
  [asked, now, isAway, dies] = [0, start, false, 0];
  world = await openWorld({
    clock: () => new Date(now),
    events: catalogue,
    slices: {
      deciders: [cardPayment, cardRefund, invoice, region],
      factTables: [accountFactTable, enrolmentFactTable, regionCurrencyFactTable, cardPaymentFactTable],
      reactions: [cardRefundRequests, cardRefunding({ gateway })],
      timers: [cardRefundRetry],
    },
  });
  trial = trialGateway({ records: world.accounts, master, clock: () => new Date() });
  await person(world, ada);
  await person(world, admin, ['user', 'admin']);
  const details = { name: 'Cedar Ridge', type: 'CHARIS_CAMPUS', zone: 'AMERICAS', currency: 'USD', timeZone: 'UTC' };
  const place = { regionId, slug: 'US-Cedar', ...details, description: null, phone: null, ...noAddress };
  await world.write(regionStream(regionId), [{ type: 'RegionCreated', data: place }]);
  const whose = { invoiceId, userId: ada, regionId, currency: 'USD' };
  const line = { particulars: 'Tuition', qty: 1, price: 100_000, amount: 100_000 };
  const sums = { lines: [line], taxRate: 0, subtotal: 100_000, tax: 0, total: 100_000 };
  const booking = { ...whose, date: '2026-09-08', reference: null };
  const payment = { ...whose, cardPaymentId: byCard, amount: 70_000, cardId, endingDigits: '4242' };
  await world.write(cardPaymentStream(byCard), [
    { type: 'CardPaymentRequested', data: payment },
    { type: 'CardPaymentSucceeded', data: { ...payment, reference: charge } },
  ]);
  await world.write(invoiceStream(invoiceId), [
    {
      type: 'InvoiceIssued',
      data: { ...whose, ...sums, date: '2026-09-07', dueDate: '2026-12-01', remarks: null },
    },
    { type: 'PaymentRecorded', data: { ...booking, paymentId: byCard, amount: 70_000, method: 'card' } },
    { type: 'PaymentRecorded', data: { ...booking, paymentId: byHand, amount: 30_000, method: 'card' } },
  ]);
  ending = new AbortController();
  running = [world.service.run(ending.signal)];
  await world.reactionsBegun();
}
beforeEach(() => open('trial_charge_1'));
afterEach(async () => {
  ending.abort();
  await Promise.all(running);
  await world.close();
});
const wish = { invoiceId, refundId, paymentId: byCard, amount: 20_000, reason: 'Left', date: '2026-11-20' };
const refund = (more: object = { isToCard: true }) => world.send('IssueRefund', { ...wish, ...more }, web(admin));
const events = async () =>
  (await world.history(cardRefundStream(cardRefundId))) as unknown as readonly CardRefundEvent[];
const types = async () => (await events()).map(({ type }) => type.replace('CardRefund', ''));
const settled = (last: string) => until(types, (found) => found.at(-1) === last);
const sentBack = () => world.accounts.list('trial-refund:');

test('a card payment is given back: the ledger has it at once, the gateway is asked once, however often it is sent', async () => {
  expect(await refund()).toMatchObject({ ok: true });
  expect(await refund()).toMatchObject({ ok: true });
  await settled('Succeeded');
  expect(await types()).toEqual(['Requested', 'Succeeded']);
  expect(await events()).toMatchObject([
    { data: { cardPaymentId: byCard, charge: 'trial_charge_1', amount: 20_000, endingDigits: '4242', attempt: 1 } },
    { data: { reference: expect.stringContaining('trial_refund_') } },
  ]);
  expect([asked, (await sentBack()).length]).toEqual([1, 1]);
  const { ledger } = await world.service.facts.ask().state(invoice, invoiceStream(invoiceId));
  expect([statusOf(ledger), balanceOf(ledger)]).toEqual(['partial-refund', 0]);
});
test('what is to be given back by other means, and all refunds of before, asks nobody', async () => {
  expect(await refund({})).toMatchObject({ ok: true });
  expect(await refund({ isToCard: false, refundId: id(61), paymentId: byHand })).toMatchObject({ ok: true });
  expect(await refund({ refundId: id(62), isToCard: true, amount: 100 })).toMatchObject({ ok: true });
  await until(
    () => world.historyOf('cardRefund'),
    (found) => found.length === 2,
  );
  expect(await events()).toEqual([]);
  expect(asked).toBe(1);
});
test('what was recorded by hand as paid by card did not come through the gateway, and is not sent back by it', async () => {
  expect(await refund({ paymentId: byHand, isToCard: true })).toMatchObject({ ok: false, code: 'invoice.notByCard' });
});
test('a process that is killed after the gateway has answered asks again, and the money goes back once', async () => {
  dies = 1;
  await refund();
  await settled('Succeeded');
  expect([asked, (await sentBack()).length, await types()]).toEqual([2, 1, ['Requested', 'Succeeded']]);
});
test('of several instances, one asks', async () => {
  const other = await world.startAs('other');
  running.push(other.run(ending.signal));
  await refund();
  await settled('Succeeded');
  expect([asked, (await sentBack()).length]).toEqual([1, 1]);
});
test('an event that is delivered again asks for nothing more', async () => {
  await refund();
  await settled('Succeeded');
  const [requested] = await world.history(cardRefundStream(cardRefundId));
  const again = cardRefunding({ gateway }).on['CardRefundRequested']!;
  const ask = world.service.facts.ask();
  expect(await again(requested!.data as never, { channel: 'SYSTEM' } as Occurred, ask)).toEqual([]);
  expect(asked).toBe(1);
});
test('a gateway that is away is asked again later, under the same key', async () => {
  isAway = true;
  await refund();
  await settled('Delayed');
  isAway = false;
  now += 60_000;
  await settled('Succeeded');
  expect([await types(), asked]).toEqual([['Requested', 'Delayed', 'Retried', 'Succeeded'], 2]);
  expect((await sentBack()).map(({ key }) => key)).toEqual([`trial-refund:${cardRefundId}:1`]);
});
test('a refund that failed is asked for again by people, once, or given back by other means', async () => {
  ending.abort();
  await Promise.all(running);
  await world.close();
  await open('of another gateway');
  await refund();
  await settled('Failed');
  expect((await events()).at(-1)).toMatchObject({ data: { failureCode: 'paymentGone' } });
  // The ledger stays as it was booked.
  const { ledger } = await world.service.facts.ask().state(invoice, invoiceStream(invoiceId));
  expect(ledger.refundedCharge).toBe(20_000);
  const again = (userId: string, type = 'RepeatCardRefund', attempt = 1) =>
    world.send(type, { cardRefundId, attempt }, web(userId));
  expect(await again(ada)).toMatchObject({ ok: false });
  expect(await again(admin)).toMatchObject({ ok: true });
  expect(await again(admin)).toMatchObject({ ok: true });
  await until(types, (found) => found.filter((type) => type === 'Failed').length === 2);
  expect([await types(), asked]).toEqual([['Requested', 'Failed', 'Requested', 'Failed'], 2]);
  expect(await again(admin, 'ReturnCardRefundOtherwise', 2)).toMatchObject({ ok: true });
  expect((await types()).at(-1)).toBe('ReturnedOtherwise');
});
test('the webhook tells once what became of it, also that the bank sent it back after all; one that is not signed does nothing', async () => {
  await refund();
  await settled('Succeeded');
  const routes = cardRoutes({
    cards: { gateway: trial, trial },
    vault: cardVault(world.accounts, master),
    handle: world.service.handle,
    ask: () => world.service.facts.ask(),
    log: world.log,
  });
  const about = { cardRefundId, attempt: 1, status: 'failed', failureCode: 'cardClosed' };
  const body = (evt: string, more: object = {}) => JSON.stringify({ id: evt, refund: { ...about, ...more } });
  const told = async (text: string, signature = trial.sign(text)) =>
    (await routes['/cards/webhook']!({ body: text, signature }, system)).body;
  expect(await told(body('evt_1'), 't=1,v1=00')).toEqual({ ok: false, code: 'card.badSignature' });
  expect(await types()).toEqual(['Requested', 'Succeeded']);
  for (const evt of ['evt_1', 'evt_1', 'evt_2']) expect(await told(body(evt))).toEqual({ ok: true });
  expect(await told(body('evt_3', { cardRefundId: id(99) }))).toEqual({ ok: true });
  expect(await types()).toEqual(['Requested', 'Succeeded', 'Failed']);
});
test('those who bill in the region are told of what did not go back, and the student is not asked to', async () => {
  const regional = { regionIds: [regionId], status: 'active', regionRoles: [{ regionId, roleNames: ['admin'] }] };
  const found = [
    { userId: dean, roles: ['user'], ...regional },
    { userId: ada, roles: ['user'], ...regional },
    { userId: admin, roles: ['admin', 'user'], ...regional, regionRoles: [] },
  ];
  const asking = (inRegion: readonly object[], admins: readonly object[] = []) => ({
    table: () => ({
      find: ({ where }: { readonly where: object }) =>
        Promise.resolve({ items: 'roles' in where ? admins : inRegion, next: undefined }),
    }),
  });
  const data = { invoiceId, userId: ada, regionId, amount: 20_000, failureCode: 'cardClosed' };
  const occurred = { id: id(5), at: '2026-11-20T09:00:00.000Z' } as Occurred;
  const told = (...known: Parameters<typeof asking>) =>
    cardRefundNotices.on['CardRefundFailed']!(data as never, occurred, asking(...known) as never);
  expect(await told(found)).toMatchObject([
    {
      type: 'RaiseNotification',
      data: {
        userId: dean,
        key: 'cardRefundFailed',
        params: { invoiceId, studentId: ada, amount: '20000', failureCode: 'cardClosed' },
        // An admin of the region alone bills there, on the same page.
        link: `/billing?id=${invoiceId}`,
      },
    },
  ]);
  // Where the region has none of its own, those of the college are told.
  const admins = [
    { userId: admin, roles: ['admin', 'user'], status: 'active' },
    { userId: ada, roles: ['admin', 'user'], status: 'active' },
    { userId: id(9), roles: ['admin', 'user'], status: 'deactivated' },
  ];
  expect((await told([], admins)).map((command) => command.data)).toMatchObject([
    { userId: admin, link: `/billing?id=${invoiceId}` },
  ]);
});
