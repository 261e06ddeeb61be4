import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Rule from '@mui/icons-material/RuleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { AppLink } from '../../lib/ui/index.ts';
import { userHasRole, useUser } from '../../lib/session/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { dashboardsMessages } from '../dashboards.messages.ts';
import { DashboardCard } from './DashboardCard.tsx';

type Props = { readonly openLeaveRequests: number; readonly openRegisters: number };
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 66,
  padding: '9px 18px',
  borderTop: '1px solid var(--line)',
  color: 'var(--ink)',
};

/** What waits for an answer of this staff member. */
export function StaffCard({ openLeaveRequests, openRegisters }: Props) {
  const t = useMessages(dashboardsMessages);
  // Attendance admins without the admin role decide beside their registers.
  const leaveQueue = userHasRole(useUser(), 'admin') ? '/attendance-leave-requests' : '/attendances';
  const entry = (to: string, Icon: ElementType, text: string, hint: string) => (
    <Box component="li" sx={{ '& a': row, '& a:hover': { textDecoration: 'none', background: 'var(--tint-2)' } }}>
      <AppLink to={to}>
        <Box
          component="span"
          sx={{
            width: 36,
            height: 36,
            borderRadius: 'var(--r-s)',
            bgcolor: 'var(--tint)',
            color: 'var(--secondary)',
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
          }}
        >
          <Icon fontSize="small" aria-hidden="true" />
        </Box>
        <Box component="span" sx={{ flex: 1 }}>
          <Box component="b" sx={{ display: 'block', fontWeight: 600 }}>
            {text}
          </Box>
          <Box component="span" sx={{ fontSize: 13, color: 'var(--ink-2)' }}>
            {hint}
          </Box>
        </Box>
        <ChevronRight fontSize="small" aria-hidden="true" />
      </AppLink>
    </Box>
  );
  return (
    <DashboardCard title={t('waiting')}>
      {openLeaveRequests + openRegisters === 0 && (
        <Typography sx={{ p: '3px 18px 18px', color: 'var(--ink-2)' }}>{t('nothingWaits')}</Typography>
      )}
      <ul>
        {openLeaveRequests > 0 &&
          entry(leaveQueue, Rule, t('openLeave', { count: openLeaveRequests }), t('openLeaveHint'))}
        {openRegisters > 0 &&
          entry('/attendances', EventAvailable, t('openRegisters', { count: openRegisters }), t('openRegistersHint'))}
      </ul>
    </DashboardCard>
  );
}
