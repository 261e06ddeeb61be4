/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MockedResponse } from '@apollo/client/testing';
import { answers, renata } from '../../lib/testing/console.fixture.tsx';
import { showPage } from '../../lib/testing/page.fixture.tsx';
import {
  RegionChoicesDocument,
  SetRegionCardPaymentsDocument,
  UpdateRegionDocument,
} from '../../generated/regions/admin/region-acts.ts';
import { RegionActs } from './RegionActs.tsx';
import type { AdminRegionDetailFragment } from '../../generated/regions/admin/regions-admin.ts';

jest.setTimeout(20_000);
const region: AdminRegionDetailFragment = {
  id: 'r1',
  _revision: 4,
  name: 'US - Cedar Ridge',
  slug: 'US-CedarRidge',
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',
  currency: 'USD',
  timeZone: 'America/Denver',
  closed: false,
  userCount: 3,
  description: null,
  phone: null,
  address: [],
  addressLine1: '1 Ridge Road',
  addressLine2: null,
  addressCity: 'Woodland Park',
  addressState: 'CO',
  addressPostcode: '80863',
  addressCountry: null,
  cardPaymentsEnabled: true,
  attendanceAdmins: [],
  createdAt: '',
  updatedAt: '',
};
const choices = answers(RegionChoicesDocument, () => ({
  data: {
    regionZones: ['AMERICAS', 'EUROPE'],
    currencies: [
      { __typename: 'Currency', value: 'USD', label: 'US dollar' },
      { __typename: 'Currency', value: 'EUR', label: 'Euro' },
    ],
  },
}));
const saved = { __typename: 'RegionAdmin', id: 'r1', _revision: 5 };
const show = (mocks: readonly MockedResponse[], roles: readonly string[] = renata.roles, shown = region) =>
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <RegionActs region={shown} />
    </QueryClientProvider>,
    { mocks: [choices.mock, ...mocks], user: { ...renata, roles } },
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
afterEach(cleanup);

describe('what can be done with a region', () => {
  const superadmin = ['superadmin', 'admin', 'manager', 'user'];
  test.each([
    [renata.roles, region, ['Edit', 'Close']],
    [renata.roles, { ...region, closed: true }, ['Edit', 'Reopen']],
    [superadmin, region, ['Edit', 'Take no cards', 'Close']],
    [superadmin, { ...region, cardPaymentsEnabled: false }, ['Edit', 'Take cards', 'Close']],
    [superadmin, { ...region, zone: 'SYSTEM' }, ['Edit']],
  ])('by %j', (roles, shown, expected) => {
    show([], roles, shown);
    expect(buttons()).toEqual(expected);
  });
  test('by an admin, of the platform’s own: nothing', () => {
    show([], renata.roles, { ...region, zone: 'SYSTEM' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});

test('the form sends all of it with the revision that was seen; a refused currency is said at its field, and nothing typed is lost', async () => {
  let isRefused = true;
  const update = answers(UpdateRegionDocument, () =>
    isRefused
      ? { refusal: { message: 'This region has invoices in another currency.', code: 'region.currencyInUse' } }
      : { data: { updateRegion: saved } },
  );
  show([update.mock]);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  // By its text: a search by role looks at each of the hundreds of time zones.
  await screen.findByText('Euro');
  const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set(/^Phone/, '+1 719 555 0100');
  set(/^Currency/, 'EUR');
  fireEvent.click(screen.getByText('Save'));
  const problem = await screen.findByText('This region has invoices in another currency.');
  expect(problem.id).toContain('error');
  isRefused = false;
  set(/^Currency/, 'USD');
  fireEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('US - Cedar Ridge is saved')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update.seen.map(({ expectedRevision }) => expectedRevision)).toEqual([4, 4]);
  expect(update.seen.at(-1)?.input).toMatchObject({
    _id: 'r1',
    name: 'US - Cedar Ridge',
    phone: '+1 719 555 0100',
    currency: 'USD',
    addressCity: 'Woodland Park',
  });
});

test('cards are stopped after what it means was said', async () => {
  const cards = answers(SetRegionCardPaymentsDocument, () => ({ data: { setRegionCardPayments: saved } }));
  show([cards.mock], ['superadmin', 'admin', 'manager', 'user']);
  fireEvent.click(screen.getByRole('button', { name: 'Take no cards' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('What was paid stays paid.');
  expect(cards.seen).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Take no cards' }).at(-1)!);
  expect(await screen.findByText('No cards are taken in US - Cedar Ridge')).toBeTruthy();
  expect(cards.seen).toEqual([expect.objectContaining({ _id: 'r1', enabled: false, expectedRevision: 4 })]);
});
