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
import { number, shortDate, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, StatusChip, usePeriodName } from '../../lib/ui/index.ts';
import { AttendanceTabs } from './AttendanceTabs.tsx';
import type { StaffRegisterRowFragment } from '../../generated/registers/admin/register-admin.ts';
import { registerAdminMessages } from './registers-admin.messages.ts';
import { registers } from '../registers.screens.ts';
import { pathIn } from '../../lib/screens/index.ts';
import { useRegisterGroupChoices } from './use-register-groups.ts';

/** It lists every register of the person's groups, the latest first. */
export function RegistersTab() {
  const t = useMessages(registerAdminMessages);
  const kernel = useMessages(kernelMessages);
  const periodName = usePeriodName();
  const group = useGroupFilterOf(useRegisterGroupChoices(), { isMain: true });
  const regions = useRegionFilter(readsRegister);
  const dates = useDateFilters();
  const filters: readonly Filter[] = [
    group,
    {
      kind: 'choice',
      name: 'status',
      label: t('state'),
      any: t('anyState'),
      isMain: true,
      choices: [
        { value: 'open', label: kernel('statusOpen') },
        { value: 'closed', label: kernel('statusClosed') },
      ],
    },
    ...regions,
    ...dates,
  ];
  const counts = ({ counts: { present, late, absent, excused } }: StaffRegisterRowFragment) =>
    [
      t('countPresent', { count: present }),
      t('countLate', { count: late }),
      t('countAbsent', { count: absent }),
      t('countExcused', { count: excused }),
    ].join(', ');
  const csv: readonly CsvColumn<StaffRegisterRowFragment>[] = [
    { label: t('date'), value: ({ date }) => date },
    { label: t('periods'), value: ({ periodKey }) => periodName(periodKey) },
    { label: t('group'), value: ({ groupName }) => groupName },
    { label: t('state'), value: ({ status }) => kernel(status === 'open' ? 'statusOpen' : 'statusClosed') },
    { label: t('present'), value: (row) => row.counts.present },
    { label: t('late'), value: (row) => row.counts.late },
    { label: t('absent'), value: (row) => row.counts.absent },
    { label: t('excused'), value: (row) => row.counts.excused },
    { label: t('term'), value: ({ term }) => term },
  ];
  return (
    <StaffList resource="attendances" sort={{ field: 'startsAt', order: 'DESC' }}>
      <ConsolePage>
        <ConsoleHeader
          title={t('earlier')}
          screen={registers}
          below={[{ label: t('earlier') }]}
          actions={<ExportButton name="registers" columns={csv} />}
        />
        <AttendanceTabs tab="registers" />
        <FilterBar filters={filters} />
        <ListCard<StaffRegisterRowFragment>
          first={{ label: t('date'), sort: 'startsAt' }}
          lead={({ date, periodKey, groupName }) => ({
            name: t('title', { date: shortDate(date), period: periodName(periodKey) }),
            below: groupName,
          })}
          columns={[
            {
              key: 'status',
              label: t('state'),
              sort: 'status',
              render: ({ status }) => <StatusChip area="register" status={status} />,
            },
            { key: 'present', label: t('present'), isNumber: true, render: (row) => number(row.counts.present) },
            { key: 'late', label: t('late'), isNumber: true, render: (row) => number(row.counts.late) },
            { key: 'absent', label: t('absent'), isNumber: true, render: (row) => number(row.counts.absent) },
            { key: 'excused', label: t('excused'), isNumber: true, render: (row) => number(row.counts.excused) },
            { key: 'term', label: t('term'), isSecondary: true, render: ({ term }) => term },
          ]}
          card={(row) => ({ chip: <StatusChip area="register" status={row.status} />, line: counts(row) })}
          to={({ groupId, date, periodKey }) =>
            `${pathIn(registers)}?group=${groupId}&date=${date}&period=${periodKey}`
          }
        />
      </ConsolePage>
    </StaffList>
  );
}
