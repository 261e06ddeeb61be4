// The whole line of a payment plan over real stores, beside the gateway, for which the test answers: it is charged on its day, once, booked, and over when nothing is left.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cardPaymentEvents, cardPaymentStream } from '@paideia/events/card-payments/card-payment.events.ts';
import { billingCardStream } from '@paideia/events/cards/card.events.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { invoiceStream } from '@paideia/events/invoices/invoice.events.ts';
import { chargeIdOf } from '@paideia/events/payment-plans/charge-id.ts';
import { paymentPlanStream } from '@paideia/events/payment-plans/payment-plan.events.ts';
import { noAddress, regionStream } from '@paideia/events/regions/region.events.ts';
import { accountFactTable } from '../accounts/account.facts.ts';
import { cardPayment } from '../card-payments/card-payment.decider.ts';
import { cardPaymentFactTable } from '../card-payments/card-payment.facts.ts';
import { cardPaymentBooking } from '../card-payments/card-payment.reactions.ts';
import { billingCard } from '../cards/card.decider.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { invoice } from '../invoices/invoice.decider.ts';
import { receiptFactTable } from '../invoices/receipt.facts.ts';
import { regionCurrencyFactTable } from '../invoices/region-currency.facts.ts';
import { defineReaction } from '../kernel/react/reaction.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, system, web, type World } from '../kernel/testing/world.ts';
import { region } from '../regions/region.decider.ts';
import { regionFactTable } from '../regions/region.facts.ts';
import { instalmentCharges, paymentPlanSettling } from './payment-plan-charges.reactions.ts';
import { paymentPlan } from './payment-plan.decider.ts';
import { paymentPlanFactTable } from './payment-plan.facts.ts';
import { instalmentCharge } from './payment-plan.timers.ts';

const [ada, admin, regionId, invoiceId, cardId, planId] = [1, 2, 10, 11, 12, 13].map(id) as [
  ...[string, string, string, string, string, string],
];
let world: World;
let [now, declines, isSilent] = [0, false, false];
let asked: string[] = [];
let ending: AbortController;
let running: Promise<unknown>;

/** It answers at once for the gateway, and counts what it is asked. */
const gateway = defineReaction({
  name: 'test-gateway',
  from: 'beginning',
  events: [cardPaymentEvents],
  on: {
    CardPaymentRequested: ({ cardPaymentId }) => {
      asked.push(cardPaymentId);
      if (isSilent) return Promise.resolve([]);
      const told = declines
        ? { gatewayStatus: 'failed', failureCode: 'declined' }
        : { gatewayStatus: 'succeeded', reference: 'r' };
      return Promise.resolve([{ type: 'ConfirmCardPayment', data: { cardPaymentId, ...told } }]);
    },
  },
});
beforeEach(async () => {
  [now, declines, isSilent, asked] = [Date.parse('2026-11-20T08:00:00.000Z'), false, false, []];
  world = await openWorld({
    clock: () => new Date(now),
    events: catalogue,
    slices: {
      deciders: [billingCard, cardPayment, invoice, region, paymentPlan],
      factTables: [
        accountFactTable,
        enrolmentFactTable,
        regionFactTable,
        regionCurrencyFactTable,
        receiptFactTable,
        paymentPlanFactTable,
        cardPaymentFactTable,
      ],
      reactions: [gateway, cardPaymentBooking, instalmentCharges, paymentPlanSettling],
      timers: [instalmentCharge],
    },
  });
  await person(world, ada);
  await person(world, admin, ['user', 'admin']);
  const details = { name: 'Cedar Ridge', type: 'CHARIS_CAMPUS', zone: 'AMERICAS', currency: 'USD', timeZone: 'UTC' };
  await world.write(regionStream(regionId), [
    {
      type: 'RegionCreated',
      data: { regionId, slug: 'US-Cedar', ...details, description: null, phone: null, ...noAddress },
    },
    { type: 'RegionCardPaymentsEnabled', data: { regionId } },
  ]);
  const line = { particulars: 'Tuition', qty: 1, price: 10_000, amount: 10_000 };
  const issued = { invoiceId, userId: ada, regionId, currency: 'USD', lines: [line], taxRate: 0, subtotal: 10_000 };
  const data = { ...issued, tax: 0, total: 10_000, date: '2026-11-07', dueDate: '2026-12-01', remarks: null };
  await world.write(invoiceStream(invoiceId), [{ type: 'InvoiceIssued', data }]);
  const card = { userId: ada, cardId, brand: 'visa', endingDigits: '4242', expiry: '12/30' };
  await world.write(billingCardStream(ada), [{ type: 'CardAdded', data: card }]);
  ending = new AbortController();
  running = world.service.run(ending.signal);
  await world.reactionsBegun();
});
afterEach(async () => {
  ending.abort();
  await running;
  await world.close();
});

const setUp = (instalments: number, as = planId) => {
  const terms = { planId: as, invoiceId, frequency: 'weekly', instalments, firstPaymentDate: '2026-11-20', cardId };
  return world.send('SetUpPaymentPlan', terms, web(ada));
};
const typesOf = async () => (await world.history(paymentPlanStream(planId))).map(({ type }) => type);
const count = async (type: string) => (await typesOf()).filter((one) => one === type).length;
const booked = async () =>
  (await world.history(invoiceStream(invoiceId)))
    .filter(({ type }) => type === 'PaymentRecorded')
    .map(({ data }) => data);
const charge = (day: string) => world.send('ChargeInstalment', { planId, dueAt: `${day}T09:00:00.000Z` }, system);
/** The clock stands a little after nine on that day. */
const onDay = (date: string) => (now = Date.parse(`${date}T09:00:01.000Z`));

test('each instalment is charged and booked once, the last one with the rest, and the plan is over', async () => {
  expect(await setUp(3)).toMatchObject({ ok: true });
  expect(await setUp(3, id(99))).toMatchObject({ ok: false, code: 'paymentPlan.exists' });
  expect(await world.send('RemoveCard', { userId: ada, cardId }, web(ada))).toMatchObject({ code: 'card.inUse' });
  for (const [n, day] of ['2026-11-20', '2026-11-27', '2026-12-04'].entries()) {
    onDay(day);
    await until(
      () => count('InstalmentSucceeded'),
      (found) => found === n + 1,
    );
    await until(booked, (found) => found.length === n + 1);
    // Another instance, or the same one after a crash, asks for the same.
    expect(await charge(day)).toMatchObject({ ok: true });
  }
  await until(typesOf, (found) => found.at(-1) === 'PaymentPlanCompleted');
  expect(asked).toEqual([1, 2, 3].map((n) => chargeIdOf(planId, n, 1)));
  expect(await booked()).toMatchObject([
    { paymentId: asked[0], amount: 3_333, method: 'plan' },
    { paymentId: asked[1], amount: 3_333, method: 'plan' },
    { paymentId: asked[2], amount: 3_334, method: 'plan' },
  ]);
  expect(await world.send('RemoveCard', { userId: ada, cardId }, web(ada))).toMatchObject({ ok: true });
});
test('what staff record meanwhile is never charged again', async () => {
  await setUp(2);
  const payment = { invoiceId, paymentId: id(70), amount: 8_000, method: 'cash' };
  await world.done('RecordPayment', payment, web(admin));
  onDay('2026-11-20');
  await until(typesOf, (found) => found.at(-1) === 'PaymentPlanCompleted');
  await until(booked, (found) => found.length === 2);
  expect(await booked()).toMatchObject([{ amount: 8_000 }, { amount: 2_000 }]);
});
test('an instalment and a payment by hand wait for one another, so that both together are not too much', async () => {
  const byHand = (cardPaymentId: string, amount: number) =>
    world.send('PayInvoiceByCard', { invoiceId, cardPaymentId, cardId, amount }, web(ada));
  const answer = (cardPaymentId: string) =>
    world.done('ConfirmCardPayment', { cardPaymentId, gatewayStatus: 'succeeded', reference: 'r' }, system);
  isSilent = true;
  await setUp(2);
  expect(await byHand(id(60), 6_000)).toMatchObject({ ok: true });
  await until(
    () => asked,
    (found) => found.length === 1,
  );
  onDay('2026-11-20');
  await until(() => JSON.stringify(world.logged).includes('cardPayment.underWay'));
  await answer(id(60));
  await until(booked, (found) => found.length === 1);
  now = Date.parse('2026-11-21T09:00:05.000Z');
  await until(
    () => asked,
    (found) => found.length === 2,
  );
  expect(asked).toEqual([id(60), chargeIdOf(planId, 1, 1)]);
  expect(await byHand(id(61), 4_000)).toMatchObject({ ok: false, code: 'cardPayment.underWay' });
  await answer(chargeIdOf(planId, 1, 1));
  await until(typesOf, (found) => found.at(-1) === 'PaymentPlanCompleted');
  await until(booked, (found) => found.length === 2);
  expect(await booked()).toMatchObject([{ amount: 6_000 }, { amount: 4_000 }]);
});
test('an invoice that is paid in another way ends its plan, and nothing is charged', async () => {
  await setUp(2);
  await world.done('RecordPayment', { invoiceId, paymentId: id(70), amount: 10_000, method: 'cash' }, web(admin));
  await until(typesOf, (found) => found.at(-1) === 'PaymentPlanDisabled');
  onDay('2026-11-20');
  expect(await charge('2026-11-20')).toMatchObject({ ok: true });
  expect(await typesOf()).toEqual(['PaymentPlanSetUp', 'PaymentPlanDisabled']);
  expect(asked).toEqual([]);
});
test('three failures in a row disable it, each under an id of its own', async () => {
  declines = true;
  await setUp(2);
  for (const [n, day] of ['2026-11-20', '2026-11-23', '2026-11-26'].entries()) {
    onDay(day);
    await until(
      () => count('InstalmentFailed'),
      (found) => found === n + 1,
    );
  }
  await until(typesOf, (found) => found.at(-1) === 'PaymentPlanDisabled');
  expect(asked).toEqual([1, 2, 3].map((attempt) => chargeIdOf(planId, 1, attempt)));
  expect(await world.history(cardPaymentStream(asked[0]!))).toHaveLength(2);
  expect(await booked()).toEqual([]);
});
