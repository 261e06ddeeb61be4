import { dateRange, type Translate } from '../../lib/i18n/index.ts';
import type { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { CoveredPeriodFragment } from '../../generated/leave-requests/leave-requests.ts';
import type { leaveAdminMessages } from './leave-requests-admin.messages.ts';

type T = Translate<keyof typeof leaveAdminMessages>;
type Wish = {
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly time: string | null;
};

/** It says "Late arrival, Tue 24 Nov, about 09:15". */
export function requestText({ attendanceType, fromDate, toDate, time }: Wish, t: T): string {
  const [type, dates] = [t(attendanceType), dateRange(fromDate, toDate)];
  return time ? t('about', { type, dates, time }) : t('when', { type, dates });
}
/** The periods in words: the one by its name, several by their number. */
export function coveredText(
  covered: readonly CoveredPeriodFragment[],
  t: T,
  periodName: (key: string) => string,
): string {
  const [only] = covered;
  if (!only) return t('coversNone');
  return covered.length === 1
    ? t('coversOne', { period: periodName(only.periodKey), date: dateRange(only.date, only.date) })
    : t('coversMany', { count: covered.length });
}
