import { expect, test } from '@jest/globals';
import { givenBack } from './billing.examples.ts';
import { invoiceCsv } from './invoice-columns.tsx';

test('the export has the sums of an invoice in units, as a sheet program takes them, and nothing owed of a refunded one', () => {
  const rowOf = (invoice: typeof givenBack) =>
    Object.fromEntries(
      invoiceCsv(
        (key) => key,
        (state) => `state ${state}`,
      ).map(({ label, value }) => [label, value(invoice)]),
    );
  expect(rowOf({ ...givenBack, credited: 1_050 })).toMatchObject({
    currency: 'USD',
    total: 1_200,
    credited: 10.5,
    received: 1_300,
    refunded: 400,
    balance: 0,
    // In words, as the list says it.
    status: `state ${givenBack.status}`,
  });
  expect(rowOf({ ...givenBack, status: 'part-paid', state: 'overdue' })).toMatchObject({
    status: 'state part-paid, state overdue',
  });
  expect(rowOf({ ...givenBack, status: 'refunded', balance: 70_000 })).toMatchObject({ balance: 0 });
});
