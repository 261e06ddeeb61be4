import type { Period } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import type { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import { datesBetween } from '@paideia/events/kernel/dates.ts';
import { isMissed, maxLeaveDays } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { weekdayOf } from '../kernel/decide/zone.ts';

export type PeriodsRejected = 'leaveRequest.periodUnknown' | 'leaveRequest.coversNothing';
type Wish = {
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly time: string | null;
};

/**
 * The keys of the periods that are asked for; none is the whole of each day. A late arrival at a time misses what starts before it, an early
 * departure what ends after it: those are written out, so that a later change of the schema changes no request.
 */
export function coveredPeriods(wish: Wish, schemaPeriods: readonly Period[]): string[] | Rejection<PeriodsRejected> {
  const { attendanceType, fromDate, toDate, periods, time } = wish;
  const unknown = periods.find((key) => !schemaPeriods.some((period) => period.key === key));
  if (unknown !== undefined) return reject('leaveRequest.periodUnknown', { period: unknown });
  if (periods.length > 0 || time === null || attendanceType === 'absence') return [...new Set(periods)];
  const weekdays = new Set(datesBetween(fromDate, toDate, maxLeaveDays).map(weekdayOf));
  const missed = schemaPeriods.filter(
    (period) => weekdays.has(period.weekday) && isMissed(attendanceType, time, period),
  );
  return missed.length === 0 ? reject('leaveRequest.coversNothing') : [...new Set(missed.map(({ key }) => key))];
}
