import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currencies } from '@paideia/events/kernel/money.ts';
import { issued, paid, refunded } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { billTo, officeWith, type Office } from './invoice.examples.ts';

const bill = (n: number) => billTo('greta', n);
const on = (day: string, dueDate: string) => ({ date: `2026-09-0${day}`, dueDate });
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    ...issuedInTurn([1, 2, 3, 4]),
    ...[issued(bill(5), 2_000, on('1', '2026-10-02')), paid(bill(5), 500, 1)],
    ...[issued(bill(6), 3_000, on('9', '2026-10-01')), paid(bill(6), 3_000, 2)],
    // Both were given back in part: of one a thousand is left to pay, of the other nothing.
    ...[issued(bill(8), 3_000, on('8', '2026-10-03')), paid(bill(8), 2_000, 3), refunded(bill(8), 0, 500, 1, 3)],
    ...[issued(bill(9), 3_000, on('8', '2026-10-03')), paid(bill(9), 3_000, 4), refunded(bill(9), 0, 500, 2, 4)],
    issued(billTo('freya', 7), 1_000),
  ]);
});
afterAll(() => office.close());

/** Each is issued and due a day after the one before. */
function issuedInTurn(bills: readonly number[]) {
  return bills.map((n) => issued(bill(n), 1_000, on(`${n}`, `2026-10-${10 + n}`)));
}
const card = '{ dashboard { openInvoices { items { _id status } currencies { value } } } }';

test('a student finds three of each kind that is to be paid, those that are due first, what is due first first', async () => {
  expect((await office.ask('greta', card)).data).toEqual({
    dashboard: {
      openInvoices: {
        items: [
          { _id: bill(5).invoiceId, status: 'part-paid' },
          { _id: bill(8).invoiceId, status: 'partial-refund' },
          { _id: bill(1).invoiceId, status: 'unpaid' },
          { _id: bill(2).invoiceId, status: 'unpaid' },
          { _id: bill(3).invoiceId, status: 'unpaid' },
        ],
        currencies: currencies.map(({ value }) => ({ value })),
      },
    },
  });
});
test('an over-payment of one invoice hides from nobody that another is open', async () => {
  const balances = '{ myBalances { currency balance isPayable } }';
  const hidden = await officeWith([
    ...[issued(billTo('emmett', 21), 1_000), paid(billTo('emmett', 21), 3_000), issued(billTo('emmett', 22), 2_000)],
    ...[issued(billTo('freya', 23), 1_000), paid(billTo('freya', 23), 1_000)],
  ]);
  expect((await hidden.ask('emmett', balances)).data?.['myBalances']).toEqual([
    { currency: 'USD', balance: 0, isPayable: true },
  ]);
  expect((await hidden.ask('freya', balances)).data?.['myBalances']).toEqual([
    { currency: 'USD', balance: 0, isPayable: false },
  ]);
  await hidden.close();
});
test.each(['freya', 'renata'] as const)('%s, who is in no group, has no such card', async (person) => {
  expect((await office.ask(person, card)).data).toEqual({ dashboard: { openInvoices: null } });
});
