import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  leaveId,
  otherGroupId,
  submitted,
  type College,
} from '../registers/attendance.fixtures.ts';

const [open, closed] = [register('2026-11-19', 'P1'), register('2026-11-18', 'P1')];
let college: College;
beforeAll(async () => {
  college = await collegeWith([
    submitted(freya),
    closed.opened(),
    closed.recorded(freya, 'present'),
    closed.closed(emmett),
    open.opened(),
  ]);
});
afterAll(() => college.close());
const dashboard =
  'query ($g: ID) { dashboard(groupId: $g) { attendance { term total percent } leaveRequests { _id } unread openLeaveRequests registersToday } }';

test('a student sees the own term and requests, and no numbers of staff', async () => {
  expect((await college.ask('freya', dashboard)).data).toEqual({
    dashboard: {
      attendance: { term: 'Autumn', total: 1, percent: 100 },
      leaveRequests: [{ _id: leaveId }],
      unread: 0,
      openLeaveRequests: null,
      registersToday: null,
    },
  });
});
test('a group of others is not looked into: the selected one is', async () => {
  expect((await college.ask('freya', dashboard, { g: otherGroupId })).data).toMatchObject({
    dashboard: { attendance: { total: 1 } },
  });
});
test.each([
  ['harriet', 1, 1],
  ['silas', 1, 1],
  ['renata', 1, 1],
  ['oskar', 0, 0],
] as const)('%s sees what waits in the own regions', async (person, openLeaveRequests, registersToday) => {
  expect((await college.ask(person, dashboard)).data).toEqual({
    dashboard: { attendance: null, leaveRequests: [], unread: 0, openLeaveRequests, registersToday },
  });
});
