// What was booked on one day is listed in the order in which it was booked, whatever its ids.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issued, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import type { GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { billTo, officeWith, type Office } from './invoice.examples.ts';

const [first, second, third] = [billTo('emmett', 3), billTo('emmett', 1), billTo('emmett', 2)] as const;
const date = '2026-09-07';
const at = (time: string, event: GivenEvent): GivenEvent => ({
  ...event,
  meta: { ...event.meta, at: `${date}T${time}:00.000Z` },
});
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    at('08:00', issued(first, 100, { date })),
    at('09:00', issued(second, 200, { date })),
    at('10:00', issued(third, 300, { date })),
    at('11:00', paid(first, 10, 1, 'bank', date)),
    at('12:00', paid(second, 20, 2, 'bank', date)),
    at('13:00', paid(third, 30, 3, 'bank', date)),
    at('14:00', paid(third, 40, 4, 'bank', date)),
  ]);
});
afterAll(() => office.close());

type Rows = { readonly items: readonly { readonly total?: number; readonly amount?: number }[] };
const asked = async (person: 'emmett' | 'renata', name: string, args: string, field: 'total' | 'amount') => {
  const { data } = await office.ask(person, `{ ${name}${args} { items { ${field} } } }`);
  return (data![name] as Rows).items.map((row) => row[field]);
};

test('invoices, a page after the other, either way, and within days', async () => {
  expect(await asked('emmett', 'myInvoices', '', 'total')).toEqual([300, 200, 100]);
  expect(await asked('renata', 'allInvoiceAdmins', '', 'total')).toEqual([300, 200, 100]);
  const sorted = (order: string, page: number) =>
    asked(
      'renata',
      'allInvoiceAdmins',
      `(sortField: "date", sortOrder: "${order}", page: ${page}, perPage: 2)`,
      'total',
    );
  expect([await sorted('ASC', 0), await sorted('ASC', 1)]).toEqual([[100, 200], [300]]);
  expect([await sorted('DESC', 0), await sorted('DESC', 1)]).toEqual([[300, 200], [100]]);
  const within = (from: string, to: string) =>
    asked('renata', 'allInvoiceAdmins', `(filter: { from: "${from}", to: "${to}" })`, 'total');
  expect(await within(date, date)).toEqual([300, 200, 100]);
  expect([await within('2026-09-01', '2026-09-06'), await within('2026-09-08', '2026-09-30')]).toEqual([[], []]);
});
test('payments', async () => {
  expect(await asked('renata', 'allTransactionAdmins', '(filter: { type: PAYMENT })', 'amount')).toEqual([
    -40, -30, -20, -10,
  ]);
});
