/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { keysInOrder } from '@paideia/events/permission-keys.ts';
import { consoleHome, decideRoute, pathIn, sectionOf, settingsOf } from '../lib/screens/index.ts';
import { freya } from '../lib/testing/page.tsx';
import { authProviderOf } from '../console/auth-provider.ts';
import { resources } from './admin/resources.ts';
import { screens } from './screens.ts';

const lists = resources.map(({ screens: { list } }) => list);
const holding = (...permissions: readonly string[]) => ({
  ...freya,
  groups: [],
  roles: ['user'] as const,
  permissions,
});

test('there is a key for each resource of the console', () => {
  expect(new Set(resources.map(({ keys }) => keys))).toEqual(new Set(keysInOrder));
  for (const { name, keys, screens: own } of resources)
    expect([name, own.list.resource, own.edit?.resource ?? keys.resource]).toEqual([
      name,
      keys.resource,
      keys.resource,
    ]);
});

describe.each(lists.map((list) => [list.resource!, list] as const))('whoever may read %s', (resource, list) => {
  const user = holding(`${resource}:read`);
  test('is shown it and led to it, and to no other list', () => {
    expect(consoleHome(screens, user)).toBeDefined();
    const offered = (['work', 'people', 'records'] as const).flatMap((section) => sectionOf(screens, user, section));
    expect(offered.map(pathIn)).toEqual([pathIn(list)]);
    expect(settingsOf(screens, user).every((entry) => entry.resource === resource)).toBe(true);
    for (const other of lists)
      expect([other.path, decideRoute(screens, pathIn(other), '', user)]).toEqual([
        other.path,
        other === list ? { app: 'admin', found: true } : { redirect: '/dashboard', isRefused: true },
      ]);
  });
  test('makes a record with the key to change it alone', async () => {
    const { name, operations } = resources.find(({ screens: own }) => own.list === list)!;
    const may = (permissions: readonly string[], action: string) =>
      authProviderOf(holding(...permissions), resources).canAccess!({ resource: name, action });
    expect(await may([], 'list')).toBe(false);
    expect(await may([`${resource}:read`], 'list')).toBe(true);
    expect(await may([`${resource}:read`], 'create')).toBe(false);
    expect(await may([`${resource}:read`, `${resource}:write`], 'create')).toBe(operations.create !== undefined);
  });
});
test('without a key there is no console', () => {
  expect(consoleHome(screens, holding())).toBeUndefined();
  expect(consoleHome(screens, holding('teachers:write', 'nothing:read'))).toBeUndefined();
});
test('an admin of a region alone bills there and reads the records of its students, and has no other list of the console', async () => {
  const inRegion = (role: 'admin' | 'dean') => ({
    ...holding(),
    regionRoles: [{ regionId: freya.regionIds[0]!, slug: 'US-Cedar', roleNames: [role] }],
  });
  const offered = (['work', 'people', 'records'] as const).flatMap((section) =>
    sectionOf(screens, inRegion('admin'), section),
  );
  expect(offered.map(pathIn)).toEqual(['/billing']);
  expect(consoleHome(screens, inRegion('admin'))).toBe('/billing');
  expect(decideRoute(screens, '/billing', '', inRegion('admin'))).toEqual({ app: 'admin', found: true });
  expect(decideRoute(screens, '/billing', '', inRegion('dean'))).toMatchObject({ isRefused: true });
  expect(decideRoute(screens, '/students/s1', '', inRegion('admin'))).toEqual({ app: 'admin', found: true });
  expect(decideRoute(screens, '/students/s1', '', inRegion('dean'))).toMatchObject({ isRefused: true });
  // These have the roles of the college, by the table of routes.
  for (const path of ['/users', '/groups', '/attendances', '/attendance-leave-requests', '/examResults'])
    expect([path, decideRoute(screens, path, '', inRegion('admin'))]).toMatchObject([path, { isRefused: true }]);
  const may = (action: string) =>
    authProviderOf(inRegion('admin'), resources).canAccess!({ resource: 'billing', action });
  expect([await may('list'), await may('show')]).toEqual([true, true]);
});
