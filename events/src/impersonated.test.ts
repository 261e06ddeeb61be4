// Who acts as somebody else acts for that person alone: what staff decides about others is theirs to decide in person.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { Actor, Rule, Scope } from './kernel/permission.ts';

const campus = 'campus';
const eve: Actor = {
  userId: 'eve',
  roles: ['superadmin', 'admin', 'manager', 'reportsAdmin', 'user'],
  regionIds: [campus],
  regionRoles: [{ regionId: campus, slug: 'US-Alumni', roleNames: ['admin', 'manager', 'instructor', 'dean'] }],
  attendanceAdminOf: [campus],
  impersonatorId: 'root',
};
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.permissions.ts'),
);
const isTable = (value: unknown): value is Readonly<Record<string, Rule>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, rule]) => /^[A-Z]/.test(name) && typeof rule === 'function');
const commands = new Map<string, Rule>();
beforeAll(async () => {
  for (const file of files) {
    const module = (await import(join(import.meta.dirname, file))) as Readonly<Record<string, unknown>>;
    for (const table of Object.values(module).filter(isTable))
      for (const [name, rule] of Object.entries(table)) commands.set(name, rule);
  }
});

const scopes: readonly Scope[] = [{}, { ownerId: 'ben' }, { regionId: campus }, { ownerId: 'ben', regionId: campus }];
test('in the name of another nobody does anything to a third person, or to the college', () => {
  expect(commands.size).toBeGreaterThan(150);
  const open = [...commands].filter(([, rule]) => scopes.some((scope) => rule(eve, scope))).map(([name]) => name);
  // What happened is noted whoever acts; listings are looked after for somebody of the alumni's own admins too.
  const allowed = ['RecordLogit', 'UpdateMinistry', 'HideMinistry', 'ShowMinistry', 'DeleteMinistry'];
  expect(open.toSorted()).toEqual(allowed.toSorted());
});
