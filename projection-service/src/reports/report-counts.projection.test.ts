import { describe, expect, test } from '@jest/globals';
import type { EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { noCounts } from '@paideia/events/reports/report-counts.rules.ts';
import { attemptOf, courseA, definitionOf, examA1 } from '../exam-attempts/exam.examples.ts';
import { specFor, type GivenEvent } from '../kernel/spec.ts';
import { emmett, freya, groupId, regionId } from '../registers/attendance.examples.ts';
import { reportProjection } from './report.projection.ts';
import { reportCounts } from './report.view.ts';

const { given } = specFor(reportProjection);
/** What was counted in the region, by month. */
const counts = (...events: readonly GivenEvent[]) =>
  Object.fromEntries(
    given(...events)
      .all(reportCounts)
      .map(({ _id, regionId: place, year, month, ...counted }) => {
        expect(_id).toBe(`${place}_${year}-${`${month}`.padStart(2, '0')}`);
        return [_id.replace(`${regionId}_`, ''), counted];
      }),
  );

describe('students', () => {
  const one = (type: EnrolmentEvent['type'], date: string, userId = freya): GivenEvent => ({
    type,
    data: { groupId, regionId, userId, date },
    meta: { stream: `enrolment-${groupId}_${userId}` },
  });
  test('are counted in the months in which they are enrolled, leave and complete', () => {
    expect(
      counts(
        one('EnrolmentStarted', '2026-09-09'),
        one('EnrolmentStarted', '2026-09-30', emmett),
        one('EnrolmentWithdrawn', '2026-10-01', emmett),
        one('EnrolmentCompleted', '2027-05-08'),
        one('StudentGraduated', '2027-05-08'),
      ),
    ).toEqual({
      '2026-09': { ...noCounts, enrolled: 2 },
      '2026-10': { ...noCounts, left: 1 },
      '2027-05': { ...noCounts, completed: 1 },
    });
  });
  test('whose first day was another one are counted in its month', () => {
    const { data, ...corrected } = one('EnrolmentStartCorrected', '2026-08-31');
    const correction = { ...corrected, data: { ...(data as object), formerDate: '2026-09-09' } };
    expect(counts(one('EnrolmentStarted', '2026-09-09'), correction)).toEqual({
      '2026-08': { ...noCounts, enrolled: 1 },
      '2026-09': noCounts,
    });
  });
  test('whose completion was a mistake never completed, until they do', () => {
    const undone = [
      one('EnrolmentStarted', '2026-09-09'),
      one('EnrolmentCompleted', '2027-05-08'),
      one('GraduationUndone', '2027-06-01'),
    ];
    expect(counts(...undone)).toEqual({ '2026-09': { ...noCounts, enrolled: 1 }, '2027-05': noCounts });
    expect(counts(...undone, one('EnrolmentCompleted', '2027-07-02'))).toMatchObject({
      '2027-05': noCounts,
      '2027-07': { completed: 1 },
    });
  });
});

describe('exams', () => {
  const exam = definitionOf(examA1, courseA, 10);
  const all = exam.questions.length;
  const sat = attemptOf(exam, freya);
  const ofExams = (...events: readonly GivenEvent[]) =>
    Object.entries(counts(...events)).map(([month, { examsTaken, examsPassed }]) => [month, examsTaken, examsPassed]);

  test('count once each, passed or not', () => {
    const other = attemptOf(exam, emmett);
    expect(ofExams(...sat.submitted(all), ...other.submitted(0))).toEqual([['2026-10', 2, 1]]);
    expect(ofExams(...sat.submitted(all), ...other.abandoned())).toEqual([['2026-10', 2, 1]]);
  });
  test('that only began do not count', () => {
    expect(ofExams(sat.started)).toEqual([]);
  });
  test('that are graded again count as what they are now, and voided ones not at all', () => {
    expect(ofExams(...sat.submitted(0), sat.regraded(100))).toEqual([['2026-10', 1, 1]]);
    expect(ofExams(...sat.submitted(all), sat.regraded(0))).toEqual([['2026-10', 1, 0]]);
    expect(ofExams(...sat.submitted(all), ...sat.penalised(all))).toEqual([['2026-10', 1, 1]]);
    expect(ofExams(...sat.submitted(all), sat.voided())).toEqual([['2026-10', 0, 0]]);
  });
  test('count in the month on the wall of their region', () => {
    const late = attemptOf(exam, freya, 1, { at: '2026-10-01T03:00:00.000Z' });
    const region = { type: 'RegionCreated', data: { regionId, timeZone: 'America/Denver' } };
    const moved = { type: 'RegionUpdated', data: { regionId, changed: { timeZone: 'Europe/Warsaw' } } };
    expect(ofExams(region, ...late.submitted(all))).toEqual([['2026-09', 1, 1]]);
    expect(ofExams(region, moved, ...late.submitted(all))).toEqual([['2026-10', 1, 1]]);
    expect(ofExams(region, ...late.submitted(all), moved, late.regraded(0))).toEqual([['2026-09', 1, 0]]);
  });
});
