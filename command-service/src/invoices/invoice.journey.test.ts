import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogue } from '@paideia/events/catalogue.ts';
import { invoiceExamples } from '@paideia/events/invoices/invoice.examples.ts';
import { ada, ben, campus, exampleId } from '@paideia/events/kernel/examples.ts';
import { regionExamples } from '@paideia/events/regions/region.examples.ts';
import { balanceOf, statusOf } from '@paideia/events/invoices/invoice.rules.ts';
import { openWorld, seed, web, type World } from '../kernel/testing/world.ts';
import { until } from '../kernel/testing/until.ts';
import type { Letter } from '../mails/transport.ts';
import { exampleSlices } from '../slices.examples.ts';
import { invoice } from './invoice.decider.ts';

// The real kernel works over the embedded stores here: bookings, their numbers, notices and letters together.
const renata = exampleId('u', 3);
const letters: Letter[] = [];
const end = new AbortController();
let world: World;
let running: Promise<unknown>;

const done = (type: string, data: object, actor = web(renata), more = {}) => world.done(type, data, actor, more);
const invoiceId = (n: number) => exampleId('i', n);
const issue = (n: number, more: object = {}) => ({ ...invoiceExamples.IssueInvoice, invoiceId: invoiceId(n), ...more });
const pay = (n: number, payment: number, amount: number) => ({
  invoiceId: invoiceId(n),
  paymentId: exampleId('p', payment),
  amount,
  method: 'bank',
  date: '2026-09-21',
});
const numbers = async () =>
  (await world.history(`receiptCounter-${campus}_2026`)).map(
    ({ data }) => data as { number: number; transactionId: string },
  );
const stateOf = (n: number) => world.service.facts.ask().state(invoice, `invoice-${invoiceId(n)}`);

beforeAll(async () => {
  const transport = { send: (letter: Letter) => Promise.resolve(void letters.push(letter)), close: () => undefined };
  const all = exampleSlices({
    transport,
    publicUrl: 'https://learn.example.org',
  });
  world = await openWorld({
    slices: all,
    events: catalogue,
    clock: () => new Date('2026-09-21T15:00:00.000Z'),
  });
  running = world.service.run(end.signal);
  await world.reactionsBegun();
  await done('CreateRegion', { ...regionExamples.RegisterRegion, currency: 'USD' }, seed);
  for (const [userId, firstName, regionIds, roles] of [
    [ada, 'Ada', [campus], ['user']],
    [ben, 'Ben', [], ['user']],
    [renata, 'Renata', [campus], ['user', 'manager', 'admin']],
  ] as const) {
    await done(
      'InviteUser',
      { userId, email: `${firstName}@example.org`, firstName, lastName: 'Okafor', regionIds, groupIds: [], roles },
      seed,
    );
    await done('SetInitialPassword', { userId }, seed);
  }
});
afterAll(async () => {
  end.abort();
  await running;
  await world.close();
});

const { slug } = regionExamples.RegisterRegion;
describe('billing', () => {
  test('an invoice is issued to a student of the region, in its currency', async () => {
    await done('IssueInvoice', issue(1));
    const refused = async (more: object) => world.send('IssueInvoice', issue(2, more), web(renata));
    expect(await refused({ userId: ben })).toMatchObject({ ok: false, code: 'invoice.studentUnknown' });
    expect(await refused({ currency: 'PLN' })).toMatchObject({ ok: false, code: 'invoice.wrongCurrency' });
    expect(await refused({ regionId: exampleId('r', 9) })).toMatchObject({ ok: false, code: 'invoice.regionUnknown' });
    expect(await world.send('IssueInvoice', issue(2), web(ada))).toMatchObject({ ok: false, code: 'noAccess' });
    expect(await world.send('RecordPayment', pay(1, 1, 100), web(ben))).toMatchObject({ ok: false, code: 'notFound' });
  });

  test('the student is told at once, by a letter and in the product', async () => {
    await until(() => letters.length === 1);
    expect(letters[0]).toMatchObject({ to: 'ada@example.org', subject: `New invoice ${slug}-2026-0001: $1,200.00` });
    expect(letters[0]!.text).toContain(`https://learn.example.org/student/billing/invoices/${invoiceId(1)}`);
    const [notice] = (await world.history(`notificationFeed-${ada}_202609`)).map(({ data }) => data);
    expect(notice).toMatchObject({ key: 'invoiceIssued', params: { invoiceId: invoiceId(1) } });
  });

  test('twenty payments at once are all booked, each once, and numbered without a gap', async () => {
    const sent = Array.from({ length: 20 }, (_, n) => pay(1, n + 1, 1_000));
    await Promise.all([...sent, ...sent.slice(0, 5)].map((data) => done('RecordPayment', data)));
    const { ledger } = await stateOf(1);
    expect([ledger.paid, balanceOf(ledger), statusOf(ledger)]).toEqual([20_000, 100_000, 'part-paid']);
    await until(async () => (await numbers()).length === 21);
    const given = await numbers();
    expect(given.map(({ number }) => number)).toEqual(given.map((_, n) => n + 1));
    expect(new Set(given.map(({ transactionId }) => transactionId)).size).toBe(21);
    expect(given[0]).toMatchObject({
      transactionId: invoiceId(1),
      receiptNumber: `${slug}-2026-0001`,
    });
  });

  test('the same command a hundred times is one payment, with other contents a conflict', async () => {
    const commandId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => done('RecordPayment', pay(1, 50, 5_000), web(renata), { commandId })),
    );
    expect(new Set(replies.map(({ revision }) => revision)).size).toBe(1);
    expect((await stateOf(1)).ledger.paid).toBe(25_000);
    expect(await world.send('RecordPayment', pay(1, 51, 5_000), web(renata), { commandId })).toMatchObject({
      ok: false,
      code: 'commandIdReused',
    });
  });

  test('two admins refund the same payment: one wins, the other sees that something has changed', async () => {
    const { revision } = await done('RecordPayment', pay(1, 60, 3_000));
    const refund = (n: number) => ({
      invoiceId: invoiceId(1),
      refundId: exampleId('f', n),
      paymentId: exampleId('p', 60),
      amount: 3_000,
      reason: 'Left',
    });
    const both = await Promise.all(
      [1, 2].map((n) => world.send('IssueRefund', refund(n), web(renata), { expectedRevision: revision })),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'conflict', actual: revision + 1 });
    expect(await world.send('IssueRefund', refund(3), web(renata))).toMatchObject({
      code: 'invoice.refundTooMuch',
      params: { most: '$0.00' },
    });
  });

  test('the demo data is numbered and mails nobody', async () => {
    await until(async () => (await numbers()).length === 24 && letters.length === 24);
    await done(
      'IssueInvoice',
      issue(5, { date: '2025-12-30' }),
      { ...web(renata), channel: 'SEED' },
      { occurredAt: '2025-12-30T10:00:00.000Z' },
    );
    await done('RecordPayment', pay(1, 70, 1));
    await until(() => letters.length === 25);
    expect(letters.at(-1)?.subject).toBe(`Receipt for your payment of $0.01, invoice ${slug}-2026-0001`);
    await until(async () => (await world.history(`receiptCounter-${campus}_2025`)).length === 1);
    expect((await world.history(`receiptCounter-${campus}_2025`)).map(({ data }) => data)).toMatchObject([
      { number: 1, type: 'INVOICE', year: 2025 },
    ]);
  });
});
