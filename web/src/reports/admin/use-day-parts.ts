import {
  chosenDays,
  lastSevenDays,
  lastThirtyDays,
  type QueryDateRange,
} from '@paideia/events/reports/chart-filter.rules.ts';
import type { DayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { dayOfYear } from '../../console/dates.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import { reportDaysMessages } from './report-days.messages.ts';

export type DayPart = {
  readonly name: keyof DayCounts;
  readonly label: string;
  readonly colour: string;
  readonly isHatched?: boolean;
};
type Parts = {
  readonly activity: readonly DayPart[];
  readonly attendance: readonly DayPart[];
  /** The ranges that are offered, by what the device keeps of them. */
  readonly ranges: readonly { readonly value: string; readonly label: string }[];
  readonly rangeName: (range: QueryDateRange) => string;
};

/** What the charts of days show, and what their ranges are called. */
export function useDayParts(): Parts {
  const t = useMessages(reportDaysMessages);
  const kernel = useMessages(kernelMessages);
  const ranges = [
    { value: lastSevenDays, label: t('last7') },
    { value: lastThirtyDays, label: t('last30') },
    { value: chosenDays, label: t('chosen') },
  ];
  return {
    activity: [
      { name: 'courseOpens', label: t('courseOpens'), colour: 'var(--c1)' },
      { name: 'lessonsCompleted', label: t('lessonsCompleted'), colour: 'var(--c4)', isHatched: true },
      { name: 'leaveRequests', label: t('leaveRequests'), colour: 'var(--c2)' },
    ],
    attendance: [
      { name: 'present', label: kernel('statusPresent'), colour: 'var(--c1)' },
      { name: 'late', label: kernel('statusLate'), colour: 'var(--c4)', isHatched: true },
      { name: 'absent', label: kernel('statusAbsent'), colour: 'var(--c2)' },
      { name: 'excused', label: kernel('statusExcused'), colour: 'var(--c3)', isHatched: true },
    ],
    ranges,
    rangeName: ({ label, from, to }) =>
      ranges.find(({ value }) => value === label && value !== chosenDays)?.label ??
      `${dayOfYear(from.slice(0, 10))} – ${dayOfYear(to.slice(0, 10))}`,
  };
}
