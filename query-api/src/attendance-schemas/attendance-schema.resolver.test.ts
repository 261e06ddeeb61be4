import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { coursePlans } from '@paideia/projection-service/courses/course.view.ts';
import { groups, type GroupView } from '@paideia/projection-service/groups/group.view.ts';
import {
  attendanceGroups,
  attendanceSchemas,
} from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { apiSpec, type ApiSpec } from '../kernel/testing/spec.ts';
import { userView } from '../kernel/testing/examples.ts';

const [schemaId, groupId, regionId, courseId] = ['1', '2', '3', '4'].map((digit) => digit.repeat(24)) as [
  string,
  string,
  string,
  string,
];
const grading = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};
const terms = [{ name: 'Autumn', from: '2026-09-07', to: '2026-12-18' }];
const periods = [{ key: 'P1', weekday: 1, start: '08:30', end: '10:00' }];
let api: ApiSpec;
let owner: string;
beforeAll(async () => {
  api = await apiSpec();
  owner = await api.signIn(userView({ _id: 'a'.repeat(24), roles: ['superadmin', 'admin', 'user'] }));
  const schema = { _revision: 1, schemaVersion: 2, terms, formerTerms: [], periods, grading, updatedAt: '2026-09-01' };
  await api.put(
    attendanceSchemas,
    { ...schema, _id: schemaId, name: 'Day', nameKey: 'day' },
    { ...schema, _id: 'f'.repeat(24), name: 'Evening', nameKey: 'evening' },
  );
  await api.put(attendanceGroups, { _id: groupId, name: 'Year 1', regionId, archived: false, schemaId });
  await api.put(groups, { _id: groupId, studentCount: 12 } as GroupView); // No more of the group is looked at.
  const item = { courseId, order: 1, fromDate: '2026-09-07', toDate: '2026-12-18', teacherIds: [] };
  const items = [
    { ...item, termName: 'Autumn' },
    { ...item, termName: 'Autumn' },
  ];
  await api.put(coursePlans, { _id: groupId, regionId, items, courseIds: [], why: [] });
});
afterAll(() => api.close());

test('superadmins see schemas with the groups that a change touches', async () => {
  const list = '{ allAttendanceSchemas { items { name schemaVersion groups { name studentCount termNames } } } }';
  expect((await api.post(list, {}, { cookie: owner })).data?.['allAttendanceSchemas']).toEqual({
    items: [
      { name: 'Day', schemaVersion: 2, groups: [{ name: 'Year 1', studentCount: 12, termNames: ['Autumn'] }] },
      { name: 'Evening', schemaVersion: 2, groups: [] },
    ],
  });
});
test('admins do not', async () => {
  const cookie = await api.signIn(userView({ _id: 'b'.repeat(24), roles: ['admin', 'user'] }));
  const { errors } = await api.post(`{ AttendanceSchema(id: "${schemaId}") { name } }`, {}, { cookie });
  expect(errors[0]?.extensions.code).toBe('noAccess');
});
test('one is defined, revised and deleted by its commands', async () => {
  const send = (operation: string, variables: object) =>
    api.post(
      `mutation ($input: AttendanceSchemaInput!) { ${operation} { id } }`,
      { input: { _id: schemaId, name: 'Day', terms, periods, grading, ...variables } },
      { cookie: owner },
    );
  const sent = () => api.sent.at(-1)?.envelope;
  await send('defineAttendanceSchema(input: $input)', {});
  expect(sent()).toMatchObject({ type: 'DefineAttendanceSchema', data: { schemaId, terms, periods, grading } });
  await send('reviseAttendanceSchema(input: $input, expectedRevision: 1)', { name: 'Days' });
  expect(sent()).toMatchObject({ type: 'ReviseAttendanceSchema', expectedRevision: 1, data: { name: 'Days' } });
  const gone = `mutation { deleteAttendanceSchema(_id: "${schemaId}", expectedRevision: 1) }`;
  await api.post(gone, {}, { cookie: owner });
  expect(sent()).toMatchObject({ type: 'DeleteAttendanceSchema', data: { schemaId } });
});
