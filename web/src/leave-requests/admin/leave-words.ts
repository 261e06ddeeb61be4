import { dateRange, type Translate } from '../../lib/i18n/index.ts';
import type { CoveredPeriodFragment } from '../../generated/leave-requests/leave-requests.ts';
import type { TitledWish } from '../leave-form.ts';
import type { leaveAdminMessages } from './leave-requests-admin.messages.ts';

type T = Translate<keyof typeof leaveAdminMessages>;

/** It says "Late arrival, Tue 24 Nov, about 09:15". */
export function requestText({ attendanceType, fromDate, toDate, time }: TitledWish, t: T): string {
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
