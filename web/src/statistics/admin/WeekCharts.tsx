import { daysAfter } from '@paideia/events/kernel/dates.ts';
import { dayMonth } from '../../console/dates.ts';
import type { Remote } from '../../lib/data/index.ts';
import { dateRange, number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages } from '../../lib/ui/index.ts';
import type { WeekFiguresFragment } from '../../generated/statistics/admin/statistics.ts';
import { BarFigure, type Series } from '../BarFigure.tsx';
import { ChartCard } from '../ChartCard.tsx';
import { statisticsMessages } from './statistics.messages.ts';

type Week = WeekFiguresFragment;

/** Who was enrolled and how the marks stand, week by week. */
export function WeekCharts({ remote }: { readonly remote: Remote<readonly Week[]> }) {
  const t = useMessages(statisticsMessages);
  const kernel = useMessages(kernelMessages);
  const over = {
    label: t('week'),
    key: ({ week }: Week) => week,
    short: dayMonth,
    long: (week: string) => dateRange(week, daysAfter(week, 6)),
  };
  const charts: readonly { title: string; empty: string; series: readonly Series<Week>[] }[] = [
    {
      title: t('enrolment'),
      empty: t('noEnrolments'),
      series: [{ label: t('enrolled'), value: ({ enrolled }) => enrolled, colour: 'var(--c1)' }],
    },
    {
      title: t('attendance'),
      empty: t('noMarks'),
      series: [
        { label: kernel('statusPresent'), value: ({ present }) => present, colour: 'var(--c1)' },
        { label: kernel('statusLate'), value: ({ late }) => late, colour: 'var(--c4)', isHatched: true },
        { label: kernel('statusAbsent'), value: ({ absent }) => absent, colour: 'var(--c2)' },
        { label: kernel('statusExcused'), value: ({ excused }) => excused, colour: 'var(--c3)', isHatched: true },
      ],
    },
  ];
  return charts.map(({ title, empty, series }) => (
    <ChartCard
      key={title}
      title={title}
      remote={remote}
      empty={empty}
      isEmpty={(weeks) => weeks.every((week) => series.every(({ value }) => value(week) === 0))}
    >
      {(weeks) => <BarFigure title={title} rows={weeks} over={over} series={series} print={number} />}
    </ChartCard>
  ));
}
