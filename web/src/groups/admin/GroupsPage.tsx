import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { ConsoleHeader } from '../../console/ConsoleHeader.tsx';
import { ConsolePage } from '../../console/ConsolePage.tsx';
import { dayOfYear } from '../../console/dates.ts';
import { ExportButton, type CsvColumn } from '../../console/list/ExportButton.tsx';
import { FilterBar } from '../../console/list/FilterBar.tsx';
import { ListCard } from '../../console/list/ListCard.tsx';
import { RememberedFilter } from '../../console/RememberedFilter.tsx';
import { StaffList } from '../../console/list/StaffList.tsx';
import { useRegionFilter } from '../../console/filters/use-region-filter.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { kernelMessages, StatusChip } from '../../lib/ui/index.ts';
import type { AdminGroupRowFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';
import { NewGroup } from './NewGroup.tsx';
import { RegionFirst } from './RegionFirst.tsx';
import { groups, group } from '../groups.screens.ts';
import { programYearShown } from '../../console/program-years.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { appState, remember } from '../../lib/session/index.ts';

const State = ({ archived }: { readonly archived: boolean }) => (
  <StatusChip area="group" status={archived ? 'archived' : 'active'} />
);

/** At `/groups` managers see those of their regions, and admins all of them. */
export function GroupsPage() {
  const t = useMessages(groupsAdminMessages);
  const admin = useMessages(adminMessages);
  const kernel = useMessages(kernelMessages);
  const regions = useRegionFilter(readsGroups, { isMain: true });
  const csv: readonly CsvColumn<AdminGroupRowFragment>[] = [
    { label: t('name'), value: ({ name }) => name },
    { label: t('region'), value: ({ regionName }) => regionName },
    { label: t('state'), value: ({ archived }) => kernel(archived ? 'statusArchived' : 'statusActive') },
    { label: t('students'), value: ({ studentCount }) => studentCount },
    { label: t('year'), value: ({ programYear }) => programYear || null },
    { label: t('starts'), value: ({ startDate }) => startDate },
    { label: t('schema'), value: ({ attendanceSchemaName }) => attendanceSchemaName },
  ];
  return (
    <StaffList resource="groups" sort={{ field: 'name', order: 'ASC' }}>
      <ConsolePage>
        <ConsoleHeader
          screen={groups}
          actions={
            <>
              <ExportButton name="groups" columns={csv} />
              <NewGroup />
              <RegionFirst />
            </>
          }
        />
        <RememberedFilter
          name="archived"
          kept={appState().showHidden === false ? 'false' : undefined}
          keep={(archived) => remember({ showHidden: archived !== 'false' })}
        />
        <FilterBar
          search={t('search')}
          filters={[
            ...regions,
            {
              kind: 'choice',
              name: 'archived',
              label: t('state'),
              any: t('anyState'),
              isMain: true,
              choices: [
                { value: 'false', label: kernel('statusActive') },
                { value: 'true', label: kernel('statusArchived') },
              ],
            },
          ]}
        />
        <ListCard<AdminGroupRowFragment>
          first={{ label: t('name'), sort: 'name' }}
          lead={({ name, regionName }) => ({ name, below: regionName })}
          columns={[
            { key: 'state', label: t('state'), render: ({ archived }) => <State archived={archived} /> },
            {
              key: 'students',
              label: t('students'),
              sort: 'studentCount',
              isNumber: true,
              render: ({ studentCount }) => number(studentCount),
            },
            {
              key: 'year',
              label: t('year'),
              sort: 'programYear',
              isNumber: true,
              render: ({ programYear }) => programYearShown(programYear) ?? admin('none'),
            },
            {
              key: 'starts',
              label: t('starts'),
              sort: 'startDate',
              render: ({ startDate }) => (startDate ? dayOfYear(startDate) : admin('none')),
            },
            {
              key: 'schema',
              label: t('schema'),
              render: ({ attendanceSchemaName }) => attendanceSchemaName ?? admin('none'),
            },
          ]}
          card={({ archived, studentCount }) => ({
            chip: <State archived={archived} />,
            line: t('studentCount', { count: studentCount }),
          })}
          to={({ id }) => addressOf(group, { id })}
        />
      </ConsolePage>
    </StaffList>
  );
}
