import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  credited,
  deleted,
  issued,
  paid,
  refunded,
  voided,
} from '@paideia/projection-service/invoices/invoice.examples.ts';
import { billTo, lublin, officeWith, people, type Office, type Person } from './invoice.examples.ts';

const [tuition, books, wrong] = [billTo('emmett', 1), billTo('emmett', 2), billTo('emmett', 3)];
const abroad = billTo('emmett', 4, { regionId: lublin, currency: 'EUR' });
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    issued(tuition, 120_000, { date: '2026-09-07' }),
    paid(tuition, 130_000, 1, 'bank', '2026-10-20'),
    // Written down later than the one before, and dated earlier.
    paid(tuition, 5_000, 2, 'cash', '2026-09-30'),
    voided(tuition, 5_000, 2),
    issued(wrong, 700, { date: '2026-10-01' }),
    credited(wrong, 100, 3),
    deleted(wrong),
    refunded(tuition, 10_000, 30_000, 1, 1, '2026-10-21'),
    issued(books, 5_000, { date: '2026-11-02' }),
    issued(abroad, 70_000, { date: '2026-09-14' }),
  ]);
});
afterAll(() => office.close());

const query =
  'query ($u: ID, $from: String, $to: String) { accountStatement(userId: $u, from: $from, to: $to) { studentName campus { name } currencies { currency opening closing entries { type date amount balanceChange } } } }';
const ask = (person: Person, variables: object = {}) => office.ask(person, query, variables);
type Statement = {
  readonly currency: string;
  readonly opening: number;
  readonly closing: number;
  readonly entries: readonly { readonly balanceChange: number }[];
};
async function statements(person: Person, variables: object = {}): Promise<readonly Statement[]> {
  const { data } = await ask(person, variables);
  return (data!['accountStatement'] as { readonly currencies: readonly Statement[] }).currencies;
}

describe('a statement of an account', () => {
  test('tells what was owed before, what was booked, and what was owed then, by the dates of the bookings', async () => {
    expect(await statements('emmett', { from: '2026-10-01', to: '2026-10-31' })).toEqual([
      { currency: 'EUR', opening: 70_000, closing: 70_000, entries: [] },
      {
        currency: 'USD',
        opening: 120_000,
        closing: 0,
        entries: [
          { type: 'PAYMENT', date: '2026-10-20', amount: -130_000, balanceChange: -130_000 },
          { type: 'REFUND', date: '2026-10-21', amount: 40_000, balanceChange: 10_000 },
        ],
      },
    ]);
  });
  test('ends with the balance of any day, and with that of now', async () => {
    const on = async (to?: string) =>
      (await statements('emmett', { to })).find(({ currency }) => currency === 'USD')?.closing;
    expect(await on('2026-09-06')).toBe(undefined);
    expect(await on('2026-09-30')).toBe(120_000);
    expect(await on('2026-10-20')).toBe(-10_000);
    const { data } = await office.ask('emmett', '{ myBalances { currency balance } }');
    expect(data).toEqual({
      myBalances: [
        { currency: 'EUR', balance: 70_000 },
        { currency: 'USD', balance: await on() },
      ],
    });
  });
  test('adds up, whatever the days', async () => {
    for (const from of ['2026-09-01', '2026-09-30', '2026-10-21', '2027-01-01'])
      for (const one of await statements('emmett', { from }))
        expect(one.opening + one.entries.reduce((all, { balanceChange }) => all + balanceChange, 0)).toBe(one.closing);
  });
  test('names the student and the campus, and takes no day that is none', async () => {
    expect((await ask('emmett')).data).toMatchObject({
      accountStatement: { studentName: people.emmett.fullName, campus: { name: 'PL - Lublin' } },
    });
    expect((await ask('emmett', { from: 'yesterday' })).errors[0]?.extensions.code).toBe('invalid');
  });
});

describe('of a student', () => {
  const u = people.emmett._id;
  test('admins see all, and who bills in a region what was billed there', async () => {
    expect(await statements('renata', { u })).toEqual(await statements('emmett'));
    expect((await statements('piotr', { u })).map(({ currency }) => currency)).toEqual(['EUR']);
  });
  test('everybody else is told what is told of nobody', async () => {
    for (const person of ['harriet', 'urszula'] as const) {
      const [theirs, none] = [await ask(person, { u }), await ask(person, { u: 'f'.repeat(24) })];
      expect(theirs.errors[0]?.extensions.code).toBe('notFound');
      expect({ ...theirs, response: undefined }).toEqual({ ...none, response: undefined });
    }
  });
});
