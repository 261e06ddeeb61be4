import FilterList from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ReportRevenueDocument } from '../../generated/reports/admin/reports.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { reports } from '../reports.screens.ts';
import { CountReports } from './CountReports.tsx';
import { DayReports } from './DayReports.tsx';
import { useChartFilter } from './chart-filter.ts';
import { MonthReports } from './MonthReports.tsx';
import { ReportFilter } from './ReportFilter.tsx';
import { reportsMessages } from './reports.messages.ts';
import { RevenueReport } from './RevenueReport.tsx';
import { UserReports } from './UserReports.tsx';

/** `/reports`: what was invoiced and paid, who used the product and what students did, month by month, and what happened day by day, of the regions that one chooses. */
export function ReportsPage() {
  const t = useMessages(reportsMessages);
  const admin = useMessages(adminMessages);
  const id = useId();
  const [filter, change] = useChartFilter();
  const { year, month, showFilter } = filter;
  const remote = useRemote(ReportRevenueDocument, { filter: { year, month } }, (data) => data);
  return (
    <ConsolePage>
      <ConsoleHeader
        screen={reports}
        subtitle={t('about')}
        actions={
          <Button
            variant="outlined"
            size="small"
            startIcon={<FilterList />}
            aria-expanded={showFilter}
            aria-controls={id}
            onClick={() => change({ showFilter: !showFilter })}
          >
            {admin('filters')}
          </Button>
        }
      />
      <DataScreen remote={remote}>
        {({ reportRegions, reportRevenue, currencies }) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {showFilter && (
              <ReportFilter id={id} filter={filter} onChange={change} regions={reportRegions} currencies={currencies} />
            )}
            <RevenueReport
              filter={filter}
              onChange={change}
              regions={reportRegions}
              rows={reportRevenue}
              currencies={currencies}
              isRefreshing={remote.isRefreshing}
            />
            <UserReports filter={filter} regions={reportRegions} />
            <CountReports filter={filter} regions={reportRegions} />
            <MonthReports filter={filter} regions={reportRegions} />
            <DayReports filter={filter} onChange={change} regions={reportRegions} />
          </Box>
        )}
      </DataScreen>
    </ConsolePage>
  );
}
