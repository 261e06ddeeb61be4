import { readsRegister } from '@paideia/events/registers/register.permissions.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import type { Filter } from '../../console/list/list-shapes.ts';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useDateFilters } from '../../console/filters/use-date-filters.ts';
import { useGroupFilterOf } from '../../console/filters/use-group-filter.ts';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import type { AbsenceRowFragment } from '../../generated/registers/admin/register-admin.ts';
import { leaveAdminMessages } from '../../leave-requests/admin/leave-requests-admin.messages.ts';
import { shortDate, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { registers } from '../registers.screens.ts';
import { AttendanceTabs } from './AttendanceTabs.tsx';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { useRegisterGroupChoices } from './use-register-groups.ts';

/** Absences that no excuse covers, the latest first; each leads to its register. */
export function AbsencesTab() {
  const t = useMessages(registerAdminMessages);
  const kernel = useMessages(kernelMessages);
  const leave = useMessages(leaveAdminMessages);
  const periodName = usePeriodName();
  const group = useGroupFilterOf(useRegisterGroupChoices());
  const regions = useRegionFilter(readsRegister);
  const stateWords = { unexplained: kernel('statusUnexplained'), explained: kernel('statusExplained') };
  const dates = useDateFilters();
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      label: t('state'),
      any: t('anyState'),
      isMain: true,
      choices: Object.entries(stateWords).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      name: 'since',
      label: t('since'),
      any: t('anyTime'),
      isMain: true,
      choices: [
        { value: 'lastWeek', label: t('lastWeek') },
        { value: 'lastFourWeeks', label: t('lastFourWeeks') },
      ],
    },
    group,
    ...regions,
    ...dates,
  ];
  const csv: readonly CsvColumn<AbsenceRowFragment>[] = [
    { label: leave('student'), value: ({ studentName }) => studentName },
    { label: t('date'), value: ({ date }) => date },
    { label: t('periods'), value: ({ periodKey }) => periodName(periodKey) },
    { label: t('group'), value: ({ groupName }) => groupName },
    { label: t('state'), value: ({ state }) => stateWords[state] },
    { label: t('term'), value: ({ term }) => term },
  ];
  const when = ({ date, periodKey }: AbsenceRowFragment) =>
    t('title', { date: shortDate(date), period: periodName(periodKey) });
  return (
    <StaffList resource="absences" sort={{ field: 'date', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader
          title={t('absences')}
          screen={registers}
          below={[{ label: t('absences') }]}
          actions={<ExportButton name="absences" columns={csv} />}
        />
        <AttendanceTabs tab="absences" />
        <FilterBar filters={filters} />
        <ListCard<AbsenceRowFragment>
          first={{ label: leave('student') }}
          lead={({ studentName, groupName }) => ({ name: studentName ?? '–', below: groupName })}
          columns={[
            { key: 'date', label: t('date'), sort: 'date', render: when },
            {
              key: 'state',
              label: t('state'),
              render: ({ state }) => <StatusChip area="explanation" status={state} />,
            },
            { key: 'term', label: t('term'), isSecondary: true, render: ({ term }) => term },
          ]}
          card={(row) => ({ chip: <StatusChip area="explanation" status={row.state} />, line: when(row) })}
          to={({ groupId, date, periodKey }) =>
            `${pathIn(registers)}?group=${groupId}&date=${date}&period=${periodKey}`
          }
        />
      </ConsolePage>
    </StaffList>
  );
}
