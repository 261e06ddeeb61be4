import { describe, expect, test } from '@jest/globals';
import { noDayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, freya, groupId, harriet, regionId, register } from '../registers/attendance.examples.ts';
import { reportDaysProjection } from './report-days.projection.ts';
import { reportDaily, reportDayMonths } from './report-days.view.ts';

const { given } = specFor(reportDaysProjection);
/** What was counted in the region, by day; nothing of what is 0. */
const days = (...events: readonly GivenEvent[]) =>
  Object.fromEntries(
    given(...events)
      .all(reportDaily)
      .map(({ _id, regionId: place, date, ...counts }) => {
        expect([_id, Object.keys(counts).toSorted()]).toEqual([
          `${place}_${date}`,
          Object.keys(noDayCounts).toSorted(),
        ]);
        return [date, Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0))];
      }),
  );

describe('attendance', () => {
  const monday = register();
  const opened = monday.opened({ students: [freya, emmett, harriet], excused: [freya], absent: [emmett] });
  const day = '2026-10-12';
  test('is counted on the day of the register, each student as what they are now', () => {
    expect(days(opened)).toEqual({ [day]: { excused: 1, absent: 1 } });
    expect(days(opened, monday.recorded(harriet, 'late'), monday.recorded(emmett, 'present'))).toEqual({
      [day]: { excused: 1, late: 1, present: 1 },
    });
    expect(days(opened, monday.recorded(harriet, 'late'), monday.corrected(harriet, 'present', 'late'))).toEqual({
      [day]: { excused: 1, absent: 1, present: 1 },
    });
  });
  test('of students who were added later counts as their leave says, and in a closed register as absent', () => {
    const added = monday.added([freya, emmett, harriet], { excused: [freya], absent: [emmett], absentees: [harriet] });
    expect(days(monday.opened({ students: [] }), added)).toEqual({ [day]: { excused: 1, absent: 2 } });
  });
  test('that was undone, excused or closed over is taken back and counted as what it became', () => {
    const marks = [monday.opened(), monday.recorded(freya, 'absent'), monday.scanned(emmett, 3, 'late')];
    expect(days(...marks, monday.undone('first', [{ userId: freya, input: null, status: null }]))).toEqual({
      [day]: { late: 1 },
    });
    expect(days(...marks, monday.excused(freya, 'absent'))).toEqual({ [day]: { late: 1, excused: 1 } });
    expect(days(...marks, monday.excused(freya, 'absent'), monday.revoked(freya, 'absent'))).toEqual({
      [day]: { late: 1, absent: 1 },
    });
    expect(days(monday.opened(), monday.recorded(freya, 'present'), monday.closed(emmett))).toEqual({
      [day]: { present: 1, absent: 1 },
    });
  });
  test('of two registers of a day is counted together', () => {
    const second = register(day, 'P2');
    expect(
      days(monday.opened(), monday.recorded(freya, 'present'), second.opened(), second.recorded(freya, 'late')),
    ).toEqual({ [day]: { present: 1, late: 1 } });
  });
});

test('the days of a month are counted together, by region, and what is taken back there too', () => {
  const [first, last, next] = [register('2026-10-01'), register('2026-10-31', 'P2'), register('2026-11-01')];
  const months = given(
    first.opened({ students: [freya, emmett], absent: [emmett] }),
    first.recorded(freya, 'present'),
    last.opened(),
    last.recorded(freya, 'late'),
    last.corrected(freya, 'absent', 'late'),
    next.opened(),
    next.recorded(freya, 'present'),
  ).all(reportDayMonths);
  expect(months).toEqual([
    { ...noDayCounts, _id: `${regionId}_2026-10`, regionId, year: 2026, month: 10, present: 1, absent: 2 },
    { ...noDayCounts, _id: `${regionId}_2026-11`, regionId, year: 2026, month: 11, present: 1 },
  ]);
});

test('what people do is counted on the day by the clock of the region', () => {
  const at = '2026-11-20T23:30:00.000Z';
  const whose = { userId: freya, courseId: groupId, groupId, regionId, at };
  const events = [
    { type: 'CourseOpened', data: whose, meta: { at } },
    { type: 'LessonCompleted', data: { ...whose, lessonId: groupId }, meta: { at } },
    { type: 'LeaveRequestSubmitted', data: { regionId }, meta: { at } },
  ];
  const counts = { courseOpens: 1, lessonsCompleted: 1, leaveRequests: 1 };
  const region = (timeZone: string) => ({ type: 'RegionCreated', data: { regionId, timeZone } });
  expect(days(region('America/Denver'), ...events)).toEqual({ '2026-11-20': counts });
  expect(days(region('Europe/Warsaw'), ...events)).toEqual({ '2026-11-21': counts });
  const evening = '2026-11-30T23:30:00.000Z';
  const late = { type: 'LeaveRequestSubmitted', data: { regionId }, meta: { at: evening } };
  const monthsIn = (timeZone: string) =>
    given(region(timeZone), late)
      .all(reportDayMonths)
      .map(({ month }) => month);
  expect([monthsIn('America/Denver'), monthsIn('Europe/Warsaw')]).toEqual([[11], [12]]);
});
