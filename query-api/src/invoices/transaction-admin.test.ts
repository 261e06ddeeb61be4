import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  credited,
  issued,
  paid,
  refunded,
  transactionOf,
} from '@paideia/projection-service/invoices/invoice.examples.ts';
import { billTo, campus, lublin, officeWith, type Office, type Person } from './invoice.examples.ts';

const tuition = billTo('emmett', 1);
const urszulas = billTo('urszula', 2, { regionId: lublin, currency: 'EUR' });
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    issued(tuition, 120_000, { date: '2026-09-07' }),
    paid(tuition, 50_000, 1, 'bank', '2026-09-21'),
    paid(tuition, 80_000, 2, 'cash', '2026-09-22'),
    refunded(tuition, 10_000, 0, 1, 2, '2026-10-06'),
    credited(tuition, 500, 1, '2026-10-07'),
    issued(urszulas, 70_000, { date: '2026-09-14' }),
    paid(urszulas, 7_000, 1, 'bank', '2026-09-30'),
  ]);
});
afterAll(() => office.close());

const query =
  'query ($filter: TransactionFilter) { allTransactionAdmins(filter: $filter) { items { type amount date invoice { studentName } } total } }';
async function amounts(person: Person, filter: object = {}): Promise<readonly number[]> {
  const { data } = await office.ask(person, query, { filter });
  const { items } = data!['allTransactionAdmins'] as { readonly items: readonly { readonly amount: number }[] };
  return items.map(({ amount }) => amount);
}

test('all that was booked, the latest first, by kind, method, region, currency and day', async () => {
  expect(await amounts('renata')).toEqual([-500, 10_000, -7_000, -80_000, -50_000, 70_000, 120_000]);
  expect(await amounts('renata', { type: 'PAYMENT' })).toEqual([-7_000, -80_000, -50_000]);
  expect(await amounts('renata', { method: 'bank' })).toEqual([-7_000, -50_000]);
  expect(await amounts('renata', { regionId: campus, type: 'PAYMENT', method: 'cash' })).toEqual([-80_000]);
  expect(await amounts('renata', { currency: 'EUR' })).toEqual([-7_000, 70_000]);
  expect(await amounts('renata', { from: '2026-09-21', to: '2026-09-22' })).toEqual([-80_000, -50_000]);
  expect((await office.ask('renata', query, { filter: { from: 'never' } })).errors[0]?.extensions.code).toBe('invalid');
});

test('whoever bills in a region sees what was booked there, and nobody else anything', async () => {
  expect(await amounts('piotr')).toEqual([-7_000, 70_000]);
  expect(await amounts('piotr', { regionId: campus })).toEqual([]);
  const one = 'query ($id: ID!) { TransactionAdmin(id: $id) { amount } }';
  const id = transactionOf(tuition, 'payment');
  expect((await office.ask('renata', one, { id })).data).toEqual({ TransactionAdmin: { amount: -50_000 } });
  expect((await office.ask('piotr', one, { id })).errors[0]?.extensions.code).toBe('notFound');
  for (const person of ['harriet', 'emmett'] as const)
    expect((await office.ask(person, query)).errors[0]?.extensions.code).toBe('noAccess');
});
