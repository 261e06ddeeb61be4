/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  ChangePlanCardDocument,
  DisablePaymentPlanDocument,
  EnablePaymentPlanDocument,
  PaymentPlanDocument,
  SetUpPaymentPlanDocument,
  type OwnPaymentPlanFragment,
  type PaymentPlanQuery,
} from '../generated/payment-plans/payment-plans.ts';
import type { CurrentUser } from '../lib/session/index.ts';
import { answers } from '../lib/testing/console.tsx';
import { freya, showPage } from '../lib/testing/page.tsx';
import { PaymentPlanPage } from './student/PaymentPlanPage.tsx';

// Fragments match by it; the types of the screens do not know it.
const typed = <T,>(__typename: string, value: T): T => ({ __typename, ...value });
const invoice = (more: Partial<PaymentPlanQuery['invoice']> = {}): PaymentPlanQuery['invoice'] =>
  typed('Invoice', {
    _id: 'i1',
    number: 'CR-2026-0108',
    currency: 'USD',
    balance: 100_000,
    mayPlan: true,
    takesCards: true,
    ...more,
  });
const card = (n: number) =>
  typed('Card', { _id: `c${n}`, endingDigits: n === 1 ? '4242' : '1881', expiry: '12/30', isExpired: false });
const plan = (more: Partial<OwnPaymentPlanFragment> = {}): OwnPaymentPlanFragment =>
  typed('PaymentPlan', {
    id: 'p1',
    _revision: 4,
    invoiceId: 'i1',
    userId: freya._id,
    regionId: 'r1',
    currency: 'USD',
    frequency: 'monthly',
    successful: 1,
    remaining: 5,
    nextPaymentDue: '2099-02-28',
    consecutiveFailed: 0,
    state: 'enabled',
    enabled: true,
    reason: null,
    cardId: 'c1',
    endingDigits: '4242',
    expiry: '12/30',
    payments: [
      typed('PlanPayment', { sequence: 1, amount: 20_000, at: '2026-10-01T15:00:00.000Z', failureText: null }),
    ],
    ahead: [typed('PlannedPayment', { sequence: 2, date: '2099-02-28', amount: 20_000 })],
    ...more,
  });
type Found = Partial<Pick<PaymentPlanQuery, 'invoice' | 'paymentPlan' | 'cards'>>;
const currencies = [typed('Currency', { value: 'USD', decimals: 2 })];
function show(found: Found, user: CurrentUser = freya) {
  const done = { id: 'p1', _revision: 5 };
  const one = answers(PaymentPlanDocument, () => ({
    data: { invoice: invoice(), paymentPlan: null, cards: [card(1), card(2)], currencies, ...found },
  }));
  const setUp = answers(SetUpPaymentPlanDocument, () => ({ data: { setUpPaymentPlan: typed('PaymentPlan', done) } }));
  const change = answers(ChangePlanCardDocument, () => ({ data: { changePlanCard: typed('PaymentPlan', done) } }));
  const disable = answers(DisablePaymentPlanDocument, () => ({
    data: { disablePaymentPlan: typed('PaymentPlan', done) },
  }));
  const enable = answers(EnablePaymentPlanDocument, () => ({
    data: { enablePaymentPlan: typed('PaymentPlan', done) },
  }));
  const mocks = [one, setUp, change, disable, enable].map(({ mock }) => mock);
  showPage(<PaymentPlanPage invoiceId="i1" />, { mocks, user, path: '/student/billing/payment-plan/i1' });
  return { setUp, change, disable, enable };
}
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
/** A plan begins within a year. */
const soon = () =>
  jest.useFakeTimers({
    now: Date.parse('2098-11-30T12:00:00Z'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
      ...(['queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });

describe('what stands in the way of a plan is said', () => {
  test('of a paid invoice, in the words of the contract', async () => {
    show({ invoice: invoice({ mayPlan: false, balance: 0 }) });
    expect(await screen.findByText('Payment plans are not available for paid invoices.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up a payment plan' })).toBeNull();
  });
  test('where the region takes no cards', async () => {
    show({ invoice: invoice({ takesCards: false }) });
    expect(await screen.findByText('Coming Soon')).toBeTruthy();
    expect(screen.getByText(/Credit card processing not available in your region yet/)).toBeTruthy();
  });
  test('without a card, with the way to one', async () => {
    show({ cards: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Add credit card' }));
    expect(await screen.findByRole('dialog', { name: 'Add credit card' })).toBeTruthy();
  });
});

test.each([
  ['sets one up', {}, 'Only the student can set up a payment plan.', 'Set up a payment plan'],
  ['stops one', { paymentPlan: plan() }, 'Payments to come', 'Disable'],
] as const)('nobody who acts as the student %s', async (_, found, text, name) => {
  show(found, { ...freya, impersonation: { endsAt: '2099-01-01T00:00:00.000Z' } as CurrentUser['impersonation'] });
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name })).toBeNull();
});

describe('setting up', () => {
  test('begins within a year: a later day is a slip of the pen', async () => {
    soon();
    const { setUp } = show({});
    fireEvent.change(await screen.findByLabelText(/First payment/), { target: { value: '2100-01-31' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set up a payment plan' }));
    expect(await screen.findByText(/1 Dec 2099/)).toBeTruthy();
    expect(setUp.seen).toEqual([]);
  });
  test('shows every payment before anything is sent, the last one with the rest', async () => {
    soon();
    const { setUp } = show({});
    fireEvent.change(await screen.findByLabelText(/First payment/), { target: { value: '2099-01-31' } });
    fireEvent.change(screen.getByLabelText(/Number of payments/), { target: { value: '3' } });
    const rows = within(screen.getByRole('table', { name: 'Your payments' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '31 Jan 2099$333.33',
      '28 Feb 2099$333.33',
      '31 Mar 2099$333.34',
    ]);
    expect(setUp.seen).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Set up a payment plan' }));
    expect(await screen.findByText('The payment plan is set up')).toBeTruthy();
    expect(setUp.seen).toMatchObject([
      {
        input: {
          invoiceId: 'i1',
          frequency: 'monthly',
          instalments: 3,
          firstPaymentDate: '2099-01-31',
          cardId: 'c1',
        },
      },
    ]);
  });
});

test('a draft that names a card that was removed since takes one that there is', async () => {
  soon();
  const draft = { _id: '1'.repeat(24), frequency: 'monthly', instalments: '3', firstPaymentDate: '2099-01-31' };
  localStorage.setItem(`draft:payment-plan:${freya._id}:i1`, JSON.stringify({ ...draft, cardId: 'c9' }));
  const { setUp } = show({ cards: [card(2)] });
  fireEvent.click(await screen.findByRole('button', { name: 'Set up a payment plan' }));
  expect(await screen.findByText('The payment plan is set up')).toBeTruthy();
  expect(setUp.seen).toMatchObject([{ input: { instalments: 3, cardId: 'c2' } }]);
});

describe('a plan', () => {
  const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  test('says how far it is, what was paid and what is to come', async () => {
    const [first] = plan().payments;
    const failed = { ...first!, at: '2026-11-01T15:00:00.000Z', failureText: 'The bank declined the card.' };
    show({ paymentPlan: plan({ consecutiveFailed: 1, payments: [first!, failed] }) });
    expect(await screen.findByText('A payment failed. It is tried again on 28 Feb 2099.')).toBeTruthy();
    expect(
      [
        'Frequency',
        'Successful payments',
        'Remaining payments',
        'Next payment due',
        'Consecutive failed payments',
        'Saved credit card',
      ].map(factOf),
    ).toEqual(['Monthly', '1', '5', '28 Feb 2099', '1', 'ending in 4242, valid through 12/30']);
    expect(screen.getByRole('table', { name: 'Payments to come' }).textContent).toContain('$200.00');
    const made = within(screen.getByRole('table', { name: 'Payments so far' })).getAllByRole('row');
    expect(made.map(({ textContent }) => textContent)).toEqual([
      'DateResultAmount',
      expect.stringMatching(/FailedThe bank declined the card\.\$200\.00$/),
      expect.stringMatching(/Succeeded\$200\.00$/),
    ]);
  });
  test('is disabled after a question, with the revision that was seen', async () => {
    const { disable } = show({ paymentPlan: plan() });
    fireEvent.click(await screen.findByRole('button', { name: 'Disable' }));
    const question = await screen.findByRole('dialog', { name: 'Disable' });
    expect(disable.seen).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Disable' }));
    await screen.findByText('Disabled');
    expect(disable.seen).toEqual([{ _id: 'p1', expectedRevision: 4, commandId: expect.any(String) }]);
  });
  test('that is disabled says why, and is enabled again', async () => {
    const { enable } = show({
      paymentPlan: plan({ state: 'disabled', enabled: false, reason: 'failures', nextPaymentDue: null, ahead: [] }),
    });
    expect(await screen.findByText('Three payments failed one after the other')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Enable' })).getByRole('button', { name: 'Enable' }),
    );
    await screen.findByText('Enabled');
    expect(enable.seen).toMatchObject([{ _id: 'p1', expectedRevision: 4 }]);
  });
  test('is paid with another saved card from then on', async () => {
    const { change } = show({ paymentPlan: plan() });
    fireEvent.click(await screen.findByRole('button', { name: 'Change card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change card' });
    fireEvent.change(within(dialog).getByLabelText('Saved credit card'), { target: { value: 'c2' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Change card' });
    expect(change.seen).toMatchObject([{ _id: 'p1', cardId: 'c2', expectedRevision: 4 }]);
  });
  test('that is paid is over', async () => {
    show({ paymentPlan: plan({ state: 'completed', enabled: false, remaining: 0, nextPaymentDue: null, ahead: [] }) });
    expect((await screen.findAllByText('Fully paid')).length).toBeGreaterThan(0);
    for (const name of ['Enable', 'Disable', 'Change card']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
