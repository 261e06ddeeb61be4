import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { issued, paid } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { owedTotals } from '@paideia/projection-service/invoices/billing-totals.view.ts';
import { billTo, lublin, officeWith, type Office } from './invoice.examples.ts';

const [late, part, settled, coming] = [1, 2, 3, 4].map((n) => billTo('emmett', n)) as [
  ReturnType<typeof billTo>,
  ...ReturnType<typeof billTo>[],
];
const abroad = billTo('urszula', 5, { regionId: lublin, currency: 'EUR' });
const before = { date: '2019-12-01', dueDate: '2020-01-01' };
let office: Office;
beforeAll(async () => {
  office = await officeWith([
    issued(late, 1_000, before),
    ...[issued(part!, 2_000, { ...before, dueDate: '2019-12-20' }), paid(part!, 500)],
    ...[issued(settled!, 3_000, before), paid(settled!, 3_000)],
    issued(coming!, 4_000, { date: '2019-12-01', dueDate: '2099-01-01' }),
    issued(abroad, 5_000, { ...before, dueDate: '2019-12-28' }),
  ]);
});
afterAll(() => office.close());

describe('overdue is what is owed after its day', () => {
  test('for the student: in the list, by its filter, and on the invoice', async () => {
    const list = 'query ($status: String) { myInvoices(status: $status) { items { _id state status } total } }';
    const all = (await office.ask('emmett', list)).data?.myInvoices as { items: { _id: string; state: string }[] };
    expect(new Map(all.items.map(({ _id, state }) => [_id, state]))).toEqual(
      new Map([
        [late.invoiceId, 'overdue'],
        [part!.invoiceId, 'overdue'],
        [settled!.invoiceId, 'paid'],
        [coming!.invoiceId, 'unpaid'],
      ]),
    );
    const overdue = (await office.ask('emmett', list, { status: 'overdue' })).data?.myInvoices as typeof all & {
      total: number;
    };
    expect(overdue.total).toBe(2);
    expect(overdue.items).toEqual(
      expect.arrayContaining([
        { _id: late.invoiceId, state: 'overdue', status: 'unpaid' },
        { _id: part!.invoiceId, state: 'overdue', status: 'part-paid' },
      ]),
    );
  });
  test('for staff: by its filter, within the own regions, with its sums', async () => {
    const ask = async (person: 'renata' | 'piotr') => {
      const { data } = await office.ask(
        person,
        '{ allInvoiceAdmins(filter: { status: "overdue" }) { total } invoiceTotals(filter: { status: "overdue" }) { currencies { currency count balance } } }',
      );
      return data;
    };
    expect(await ask('renata')).toEqual({
      allInvoiceAdmins: { total: 3 },
      invoiceTotals: {
        currencies: [
          { currency: 'EUR', count: 1, balance: 5_000 },
          { currency: 'USD', count: 2, balance: 2_500 },
        ],
      },
    });
    expect(await ask('piotr')).toMatchObject({ allInvoiceAdmins: { total: 1 } });
  });
  test('its sums are of the days on which it was due, without a look at the invoices, and the same as those of the invoices', async () => {
    const ask = async (filter: object, person: 'renata' | 'piotr' = 'renata') => {
      const { data } = await office.ask(
        person,
        'query ($filter: InvoiceFilter) { invoiceTotals(filter: $filter) { more currencies { currency count total paid balance statuses { status count balance } } } }',
        { filter: { status: 'overdue', ...filter } },
      );
      return data?.['invoiceTotals'];
    };
    const read = jest.spyOn(office.api.documents, 'read');
    const all = await ask({});
    const names = read.mock.calls.map(([{ name }]) => name);
    read.mockRestore();
    expect(names).toContain(owedTotals.name);
    expect(names).not.toContain('invoices');
    expect(all).toMatchObject({ more: false, currencies: [{ currency: 'EUR' }, { currency: 'USD', count: 2 }] });
    expect(all).toEqual(await ask({ from: '2000-01-01' }));
    for (const filter of [{ currency: 'USD' }, { regionId: lublin }, { regionId: lublin, currency: 'USD' }])
      expect(await ask(filter)).toEqual(await ask({ ...filter, from: '2000-01-01' }));
    expect(await ask({}, 'piotr')).toMatchObject({ currencies: [{ currency: 'EUR', count: 1, balance: 5_000 }] });
  });
  test('for staff, by the due day: whatever is overdue for longest comes first', async () => {
    const order = async (sortOrder: 'ASC' | 'DESC') => {
      const list = `{ allInvoiceAdmins(filter: { status: "overdue" }, sortField: "dueDate", sortOrder: "${sortOrder}") { items { _id } total } }`;
      return (await office.ask('renata', list)).data?.allInvoiceAdmins;
    };
    const first = [part!, abroad, late].map(({ invoiceId }) => ({ _id: invoiceId }));
    expect(await order('ASC')).toEqual({ items: first, total: 3 });
    expect(await order('DESC')).toEqual({ items: first.toReversed(), total: 3 });
  });
});
