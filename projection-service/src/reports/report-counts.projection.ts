import { Temporal } from 'temporal-polyfill';
import { enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import type { ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { RegionEvent } from '@paideia/events/regions/region.events.ts';
import { sumOfCounts, type ReportCounts } from '@paideia/events/reports/report-counts.rules.ts';
import {
  need,
  put,
  remove,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
  type Projection,
} from '../kernel/projection.ts';
import { reportAttempts, reportCompletions, reportCounts, reportPlaces } from './report.view.ts';

const counted = (regionId: string, date: string, by: Partial<ReportCounts>): AnyChange => {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const id = `${regionId}_${combinedDateOf(year, month)}`;
  return upsert(reportCounts, id, (doc) => ({ _id: id, regionId, year, month, ...sumOfCounts([doc ?? {}, by]) }));
};

type Enrolment = {
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly date: string;
};
const completionOf = ({ groupId, userId }: Enrolment): string => enrolmentIdOf(groupId, userId);

type Attempt = { readonly attemptId: string; readonly regionId: string };
/** An attempt counts once, on the day on which it ended by the clock of its region, and as what it is now. */
const attempt = <D extends Attempt>(
  to: (data: D, taken: number) => { readonly taken: number; readonly passed: boolean },
) => ({
  needs: ({ attemptId, regionId }: D) => [need(reportAttempts, attemptId), need(reportPlaces, regionId)],
  then: (data: D, { at }: Occurred, found: Found): readonly AnyChange[] => {
    const { attemptId, regionId } = data;
    const timeZone = found.one(reportPlaces, regionId)?.timeZone ?? 'UTC';
    const before = found.one(reportAttempts, attemptId);
    const date = before?.date ?? Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const { taken, passed } = to(data, before?.taken ?? 0);
    const now = { taken, passed: Number(passed) };
    return [
      put(reportAttempts, attemptId, { _id: attemptId, date, ...now }),
      counted(regionId, date, {
        examsTaken: now.taken - (before?.taken ?? 0),
        examsPassed: now.passed - (before?.passed ?? 0),
      }),
    ];
  },
});

/** These rows count what people do, by region and month. */
export const reportCountRows: Projection<EnrolmentEvent | ExamAttemptEvent | RegionEvent>['on'] = {
  RegionCreated: ({ regionId, timeZone }) => put(reportPlaces, regionId, { _id: regionId, timeZone }),
  RegionUpdated: ({ regionId, changed: { timeZone } }) =>
    timeZone === undefined ? [] : put(reportPlaces, regionId, { _id: regionId, timeZone }),

  EnrolmentStarted: ({ regionId, date }) => counted(regionId, date, { enrolled: 1 }),
  EnrolmentStartCorrected: ({ regionId, date, formerDate }) => [
    counted(regionId, formerDate, { enrolled: -1 }),
    counted(regionId, date, { enrolled: 1 }),
  ],
  EnrolmentWithdrawn: ({ regionId, date }) => counted(regionId, date, { left: 1 }),
  EnrolmentCompleted: (data) => [
    put(reportCompletions, completionOf(data), { _id: completionOf(data), date: data.date }),
    counted(data.regionId, data.date, { completed: 1 }),
  ],
  GraduationUndone: {
    needs: (data) => [need(reportCompletions, completionOf(data))],
    then: (data, _, found) => {
      const completion = found.one(reportCompletions, completionOf(data));
      return completion
        ? [remove(reportCompletions, completion._id), counted(data.regionId, completion.date, { completed: -1 })]
        : [];
    },
  },

  ExamAttemptGraded: attempt(({ passed }) => ({ taken: 1, passed })),
  ExamAttemptAbandoned: attempt(() => ({ taken: 1, passed: false })),
  ExamAttemptRegraded: attempt(({ passed }, taken) => ({ taken, passed: passed && taken === 1 })),
  ExamAttemptVoided: attempt(() => ({ taken: 0, passed: false })),
};
