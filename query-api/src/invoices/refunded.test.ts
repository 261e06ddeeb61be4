import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issued, paid, refunded } from '@paideia/projection-service/invoices/invoice.examples.ts';
import { invoiceProjection } from '@paideia/projection-service/invoices/invoice.projection.ts';
import { invoices } from '@paideia/projection-service/invoices/invoice.view.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import { recordedFrom } from '@paideia/projection-service/kernel/spec.ts';
import { balancesOf } from './invoice.queries.ts';
import { billTo, officeWith, people, type Office } from './invoice.examples.ts';

/** Of the first a part was never paid, and what was paid was given back; the second is open. */
const [closed, open] = [billTo('emmett', 1), billTo('emmett', 2)];
const events = [issued(closed, 120_000), paid(closed, 50_000), refunded(closed, 0, 50_000), issued(open, 9_000)];
let office: Office;
beforeAll(async () => {
  office = await officeWith(events);
});
afterAll(() => office.close());

test('a refunded invoice is closed: nothing of it is owed, wherever it is counted', async () => {
  const { data } = await office.ask(
    'emmett',
    '{ myBalances { currency balance } myInvoices { items { _id status } } }',
  );
  expect(data).toMatchObject({
    myBalances: [{ currency: 'USD', balance: 9_000 }],
    myInvoices: { items: expect.arrayContaining([{ _id: closed.invoiceId, status: 'refunded' }]) },
  });

  const found = foldInMemory(invoiceProjection, recordedFrom(invoiceProjection, events)).all(invoices);
  expect(found).toHaveLength(2);
  expect(balancesOf(found)).toEqual([{ currency: 'USD', balance: 9_000, isPayable: true }]);

  const totals = '{ invoiceTotals { currencies { balance statuses { status balance } } } }';
  expect((await office.ask('renata', totals)).data).toEqual({
    invoiceTotals: {
      currencies: [
        {
          balance: 9_000,
          statuses: [
            { status: 'refunded', balance: 0 },
            { status: 'unpaid', balance: 9_000 },
          ],
        },
      ],
    },
  });
});
test('its why says nothing is owed, and that of the balance adds up', async () => {
  const why =
    'query ($of: WhyOf!, $id: String!) { why(of: $of, id: $id) { value formula { label value } parts { value } } }';
  const ofOne = (await office.ask('emmett', why, { of: 'invoice', id: closed.invoiceId })).data?.['why'];
  expect(ofOne).toMatchObject({
    value: 'refunded, balance $0.00',
    formula: expect.arrayContaining([{ label: 'Balance', value: '$1,200.00 − $500.00 = $700.00' }]),
  });
  const ofAll = (await office.ask('emmett', why, { of: 'studentBalance', id: `${people.emmett._id}_USD` })).data?.[
    'why'
  ];
  expect(ofAll).toMatchObject({
    value: '$90.00',
    parts: expect.arrayContaining([{ value: 'refunded, balance $0.00' }, { value: 'unpaid, balance $90.00' }]),
  });
});
