/** @jest-environment jsdom */
import type { MockedResponse } from '@apollo/client/testing';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  AccountStatementDocument,
  type AccountStatementQuery,
  type StatementEntryFragment,
} from '../generated/invoices/statement.ts';
import { dayOf } from '../lib/i18n/index.ts';
import { showPage } from '../lib/testing/page.tsx';
import { StatementPage } from './student/StatementPage.tsx';

afterEach(cleanup);

const typed = <T,>(__typename: string, value: T): T => ({ __typename, ...value });
const entry = (n: number, more: Partial<StatementEntryFragment>): StatementEntryFragment =>
  typed('Transaction', {
    _id: `t${n}`,
    type: 'PAYMENT' as const,
    receiptNumber: `R-${n}`,
    date: '2026-10-20',
    method: null,
    currency: 'USD',
    amount: 0,
    balanceChange: 0,
    invoiceId: 'i1',
    invoice: typed('Invoice', {
      _id: 'i1',
      number: 'CR-0108',
      lines: [typed('InvoiceLine', { particulars: 'Tuition' }), typed('InvoiceLine', { particulars: 'Books' })],
    }),
    ...more,
  });
const entries = [
  entry(1, { type: 'INVOICE', date: '2026-10-02', amount: 120_000, balanceChange: 120_000 }),
  entry(2, { method: 'bank', amount: -150_000, balanceChange: -150_000 }),
  entry(3, { type: 'REFUND', date: '2026-10-21', amount: 40_000, balanceChange: 25_000 }),
];
const answers = (from: string, to: string, seen: object[]): MockedResponse<AccountStatementQuery> => ({
  request: { query: AccountStatementDocument },
  variableMatcher: (variables) => variables['from'] === from && variables['to'] === to && Boolean(seen.push(variables)),
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      accountStatement: typed('AccountStatement', {
        userId: 'u1',
        studentName: 'Freya Halloran',
        campus: null,
        currencies: [typed('CurrencyStatement', { currency: 'USD', opening: 5_000, closing: 0, entries })],
      }),
      currencies: [{ value: 'USD', decimals: 2 }],
    },
  },
});

test('of days that end before they begin it says so, and nothing else', async () => {
  const seen: object[] = [];
  showPage(<StatementPage />, {
    path: '/student/billing/statement?from=2026-10-31&to=2026-10-01',
    mocks: [answers('2026-10-31', '2026-10-01', seen)],
  });
  expect(await screen.findByText('Not before 31 Oct 2026.')).toBeTruthy();
  expect(screen.queryByText('For Freya Halloran')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(seen).toEqual([]);
});

test('a statement leads from the balance before to that of the last day, and says of a refund what is not owed again', async () => {
  showPage(<StatementPage />, {
    path: '/student/billing/statement?from=2026-10-01&to=2026-10-31',
    mocks: [answers('2026-10-01', '2026-10-31', [])],
  });
  expect(await screen.findByText('For Freya Halloran')).toBeTruthy();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent))).toEqual([
    ['Balance before', '50.00'],
    ['2 Oct 2026', 'Invoice R-1Tuition; Books', '1,200.00', '1,250.00'],
    ['20 Oct 2026', 'Payment R-2Bank transfer, for invoice CR-0108', '−1,500.00', '−250.00'],
    [
      '21 Oct 2026',
      'Refund R-3for invoice CR-0108400.00 was given back. What it had paid is not owed again.',
      '250.00',
      '0.00',
    ],
    ['Balance on 31 Oct 2026', '0.00'],
  ]);
});

test('it begins with this year, of the student in the address, and follows the days that are chosen', async () => {
  const today = dayOf(new Date());
  const [first, second]: object[][] = [[], []];
  showPage(<StatementPage />, {
    path: '/student/billing/statement?student=u1',
    mocks: [answers(`${today.slice(0, 4)}-01-01`, today, first!), answers('2020-01-01', today, second!)],
  });
  await screen.findByText('For Freya Halloran');
  expect(first![0]).toMatchObject({ userId: 'u1' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2020-01-01' } });
  await waitFor(() => expect(second![0]).toMatchObject({ userId: 'u1' }));
});
