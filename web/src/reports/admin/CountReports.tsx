import Box from '@mui/material/Box';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import {
  countsByMonth,
  countsByRegion,
  type ReportCounts,
  sumOfCounts,
} from '@paideia/events/reports/report-counts.rules.ts';
import { shownRegions } from '@paideia/events/reports/report-region.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { monthOfYear } from '../../console/dates.ts';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import { ReportCountsDocument, type ReportRegionFragment } from '../../generated/reports/admin/reports.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, kernelMessages, SectionCard, SmallTable } from '../../lib/ui/index.ts';
import { KeyedBars } from '../../statistics/statistics.parts.ts';
import { monthLabelIn } from './month-words.ts';
import { reportsMessages } from './reports.messages.ts';

type Props = { readonly filter: ChartFilter; readonly regions: readonly ReportRegionFragment[] };
type Part = {
  readonly label: string;
  readonly value: (counts: ReportCounts) => number;
  readonly colour: string;
  readonly isHatched?: boolean;
};
const total = 'total';

/** How many students came, completed and left by month, how their exams ended, and the same by region. */
export function CountReports({ filter, regions }: Props) {
  const t = useMessages(reportsMessages);
  const kernel = useMessages(kernelMessages);
  const admin = useMessages(adminMessages);
  const forex = useMessages(forexRatesMessages);
  const { year, month } = filter;
  const remote = useRemote(ReportCountsDocument, { filter: { year, month } }, ({ reportCounts }) => reportCounts);
  const shown = shownRegions(regions, filter);
  const wanted = { regionIds: shown.map(({ _id }) => _id), year, month };
  const students: readonly Part[] = [
    { label: t('enrolled'), value: ({ enrolled }) => enrolled, colour: 'var(--c1)' },
    { label: kernel('statusCompleted'), value: ({ completed }) => completed, colour: 'var(--c4)', isHatched: true },
    { label: kernel('statusWithdrawn'), value: ({ left }) => left, colour: 'var(--c2)' },
  ];
  const exams: readonly Part[] = [
    { label: kernel('statusPass'), value: ({ examsPassed }) => examsPassed, colour: 'var(--c1)' },
    {
      label: kernel('statusFail'),
      value: ({ examsTaken, examsPassed }) => examsTaken - examsPassed,
      colour: 'var(--c4)',
      isHatched: true,
    },
  ];
  const chart = (title: string, months: readonly ReportCounts[], parts: readonly Part[]) => (
    <SectionCard title={title}>
      <Box sx={{ p: '0 18px 15px' }}>
        {months.every((counts) => parts.every(({ value }) => value(counts) === 0)) ? (
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('noCounts')}</Box>
        ) : (
          <KeyedBars
            title={title}
            rows={months.map((counts, n) => ({
              key: combinedDateOf(year, n + 1),
              values: parts.map(({ value }) => value(counts)),
            }))}
            over={{ label: forex('month'), key: ({ key }) => key, short: monthLabelIn, long: monthOfYear }}
            series={parts.map((part, n) => ({ ...part, value: ({ values }) => values[n] ?? 0 }))}
            print={number}
            isTableInOrder
            isEachLabelled
          />
        )}
      </Box>
    </SectionCard>
  );
  const column = ({ label, value }: Pick<Part, 'label' | 'value'>) => ({
    label,
    isNumber: true,
    render: (counts: ReportCounts) => number(value(counts)),
  });
  return (
    <DataScreen remote={remote}>
      {(rows) => {
        const months = countsByMonth(rows, wanted);
        const byRegion = countsByRegion(rows, wanted);
        const title = t('countsByRegion', { year: `${year}` });
        return (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {chart(t('students', { year: `${year}` }), months, students)}
            {chart(t('exams', { year: `${year}` }), months, exams)}
            <SectionCard title={title}>
              <Box
                sx={{ overflowX: 'auto', '& tr > :first-of-type': { minWidth: 150 } }}
                role="group"
                tabIndex={0}
                aria-label={title}
              >
                <SmallTable
                  label={title}
                  rows={[...byRegion, { regionId: total, ...sumOfCounts(byRegion) }]}
                  keyOf={({ regionId }) => regionId}
                  columns={[
                    {
                      label: admin('region'),
                      render: ({ regionId }) =>
                        regionId === total ? <b>{t('total')}</b> : shown.find(({ _id }) => _id === regionId)?.name,
                    },
                    ...students.map(column),
                    column({ label: t('examsTaken'), value: ({ examsTaken }) => examsTaken }),
                    column(exams[0]!),
                  ]}
                />
              </Box>
            </SectionCard>
          </Box>
        );
      }}
    </DataScreen>
  );
}
