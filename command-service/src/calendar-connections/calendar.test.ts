import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { assignmentEvents } from '@paideia/events/assignments/assignment.events.ts';
import { calendarConnectionEvents } from '@paideia/events/calendar-connections/calendar-connection.events.ts';
import { enrolmentEvents } from '@paideia/events/enrolments/enrolment.events.ts';
import { examDefinitionEvents, examScheduleEvents } from '@paideia/events/exams/exam.events.ts';
import { groupEvents, groupStream } from '@paideia/events/groups/group.events.ts';
import { leaveRequestEvents } from '@paideia/events/leave-requests/leave-request.events.ts';
import { submissionEvents } from '@paideia/events/submissions/submission.events.ts';
import { userProfileEvents } from '@paideia/events/profiles/profile.events.ts';
import { startGoogle, type GoogleDouble } from '../../../tests/support/google.ts';
import { enrolmentFactTable } from '../enrolments/enrolment.facts.ts';
import { examFactTable } from '../exams/exam.facts.ts';
import { groupFactTable } from '../groups/group.facts.ts';
import { leaveCoverageFactTable } from '../leave-requests/leave-coverage.facts.ts';
import { until } from '../kernel/testing/until.ts';
import { id, openWorld, person, system, type World } from '../kernel/testing/world.ts';
import { calendarConnection } from './calendar-connection.decider.ts';
import { calendarFactTable } from './calendar.facts.ts';
import { calendarSync } from './calendar.reactions.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { googleCalendar } from './google-calendar.ts';

const [ann, bob, groupId, regionId, examId, assignmentId] = [id(1), id(2), id(10), id(11), id(12), id(13)];
const now = new Date('2026-11-20T09:00:00.000Z');
const callback = 'http://127.0.0.1:4000/google-auth';
const state = 's'.repeat(43);

let google: GoogleDouble;
let world: World;
let calendar: ReturnType<typeof googleCalendar>;
let routes: ReturnType<typeof calendarRoutes>;
let ending: AbortController;
let running: Promise<unknown>;
beforeEach(async () => {
  google = await startGoogle(() => callback);
  const lazily = { ...({} as ReturnType<typeof googleCalendar>) };
  const events = [
    calendarConnectionEvents,
    enrolmentEvents,
    examDefinitionEvents,
    examScheduleEvents,
    assignmentEvents,
    groupEvents,
    leaveRequestEvents,
    submissionEvents,
    userProfileEvents,
  ];
  const factTables = [enrolmentFactTable, calendarFactTable, examFactTable, groupFactTable, leaveCoverageFactTable];
  world = await openWorld({
    clock: () => now,
    events,
    slices: { deciders: [calendarConnection], factTables, reactions: [calendarSync(lazily, 'http://127.0.0.1:4000')] },
  });
  calendar = googleCalendar({
    config: google.config,
    callback,
    accounts: world.accounts,
    master: 'ab'.repeat(32),
    clock: () => new Date(),
  }); // Records expire by the machine's clock.
  Object.assign(lazily, calendar);
  routes = calendarRoutes({ calendar, handle: world.service.handle });
  for (const userId of [ann, bob]) {
    await person(world, userId);
    await world.write(`enrolment-${groupId}_${userId}`, [
      { type: 'EnrolmentStarted', data: { groupId, userId, regionId, source: 'admin', date: '2026-09-01' } },
    ]);
  }
  ending = new AbortController();
  running = world.service.run(ending.signal);
  await world.reactionsBegun();
});
afterEach(async () => {
  ending.abort();
  await running;
  await world.close();
  await google.stop();
});

async function begin(userId: string): Promise<URL> {
  const { body } = await routes['/calendar/begin']!({ userId, state }, system);
  const url = new URL((body as { url: string }).url);
  google.challenge = url.searchParams.get('code_challenge')!;
  return url;
}
const connect = async (userId: string, code = 'good') =>
  (await routes['/calendar/connect']!({ userId, code }, system)).body as { ok: boolean; code?: string };
const summaries = () => [...google.calendar.values()].map(({ summary }) => summary);
const schedule = async (closesAt: string, type: 'ExamScheduled' | 'ExamRescheduled' = 'ExamScheduled') => {
  const more = type === 'ExamRescheduled' ? { reason: null } : {};
  await world.write(`examSchedule-${groupId}_${examId}`, [
    { type, data: { groupId, examId, regionId, opensAt: '2026-11-21T08:00:00.000Z', closesAt, lockAt: null, ...more } },
  ]);
};
const publish = () =>
  world.write(`examDefinition-${examId}`, [{ type: 'ExamPublished', data: { examId, version: 1 } }]);
const define = async () => {
  await draft();
  await publish();
};
const draft = () =>
  world.write(`examDefinition-${examId}`, [
    {
      type: 'ExamDefined',
      data: {
        examId,
        courseId: id(20),
        version: 1,
        title: 'Acts',
        instructions: '',
        passMark: 70,
        openBook: false,
        attemptsAllowed: 2,
        pointsPerQuestion: 5,
        penalty: false,
        timeLimitMin: null,
        questions: [],
      },
    },
  ]);

const assign = (dueAt: string, group = groupId) =>
  world.write(`assignment-${assignmentId}`, [
    {
      type: 'AssignmentDefined',
      data: {
        assignmentId,
        groupId: group,
        regionId,
        courseId: id(20),
        title: 'Essay',
        content: '',
        type: 'graded',
        weight: 1,
        dueAt,
      },
    },
  ]);
const leaveOf = (userId: string) => ({
  leaveRequestId: id(30),
  userId,
  groupId,
  regionId,
  attendanceType: 'absence',
  fromDate: '2026-11-23',
  toDate: '2026-11-24',
  periods: [],
  adminComments: null,
  by: bob,
});

test('asks for what it needs and for nothing more, with PKCE and the state of the browser', async () => {
  const { searchParams } = await begin(ann);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'us',
    redirect_uri: callback,
    response_type: 'code',
    state,
    access_type: 'offline',
    code_challenge_method: 'S256',
    scope: 'https://www.googleapis.com/auth/calendar.events',
  });
});
test('connects once by a good code; the tokens are sealed and in no event', async () => {
  await begin(ann);
  expect(await connect(ann)).toMatchObject({ ok: true });
  const kept = JSON.stringify(await world.accounts.list('google'));
  expect(kept).toContain('sealed');
  expect(kept).not.toContain('refresh-1');
  expect((await world.history(`calendarConnection-${ann}`)).map(({ type, data }) => [type, data])).toEqual([
    ['GoogleCalendarConnected', { userId: ann }],
  ]);
  expect(await connect(ann)).toEqual({ ok: false, code: 'calendar.failed' });
});
test('a code that is not good, one that nobody asked for and one of somebody else are refused alike, and leave nothing', async () => {
  const no = { ok: false, code: 'calendar.failed' };
  await begin(ann);
  expect(await connect(ann, 'bad')).toEqual(no);
  expect(await connect(bob)).toEqual(no);
  await begin(bob);
  const stolen = google.challenge;
  await begin(ann);
  google.challenge = stolen; // The code was made for Bob's journey.
  expect(await connect(ann)).toEqual(no);
  expect(await world.accounts.list('google:')).toEqual([]);
  expect(await world.history(`calendarConnection-${ann}`)).toEqual([]);
});
test('people and other services cannot reach it, and without a set-up it says so', async () => {
  expect((await routes['/calendar/begin']!({ userId: ann, state }, { actorId: ann, channel: 'WEB' })).status).toBe(403);
  expect(
    (
      await calendarRoutes({ calendar: undefined, handle: world.service.handle })['/calendar/begin']!(
        { userId: ann, state },
        system,
      )
    ).body,
  ).toEqual({
    ok: false,
    code: 'calendar.notSetUp',
  });
});

test('writes what lies ahead, then each change, once each; nobody else’s calendar is touched', async () => {
  await define();
  await schedule('2026-11-25T08:00:00.000Z');
  await assign('2026-11-01T08:00:00.000Z');
  await begin(ann);
  await connect(ann);
  await until(() => google.calendar.size === 1);
  expect([...google.calendar.values()][0]).toMatchObject({
    summary: 'Exam: Acts',
    start: { dateTime: '2026-11-21T08:00:00.000Z' },
    end: { dateTime: '2026-11-25T08:00:00.000Z' },
    source: { url: `http://127.0.0.1:4000/student/assessments/exams/${examId}` },
  });
  await schedule('2026-11-26T08:00:00.000Z', 'ExamRescheduled');
  await until(() => JSON.stringify([...google.calendar.values()]).includes('2026-11-26'));
  expect(google.calendar.size).toBe(1);
  await world.write(`assignment-${assignmentId}`, [
    {
      type: 'AssignmentDueDateChanged',
      data: { assignmentId, groupId, regionId, courseId: id(20), dueAt: '2026-12-01T08:00:00.000Z' },
    },
  ]);
  await until(() => google.calendar.size === 2);
  expect(summaries()).toEqual(['Exam: Acts', 'Due: Essay']);
  // Connecting again writes the same entries, not further ones.
  const before = google.writes;
  await begin(ann);
  await connect(ann);
  await until(() => google.writes >= before + 2);
  expect(google.calendar.size).toBe(2);
});
test('what was over when it was set appears in no calendar', async () => {
  await begin(ann);
  await connect(ann);
  await assign('2026-11-01T08:00:00.000Z');
  await define();
  await schedule('2026-11-25T08:00:00.000Z');
  await until(() => google.calendar.size > 0);
  expect(summaries()).toEqual(['Exam: Acts']);
});
const endOf = (summary: string) => [...google.calendar.values()].find((one) => one.summary === summary)?.end;
test('each student finds the own deadline: extended, of work that was opened again, and also when the calendar is connected afterwards', async () => {
  await define();
  await schedule('2026-11-25T08:00:00.000Z');
  await assign('2026-11-10T08:00:00.000Z');
  await begin(ann);
  await connect(ann);
  await until(() => google.calendar.size === 1);
  const extended = { groupId, examId, regionId, userId: ann, closesAt: '2026-11-28T08:00:00.000Z', reason: 'Ill' };
  await world.write(`examSchedule-${groupId}_${examId}`, [{ type: 'ExamDeadlineExtended', data: extended }]);
  await until(() => JSON.stringify(endOf('Exam: Acts') ?? '').includes('2026-11-28'));
  const submissionId = `${assignmentId}_${ann}`;
  const work = { submissionId, assignmentId, userId: ann, groupId, regionId, courseId: id(20) };
  await world.write(`submission-${submissionId}`, [
    { type: 'SubmissionReopened', data: { ...work, until: '2026-11-30T08:00:00.000Z', by: bob } },
  ]);
  await until(() => JSON.stringify(endOf('Due: Essay') ?? '').includes('2026-11-30'));
  // The group's deadline moves and stays before the own one; the opening moves for all.
  const before = google.writes;
  await schedule('2026-11-26T08:00:00.000Z', 'ExamRescheduled');
  await until(() => google.writes > before);
  expect(endOf('Exam: Acts')).toEqual({ dateTime: '2026-11-28T08:00:00.000Z' });
  google.calendar.clear();
  await begin(ann);
  await connect(ann);
  await until(() => google.calendar.size === 2);
  expect([endOf('Exam: Acts'), endOf('Due: Essay')]).toEqual([
    { dateTime: '2026-11-28T08:00:00.000Z' },
    { dateTime: '2026-11-30T08:00:00.000Z' },
  ]);
});
test('what a group has ahead comes with its student and goes with whoever leaves it', async () => {
  const other = id(40);
  await assign('2026-12-01T08:00:00.000Z', other);
  await world.write(`leaveRequest-${id(30)}`, [
    { type: 'LeaveRequestApproved', data: { ...leaveOf(ann), groupId: other, formerly: 'pending' } },
  ]);
  await begin(ann);
  await connect(ann);
  await until(async () => (await world.history(`calendarConnection-${ann}`)).length === 1);
  const member = { groupId: other, userId: ann, regionId };
  await world.write(`enrolment-${other}_${ann}`, [
    { type: 'EnrolmentStarted', data: { ...member, source: 'admin', date: '2026-11-20' } },
  ]);
  await until(() => google.calendar.size === 2);
  expect(summaries().toSorted()).toEqual(['Approved leave', 'Due: Essay']);
  await world.write(groupStream(other), [
    {
      type: 'GroupCreated',
      data: {
        groupId: other,
        regionId,
        name: 'Day Year 1',
        programYear: 1,
        startDate: null,
        endDate: null,
        locale: 'en',
        offlineApp: false,
        selfSignUp: false,
        freeOfCharge: false,
      },
    },
    { type: 'GroupArchived', data: { groupId: other, regionId } },
  ]);
  await until(() => google.calendar.size === 0);
  await world.write(groupStream(other), [{ type: 'GroupRestored', data: { groupId: other, regionId } }]);
  await until(() => google.calendar.size === 2);
  await world.write(`enrolment-${other}_${ann}`, [
    { type: 'EnrolmentWithdrawn', data: { ...member, date: '2026-11-20', reason: 'Moved' } },
  ]);
  await until(() => google.calendar.size === 0);
});
test('what lies ahead is written anew when the courses of the group are set', async () => {
  await assign('2026-12-01T08:00:00.000Z');
  await begin(ann);
  await connect(ann);
  await until(() => google.calendar.size === 1);
  google.calendar.clear();
  await world.write(groupStream(groupId), [{ type: 'GroupCoursesSet', data: { groupId, regionId, items: [] } }]);
  await until(() => google.calendar.size === 1);
  expect(summaries()).toEqual(['Due: Essay']);
});

test('an exam that students do not find is not there: before it is published, and once it is retired', async () => {
  await draft();
  await begin(ann);
  await connect(ann);
  await schedule('2026-11-25T08:00:00.000Z');
  await assign('2026-12-01T08:00:00.000Z');
  await until(() => google.calendar.size === 1);
  expect(summaries()).toEqual(['Due: Essay']);
  await publish();
  await until(() => google.calendar.size === 2);
  await world.write(`examDefinition-${examId}`, [{ type: 'ExamRetired', data: { examId } }]);
  await until(() => google.calendar.size === 1);
  expect(summaries()).toEqual(['Due: Essay']);
});
test('approved leave stands in the calendar by whole days, and goes when it is no longer approved', async () => {
  await begin(ann);
  await connect(ann);
  const leave = leaveOf(ann);
  await world.write(`leaveRequest-${id(30)}`, [
    { type: 'LeaveRequestApproved', data: { ...leave, formerly: 'pending' } },
  ]);
  await until(() => google.calendar.size === 1);
  expect([...google.calendar.values()][0]).toMatchObject({
    summary: 'Approved leave',
    start: { date: '2026-11-23' },
    end: { date: '2026-11-25' },
  });
  await world.write(`leaveRequest-${id(30)}`, [
    { type: 'LeaveRequestAcknowledged', data: { ...leave, formerly: 'approved' } },
  ]);
  await until(() => google.calendar.size === 0);
});
test('whoever takes the permission back at Google is disconnected here, and a calendar that is down is tried again', async () => {
  await define();
  await begin(ann);
  await connect(ann);
  google.isDown = true;
  await schedule('2026-11-25T08:00:00.000Z');
  await until(() => world.logged.some(({ level, text }) => level === 'warn' && text.includes('tried again')));
  google.isDown = false;
  await until(() => google.calendar.size === 1);
  // Whom Google has heard too often for a while is no one who took the permission back.
  google.isBusy = true;
  const tries = () => world.logged.filter(({ level, text }) => level === 'warn' && text.includes('tried again')).length;
  const before = tries();
  await schedule('2026-11-26T08:00:00.000Z', 'ExamRescheduled');
  await until(() => tries() > before);
  google.isBusy = false;
  await until(() => JSON.stringify([...google.calendar.values()]).includes('2026-11-26'));
  google.isWithdrawn = true;
  await schedule('2026-11-27T08:00:00.000Z', 'ExamRescheduled');
  await until(async () =>
    (await world.history(`calendarConnection-${ann}`)).some(
      ({ type, data }) => type === 'GoogleCalendarDisconnected' && (data as { cause: string }).cause === 'refused',
    ),
  );
  await until(async () => (await world.accounts.list('google:')).length === 0);
});
