/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { readsForexRates } from '@paideia/events/forex-rates/forex-rate.permissions.ts';
import { may, mayOpen, type RoleName } from '../../lib/session/index.ts';
import { renata, showConsole } from '../../lib/testing/console.tsx';
import { regions } from '../regions.screens.ts';
import { RegionsPage } from './RegionsPage.tsx';
import { RegionTabs } from './RegionTabs.tsx';

afterEach(cleanup);

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
/** He was given the key to the regions, and has no role that reads the rates. */
const keyed = { ...renata, roles: ['manager', 'user'] as const, permissions: ['regions:read'] };

test('the rates are offered to those who may read them', () => {
  showConsole(<RegionTabs tab="regions" />, [], '/regions', keyed);
  expect(tabs()).toEqual(['Regions']);
  cleanup();
  showConsole(<RegionTabs tab="regions" />, [], '/regions', renata);
  expect(tabs()).toEqual(['Regions', 'Exchange rates']);
});
test('who types their address and may not read them comes to the regions', async () => {
  showConsole(<RegionsPage />, [], '/regions?tab=forex', keyed);
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Regions');
});
test.each<RoleName>(['user', 'manager', 'reportsAdmin', 'admin', 'superadmin'])(
  'the tab is for the same people as the rates: %s',
  (role) => {
    const user = { ...keyed, roles: [role] };
    const { role: roles } = regions.tabs!.find(({ tab }) => tab === 'forex')!;
    expect(mayOpen(user, { role: roles })).toBe(may(user, readsForexRates));
  },
);
