import Box from '@mui/material/Box';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { noDayCounts, sumOfDays, type DayCounts } from '@paideia/events/reports/report-days.rules.ts';
import { happenedByMonth, happenedByRegion, happenedMonths } from '@paideia/events/reports/report-months.rules.ts';
import { shownRegions } from '@paideia/events/reports/report-region.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { monthOfYear } from '../../console/dates.ts';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import { ReportMonthsDocument, type ReportRegionFragment } from '../../generated/reports/admin/reports.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, SectionCard } from '../../lib/ui/index.ts';
import { KeyedBars } from '../../statistics/statistics.parts.ts';
import { monthLabelIn } from './month-words.ts';
import { RegionTable } from './RegionTable.tsx';
import { reportMonthsMessages } from './report-months.messages.ts';
import { reportsMessages } from './reports.messages.ts';
import { useDayParts, type DayPart } from './use-day-parts.ts';

type Props = { readonly filter: ChartFilter; readonly regions: readonly ReportRegionFragment[] };

/** What students did in the courses, how often leave was asked for and how attendance was, by month and by region. */
export function MonthReports({ filter, regions }: Props) {
  const t = useMessages(reportMonthsMessages);
  const reports = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const forex = useMessages(forexRatesMessages);
  const { activity, attendance } = useDayParts();
  const parts = [...activity, ...attendance];
  const { year, month } = filter;
  const remote = useRemote(ReportMonthsDocument, { filter: { year, month } }, ({ reportMonths }) => reportMonths);
  const shown = shownRegions(regions, filter);
  const nameOf = (regionId: string) => shown.find(({ _id }) => _id === regionId)?.name ?? null;
  const wanted = { regionIds: shown.map(({ _id }) => _id), year, month };
  const words = { year: `${year}` };
  const chart = (title: string, months: readonly DayCounts[], series: readonly DayPart[]) => (
    <SectionCard title={title}>
      <Box sx={{ p: '0 18px 15px' }}>
        {months.every((counts) => series.every(({ name }) => counts[name] === 0)) ? (
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{reports('noCounts')}</Box>
        ) : (
          <KeyedBars
            title={title}
            rows={months.map((counts, n) => ({
              key: combinedDateOf(year, n + 1),
              values: series.map(({ name }) => counts[name]),
            }))}
            over={{ label: forex('month'), key: ({ key }) => key, short: monthLabelIn, long: monthOfYear }}
            series={series.map((one, n) => ({ ...one, value: ({ values }) => values[n] ?? 0 }))}
            print={number}
            isTableInOrder
            isEachLabelled
          />
        )}
      </Box>
    </SectionCard>
  );
  return (
    <DataScreen remote={remote}>
      {(rows) => {
        const months = happenedByMonth(rows, wanted);
        const byRegion = happenedByRegion(rows, wanted);
        const inFile = happenedMonths(rows, wanted);
        return (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {chart(t('activity', words), months, activity)}
            {chart(t('attendance', words), months, attendance)}
            <RegionTable
              title={t('byRegion', words)}
              note={t('means')}
              rows={[
                ...byRegion.map((row) => ({ ...row, key: row.regionId, name: nameOf(row.regionId) })),
                { key: 'total', name: <b>{reports('total')}</b>, ...sumOfDays<DayCounts>(noDayCounts, byRegion) },
              ]}
              columns={parts.map(({ name, label }) => ({
                label,
                isNumber: true,
                render: (row: DayCounts) => number(row[name]),
              }))}
              aside={
                <RowsExportButton
                  name="report-months"
                  total={inFile.length}
                  more={false}
                  columns={[
                    { label: admin('region'), value: (row: (typeof inFile)[number]) => nameOf(row.regionId) },
                    { label: forex('month'), value: (row) => combinedDateOf(row.year, row.month) },
                    ...parts.map(({ name, label }) => ({
                      label,
                      value: (row: (typeof inFile)[number]) => row[name],
                    })),
                  ]}
                  read={(page, perPage) => Promise.resolve(inFile.slice(page * perPage, (page + 1) * perPage))}
                />
              }
            />
          </Box>
        );
      }}
    </DataScreen>
  );
}
