import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { DataScreen } from '../../lib/ui/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { AbsencesTab } from './AbsencesTab.tsx';
import { AttendanceTabs } from './AttendanceTabs.tsx';
import { ExplanationsTab } from '../../absence-explanations/absence-explanations-admin.parts.ts';
import { LeaveTab } from '../../leave-requests/leave-requests-admin.parts.ts';
import type { RegisterGroupFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { RegistersTab } from './RegistersTab.tsx';
import { RegisterTab } from './RegisterTab.tsx';
import { useRegisterGroups } from './use-register-groups.ts';
import { registers } from '../registers.screens.ts';

const isSome = (
  groups: readonly RegisterGroupFragment[],
): groups is readonly [RegisterGroupFragment, ...RegisterGroupFragment[]] => groups.length > 0;

/** `/attendances`: the register, the leave requests of the person's regions, explanations, absences, and all registers. */
export function AttendancesPage() {
  const t = useMessages(registerAdminMessages);
  const [search] = useSearchParams();
  const { remote, load } = useRegisterGroups(search.get('group'));
  const tab = search.get('tab');
  if (tab === 'leave-requests') return <LeaveTab screen={registers} tabs={<AttendanceTabs tab="leave-requests" />} />;
  if (tab === 'explanations')
    return <ExplanationsTab screen={registers} tabs={<AttendanceTabs tab="explanations" />} />;
  if (tab === 'absences') return <AbsencesTab groups={remote.data ?? []} load={load} />;
  if (tab === 'registers') return <RegistersTab groups={remote.data ?? []} load={load} />;
  return (
    <ConsolePage>
      <DataScreen remote={remote}>
        {(groups) =>
          isSome(groups) ? (
            <RegisterTab groups={groups} load={load} />
          ) : (
            <>
              <ConsoleHeader title={t('attendance')} screen={registers} />
              <AttendanceTabs tab="register" />
              <Alert severity="info">{t('noGroups')}</Alert>
            </>
          )
        }
      </DataScreen>
    </ConsolePage>
  );
}
