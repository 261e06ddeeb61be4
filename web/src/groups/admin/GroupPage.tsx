import { adminMessages } from '../../admin-app/admin-app.messages.ts';
import { dayMonthYear, dayOfYear } from '../../admin-app/dates.ts';
import { FactColumns } from '../../admin-app/FactColumns.tsx';
import { Facts } from '../../admin-app/Facts.tsx';
import { ShowPage } from '../../admin-app/ShowPage.tsx';
import { number } from '../../kernel/formats.ts';
import { useStart } from '../../kernel/start.ts';
import { StatusChip } from '../../kernel/StatusChip.tsx';
import { useMessages } from '../../kernel/use-messages.ts';
import { GroupMembers } from './GroupMembers.tsx';
import type { GroupDetail } from './groups-admin.documents.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';

/** `/groups/{id}`: one group, its settings and who is in it. */
export function GroupPage() {
  const t = useMessages(groupsAdminMessages);
  const admin = useMessages(adminMessages);
  const { config } = useStart();
  const yesNo = (value: boolean) => admin(value ? 'yes' : 'no');
  return (
    <ShowPage<GroupDetail>
      resource="groups"
      crumb={{ label: admin('menuGroups'), to: '/groups' }}
      title={({ name }) => name}
      subtitle={({ regionName, archived }) => (
        <>
          {regionName} <StatusChip area="group" status={archived ? 'archived' : 'active'} />
        </>
      )}
    >
      {(group) => (
        <>
          <FactColumns>
            <Facts
              title={t('about')}
              facts={[
                { label: t('region'), value: group.regionName },
                { label: t('students'), value: number(group.studentCount) },
                { label: t('year'), value: String(group.programYear) },
                { label: t('starts'), value: group.startDate && dayOfYear(group.startDate) },
                { label: t('ends'), value: group.endDate && dayOfYear(group.endDate) },
                { label: t('schema'), value: group.attendanceSchemaName },
              ]}
            />
            <Facts
              title={t('rules')}
              facts={[
                { label: t('language'), value: config.locales.find(({ value }) => value === group.locale)?.label ?? group.locale },
                { label: t('offlineApp'), value: yesNo(group.offlineApp) },
                { label: t('selfSignUp'), value: yesNo(group.selfSignUp) },
                { label: t('free'), value: yesNo(group.freeOfCharge) },
                { label: t('created'), value: dayMonthYear(group.createdAt) },
                { label: t('changed'), value: dayMonthYear(group.updatedAt) },
              ]}
            />
          </FactColumns>
          <GroupMembers id={group.id} />
        </>
      )}
    </ShowPage>
  );
}
