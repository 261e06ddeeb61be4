/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MyBalancesDocument, type MyBalancesQuery } from '../generated/invoices/balances.ts';
import {
  CardConfigDocument,
  MyCardConfigsDocument,
  type CardConfigQuery,
  type MyCardConfigsQuery,
} from '../generated/invoices/card-config.ts';
import { freya, showPage } from '../lib/testing/page.tsx';
import {
  InvoiceDocument,
  MyInvoicesDocument,
  TransactionDocument,
  TransactionsDocument,
  type OwnInvoiceFragment,
  type TransactionFieldsFragment,
  type MyInvoicesQuery,
  type InvoiceQuery,
  type TransactionsQuery,
} from '../generated/invoices/invoices.ts';
import { refundsOf } from './refunds-of.ts';
import { Balances } from './student/Balances.tsx';
import { BillingPage } from './student/BillingPage.tsx';
import { InvoiceRows } from './student/InvoiceRows.tsx';
import { InvoiceTable } from './student/InvoiceTable.tsx';
import { InvoiceView } from './student/InvoiceView.tsx';
import { TransactionPage } from './student/TransactionPage.tsx';

// Fragments match by it; the types of the screens do not know it.
const typed = <T,>(__typename: string, value: T): T => ({ __typename, ...value });
const currencies = [
  { value: 'USD', decimals: 2 },
  { value: 'HUF', decimals: 0 },
];
const entry = (changed: Partial<TransactionFieldsFragment>): TransactionFieldsFragment =>
  typed('Transaction', {
    _id: 't1',
    type: 'PAYMENT',
    receiptNumber: 'R-2026-0012',
    date: '2026-10-01',
    currency: 'USD',
    amount: -50_000,
    balance: 70_000,
    invoiceId: 'i1',
    invoice: { __typename: 'Invoice', _id: 'i1', number: 'CR-2026-0108', status: 'part-paid' },
    method: 'bank',
    isVoided: false,
    ...changed,
  });
const campus = typed('Campus', {
  name: 'US - Cedar Ridge',
  address: ['1 Ridge Road', 'Woodland Park, CO 80863'],
  phone: '+1 719 555 0100',
});
const issued = entry({
  _id: 'i1',
  type: 'INVOICE',
  amount: 120_000,
  balance: 120_000,
  method: null,
  date: '2026-09-07',
  receiptNumber: 'CR-2026-0108',
});
const invoice = (changed: Partial<OwnInvoiceFragment> = {}): OwnInvoiceFragment =>
  typed('Invoice', {
    _id: 'i1',
    number: 'CR-2026-0108',
    date: '2026-09-07',
    dueDate: '2099-03-01',
    currency: 'USD',
    total: 120_000,
    balance: 70_000,
    status: 'part-paid',
    state: changed.status ?? 'part-paid',
    studentName: 'Sven Marlowe',
    userId: freya._id,
    regionId: 'r1',
    campus,
    lines: [
      { particulars: 'Tuition', qty: 1, price: 105_000, amount: 105_000 },
      { particulars: 'Course materials', qty: 2.5, price: 6_000, amount: 15_000 },
    ],
    subtotal: 120_000,
    taxRate: 0,
    tax: 0,
    paid: 50_000,
    credited: 0,
    refunded: 0,
    amount: 120_000,
    remarks: null,
    mayPlan: false,
    takesCards: true,
    paymentPlan: null,
    entries: [issued, entry({})],
    ...changed,
  });
const answer = (shown: OwnInvoiceFragment): MockedResponse<InvoiceQuery> => ({
  request: { query: InvoiceDocument, variables: { _id: 'i1' } },
  result: { data: { invoice: shown, currencies } },
});
const cards = (available: boolean): MockedResponse<CardConfigQuery> => ({
  request: { query: CardConfigDocument },
  variableMatcher: () => true,
  maxUsageCount: 9,
  result: {
    data: { cardConfig: { regionName: 'Cedar Ridge', publicKey: available ? 'pk_demo_12345678' : null, available } },
  },
});
const ownCards = (...available: readonly boolean[]): MockedResponse<MyCardConfigsQuery> => ({
  request: { query: MyCardConfigsDocument, variables: {} },
  result: {
    data: {
      myCardConfigs: available.map((one, n) => ({
        regionId: `r${n}`,
        regionName: ['Cedar Ridge', 'Lublin'][n]!,
        available: one,
      })),
    },
  },
});
const noCards = 'Credit card processing not available in your region yet';
const show = (shown: OwnInvoiceFragment, takesCards = true) =>
  showPage(<InvoiceView _id="i1" />, { mocks: [answer(shown), cards(takesCards)] });
afterEach(cleanup);

describe('an invoice', () => {
  test('is a document with lines, sums and balance, and says what to do', async () => {
    show(invoice());
    expect(await screen.findByRole('heading', { name: 'Invoice CR-2026-0108' })).toBeTruthy();
    expect(screen.getByText('Part-paid')).toBeTruthy();
    expect(screen.getByText('$700.00')).toBeTruthy();
    expect(screen.getByText('To be paid by 1 Mar 2099.')).toBeTruthy();
    const [lines] = screen.getAllByRole('table');
    expect(
      within(lines!)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'ParticularsQtyPriceAmount',
      'Tuition1 × 1,050.0011,050.001,050.00',
      'Course materials2.5 × 60.002.560.00150.00',
    ]);
    const sums = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(sums).toEqual([
      ['Subtotal', '1,200.00'],
      ['Tax', '0.00'],
      ['Total USD', '1,200.00'],
      ['Less total payments', '−500.00'],
      ['Balance', '700.00'],
    ]);
    expect(screen.getByRole('link', { name: 'Payment R-2026-0012' }).getAttribute('href')).toBe('/transaction/t1');
    expect(screen.getByRole('button', { name: 'Why? Balance of Invoice CR-2026-0108: $700.00' })).toBeTruthy();
  });
  test.each<[OwnInvoiceFragment['status'], Partial<OwnInvoiceFragment>, string, string]>([
    [
      'over-paid',
      { paid: 130_000, balance: -10_000 },
      '−$100.00',
      'You have paid too much. The difference belongs to you.',
    ],
    ['paid', { paid: 120_000, balance: 0 }, '$0.00', 'Nothing to pay.'],
    [
      'unpaid',
      { paid: 0, balance: 120_000, dueDate: '2020-01-05', state: 'overdue' },
      '$1,200.00',
      'It was due on 5 Jan 2020.',
    ],
    ['deleted', { paid: 0, balance: 120_000 }, '$0.00', 'This invoice was deleted. Nothing is owed.'],
    [
      'refunded',
      { paid: 120_000, refunded: 120_000, balance: 0 },
      '$0.00',
      'Your payments were refunded. Nothing is owed.',
    ],
    [
      'refunded',
      { paid: 50_000, refunded: 50_000, balance: 70_000 },
      '$0.00',
      'Your payments were refunded. Nothing is owed.',
    ],
  ])('%s', async (status, changed, balance, told) => {
    show(invoice({ status, entries: [issued], ...changed }));
    expect(await screen.findByText(told)).toBeTruthy();
    expect(screen.getByText(balance)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Transactions' })).toBeNull();
  });
  test('credits and refunds stand between total and balance', async () => {
    show(
      invoice({
        status: 'partial-refund',
        taxRate: 23,
        credited: 20_000,
        amount: 100_000,
        paid: 130_000,
        refunded: 60_000,
        balance: 0,
      }),
    );
    await screen.findByRole('heading', { name: 'Invoice CR-2026-0108' });
    const sums = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(sums.slice(1)).toEqual([
      ['Tax 23%', '0.00'],
      ['Total USD', '1,200.00'],
      ['Less credit notes', '−200.00'],
      ['Less total payments', '−1,300.00'],
      ['Over-payment refunded', '300.00'],
      ['Balance', '0.00'],
    ]);
    expect(screen.getByText('Of the payments, $300.00 was refunded to you.')).toBeTruthy();
  });
  test('says where no cards are taken, while something is to be paid', async () => {
    show(invoice(), false);
    expect(await screen.findByText(noCards)).toBeTruthy();
    cleanup();
    show(invoice({ status: 'paid', balance: 0 }), false);
    await screen.findByText('Nothing to pay.');
    expect(screen.queryByText(noCards)).toBeNull();
    cleanup();
    show(invoice());
    await screen.findByText('To be paid by 1 Mar 2099.');
    expect(screen.queryByText(noCards)).toBeNull();
  });
  test('leads to a payment plan where one may be set up, and says what it takes next', async () => {
    const link = () => screen.queryByRole('link', { name: /payment plan/i })?.getAttribute('href');
    show(invoice({ mayPlan: true }));
    expect(await screen.findByRole('link', { name: 'Set up a payment plan' })).toBeTruthy();
    expect(link()).toBe('/student/billing/payment-plan/i1');
    cleanup();
    show(invoice({ mayPlan: true, takesCards: false }), false);
    await screen.findByText(noCards);
    expect(link()).toBeUndefined();
    cleanup();
    const paymentPlan = typed('PaymentPlan', {
      _id: 'b1',
      state: 'enabled' as const,
      nextPaymentDue: '2099-02-01',
      consecutiveFailed: 0,
      ahead: [typed('PlannedPayment', { sequence: 3, amount: 20_000 })],
    });
    show(invoice({ paymentPlan }));
    expect(await screen.findByText(/^Nothing to do now\. The next \$200\.00 is charged on 1 Feb 2099/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Payment plan: next payment on 1 Feb 2099' })).toBeTruthy();
    cleanup();
    show(invoice({ paymentPlan: { ...paymentPlan, consecutiveFailed: 1 } }));
    expect(await screen.findByText('To be paid by 1 Mar 2099.')).toBeTruthy();
  });
  test('carries the college, the campus and whose it is', async () => {
    show(invoice());
    expect(await screen.findByText('1 Ridge Road, Woodland Park, CO 80863')).toBeTruthy();
    expect(screen.getByText('Phone +1 719 555 0100')).toBeTruthy();
    expect(document.body.textContent).not.toContain(freya._id);
    expect(screen.getByText(/^Printed /)).toBeTruthy();
  });
  test('that is not there cannot be printed', async () => {
    const result = { errors: [{ message: 'This is not here.' } as never] };
    showPage(<InvoiceView _id="i1" />, { mocks: [{ ...answer(invoice()), result }] });
    await screen.findByText('This is not here.');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
  test('that is refunded is owed no more on its paper and in the lists, also if a part was never paid', async () => {
    const closed = invoice({ status: 'refunded', refunded: 50_000 });
    show(closed);
    await screen.findByRole('heading', { name: 'Invoice CR-2026-0108' });
    const sums = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(sums.at(-1)).toEqual(['Balance', '0.00']);
    cleanup();
    showPage(<InvoiceRows items={[closed]} currencies={currencies} />);
    expect(screen.getByRole('link').textContent).toContain('Balance $0.00Total $1,200.00');
    cleanup();
    showPage(<InvoiceTable items={[closed]} currencies={currencies} />);
    expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('$0.00');
  });
  test('says on a phone what is owed', () => {
    showPage(<InvoiceRows items={[invoice()]} currencies={currencies} />);
    expect(screen.getByRole('link').textContent).toContain('Balance $700.00Total $1,200.00');
  });
  test('is printed by the browser', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    show(invoice());
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

test.each([
  // An invoice of 1200.00 was paid with 1300.00: what goes back first is the 100.00 too much, and then a part of the charge.
  [
    { paid: 130_000, amount: 120_000, balance: 0, refunded: 10_000 },
    { refundedOver: 10_000, refundedCharge: 0 },
  ],
  [
    { paid: 130_000, amount: 120_000, balance: 0, refunded: 40_000 },
    { refundedOver: 10_000, refundedCharge: 30_000 },
  ],
  [
    { paid: 50_000, amount: 120_000, balance: 70_000, refunded: 0 },
    { refundedOver: 0, refundedCharge: 0 },
  ],
])('refunds of %j', (given, expected) => expect(refundsOf(given)).toEqual(expected));

describe('billing', () => {
  const balances: MockedResponse<MyBalancesQuery> = {
    request: { query: MyBalancesDocument, variables: {} },
    result: {
      data: {
        myBalances: [
          { currency: 'USD', balance: 70_000, isPayable: true },
          { currency: 'HUF', balance: -123_400, isPayable: false },
        ],
        overdue: { total: 2 },
        currencies,
      },
    },
  };
  const list = (variables: object, items: readonly OwnInvoiceFragment[]): MockedResponse<MyInvoicesQuery> => ({
    request: { query: MyInvoicesDocument, variables: { page: 0, perPage: 25, ...variables } },
    result: { data: { myInvoices: { items, total: items.length, more: false }, currencies } },
  });
  test('shows the balance in each currency and the invoices, by status', async () => {
    showPage(<BillingPage />, {
      path: '/student/billing',
      mocks: [ownCards(true, false), balances, list({}, [invoice()]), list({ status: 'paid' }, [])],
    });
    expect(await screen.findByText('Balance in USD')).toBeTruthy();
    expect((await screen.findByText('Coming Soon')).parentElement?.textContent).toBe(`Coming Soon${noCards}: Lublin`);
    expect(screen.getByText('Coming Soon')).toBeTruthy();
    expect(screen.getAllByText('$700.00')[0]).toBeTruthy();
    expect(screen.getByText('Balance in HUF').parentElement?.parentElement?.textContent?.replace(/\s/g, ' ')).toContain(
      '−Ft 1,234',
    );
    expect(screen.getByRole('button', { name: /^Why\? Balance in USD/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Overdue invoices: 2' }).getAttribute('href')).toBe(
      '/student/billing?status=overdue',
    );
    expect((await screen.findByRole('link', { name: 'CR-2026-0108' })).getAttribute('href')).toBe(
      '/student/billing/invoices/i1',
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'paid' } });
    expect(await screen.findByText(/No invoice has this status\./)).toBeTruthy();
  });
  test('the way to what is overdue leads to its first page, from whichever page', async () => {
    const paged = (variables: object, shown: OwnInvoiceFragment, total: number): MockedResponse<MyInvoicesQuery> => ({
      ...list(variables, []),
      result: { data: { myInvoices: { items: [shown], total, more: false }, currencies } },
    });
    const late = invoice({ _id: 'i3', number: 'CR-2026-0003', status: 'part-paid', state: 'overdue' });
    showPage(<BillingPage />, {
      path: '/student/billing',
      mocks: [
        ownCards(true),
        balances,
        paged({}, invoice(), 26),
        paged({ page: 1 }, invoice({ _id: 'i2', number: 'CR-2026-0002' }), 26),
        paged({ status: 'overdue' }, late, 1),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'CR-2026-0002' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Overdue invoices: 2' }));
    const row = (await screen.findByRole('link', { name: 'CR-2026-0003' })).closest('tr, li')!;
    // Its day is over, and a part of it is paid all the same.
    expect(row.textContent).toContain('Part-paidOverdue');
  });
  test.each([
    [0, false, 'Nothing to pay.'],
    [0, true, 'Invoices are still open; on others you have paid too much.'],
    [-100, false, 'You have paid too much. The difference belongs to you.'],
    [-100, true, 'Invoices are still open; on others you have paid too much.'],
    [100, true, 'To be paid.'],
  ])('below a balance of %s, to be paid: %s', async (balance, isPayable, told) => {
    const data = { myBalances: [{ currency: 'USD', balance, isPayable }], overdue: { total: 0 }, currencies };
    showPage(<Balances />, { mocks: [{ ...balances, result: { data } }] });
    expect((await screen.findByText('Balance in USD')).closest('section')?.textContent).toContain(told);
  });
  test('what was voided or deleted stands struck through, without a balance', async () => {
    const items = [
      entry({ _id: 't2', isVoided: true, balance: 1 }),
      entry({
        _id: 'i2',
        invoiceId: 'i2',
        type: 'INVOICE',
        amount: 700,
        balance: 2,
        invoice: typed('Invoice', { _id: 'i2', number: 'CR-2026-0109', status: 'deleted' as const }),
      }),
      entry({}),
    ];
    const ledger: MockedResponse<TransactionsQuery> = {
      request: { query: TransactionsDocument, variables: { page: 0, perPage: 25 } },
      result: { data: { transactions: { items, total: 3, more: false }, currencies } },
    };
    showPage(<BillingPage />, {
      path: '/student/billing?tab=transactions',
      mocks: [ownCards(false), balances, ledger],
    });
    await screen.findByText('Void');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [row.querySelector('s')?.textContent, row.lastElementChild?.textContent])).toEqual([
      ['−$500.00', ''],
      ['$7.00', ''],
      [undefined, '$700.00'],
    ]);
    expect(rows[1]!.textContent).toContain('Deleted');
  });
  test.each([
    ['transactions', {}, '−$500.00'],
    ['receipts', { type: 'PAYMENT' }, '$500.00'],
  ])('the tab %s', async (tab, variables, amount) => {
    const ledger: MockedResponse<TransactionsQuery> = {
      request: { query: TransactionsDocument, variables: { page: 0, perPage: 25, ...variables } },
      result: { data: { transactions: { items: [entry({})], total: 1, more: false }, currencies } },
    };
    showPage(<BillingPage />, { path: `/student/billing?tab=${tab}`, mocks: [ownCards(false), balances, ledger] });
    expect(await screen.findByRole('cell', { name: 'Bank transfer' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: amount })).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).id).toBe(`tab-${tab}`);
  });
});

test('of a voided payment the paper is no receipt, and says why', async () => {
  const detail = {
    ...entry({ isVoided: true }),
    reference: null,
    reason: null,
    cardRefund: null,
    voidedReason: 'The cheque came back',
  };
  const transaction = {
    ...detail,
    invoice: {
      ...detail.invoice,
      userId: freya._id,
      studentName: freya.fullName,
      campus,
      lines: [typed('InvoiceLine', { particulars: 'Tuition' })],
    },
  };
  showPage(<TransactionPage />, {
    path: '/transaction/t1',
    mocks: [
      {
        request: { query: TransactionDocument },
        variableMatcher: () => true,
        result: { data: { transaction, currencies } },
      },
    ],
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This payment was voided and does not count any more. This is no receipt. The cheque came back',
  );
  expect(screen.queryByText(/Received with thanks/)).toBe(null);
  expect(screen.queryByText('Your balance afterwards')).toBe(null);
});

test('a receipt names payer, invoice, what it was for, method and the balance afterwards', async () => {
  const detail = { ...entry({}), reference: 'Autumn term', reason: null, voidedReason: null, cardRefund: null };
  const transaction = {
    ...detail,
    invoice: {
      ...detail.invoice,
      userId: freya._id,
      studentName: freya.fullName,
      campus,
      lines: [typed('InvoiceLine', { particulars: 'Tuition' })],
    },
  };
  showPage(<TransactionPage />, {
    path: '/transaction/t1',
    mocks: [
      {
        request: { query: TransactionDocument },
        variableMatcher: () => true,
        result: { data: { transaction, currencies } },
      },
    ],
  });
  expect(await screen.findByText('Received with thanks from Freya Halloran')).toBeTruthy();
  expect(screen.getByText('$500.00')).toBeTruthy();
  expect(
    screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
  ).toEqual([
    'Date: 1 Oct 2026',
    'Invoice: CR-2026-0108',
    'Particulars: Tuition',
    'Method: Bank transfer',
    'Reference: Autumn term',
    'Your balance afterwards: $700.00',
  ]);
});

test.each([
  [{ status: 'requested' }, 'It is being sent back to the card ending in 4242.'],
  [
    { status: 'requested', retryAt: '2026-11-20T09:05:00.000Z' },
    'The payment service has not confirmed yet that it goes back to the card ending in 4242. It is asked again by itself.',
  ],
  [{ status: 'succeeded' }, 'It was sent back to the card ending in 4242. Banks may take some days to show it.'],
  [
    { status: 'failed', failure: 'The card is closed, lost or expired.' },
    'It did not go back to the card ending in 4242. The card is closed, lost or expired. The college has been told and sees to it.',
  ],
  [
    { status: 'failed', isUnsure: true, failure: 'Whether the money went back is not known.' },
    'Whether the money went back is not known. The college has been told and sees to it.',
  ],
  [{ status: 'otherwise' }, 'It did not go back to the card, and was given back by other means.'],
  [
    { status: 'succeeded', endingDigits: null },
    'It was sent back to the card ending in ••••. Banks may take some days to show it.',
  ],
] as const)('a refund to a card says what became of it: %j', async (more, told) => {
  const fields = { attempt: 1, endingDigits: '4242', retryAt: null, isUnsure: false, failure: null };
  const detail = {
    ...entry({ type: 'REFUND', amount: 5_000, method: null }),
    reference: null,
    reason: 'Left',
    voidedReason: null,
  };
  const transaction = {
    ...detail,
    cardRefund: { __typename: 'CardRefund' as const, ...fields, ...more },
    invoice: {
      ...detail.invoice,
      userId: freya._id,
      studentName: freya.fullName,
      campus,
      lines: [typed('InvoiceLine', { particulars: 'Tuition' })],
    },
  };
  const data = { transaction, currencies };
  const request = { query: TransactionDocument };
  showPage(<TransactionPage />, {
    path: '/transaction/t1',
    mocks: [{ request, variableMatcher: () => true, result: { data } }],
  });
  expect((await screen.findByText('Card')).nextElementSibling?.textContent).toBe(told);
});

test('the page of a refund that is on its way looks again until it is known what became of it', async () => {
  const fields = { attempt: 1, endingDigits: '4242', retryAt: null, isUnsure: false, failure: null };
  const detail = { ...entry({ type: 'REFUND', amount: 5_000, method: null }), reference: null, reason: 'Left' };
  let asked = 0;
  const dataOf = (status: 'requested' | 'succeeded') => ({
    currencies,
    transaction: {
      ...detail,
      cardRefund: { __typename: 'CardRefund' as const, ...fields, status },
      invoice: {
        ...detail.invoice,
        userId: freya._id,
        studentName: freya.fullName,
        campus,
        lines: [typed('InvoiceLine', { particulars: 'Tuition' })],
      },
    },
  });
  jest.useFakeTimers({ advanceTimers: true });
  try {
    showPage(<TransactionPage />, {
      path: '/transaction/t1',
      mocks: [
        {
          request: { query: TransactionDocument },
          variableMatcher: () => true,
          maxUsageCount: Infinity,
          result: () => ({ data: dataOf(++asked < 3 ? 'requested' : 'succeeded') }),
        },
      ],
    });
    expect(await screen.findByText('It is being sent back to the card ending in 4242.')).toBeTruthy();
    for (const wanted of [2, 3]) {
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(asked).toBe(wanted);
    }
    expect(await screen.findByText(/^It was sent back to the card ending in 4242/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(asked).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});
