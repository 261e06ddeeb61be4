import { describe, expect, test } from '@jest/globals';
import type { UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { billingTotals, owedTotals } from './billing-totals.view.ts';
import {
  bill,
  credited,
  deleted,
  idOf,
  issued,
  numbered,
  paid,
  refunded,
  transactionOf,
  voided,
} from './invoice.examples.ts';
import { invoiceProjection } from './invoice.projection.ts';
import { invoices } from './invoice.view.ts';
import { studentAccounts, transactions } from './transaction.view.ts';

const { given } = specFor(invoiceProjection);
const one = bill();
const { invoiceId, userId, regionId } = one;
const profile = (changed: object): UserProfileEvent => ({
  type: 'UserProfileCreated',
  data: { userId, changed, locale: 'en' },
});
const freya = profile({ firstName: 'Freya', lastName: 'Łąska' });
const stream = `invoice-${invoiceId}`;

describe('an invoice', () => {
  test('stands under the name of its student, with its figures', () => {
    given(freya, issued(one, 120_000, { remarks: 'Autumn' })).then(invoices, invoiceId, {
      _id: invoiceId,
      _revision: 0,
      number: null,
      studentName: 'Freya Łąska',
      studentNameKey: 'laska freya',
      status: 'unpaid',
      remarks: 'Autumn',
      total: 120_000,
      amount: 120_000,
      balance: 120_000,
      paid: 0,
      credited: 0,
      date: '2026-09-07',
      issuedAt: '2026-09-07T12:00:00.000Z',
      lines: [{ particulars: 'Tuition', qty: 1, price: 120_000, amount: 120_000 }],
      why: [{ stream, revision: 0 }],
    });
  });
  test('gets its number from the counter, which is no change of its stream', () => {
    const now = given(issued(one, 100), numbered(one, invoiceId, 7));
    now.then(invoices, invoiceId, { number: 'US-CedarRidge-2026-0007', _revision: 0 });
    now.then(transactions, invoiceId, { receiptNumber: 'US-CedarRidge-2026-0007' });
  });
  test('moves with every entry: status, balance, methods, revision and why', () => {
    const now = given(issued(one, 10_000), paid(one, 4_000, 1, 'cash'), paid(one, 5_000, 2), credited(one, 1_000));
    now.then(invoices, invoiceId, {
      status: 'paid',
      paid: 9_000,
      credited: 1_000,
      amount: 9_000,
      balance: 0,
      paymentMethods: ['cash', 'bank'],
      _revision: 3,
      why: [0, 1, 2, 3].map((revision) => ({ stream, revision })),
    });
  });
  test('is due until its day ends in the region, also when the region moves', () => {
    const region = (type: 'RegionCreated' | 'RegionUpdated', data: object): GivenEvent => ({
      type,
      data: { regionId, ...data },
      meta: { stream: `region-${regionId}` },
    });
    const denver = region('RegionCreated', { timeZone: 'America/Denver' });
    const due = issued(one, 100, { dueDate: '2026-10-31' });
    const day = '2026-11-01T06:00:00.000Z';
    given(denver, due).then(invoices, invoiceId, { dueUntil: day, overdueFrom: day });
    given(denver, due, region('RegionUpdated', { changed: { timeZone: 'Asia/Tokyo' } })).then(invoices, invoiceId, {
      dueUntil: '2026-10-31T15:00:00.000Z',
      overdueFrom: '2026-10-31T15:00:00.000Z',
      _revision: 0,
    });
    given(denver, due, region('RegionUpdated', { changed: { name: 'Wells' } })).then(invoices, invoiceId, {
      dueUntil: day,
    });
    // Where nothing is owed there is nothing to be late with, wherever the region goes.
    const moved = region('RegionUpdated', { changed: { timeZone: 'Asia/Tokyo' } });
    given(denver, due, paid(one, 40)).then(invoices, invoiceId, { overdueFrom: day });
    given(denver, due, paid(one, 100), moved).then(invoices, invoiceId, { overdueFrom: null });
    given(denver, due, deleted(one), moved).then(invoices, invoiceId, { overdueFrom: null });
  });
  test('stays when it is deleted, with the reason', () => {
    given(issued(one, 10_000), deleted(one)).then(invoices, invoiceId, {
      status: 'deleted',
      deletedReason: 'Issued twice',
      total: 10_000,
    });
  });
  test('is told as overdue with no change but the revision', () => {
    const reminded: GivenEvent = {
      type: 'InvoiceReminderDue',
      data: { ...one, balance: 10_000, dueDate: '2026-10-01' },
      meta: { stream },
    };
    given(issued(one, 10_000), reminded).then(invoices, invoiceId, {
      _revision: 1,
      status: 'unpaid',
      balance: 10_000,
      why: [{ stream, revision: 0 }],
    });
  });
  test('of which nothing is known takes no entry', () => expect(given(paid(one, 100)).all(transactions)).toEqual([]));
});

describe('the worked example', () => {
  const steps = [
    issued(one, 120_000),
    paid(one, 50_000),
    paid(one, 80_000, 2),
    refunded(one, 10_000, 0, 1, 2),
    refunded(one, 0, 30_000, 2),
    refunded(one, 0, 90_000, 3),
  ];
  test.each([
    [1, 'unpaid', 120_000],
    [2, 'part-paid', 70_000],
    [3, 'over-paid', -10_000],
    [4, 'paid', 0],
    [5, 'partial-refund', 0],
    [6, 'refunded', 0],
  ] as const)('after %i events it is %s', (n, status, balance) => {
    const overdueFrom = balance > 0 ? expect.any(String) : null;
    given(...steps.slice(0, n)).then(invoices, invoiceId, { status, balance, overdueFrom } as never);
  });
});

describe('the ledger of a student', () => {
  const other = bill(2);
  const euro = bill(3, { currency: 'EUR' });
  const now = given(
    ...[
      issued(one, 10_000),
      issued(other, 5_000),
      issued(euro, 700),
      paid(one, 13_000),
      refunded(one, 3_000, 2_000),
      credited(other, 1_000),
      deleted(euro),
    ],
  );
  const shown = now
    .all(transactions)
    .toSorted((a, b) => a.sequence - b.sequence)
    .map(({ sequence, type, amount, balanceChange, balance, currency }) => [
      sequence,
      type,
      amount,
      balanceChange,
      balance,
      currency,
    ]);
  test('has every entry in the order of booking, with the balance in its currency', () =>
    expect(shown).toEqual([
      [1, 'INVOICE', 10_000, 10_000, 10_000, 'USD'],
      [2, 'INVOICE', 5_000, 5_000, 15_000, 'USD'],
      [3, 'INVOICE', 700, 0, 0, 'EUR'],
      [4, 'PAYMENT', -13_000, -13_000, 2_000, 'USD'],
      [5, 'REFUND', 5_000, 3_000, 5_000, 'USD'],
      [6, 'CREDIT_NOTE', -1_000, -1_000, 4_000, 'USD'],
    ]));
  test('keeps a voided payment as one that changed nothing, and why', () => {
    const after = given(
      issued(one, 10_000),
      paid(one, 10_000),
      issued(other, 500),
      voided(one, 10_000),
      paid(one, 10, 2),
    );
    expect(
      after
        .all(transactions)
        .toSorted((a, b) => a.sequence - b.sequence)
        .map(({ type, amount, balanceChange, balance }) => [type, amount, balanceChange, balance]),
    ).toEqual([
      ['INVOICE', 10_000, 10_000, 10_000],
      ['PAYMENT', -10_000, 0, 10_000],
      ['INVOICE', 500, 500, 10_500],
      ['PAYMENT', -10, -10, 10_490],
    ]);
    after.then(transactions, transactionOf(one, 'payment'), { isVoided: true, voidedReason: 'The cheque came back' });
    after.then(transactions, transactionOf(one, 'payment', 2), { isVoided: false, voidedReason: null });
    after.then(invoices, invoiceId, { status: 'part-paid', paid: 10, balance: 9_990 });
    after.then(studentAccounts, userId, { balances: [{ currency: 'USD', balance: 10_490 }] });
  });
  test('owes by currency, and nothing of what was deleted', () => {
    now.then(studentAccounts, userId, {
      sequence: 6,
      balances: [
        { currency: 'EUR', balance: 0 },
        { currency: 'USD', balance: 4_000 },
      ],
    });
  });
  test('owes nothing of what was refunded, also if a part was never paid, until something is paid again', () => {
    const back = [issued(other, 700), issued(one, 10_000), paid(one, 4_000), refunded(one, 0, 4_000)];
    const closed = given(...back);
    closed.then(studentAccounts, userId, { balances: [{ currency: 'USD', balance: 700 }] });
    closed.then(transactions, transactionOf(one, 'refund'), { amount: 4_000, balanceChange: -6_000, balance: 700 });
    given(...back, deleted(one)).then(studentAccounts, userId, { balances: [{ currency: 'USD', balance: 700 }] });
    given(...back, paid(one, 1_000, 2)).then(studentAccounts, userId, {
      balances: [{ currency: 'USD', balance: 5_700 }],
    });
  });
  test('shows of a payment what was given back, and of a refund what it gives back', () => {
    now.then(transactions, transactionOf(one, 'payment'), {
      entryId: idOf('payment'),
      refunded: 5_000,
      method: 'bank',
      reference: 'Transfer',
    });
    now.then(transactions, transactionOf(one, 'refund'), {
      refundOf: idOf('payment'),
      overpaymentPart: 3_000,
      chargePart: 2_000,
      reason: 'Left',
    });
  });
  test('keeps apart what two invoices call by the same id', () => {
    const both = given(issued(one, 100), issued(other, 100), paid(one, 10), paid(other, 20));
    expect([one, other].map((billedId) => both.one(transactions, transactionOf(billedId, 'payment'))?.amount)).toEqual([
      -10, -20,
    ]);
  });
  test('numbers each entry', () => {
    given(issued(one, 100), paid(one, 10), numbered(one, transactionOf(one, 'payment'), 2, 'PAYMENT')).then(
      transactions,
      transactionOf(one, 'payment'),
      {
        receiptNumber: 'US-CedarRidge-2026-0002',
      },
    );
  });
});

describe('the totals of a region', () => {
  const sums = (...events: readonly GivenEvent[]) => given(...events).one(billingTotals, `${regionId}_USD`)?.byStatus;
  const none = { count: 0, total: 0, credited: 0, paid: 0, refunded: 0, balance: 0 };
  test('count an invoice under the status that it has', () => {
    expect(sums(issued(one, 10_000), issued(bill(2), 500))).toEqual({
      unpaid: { ...none, count: 2, total: 10_500, balance: 10_500 },
    });
    expect(sums(issued(one, 10_000), paid(one, 4_000))).toEqual({
      unpaid: none,
      'part-paid': { count: 1, total: 10_000, credited: 0, paid: 4_000, refunded: 0, balance: 6_000 },
    });
  });
  test('have nothing owed of what is deleted or refunded', () => {
    expect(sums(issued(one, 500), deleted(one))).toMatchObject({ deleted: { count: 1, total: 500, balance: 0 } });
    expect(sums(issued(one, 10_000), paid(one, 4_000), refunded(one, 0, 4_000))).toMatchObject({
      'part-paid': none,
      refunded: { count: 1, total: 10_000, paid: 4_000, refunded: 4_000, balance: 0 },
    });
  });
  test('are by currency', () => {
    const euro = bill(2, { currency: 'EUR' });
    expect(given(issued(one, 100), issued(euro, 200)).one(billingTotals, `${regionId}_EUR`)?.byStatus).toEqual({
      unpaid: { ...none, count: 1, total: 200, balance: 200 },
    });
  });
});

describe('what is left to pay of one day', () => {
  const day = { dueDate: '2026-10-31' };
  const ofDay = (...events: readonly GivenEvent[]) =>
    given(...events).one(owedTotals, `${regionId}_USD_${day.dueDate}`);
  test('is summed until there is nothing, and again when there is', () => {
    const none = { count: 0, balance: 0 };
    const other = issued(bill(2), 500, { dueDate: '2026-11-30' });
    const due = issued(one, 10_000, day);
    const unpaid = { count: 1, balance: 10_000 };
    expect(ofDay(due, other)).toMatchObject({ ...day, regionId, currency: 'USD', byStatus: { unpaid } });
    expect(ofDay(due, paid(one, 4_000))?.byStatus).toMatchObject({
      unpaid: none,
      'part-paid': { count: 1, balance: 6_000 },
    });
    for (const end of [paid(one, 10_000), credited(one, 10_000), deleted(one)])
      expect(ofDay(due, other, end)).toBeUndefined();
    expect(ofDay(due, paid(one, 10_000), issued(bill(3), 700, day))?.byStatus).toMatchObject({
      unpaid: { count: 1, balance: 700 },
    });
  });
  test('is overdue when that day ends in the region, also when the region moves', () => {
    const moved: GivenEvent = {
      type: 'RegionUpdated',
      data: { regionId, changed: { timeZone: 'Asia/Tokyo' } },
      meta: { stream: `region-${regionId}` },
    };
    expect(ofDay(issued(one, 100, day))?.overdueFrom).toBe('2026-11-01T00:00:00.000Z');
    expect(ofDay(issued(one, 100, day), moved)?.overdueFrom).toBe('2026-10-31T15:00:00.000Z');
    expect(ofDay(issued(one, 100, day), moved, issued(bill(2), 50, day))?.overdueFrom).toBe('2026-10-31T15:00:00.000Z');
  });
});

describe('names', () => {
  const renamed = (changed: object): GivenEvent => ({ type: 'UserProfileUpdated', data: { userId, changed } });
  test('follow the profile in every invoice', () => {
    given(freya, issued(one, 100), renamed({ lastName: 'Halloran' })).then(invoices, invoiceId, {
      studentName: 'Freya Halloran',
      studentNameKey: 'halloran freya',
      _revision: 0,
    });
  });
  test('stay when something else changes, and are nothing after an erasure', () => {
    given(freya, issued(one, 100), renamed({ location: 'Lublin' })).then(invoices, invoiceId, {
      studentName: 'Freya Łąska',
    });
    given(freya, issued(one, 100), renamed({ firstName: null, lastName: null })).then(invoices, invoiceId, {
      studentName: null,
      studentNameKey: '',
    });
  });
});
