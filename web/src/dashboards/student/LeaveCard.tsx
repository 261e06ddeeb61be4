import Typography from '@mui/material/Typography';
import { dateRange, useMessages } from '../../lib/i18n/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { leaveRequestsMessages } from '../../leave-requests/leave-requests.messages.ts';
import type { DashboardQuery } from '../../generated/dashboards/dashboards.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { CardRow } from './CardRow.tsx';
import { DashboardCard } from './DashboardCard.tsx';

/** The latest leave requests with their state. */
export function LeaveCard({ requests }: { readonly requests: DashboardQuery['dashboard']['leaveRequests'] }) {
  const t = useMessages(dashboardsMessages);
  const leave = useMessages(leaveRequestsMessages);
  return (
    <DashboardCard title={t('leave')} to="/student/attendance?tab=leave-requests" link={t('leaveAll')}>
      {requests.length === 0 && (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('noLeave')}</Typography>
      )}
      <ul>
        {requests.map(({ _id, attendanceType, fromDate, toDate, time, status }) => (
          <CardRow
            key={_id}
            title={leave(attendanceType)}
            note={time ? leave('atTime', { dates: dateRange(fromDate, toDate), time }) : dateRange(fromDate, toDate)}
          >
            <StatusChip area="leaveRequest" status={status} />
          </CardRow>
        ))}
      </ul>
    </DashboardCard>
  );
}
