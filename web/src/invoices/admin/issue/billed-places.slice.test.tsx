/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { GroupChoicesDocument, RegionChoicesDocument } from '../../../generated/console/places.ts';
import type { BillingPlacesQuery } from '../../../generated/invoices/admin/invoice-admin.ts';
import type { CurrentUser } from '../../../lib/session/index.ts';
import { answers, renata, showConsole } from '../../../lib/testing/console.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { useInvoiceFilters } from '../use-invoice-filters.ts';

afterEach(cleanup);

const [cedar, lublin, prague] = ['5eed0000000000000000000a', '5eed0000000000000000000b', '5eed0000000000000000000c'];
const named = [
  [cedar, 'Cedar Ridge', 'USD'],
  [lublin, 'Lublin', 'PLN'],
  [prague, 'Prague', 'CZK'],
] as const;
const places: BillingPlacesQuery = {
  regions: named.map(([_id, name, currency]) => ({ __typename: 'Region', _id, name, currency, timeZone: 'UTC' })),
  currencies: named.map(([, , value]) => ({ __typename: 'Currency', label: value, value, decimals: 2 })),
};
const regions = () =>
  answers(RegionChoicesDocument, () => ({
    data: {
      regions: named.map(([_id, name]) => ({
        __typename: 'Region',
        _id,
        name,
        zone: 'EUROPE' as const,
        closed: false,
      })),
    },
  }));
const adminOf = (...regionIds: readonly string[]): CurrentUser => ({
  ...renata,
  roles: ['user'],
  regionIds,
  regionRoles: regionIds.map((regionId) => ({
    __typename: 'RegionRoles',
    regionId,
    slug: regionId,
    roleNames: ['admin'],
  })),
});

function Filters() {
  const offered = useInvoiceFilters(places).filter(({ name }) => name === 'regionId' || name === 'currency');
  return offered.map((filter) => (
    <button key={filter.name} onClick={() => filter.kind === 'choice' && filter.load?.()}>
      {filter.kind === 'choice' && `${filter.label}: ${filter.choices.map(({ label }) => label).join(', ')}`}
    </button>
  ));
}
async function offeredTo(user: CurrentUser) {
  showConsole(
    <main>
      <Filters />
    </main>,
    [regions().mock],
    '/billing',
    user,
  );
  await screen.findByRole('main');
  const buttons = screen.queryAllByRole('button');
  act(() => buttons.forEach((one) => one.click()));
  if (buttons.length > 0) await waitFor(() => expect(screen.getByText(/^Region: .+/)).toBeTruthy());
  return screen.queryAllByRole('button').map(({ textContent }) => textContent);
}

test('whoever bills in one region alone chooses neither a region nor a currency', async () => {
  expect(await offeredTo(adminOf(lublin))).toEqual([]);
});
test('whoever bills in several chooses among these', async () => {
  expect(await offeredTo(adminOf(lublin, prague))).toEqual(['Region: Lublin, Prague', 'Currency: PLN, CZK']);
});
test('an admin of the college chooses among all', async () => {
  expect(await offeredTo(renata)).toEqual(['Region: Cedar Ridge, Lublin, Prague', 'Currency: USD, PLN, CZK']);
});
test('invoices are issued to groups of the regions where the person bills, though others may be named', async () => {
  const group = (_id: string, name: string, regionId: string) => ({
    __typename: 'GroupChoice' as const,
    _id,
    name,
    regionId,
    regionName: null,
    archived: false,
    hasClasses: true,
  });
  const choices = answers(GroupChoicesDocument, () => ({
    data: { groupChoices: [group('g1', 'Day Year 1', cedar), group('g2', 'Lublin Evening', lublin)] },
  }));
  const issuing = {
    groupId: '',
    onGroup: () => undefined,
    group: { data: undefined, error: undefined, isLoading: false, isRefreshing: false, again: async () => undefined },
    leftOut: [],
    onLeftOut: () => undefined,
  };
  const user: CurrentUser = { ...adminOf(lublin), roles: ['manager', 'user'], regionIds: [cedar, lublin] };
  showConsole(<GroupChoice {...issuing} />, [choices.mock], '/billing', user);
  expect(await screen.findByRole('option', { name: 'Lublin Evening' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Day Year 1' })).toBeNull();
});
