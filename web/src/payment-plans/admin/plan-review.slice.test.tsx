/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import {
  PaymentPlanAdminDocument,
  type PaymentPlanAdminQuery,
} from '../../generated/payment-plans/admin/payment-plan-admin.ts';
import { EnablePaymentPlanDocument } from '../../generated/payment-plans/payment-plans.ts';
import type { CurrentUser } from '../../lib/session/index.ts';
import { answers, renata, showConsole } from '../../lib/testing/console.tsx';
import { freya } from '../../lib/testing/page.tsx';
import { PlanReview } from './PlanReview.tsx';

// Fragments match by it; the types of the screens do not know it.
const typed = <T,>(__typename: string, value: T): T => ({ __typename, ...value });
type Plan = PaymentPlanAdminQuery['PaymentPlanAdmin'];
const disabled: Plan = typed('PaymentPlan', {
  id: 'p1',
  _revision: 7,
  invoiceId: 'i1',
  userId: freya._id,
  regionId: 'r',
  currency: 'USD',
  frequency: 'monthly',
  successful: 1,
  remaining: 5,
  nextPaymentDue: null,
  consecutiveFailed: 3,
  state: 'disabled',
  enabled: false,
  reason: 'failures',
  endingDigits: '4242',
  expiry: null,
  payments: [
    typed('PlanPayment', {
      sequence: 2,
      amount: 20_000,
      at: '2026-11-01T15:00:00.000Z',
      failureText: 'The bank declined the card.',
    }),
  ],
  ahead: [],
  studentName: 'Freya Halloran',
  regionName: 'Cedar Ridge',
  invoice: typed('Invoice', { _id: 'i1', number: 'CR-2026-0109' }),
});
function show(plan: Plan, user: CurrentUser = renata) {
  const currencies = [typed('Currency', { value: 'USD', decimals: 2 })];
  let kept = plan;
  const one = answers(PaymentPlanAdminDocument, () => ({ data: { PaymentPlanAdmin: kept, currencies } }));
  const enable = answers(EnablePaymentPlanDocument, () => {
    kept = { ...plan, _revision: 8, state: 'enabled', enabled: true, reason: null, nextPaymentDue: '2099-12-01' };
    return { data: { enablePaymentPlan: typed('PaymentPlan', { id: 'p1', _revision: 8 }) } };
  });
  showConsole(<PlanReview id="p1" onClose={() => undefined} />, [one.mock, enable.mock], '/billing?tab=plans', user);
  return enable;
}
const usual = globalThis.matchMedia;
beforeEach(() => {
  // A wide screen: the panel stands beside the list.
  globalThis.matchMedia = ((query: string) => ({
    matches: query.includes('min-width:1024px'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof matchMedia; // As much of it as MUI asks.
});
afterEach(() => {
  cleanup();
  globalThis.matchMedia = usual;
});

test('a disabled plan says why, what failed and with which card, and is enabled with the revision that was seen', async () => {
  const enable = show(disabled);
  expect(await screen.findByText('Three payments failed one after the other')).toBeTruthy();
  expect(screen.getByText('ending in 4242, no longer saved')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Payments so far' }).textContent).toContain('The bank declined the card.');
  expect(screen.getByRole('link', { name: 'CR-2026-0109' }).getAttribute('href')).toBe('/billing?id=i1');
  fireEvent.click(screen.getByRole('button', { name: 'Enable' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Enable' })).getByRole('button', { name: 'Enable' }),
  );
  expect(await screen.findByText('1 Dec 2099')).toBeTruthy();
  expect(enable.seen).toMatchObject([{ _id: 'p1', expectedRevision: 7 }]);
});
test.each<[string, CurrentUser]>([
  ['whoever may only read', { ...renata, roles: ['user'], regionIds: ['r'], permissions: ['billing:read'] }],
  ['somebody who acts as an admin', { ...renata, impersonatingUser: 'x' }],
])('%s finds no button', async (_, user) => {
  show(disabled, user);
  expect(await screen.findByText('Three payments failed one after the other')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
});
