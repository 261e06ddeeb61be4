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
const classes =
  '{ dashboard { classes { groupName periods { key weekday start } due { date periodKey start end state } } } }';
test.each(['renata', 'freya'] as const)('%s has no classes of the own', async (person) => {
  expect((await college.ask(person, classes)).data).toEqual({ dashboard: { classes: null } });
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
test('who runs registers sees what runs, what was missed today and what is next, on the clock of the campus', async () => {
  const due = async (at: string) => {
    college.api.clock.at = Date.parse(at);
    const { data } = await college.ask('harriet', classes);
    const [only, ...others] = (data?.['dashboard'] as { classes: { due: { state: string; periodKey: string }[] }[] })
      .classes;
    expect(others).toEqual([]);
    return only!.due.map(({ state, periodKey }) => `${state} ${periodKey}`);
  };
  // Thursday 19 November in Denver, seven hours behind; the register of the first period is open.
  expect(await due('2026-11-19T15:45:00.000Z')).toEqual(['now P1', 'next P2']);
  expect(await due('2026-11-19T19:30:00.000Z')).toEqual(['missed P2', 'next P1']);
});
