import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dateRange } from '../../kernel/formats.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { leaveRequestsMessages } from '../../leave-requests/leave-requests.messages.ts';
import type { DashboardData } from '../dashboards.documents.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { DashboardCard } from './DashboardCard.tsx';

/** The latest leave requests with their state. */
export function LeaveCard({ requests }: { readonly requests: DashboardData['dashboard']['leaveRequests'] }) {
  const t = useMessages(dashboardsMessages);
  const leave = useMessages(leaveRequestsMessages);
  return (
    <DashboardCard title={t('leave')} to="/student/attendance?tab=leave-requests" link={t('leaveAll')}>
      {requests.length === 0 && <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('noLeave')}</Typography>}
      <ul>
        {requests.map(({ _id, attendanceType, fromDate, toDate, time, status }) => (
          <Box
            component="li"
            key={_id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '3px 12px',
              minHeight: 54,
              p: '9px 18px',
              borderTop: '1px solid var(--line)',
            }}
          >
            <div>
              <Box sx={{ fontWeight: 600 }}>{leave(attendanceType)}</Box>
              <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
                {time ? leave('atTime', { dates: dateRange(fromDate, toDate), time }) : dateRange(fromDate, toDate)}
              </Box>
            </div>
            <StatusChip area="leaveRequest" status={status} />
          </Box>
        ))}
      </ul>
    </DashboardCard>
  );
}
