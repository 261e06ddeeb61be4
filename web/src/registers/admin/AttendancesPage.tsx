import Alert from '@mui/material/Alert';
import { useSearchParams } from 'react-router';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { useGroupsAsChoices } from '../../console/use-places.ts';
import { Dropdown } from '../../lib/forms/index.ts';
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
  const [search] = useSearchParams();
  const tab = search.get('tab');
  if (tab === 'leave-requests') return <LeaveTab screen={registers} tabs={<AttendanceTabs tab="leave-requests" />} />;
  if (tab === 'explanations')
    return <ExplanationsTab screen={registers} tabs={<AttendanceTabs tab="explanations" />} />;
  if (tab === 'absences') return <AbsencesTab />;
  if (tab === 'registers') return <RegistersTab />;
  return <OneRegister wanted={search.get('group')} />;
}

/** Of the group in the address; where that has none, of the first group, and where it has one that is not there, that is said. */
function OneRegister({ wanted }: { readonly wanted: string | null }) {
  const t = useMessages(registerAdminMessages);
  const [, setSearch] = useSearchParams();
  const { remote, load } = useRegisterGroups(wanted);
  const asChoices = useGroupsAsChoices();
  return (
    <ConsolePage>
      <DataScreen remote={remote}>
        {(groups) =>
          isSome(groups) && (wanted === null || groups.some(({ _id }) => _id === wanted)) ? (
            <RegisterTab groups={groups} load={load} />
          ) : (
            <>
              <ConsoleHeader
                title={t('attendance')}
                screen={registers}
                actions={
                  groups.length > 0 && (
                    <Dropdown
                      isCompact
                      hasPlaceholder
                      label={t('group')}
                      value=""
                      options={asChoices(groups)}
                      onChange={(group) => setSearch({ group })}
                      onCome={load}
                    />
                  )
                }
              />
              <AttendanceTabs tab="register" />
              <Alert severity="info">{t(groups.length > 0 ? 'groupGone' : 'noGroups')}</Alert>
            </>
          )
        }
      </DataScreen>
    </ConsolePage>
  );
}
