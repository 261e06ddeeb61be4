import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Collection } from '@paideia/documents/port.ts';
import { systemZone } from '@paideia/events/regions/region.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { courses } from '@paideia/projection-service/courses/course.view.ts';
import { groups } from '@paideia/projection-service/groups/group.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { attendanceSchemas } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { siteSettings } from '@paideia/projection-service/site-settings/site-setting.view.ts';
import { userView } from '../kernel/testing/examples.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';

const id = (n: number) => String(n).padStart(24, '0');
const everything = ['superadmin', 'admin', 'manager', 'user'] as const;
const owner = userView({ _id: id(1), fullName: 'Adele Marchetti', roles: [...everything] });
const registrar = userView({ _id: id(2), fullName: 'Renata Okafor', roles: ['admin', 'manager', 'user'] });
let api: ApiSpec;
beforeAll(async () => {
  api = await apiSpec();
  await api.put(users, owner);
});
afterAll(() => api.close());

const query = '{ dashboard { collegeSetup { steps { name isDone } } } }';
async function openSteps(cookie: string): Promise<readonly string[] | null> {
  const { data, errors } = await api.post(query, {}, { cookie });
  expect(errors).toEqual([]);
  type Setup = { readonly steps: readonly { readonly name: string; readonly isDone: boolean }[] } | null;
  const { collegeSetup } = data!['dashboard'] as { readonly collegeSetup: Setup };
  return collegeSetup && collegeSetup.steps.flatMap(({ name, isDone }) => (isDone ? [] : [name]));
}
/** Only what the card looks at. */
const exists = <V extends { readonly _id: string }>(collection: Collection<V>, doc: Partial<V> & { _id: string }) =>
  api.put(collection, doc as V);

const all = ['name', 'region', 'schema', 'course', 'group', 'staff', 'students'];
const group = { _id: id(5), name: 'Year 1', nameKey: 'year 1', archived: false };
const course = { _id: id(7), code: 'OT101', titleKey: 'old testament' };
const region = (zone: 'AMERICAS' | typeof systemZone) => ({ _id: id(6), zone, nameKey: zone.toLowerCase() });
const steps: readonly (readonly [string, () => Promise<void>, readonly string[]])[] = [
  ['nothing but the region of the system', () => exists(regions, region(systemZone)), all],
  ['a course that is a draft', () => exists(courses, { ...course, published: false }), all],
  ['its name', () => exists(siteSettings, { _id: 'orgName', value: 'Cedar Ridge' }), all.slice(1)],
  ['a campus', () => exists(regions, { ...region('AMERICAS'), _id: id(4) }), all.slice(2)],
  ['a schema', () => exists(attendanceSchemas, { _id: id(3), nameKey: 'day' }), all.slice(3)],
  ['a course', () => exists(courses, { ...course, published: true }), all.slice(4)],
  ['a group', () => exists(groups, { ...group, studentCount: 0 }), all.slice(5)],
  ['a colleague', () => api.put(users, registrar), all.slice(6)],
];
test('a college finds what is still to be done after each step, and nothing once its first student is there', async () => {
  const cookie = await api.signIn(owner);
  for (const [what, happens, open] of steps) {
    await happens();
    expect([what, await openSteps(cookie)]).toEqual([what, open]);
  }
  await exists(groups, { ...group, studentCount: 1 });
  expect(await openSteps(cookie)).toBeNull();
});
test('nobody has it who may not do all of it', async () => {
  await exists(groups, { ...group, studentCount: 0 });
  expect(await openSteps(await api.signIn(owner))).toEqual(['students']);
  for (const person of [registrar, userView({ _id: id(8), roles: ['user'] })])
    expect(await openSteps(await api.signIn(person))).toBeNull();
});
