import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { register } from '@paideia/projection-service/registers/attendance.examples.ts';
import {
  collegeWith,
  emmett,
  freya,
  groupId,
  leaveId,
  otherGroupId,
  regionId,
  submitted,
  type College,
} from '../registers/attendance.examples.ts';

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
  'query ($g: ID) { dashboard(groupId: $g) { groupId regions { name } attendance { summary { term total percent } } leaveRequests { _id } openLeaveRequests { n regions { regionId n } } openRegisters { n } } }';

test('a student sees the own term and requests, and no numbers of staff', async () => {
  expect((await college.ask('freya', dashboard)).data).toEqual({
    dashboard: {
      groupId,
      regions: [],
      attendance: { summary: { term: 'Autumn', total: 1, percent: 100 } },
      leaveRequests: [{ _id: leaveId }],
      openLeaveRequests: null,
      openRegisters: null,
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
    dashboard: { groupId, attendance: { summary: { total: 1 } } },
  });
});
const [ridge, lublin] = [{ name: 'US - Cedar Ridge' }, { name: 'PL - Lublin' }] as const;
test.each([
  ['harriet', 1, 1, [ridge]],
  ['silas', 1, 1, [ridge]],
  ['renata', 1, 1, [ridge, lublin]],
  ['oskar', 0, 0, [lublin]],
] as const)('%s sees what waits in the own regions', async (person, n, registers, regions) => {
  expect((await college.ask(person, dashboard)).data).toEqual({
    dashboard: {
      groupId: null,
      regions,
      attendance: null,
      leaveRequests: null,
      openLeaveRequests: { n, regions: n === 0 ? [] : [{ regionId, n }] },
      openRegisters: { n: registers },
    },
  });
});
/** Each row has the field of the dashboard, the list that it counts, and the filter that its number leads to. */
const lists = [
  ['openLeaveRequests', 'allLeaveRequests', { status: 'pending' }],
  ['openRegisters', 'allAttendanceRegisters', { status: 'open' }],
  ['unexplainedAbsences', 'allAbsences', { state: 'unexplained', since: 'lastFourWeeks' }],
  ['ungradedSubmissions', 'allAssignmentSubmissions', { status: 'submitted' }],
  ['submittedTimeLogs', 'allTimeLogs', { status: 'submitted' }],
  ['unpaidInvoices', 'allInvoiceAdmins', { status: 'unpaid' }],
  ['unverifiedSignUps', 'allAdminUsers', { status: 'signedUp' }],
  ['openRequestForms', 'allRequestForms', { status: 'open' }],
  ['abandonedMails', 'allMails', { status: 'abandoned' }],
] as const;
test.each(lists)(
  '%s is for nobody who may not list them, and is as many as the list has',
  async (field, list, filter) => {
    const [type] = [`${list.replace(/^all(\w+)s$/, '$1')}Filter`];
    const filterType = type === 'InvoiceAdminFilter' ? 'InvoiceFilter' : type;
    for (const person of ['freya', 'nadia', 'dorota', 'silas', 'harriet', 'oskar', 'renata'] as const) {
      const told = await college.ask(person, `{ dashboard { ${field} { n regions { regionId n } } } }`);
      const waiting = (
        told.data?.['dashboard'] as Record<string, { n: number; regions: { regionId: string; n: number }[] } | null>
      )[field];
      const listed = async (wanted: object) => {
        const { data } = await college.ask(person, `query ($f: ${filterType}) { ${list}(filter: $f) { total } }`, {
          f: wanted,
        });
        return (data?.[list] as { total: number } | undefined)?.total;
      };
      expect([person, waiting?.n]).toEqual([person, await listed(filter)]);
      for (const { regionId: one, n } of waiting?.regions ?? [])
        expect(n).toBe(await listed({ ...filter, regionId: one }));
    }
  },
);
test('who runs registers sees what runs, what was missed today and what is next, on the clock of the campus', async () => {
  const due = async (at: string) => {
    college.api.clock.at = Date.parse(at);
    const { data } = await college.ask('harriet', classes);
    const [only, ...others] = (data?.['dashboard'] as { classes: { due: { state: string; periodKey: string }[] }[] })
      .classes;
    expect(others).toEqual([]);
    return only!.due.map(({ state, periodKey }) => `${state} ${periodKey}`);
  };
  // It is Thursday 19 November in Denver, seven hours behind; the register of the first period is open.
  expect(await due('2026-11-19T15:45:00.000Z')).toEqual(['now P1', 'next P2']);
  expect(await due('2026-11-19T19:30:00.000Z')).toEqual(['missed P2', 'next P1']);
});
