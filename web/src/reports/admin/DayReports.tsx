import Box from '@mui/material/Box';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { countsByDay, mostReportDays, noDayCounts, sumOfDays } from '@paideia/events/reports/report-days.rules.ts';
import { shownRegions } from '@paideia/events/reports/report-region.rules.ts';
import { dayCount } from '@paideia/events/kernel/dates.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { dayMonth, dayOfYear } from '../../console/dates.ts';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import {
  ReportDaysDocument,
  type ReportOverviewFragment,
  type ReportRegionFragment,
} from '../../generated/reports/admin/reports.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen, SectionCard, SmallTable } from '../../lib/ui/index.ts';
import { KeyedBars } from '../../statistics/statistics.parts.ts';
import { DayRange } from './DayRange.tsx';
import { reportDaysMessages } from './report-days.messages.ts';
import { reportsMessages } from './reports.messages.ts';
import { useDayParts, type DayPart } from './use-day-parts.ts';

type Props = {
  readonly filter: ChartFilter;
  readonly onChange: (changed: Partial<ChartFilter>) => void;
  readonly regions: readonly ReportRegionFragment[];
};
const total = 'total';

/** What students did in the courses and how their attendance was, day by day and by region, of the days that one chooses. */
export function DayReports({ filter, onChange, regions }: Props) {
  const t = useMessages(reportDaysMessages);
  const reports = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const parts = useDayParts();
  const { queryDateRange } = filter;
  const [from, to] = [queryDateRange.from.slice(0, 10), queryDateRange.to.slice(0, 10)];
  const days = dayCount(from, to);
  const isFit = days >= 1 && days <= mostReportDays;
  const remote = useRemote(ReportDaysDocument, isFit ? { filter: { from, to } } : null, (data) => data);
  const shown = shownRegions(regions, filter);
  const wanted = { regionIds: shown.map(({ _id }) => _id), from, to };
  const chosen = parts.rangeName(queryDateRange);
  type Day = ReturnType<typeof countsByDay<typeof noDayCounts>>[number];
  const chart = (title: string, rows: readonly Day[], series: readonly DayPart[]) => (
    <SectionCard title={title}>
      <Box sx={{ p: '0 18px 15px' }}>
        {rows.every(({ counts }) => series.every(({ name }) => counts[name] === 0)) ? (
          <Box sx={{ fontSize: 14, color: 'var(--ink-2)' }}>{t('none')}</Box>
        ) : (
          <KeyedBars
            title={title}
            rows={rows.map(({ date, counts }) => ({ key: date, values: series.map(({ name }) => counts[name]) }))}
            over={{ label: t('day'), key: ({ key }) => key, short: dayMonth, long: dayOfYear }}
            series={series.map((one, n) => ({ ...one, value: ({ values }) => values[n] ?? 0 }))}
            print={number}
            isTableInOrder
          />
        )}
      </Box>
    </SectionCard>
  );
  return (
    <>
      <SectionCard title={t('title')}>
        <DayRange range={queryDateRange} isFit={isFit} onChange={(range) => onChange({ queryDateRange: range })} />
      </SectionCard>
      {isFit && (
        <DataScreen remote={remote}>
          {({ reportActivity, reportAttendance, reportOverview }) => {
            const rows = [...reportActivity, ...reportAttendance].map((row) => ({ ...noDayCounts, ...row }));
            const byDay = countsByDay(noDayCounts, rows, wanted);
            const byRegion = shown.map(({ _id, name }) => ({
              regionId: _id,
              name,
              ...sumOfDays<typeof noDayCounts>(
                noDayCounts,
                reportOverview.filter(({ regionId }) => regionId === _id),
              ),
            }));
            const sum = { regionId: total, name: reports('total'), ...sumOfDays(noDayCounts, byRegion) };
            const all = [...parts.activity, ...parts.attendance];
            const title = t('overview', { days: chosen });
            return (
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
                {chart(t('activity', { days: chosen }), byDay, parts.activity)}
                {chart(t('attendance', { days: chosen }), byDay, parts.attendance)}
                <SectionCard
                  title={title}
                  aside={
                    <RowsExportButton
                      name="report-days"
                      total={byDay.length}
                      more={false}
                      columns={[
                        { label: t('day'), value: (row: Day) => row.date },
                        ...all.map(({ name, label }) => ({ label, value: ({ counts }: Day) => counts[name] })),
                      ]}
                      read={(page, perPage) => Promise.resolve(byDay.slice(page * perPage, (page + 1) * perPage))}
                    />
                  }
                >
                  <Box
                    sx={{ overflowX: 'auto', '& tr > :first-of-type': { minWidth: 150 } }}
                    role="group"
                    tabIndex={0}
                    aria-label={title}
                  >
                    <SmallTable<Omit<ReportOverviewFragment, '__typename'> & { readonly name: string }>
                      label={title}
                      rows={[...byRegion, sum]}
                      keyOf={({ regionId }) => regionId}
                      columns={[
                        {
                          label: admin('region'),
                          render: ({ regionId, name }) => (regionId === total ? <b>{name}</b> : name),
                        },
                        ...all.map(({ name, label }) => ({
                          label,
                          isNumber: true,
                          render: (row: typeof noDayCounts) => number(row[name]),
                        })),
                      ]}
                    />
                  </Box>
                </SectionCard>
              </Box>
            );
          }}
        </DataScreen>
      )}
    </>
  );
}
