/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { anyOf, admin, inRegion } from '@paideia/events/kernel/permission.ts';
import type { CurrentUser } from '../../lib/session/index.ts';
import { renata, showConsole } from '../../lib/testing/console.tsx';
import { useDateFilters } from './use-date-filters.ts';
import { useGroupFilter, useGroupFilterOf } from './use-group-filter.ts';
import { useRegionFilter } from './use-region-filter.ts';

afterEach(cleanup);

const regionIds = ['5eed0000000000000000000a', '5eed0000000000000000000b'];
const adminOf = (...ids: readonly string[]): CurrentUser => ({
  ...renata,
  roles: ['user'],
  regionIds: ids,
  regionRoles: ids.map((regionId) => ({
    __typename: 'RegionRoles',
    regionId,
    slug: regionId,
    roleNames: ['admin'],
  })),
});
const own = { choices: [{ value: 'g1', label: 'Evening' }], load: () => undefined };

function Filters() {
  const reads = anyOf(admin, inRegion('admin'));
  const filters = [
    ...useRegionFilter(reads),
    ...useRegionFilter(reads, { isMain: true }),
    useGroupFilter(),
    useGroupFilter({ label: 'For', isMain: true, clears: ['examId'] }),
    useGroupFilterOf(own),
    ...useDateFilters(),
    ...useDateFilters({ labels: { from: 'Week ending from', to: 'Week ending until' }, isMain: true }),
  ];
  return filters.map((filter, index) => (
    <p key={index}>
      {[
        filter.name,
        filter.label,
        ...(filter.kind === 'choice' ? [filter.any, ...filter.choices.map(({ label }) => label)] : []),
        filter.isMain ? 'main' : 'other',
        ...(filter.kind === 'choice' ? (filter.clears ?? []) : []),
      ].join(', ')}
    </p>
  ));
}
async function shownTo(user: CurrentUser) {
  showConsole(<Filters />, [], '/dashboard', user);
  await screen.findByText(/^from, From/);
  return screen.getAllByText(/^\w+, /).map(({ textContent }) => textContent);
}
const besides = [
  'groupId, Group, Any group, other',
  'groupId, For, Any group, main, examId',
  'groupId, Group, Any group, Evening, other',
  'from, From, other',
  'to, To, other',
  'from, Week ending from, main',
  'to, Week ending until, main',
];

test('the filters of lists say the same everywhere, unless a list has something else to say', async () => {
  const regions = ['regionId, Region, Any region, other', 'regionId, Region, Any region, main'];
  expect(await shownTo(renata)).toEqual([...regions, ...besides]);
  cleanup();
  expect(await shownTo(adminOf(...regionIds))).toEqual([...regions, ...besides]);
});
test('whoever sees one region alone has no filter by region', async () => {
  expect(await shownTo(adminOf(regionIds[0]!))).toEqual(besides);
});
