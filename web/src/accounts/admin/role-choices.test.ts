import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { mayTakeOver, roleChoices } from './role-choices.ts';

const actor = (...roles: readonly string[]): Actor => ({
  userId: 'a',
  roles: ['user', ...roles],
  regionIds: [],
  regionRoles: [],
  attendanceAdminOf: [],
});
const superadmin = actor('manager', 'admin', 'superadmin');
const admin = actor('manager', 'admin');
const barOf = (who: Actor, held: readonly string[], role: string) =>
  roleChoices(who, held).find((one) => one.role === role)?.bar;

describe('what stands against giving or taking a role', () => {
  test.each([
    ['a superadmin', superadmin, ['user'], 'superadmin', undefined],
    ['a superadmin', superadmin, ['user'], 'admin', undefined],
    ['a superadmin', superadmin, ['user', 'manager', 'admin', 'superadmin'], 'superadmin', undefined],
    ['a superadmin', superadmin, ['user', 'manager', 'admin', 'superadmin'], 'admin', 'included'],
    ['an admin', admin, ['user'], 'manager', undefined],
    ['an admin', admin, ['user'], 'reportsAdmin', undefined],
    ['an admin', admin, ['user'], 'admin', 'reserved'],
    ['an admin', admin, ['user', 'manager', 'admin', 'superadmin'], 'superadmin', 'reserved'],
    ['an admin', admin, ['user', 'manager'], 'manager', undefined],
    ['an admin', admin, ['user', 'manager', 'admin'], 'manager', 'included'],
    ['a manager', actor('manager'), ['user'], 'manager', 'reserved'],
    ['anybody', superadmin, ['user'], 'user', 'everybody'],
  ] as const)('%s, of somebody who is %j: %s is barred by %s', (_, who, held, role, bar) =>
    expect(barOf(who, held, role)).toBe(bar),
  );
});
test('every role is there, with whether it is held', () => {
  expect(roleChoices(admin, ['user', 'manager', 'somethingNew']).map(({ role, isHeld }) => [role, isHeld])).toEqual([
    ['user', true],
    ['manager', true],
    ['admin', false],
    ['superadmin', false],
    ['reportsAdmin', false],
  ]);
});

describe('whose account may be deactivated or given another address', () => {
  test.each([
    ['a superadmin', superadmin, ['user', 'admin', 'superadmin'], true],
    ['an admin', admin, ['user', 'manager', 'reportsAdmin'], true],
    ['an admin', admin, ['user', 'admin'], false],
    ['an admin', admin, ['user', 'superadmin'], false],
  ] as const)('by %s of somebody who is %j: %s', (_, who, roles, expected) =>
    expect(mayTakeOver(who, { id: 'b', roles, regionRoles: [], permissions: [] })).toBe(expected),
  );
  test.each([
    ['nowhere', [], true],
    ['in the same region', [{ regionId: 'r', roleNames: ['dean'] }], true],
    ['in another region', [{ regionId: 's', roleNames: ['dean'] }], false],
  ])('by an admin of a region of somebody with rights %s: %s', (_, regionRoles, expected) => {
    const registrar = { ...actor('user'), regionRoles: [{ regionId: 'r', slug: 'r', roleNames: ['admin'] }] };
    expect(mayTakeOver(registrar, { id: 'b', roles: ['user'], regionRoles, permissions: [] })).toBe(expected);
  });
  test('never the own one', () =>
    expect(mayTakeOver(superadmin, { id: superadmin.userId, roles: ['user'], regionRoles: [], permissions: [] })).toBe(
      false,
    ));
});
