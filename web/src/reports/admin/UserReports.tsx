import Box from '@mui/material/Box';
import { combinedDateOf } from '@paideia/events/forex-rates/forex-rate.rules.ts';
import type { ChartFilter } from '@paideia/events/reports/chart-filter.rules.ts';
import { sumOfDays } from '@paideia/events/reports/report-days.rules.ts';
import { shownRegions } from '@paideia/events/reports/report-region.rules.ts';
import {
  noUsers,
  userMonths,
  usersByMonth,
  usersByRegion,
  type ShownUsers,
} from '@paideia/events/reports/report-users.rules.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import { forexRatesMessages } from '../../forex-rates/admin/forex-rates.messages.ts';
import { ReportUsersDocument, type ReportRegionFragment } from '../../generated/reports/admin/reports.ts';
import { useRemote } from '../../lib/data/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { MonthBars } from './MonthBars.tsx';
import { RegionTable } from './RegionTable.tsx';
import { reportUsersMessages } from './report-users.messages.ts';
import { reportsMessages } from './reports.messages.ts';

type Props = { readonly filter: ChartFilter; readonly regions: readonly ReportRegionFragment[] };
type Part = { readonly label: string; readonly value: (users: ShownUsers) => number };
type Charted = Part & { readonly title: string; readonly note: string };

/** How many students were active, who was new and how often people signed in, by month and by region. */
export function UserReports({ filter, regions }: Props) {
  const t = useMessages(reportUsersMessages);
  const reports = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const forex = useMessages(forexRatesMessages);
  const { year, month } = filter;
  const remote = useRemote(ReportUsersDocument, { filter: { year, month } }, ({ reportUsers }) => reportUsers);
  const shown = shownRegions(regions, filter);
  const nameOf = (regionId: string) => shown.find(({ _id }) => _id === regionId)?.name ?? null;
  const wanted = { regionIds: shown.map(({ _id }) => _id), year, month };
  const words = { year: `${year}` };
  const charted: readonly Charted[] = [
    {
      label: t('activeStudents'),
      value: ({ activeStudents }) => activeStudents,
      title: t('activeOf', words),
      note: t('activeMeans'),
    },
    { label: t('newUsers'), value: ({ newUsers }) => newUsers, title: t('newOf', words), note: t('newMeans') },
    { label: t('logins'), value: ({ logins }) => logins, title: t('loginsOf', words), note: t('loginsMean') },
  ];
  const columns: readonly Part[] = charted.map(({ label, value }) => ({ label, value }));
  return (
    <DataScreen remote={remote}>
      {(rows) => {
        const months = usersByMonth(rows, wanted);
        const byRegion = usersByRegion(rows, wanted);
        const inFile = userMonths(rows, wanted);
        return (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
                gap: '18px',
              }}
            >
              {charted.map(({ title, note, label, value }) => (
                <MonthBars
                  key={label}
                  title={title}
                  year={year}
                  series={{ label, values: months.map(value) }}
                  note={note}
                  empty={reports('noCounts')}
                />
              ))}
            </Box>
            <RegionTable
              title={t('byRegion', words)}
              note={t('byRegionMeans')}
              rows={[
                ...byRegion.map((row) => ({ ...row, key: row.regionId, name: nameOf(row.regionId) })),
                { key: 'total', name: <b>{reports('total')}</b>, ...sumOfDays(noUsers, byRegion) },
              ]}
              columns={columns.map(({ label, value }) => ({
                label,
                isNumber: true,
                render: (row: ShownUsers) => number(value(row)),
              }))}
              aside={
                <RowsExportButton
                  name="report-users"
                  total={inFile.length}
                  more={false}
                  columns={[
                    { label: admin('region'), value: (row: (typeof inFile)[number]) => nameOf(row.regionId) },
                    { label: forex('month'), value: (row) => combinedDateOf(row.year, row.month) },
                    ...columns,
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
