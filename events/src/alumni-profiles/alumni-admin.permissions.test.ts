import { expect, test } from '@jest/globals';
import type { Actor } from '../kernel/permission.ts';
import { alumniAdmin } from './alumni-admin.permissions.ts';

const actor = (roles: readonly string[], inRegions: readonly (readonly [string, string, string])[] = []): Actor => ({
  userId: 'silas',
  roles,
  regionIds: ['alumni', 'other'],
  regionRoles: inRegions.map(([regionId, slug, name]) => ({ regionId, slug, roleNames: ['user', name] })),
  attendanceAdminOf: ['alumni'],
});
const [bySlug, byName] = [
  actor(['user'], [['alumni', 'US-Alumni', 'admin']]),
  actor(['user'], [['other', 'UK-Alumni', 'admin']]),
];

test.each([
  ['a superadmin', actor(['superadmin']), true, true, true],
  ['an admin of the region with that slug', bySlug, true, true, false],
  ['an admin of another region', byName, false, false, true],
  ['an admin everywhere', actor(['admin', 'manager']), false, false, false],
  ['a manager of the region', actor(['user'], [['alumni', 'US-Alumni', 'manager']]), false, false, false],
  ['somebody who was given every key', { ...actor(['user']), permissions: ['users:write'] }, false, false, false],
  ['a visitor', undefined, false, false, false],
  ['the house itself', 'system', false, false, false],
] as const)('%s', (_, who, unnamed, named, other) => {
  const asked = [null, 'alumni', 'other'].map((regionId) => alumniAdmin(who, { regionId }));
  expect(asked).toEqual([unnamed, named, other]);
  expect(alumniAdmin(who, {})).toBe(unnamed);
});
