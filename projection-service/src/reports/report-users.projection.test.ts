import { describe, expect, test } from '@jest/globals';
import { noUserCounts } from '@paideia/events/reports/report-users.rules.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, freya, groupId, harriet, regionId, register } from '../registers/attendance.examples.ts';
import { reportDaysProjection } from './report-days.projection.ts';
import { reportActive, reportPeople, reportUsers } from './report-users.view.ts';

const { given } = specFor(reportDaysProjection);
const [lublin, denver] = ['e'.repeat(24), 'd'.repeat(24)];
const names: Readonly<Record<string, string>> = { [regionId]: 'ridge', [lublin]: 'lublin', [denver]: 'denver' };
/** What was counted, by region and month; nothing of what is 0. */
const months = (...events: readonly GivenEvent[]) =>
  Object.fromEntries(
    given(...events)
      .all(reportUsers)
      .map(({ _id, regionId: place, year, month, ...counts }) => {
        const yearMonth = `${year}-${`${month}`.padStart(2, '0')}`;
        expect([_id, Object.keys(counts).toSorted()]).toEqual([
          `${place}_${yearMonth}`,
          Object.keys(noUserCounts).toSorted(),
        ]);
        return [`${names[place]} ${yearMonth}`, Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))];
      }),
  );
const region = (id: string, timeZone: string): GivenEvent => ({
  type: 'RegionCreated',
  data: { regionId: id, timeZone },
});
const account = (type: string, data: object, at = '2026-09-01T12:00:00.000Z', userId = freya): GivenEvent => ({
  type,
  data: { userId, ...data },
  meta: { at, stream: `userAccount-${userId}` },
});
const invited = (...regionIds: readonly string[]) => account('UserInvited', { regionIds });
const activated = (at?: string) => account('UserActivated', {}, at);
const noted = (at: string, more: object = {}): GivenEvent => ({
  type: 'LogEntryRecorded',
  data: { userId: freya, action: 'login', type: 'AUDIT', payload: null, ...more },
  meta: { at },
});

describe('a new user', () => {
  test('counts once the account is used, and not when it is invited, in each of its regions', () => {
    expect(months(invited(regionId, lublin))).toEqual({});
    expect(months(invited(regionId, lublin), activated('2026-10-02T12:00:00.000Z'))).toEqual({
      'ridge 2026-10': { newUsers: 1 },
      'lublin 2026-10': { newUsers: 1 },
    });
  });
  test('counts in the month on the wall of each region', () => {
    const zones = [region(regionId, 'America/Denver'), region(lublin, 'Europe/Warsaw')];
    expect(months(...zones, invited(regionId, lublin), activated('2026-09-30T23:30:00.000Z'))).toEqual({
      'ridge 2026-09': { newUsers: 1 },
      'lublin 2026-10': { newUsers: 1 },
    });
    const moved = { type: 'RegionUpdated', data: { regionId, changed: { timeZone: 'Europe/Warsaw' } } };
    expect(months(...zones, invited(regionId), moved, activated('2026-09-30T23:30:00.000Z'))).toEqual({
      'ridge 2026-10': { newUsers: 1 },
    });
  });
  test('who signed up counts in the region that comes with the group, in the month of the first use', () => {
    expect(
      months(
        account('UserSelfSignedUp', { groupId }),
        activated('2026-09-30T12:00:00.000Z'),
        account('UserRegionsChanged', { regionIds: [lublin] }, '2026-10-01T12:00:00.000Z'),
      ),
    ).toEqual({ 'lublin 2026-09': { newUsers: 1 } });
  });
  test('counts once, wherever the person moves, and stays counted when the account goes', () => {
    const moved = account('UserRegionsChanged', { regionIds: [denver] }, '2026-11-01T12:00:00.000Z');
    const events = [invited(regionId), activated(), moved, account('UserErased', { by: null })];
    expect(months(...events)).toEqual({ 'ridge 2026-09': { newUsers: 1 } });
    expect(given(...events).all(reportPeople)).toEqual([]);
  });
});

describe('a sign-in', () => {
  const known = [region(regionId, 'America/Denver'), invited(regionId, lublin)];
  test('counts in each region to which the person belongs then', () => {
    expect(
      months(
        ...known,
        noted('2026-10-02T08:00:00.000Z'),
        noted('2026-10-02T18:00:00.000Z'),
        account('UserRegionsChanged', { regionIds: [lublin] }),
        noted('2026-11-01T03:00:00.000Z'),
      ),
    ).toEqual({ 'ridge 2026-10': { logins: 2 }, 'lublin 2026-10': { logins: 2 }, 'lublin 2026-11': { logins: 1 } });
  });
  test('that failed, of nobody, or what else is noted does not count', () => {
    expect(
      months(
        ...known,
        noted('2026-10-02T08:00:00.000Z', { action: 'loginFailed' }),
        noted('2026-10-02T08:00:00.000Z', { userId: null }),
        noted('2026-10-02T08:00:00.000Z', { userId: emmett }),
        noted('2026-10-02T08:00:00.000Z', { action: 'courseActivity', type: 'ACTIVITY' }),
      ),
    ).toEqual({});
  });
  test('writes one document a region, that of the month', () => {
    const before = given(...known);
    const after = given(...known, noted('2026-10-02T08:00:00.000Z'), noted('2026-10-02T09:00:00.000Z'));
    expect(after.all(reportPeople)).toEqual(before.all(reportPeople));
    expect(after.all(reportUsers)).toHaveLength(2);
    expect(after.all(reportActive)).toEqual([]);
  });
});

describe('an active student', () => {
  const doing = (type: string, at: string, userId = freya, place = regionId): GivenEvent => ({
    type,
    data: { userId, regionId: place, groupId },
    meta: { at },
  });
  test.each(['CourseOpened', 'LessonWatched', 'LessonCompleted', 'ExamAttemptStarted', 'AssignmentSubmitted'])(
    'is who did something in the month, such as %s, in the region of the group',
    (type) => {
      expect(months(doing(type, '2026-10-02T12:00:00.000Z'))).toEqual({
        'ridge 2026-10': { activeStudents: 1, firstActive: 1 },
      });
    },
  );
  test('counts once a month and region, by the clock of the region', () => {
    expect(
      months(
        region(regionId, 'America/Denver'),
        doing('CourseOpened', '2026-10-01T03:00:00.000Z'),
        doing('LessonCompleted', '2026-10-02T12:00:00.000Z'),
        doing('ExamAttemptStarted', '2026-10-03T12:00:00.000Z'),
        doing('CourseOpened', '2026-10-03T12:00:00.000Z', emmett),
        doing('CourseOpened', '2026-10-04T12:00:00.000Z', freya, lublin),
      ),
    ).toEqual({
      'ridge 2026-09': { activeStudents: 1, firstActive: 1 },
      'ridge 2026-10': { activeStudents: 2, firstActive: 1 },
      'lublin 2026-10': { activeStudents: 1, firstActive: 1 },
    });
  });
  test('is not who is acted for by somebody else', () => {
    const { meta, ...opened } = doing('CourseOpened', '2026-10-02T12:00:00.000Z');
    expect(months({ ...opened, meta: { ...meta, actorId: harriet, impersonatedUserId: freya } })).toEqual({});
  });
  test('is who is in class, as long as a register says so', () => {
    const monday = register();
    const here = { 'ridge 2026-10': { activeStudents: 1, firstActive: 1 } };
    const none = { 'ridge 2026-10': {} };
    const opened = monday.opened({ students: [freya, emmett], excused: [emmett] });
    expect(months(opened, monday.closed(freya))).toEqual({});
    expect(months(opened, monday.recorded(freya, 'absent'))).toEqual({});
    expect(months(opened, monday.recorded(freya, 'present'), monday.corrected(freya, 'late', 'present'))).toEqual(here);
    expect(months(opened, monday.scanned(freya, 3, 'late'))).toEqual(here);
    const marks = [opened, monday.recorded(freya, 'present')];
    expect(months(...marks, monday.corrected(freya, 'absent', 'present'))).toEqual(none);
    expect(months(...marks, monday.undone('first', [{ userId: freya, input: null, status: null }]))).toEqual(none);
    expect(months(...marks, monday.excused(freya, 'present'))).toEqual(none);
    expect(months(...marks, monday.excused(freya, 'present'), monday.revoked(freya, 'present'))).toEqual(here);
    const second = register('2026-10-12', 'P2');
    const both = [...marks, second.opened(), second.recorded(freya, 'present')];
    expect(months(...both, monday.corrected(freya, 'absent', 'present'))).toEqual(here);
  });
  test('is kept in one document a region, which does not grow with what the student does', () => {
    const all = given(
      ...Array.from({ length: 20 }, (_, n) =>
        doing('LessonWatched', `2026-10-${`${n + 1}`.padStart(2, '0')}T12:00:00.000Z`),
      ),
      doing('CourseOpened', '2026-11-02T12:00:00.000Z'),
    ).all(reportActive);
    expect(all).toEqual([{ _id: `${freya}_${regionId}`, did: ['2026-10', '2026-11'], here: {} }]);
  });
});
