import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate } from 'react-router';
import { readsAbsenceExplanation } from '@paideia/events/absence-explanations/absence-explanation.permissions.ts';
import { somewhere } from '@paideia/events/kernel/permission.ts';
import { explanationsAdminMessages } from '../../absence-explanations/admin/explanations-admin.messages.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { PendingBadge } from '../../leave-requests/leave-requests-admin.parts.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { registers } from '../registers.screens.ts';
import { pathIn } from '../../lib/screens/index.ts';

type AttendanceTab = 'register' | 'registers' | 'absences' | 'leave-requests' | 'explanations';
const seesExplanations = somewhere(readsAbsenceExplanation);

/** The parts of `/attendances`; which one is shown is part of the address. */
export function AttendanceTabs({ tab }: { readonly tab: AttendanceTab }) {
  const t = useMessages(registerAdminMessages);
  const leave = useMessages(leaveAdminMessages);
  const explanations = useMessages(explanationsAdminMessages);
  const user = useUser();
  const navigate = useNavigate();
  const show = (next: AttendanceTab) =>
    void navigate(next === 'register' ? pathIn(registers) : `${pathIn(registers)}?tab=${next}`);
  return (
    <Tabs
      value={tab}
      onChange={(_, next: AttendanceTab) => show(next)}
      aria-label={t('tabs')}
      variant="scrollable"
      sx={{ mb: '15px' }}
    >
      <Tab value="register" label={t('register')} />
      <Tab value="leave-requests" label={leave('title')} icon={<PendingBadge />} iconPosition="end" />
      {may(user, seesExplanations) && <Tab value="explanations" label={explanations('title')} />}
      <Tab value="absences" label={t('absences')} />
      <Tab value="registers" label={t('earlier')} />
    </Tabs>
  );
}
