import { compact } from '@paideia/events/kernel/ids.ts';
import { summarise } from '@paideia/events/registers/attendance.rules.ts';
import type { AttendanceRecordView } from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { AttendanceSummaryView } from '@paideia/projection-service/registers/attendance-summary.view.ts';
import { memoize } from '../kernel/cache/memoize.ts';

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** By day and period: what the percentage of the term was with that mark and those before it. */
const percentsOf = memoize((summary: AttendanceSummaryView): ReadonlyMap<string, number | null> => {
  const counts = { present: 0, absent: 0, late: 0, excused: 0 };
  const marks = Object.entries(summary.statuses).sort(([one], [other]) => inOrder(one, other));
  return new Map(
    marks.map(([key, status]) => {
      counts[status]++;
      return [key, summarise(counts, summary).percent];
    }),
  );
});

/** The sums of a term hold its marks by the days, so nothing else is read. */
export const percentAt = (
  summary: AttendanceSummaryView,
  { date, periodKey }: Pick<AttendanceRecordView, 'date' | 'periodKey'>,
): number | null => percentsOf(summary).get(`${compact(date)}_${periodKey}`) ?? null;
