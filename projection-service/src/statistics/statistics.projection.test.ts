import { describe, expect, test } from '@jest/globals';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { bill, credited, deleted, issued, paid, refunded } from '../invoices/invoice.examples.ts';
import type { GivenEvent } from '../kernel/spec.ts';
import { specFor } from '../kernel/spec.ts';
import { emmett, freya, groupId, leaveId, regionId, register } from '../registers/attendance.examples.ts';
import { statisticsProjection } from './statistics.projection.ts';
import { moneyDue, placeEnrolments, weekOf, weekStatistics } from './statistics.view.ts';

const { given } = specFor(statisticsProjection);

test('a week is called by its Monday, over the turn of a year too', () => {
  expect(['2026-10-12', '2026-10-18', '2026-10-19', '2027-01-03'].map(weekOf)).toEqual([
    '2026-10-12',
    '2026-10-12',
    '2026-10-19',
    '2026-12-28',
  ]);
});

describe('enrolments', () => {
  const one = (type: EnrolmentEvent['type'], date: string, userId = freya): GivenEvent => ({
    type,
    data: { groupId, regionId, userId, date },
    meta: { stream: `enrolment-${groupId}_${userId}` },
  });
  const start = one('EnrolmentStarted', '2026-09-09');
  /** It is what a week of the group brought, and the week of its region alike. */
  const joined = (events: readonly GivenEvent[]) => {
    const after = given(...events);
    const weekAt = (placeId: string) => ({
      weeks: Object.fromEntries(
        after
          .all(weekStatistics)
          .filter((week) => week.placeId === placeId && week.joined !== 0)
          .map(({ week, joined: by }) => [week, by]),
      ),
      enrolled: after.one(placeEnrolments, placeId)?.enrolled,
    });
    expect(weekAt(regionId)).toEqual(weekAt(groupId));
    return weekAt(groupId);
  };

  test('count in the week in which they begin', () => {
    expect(joined([start, one('EnrolmentStarted', '2026-09-13', emmett)])).toEqual({
      weeks: { '2026-09-07': 2 },
      enrolled: 2,
    });
  });
  test('whose first day was another one count in its week', () => {
    const { data, ...corrected } = one('EnrolmentStartCorrected', '2026-08-31');
    const correction = { ...corrected, data: { ...(data as object), formerDate: '2026-09-09' } };
    expect(joined([start, correction])).toEqual({ weeks: { '2026-08-31': 1 }, enrolled: 1 });
    expect(joined([start, one('EnrolmentWithdrawn', '2026-09-22'), correction])).toEqual({
      weeks: { '2026-08-31': 1, '2026-09-21': -1 },
      enrolled: 0,
    });
  });
  test('a withdrawal counts in the week of its date, however much later it was said', () => {
    const late = one('EnrolmentStarted', '2026-11-02', emmett);
    expect(joined([start, late, one('EnrolmentWithdrawn', '2026-09-22')])).toEqual({
      weeks: { '2026-09-07': 1, '2026-09-21': -1, '2026-11-02': 1 },
      enrolled: 1,
    });
  });
  test('nobody leaves before the start', () => {
    expect(joined([start, one('EnrolmentWithdrawn', '2026-08-01')])).toEqual({ weeks: {}, enrolled: 0 });
  });
  test('an erased person is enrolled until the erasure, which suspends', () => {
    expect(joined([start, one('EnrolmentSuspended', '2026-10-14')])).toEqual({
      weeks: { '2026-09-07': 1, '2026-10-12': -1 },
      enrolled: 0,
    });
  });
  test('who withdraws while suspended leaves once, at the earlier time', () => {
    const suspended = [start, one('EnrolmentSuspended', '2026-10-14')];
    expect(joined([...suspended, one('EnrolmentWithdrawn', '2026-10-28')]).weeks).toEqual({
      '2026-09-07': 1,
      '2026-10-12': -1,
    });
    expect(joined([...suspended, one('EnrolmentWithdrawn', '2026-09-30')]).weeks).toEqual({
      '2026-09-07': 1,
      '2026-09-28': -1,
    });
  });
  test('a suspension that is resumed leaves a gap', () => {
    expect(joined([start, one('EnrolmentSuspended', '2026-10-14'), one('EnrolmentResumed', '2026-10-26')])).toEqual({
      weeks: { '2026-09-07': 1, '2026-10-12': -1, '2026-10-26': 1 },
      enrolled: 1,
    });
  });
  test('whoever is enrolled again from before the end counts once all the time', () => {
    expect(joined([start, one('EnrolmentWithdrawn', '2026-10-14'), one('EnrolmentStarted', '2026-09-30')])).toEqual({
      weeks: { '2026-09-07': 1 },
      enrolled: 1,
    });
  });
  test('an undone graduation never was, where a former stay stays', () => {
    const left = [start, one('EnrolmentWithdrawn', '2026-09-22'), one('EnrolmentStarted', '2026-10-05')];
    const graduated = [...left, one('StudentGraduated', '2026-11-04')];
    expect(joined(graduated).weeks).toMatchObject({ '2026-11-02': -1 });
    expect(joined([...graduated, one('GraduationUndone', '2026-11-16')])).toEqual({
      weeks: { '2026-09-07': 1, '2026-09-21': -1, '2026-10-05': 1 },
      enrolled: 1,
    });
  });
});

describe('marks', () => {
  const [monday, friday, next] = [register(), register('2026-10-16'), register('2026-10-19')];
  const week = (events: readonly GivenEvent[], weekStart = '2026-10-12') => {
    const after = given(...events);
    const [group, region] = [groupId, regionId].map((placeId) => after.one(weekStatistics, `${placeId}_${weekStart}`));
    const { present, late, absent, excused } = group ?? { present: 0, late: 0, absent: 0, excused: 0 };
    if (group) expect(region).toMatchObject({ present, late, absent, excused });
    return { present, late, absent, excused };
  };
  const none = { present: 0, late: 0, absent: 0, excused: 0 };

  test('of all registers of a week are counted together, those of the next apart', () => {
    const events = [
      monday.opened(),
      monday.recorded(freya, 'present'),
      monday.scanned(emmett, 20, 'late'),
      friday.opened(),
      friday.recorded(freya, 'present'),
      friday.closed(emmett),
      next.opened(),
      next.recorded(freya, 'absent'),
    ];
    expect(week(events)).toEqual({ present: 2, late: 1, absent: 1, excused: 0 });
    expect(week(events, '2026-10-19')).toEqual({ ...none, absent: 1 });
  });
  test('of students who were added later count as their leave says, and in a closed register as absent', () => {
    const added = monday.added([freya, emmett], { excused: [freya], absentees: [emmett] });
    expect(week([monday.opened({ students: [] }), monday.closed(), added])).toEqual({ ...none, excused: 1, absent: 1 });
  });
  test('that are corrected later count as what they are now, in the week of the register', () => {
    const events = [monday.opened(), monday.recorded(freya, 'absent'), next.opened()];
    expect(week([...events, monday.corrected(freya, 'present', 'absent')])).toEqual({ ...none, present: 1 });
    expect(week([...events, monday.corrected(freya, 'present', 'absent')], '2026-10-19')).toEqual(none);
  });
  test('count once however often they are recorded, and not once undone', () => {
    const again = [monday.opened(), monday.recorded(freya, 'absent'), monday.recorded(freya, 'late', { batch: 'two' })];
    expect(week(again)).toEqual({ ...none, late: 1 });
    const undo = monday.undone('two', [{ userId: freya, input: null, status: null }]);
    expect(week([...again, undo])).toEqual(none);
  });
  test('of leave count from the opening on, and no more when it is revoked', () => {
    const opened = monday.opened({ excused: [freya], absent: [emmett] });
    expect(week([opened])).toEqual({ ...none, excused: 1, absent: 1 });
    expect(week([opened, monday.revoked(freya, null)])).toEqual({ ...none, absent: 1 });
  });
  test('that are excused afterwards, or absent by a leave that is only known of, follow', () => {
    const events = [monday.opened(), monday.recorded(freya, 'absent'), monday.excused(freya, 'absent')];
    expect(week([...events, monday.markedAbsent(emmett, leaveId)])).toEqual({ ...none, excused: 1, absent: 1 });
  });
});

describe('money due', () => {
  const one = bill(1);
  const place = (month = '2026-10', currency = 'USD') => `${one.regionId}_${month}_${currency}`;
  const due = (...events: readonly GivenEvent[]) => {
    const doc = given(...events).one(moneyDue, place());
    return doc && [doc.due, doc.count];
  };
  test('is what invoices leave to pay, by the month and the currency in which they are due', () => {
    const all = given(
      issued(one, 10_000),
      issued(bill(2), 500),
      issued(bill(3), 700, { dueDate: '2026-11-30' }),
      issued(bill(4, { currency: 'EUR' }), 900),
    );
    all.then(moneyDue, place(), { due: 10_500, count: 2, month: '2026-10', currency: 'USD', regionId: one.regionId });
    all.then(moneyDue, place('2026-11'), { due: 700, count: 1 });
    all.then(moneyDue, place('2026-10', 'EUR'), { due: 900, count: 1 });
  });
  test('is less by a part that is paid or credited, and nothing once it is paid', () => {
    expect(due(issued(one, 10_000), paid(one, 4_000))).toEqual([6_000, 1]);
    expect(due(issued(one, 10_000), paid(one, 4_000), credited(one, 1_000))).toEqual([5_000, 1]);
    expect(due(issued(one, 10_000), paid(one, 10_000))).toEqual([0, 0]);
  });
  test('knows no debt below zero, and a refund of what was too much makes none', () => {
    const over = [issued(one, 10_000), issued(bill(2), 300), paid(one, 12_000)];
    expect(due(...over)).toEqual([300, 1]);
    expect(due(...over, refunded(one, 2_000, 0))).toEqual([300, 1]);
  });
  test('does not come back when charges are refunded', () => {
    expect(due(issued(one, 10_000), paid(one, 10_000), refunded(one, 0, 10_000))).toEqual([0, 0]);
  });
  test('is nothing of an invoice that was deleted', () => {
    expect(due(issued(one, 10_000), issued(bill(2), 300), deleted(one))).toEqual([300, 1]);
  });
});
