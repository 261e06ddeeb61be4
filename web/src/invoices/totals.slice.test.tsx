/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ListContextProvider } from 'ra-core';
import { useState } from 'react';
import { InvoiceTotalsDocument } from '../generated/invoices/admin/invoice-admin.ts';
import { answers, renata } from '../lib/testing/console.tsx';
import { showPage } from '../lib/testing/page.tsx';
import { TotalsStrip } from './admin/TotalsStrip.tsx';

afterEach(cleanup);
function Filtered() {
  const [filterValues, setFilters] = useState({});
  return (
    <ListContextProvider value={{ filterValues, setFilters, setSort: () => undefined } as never}>
      <button onClick={() => setFilters({ status: 'paid' })}>paid</button>
      <TotalsStrip print={(amount, currency) => `${currency} ${amount}`} />
    </ListContextProvider>
  );
}

test('the sums of one filter never stand below another one whose sums could not be asked for', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const eur = { count: 4, total: 9, credited: 0, paid: 2, refunded: 0, balance: 7, currency: 'EUR' };
  const invoiceTotals = { more: false, currencies: [{ ...eur, __typename: 'InvoiceSum' }] };
  const { mock, seen } = answers(InvoiceTotalsDocument, ({ filter }) =>
    filter?.status === 'paid'
      ? { refusal: { message: 'No answer came', code: 'late' } }
      : {
          data: {
            invoiceTotals: { ...invoiceTotals, ...{ __typename: 'InvoiceTotals' } },
            overdue: { total: 0, more: false, ...{ __typename: 'InvoicePage' } },
          },
        },
  );
  showPage(<Filtered />, { mocks: [mock], user: renata });
  expect(await screen.findByText('EUR 7')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'paid' }));
  await waitFor(() => expect(screen.queryByText('EUR 7')).toBeNull());
  expect(seen.at(-1)).toMatchObject({ filter: { status: 'paid' } });
});
