import { readsGradebook } from '@paideia/events/gradebook/gradebook.permissions.ts';
import { readsGroupProgress } from '@paideia/events/lesson-progress/lesson-progress.permissions.ts';
import { groupStream } from '@paideia/events/groups/group.events.ts';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router';
import { scheduleMessages } from '../../exams/admin/schedule.messages.ts';
import { adminMessages } from '../../console/admin-app.messages.ts';
import { dayMonthYear, dayOfYear } from '../../console/dates.ts';
import { FactColumns } from '../../console/FactColumns.tsx';
import { Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { may, useStart, useUser } from '../../lib/session/index.ts';
import { StatusChip } from '../../lib/ui/index.ts';
import { GroupSchedule } from '../../exams/exams.parts.ts';
import { Gradebook } from '../../gradebook/gradebook.parts.ts';
import { gradebook } from '../../gradebook/gradebook.screens.ts';
import { lessonProgressMessages } from '../../lesson-progress/lesson-progress.messages.ts';
import { GroupProgress } from '../../lesson-progress/lesson-progress.parts.ts';
import { GroupStatistics } from '../../statistics/statistics.parts.ts';
import { GroupActs } from './GroupActs.tsx';
import { GroupCourses } from './GroupCourses.tsx';
import { GroupStaff } from './GroupStaff.tsx';
import { GroupTerms } from './GroupTerms.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { groupsAdminMessages } from './groups-admin.messages.ts';
import { group as groupScreen } from '../groups.screens.ts';
import { programYearShown } from '../../console/program-years.ts';

const tabs = ['overview', 'courses', 'schedule', 'progress', 'gradebook'] as const;
type GroupTab = (typeof tabs)[number];

/** `/groups/{id}`: one group, its settings and who is in it; with `?tab=` which courses it takes, what it has to take and when, how far its students are, or what they were graded. */
export function GroupPage() {
  const t = useMessages(groupsAdminMessages);
  const admin = useMessages(adminMessages);
  const { config } = useStart();
  const schedule = useMessages(scheduleMessages);
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'overview';
  const acts = useMessages(groupActsMessages);
  const progress = useMessages(lessonProgressMessages);
  const user = useUser();
  const mayReadProgress = ({ regionId }: AdminGroupDetailFragment) => may(user, readsGroupProgress, { regionId });
  const mayReadGrades = ({ regionId }: AdminGroupDetailFragment) => may(user, readsGradebook, { regionId });
  const yesNo = (value: boolean) => admin(value ? 'yes' : 'no');
  return (
    <ShowPage<AdminGroupDetailFragment>
      resource="groups"
      stream={groupStream}
      screen={groupScreen}
      title={({ name }) => name}
      subtitle={({ regionName, archived }) => (
        <>
          {regionName} <StatusChip area="group" status={archived ? 'archived' : 'active'} />
        </>
      )}
      actions={(group) => <GroupActs group={group} />}
    >
      {(group) => (
        <>
          <Tabs
            value={tab}
            onChange={(_, next: GroupTab) => setSearch(next === 'overview' ? {} : { tab: next })}
            aria-label={schedule('tabs')}
            sx={{ mb: '15px' }}
          >
            <Tab value="overview" label={schedule('overview')} />
            <Tab value="courses" label={acts('courses')} />
            <Tab value="schedule" label={schedule('schedule')} />
            {mayReadProgress(group) && <Tab value="progress" label={progress('progress')} />}
            {mayReadGrades(group) && <Tab value="gradebook" label={labelOf(gradebook)} />}
          </Tabs>
          {tab === 'schedule' && <GroupSchedule groupId={group.id} />}
          {tab === 'progress' && <GroupProgress groupId={group.id} />}
          {tab === 'gradebook' && <Gradebook groupId={group.id} />}
          {tab === 'courses' && <GroupCourses group={group} />}
          {tab === 'overview' && (
            <>
              <FactColumns>
                <Facts
                  title={t('about')}
                  facts={[
                    { label: t('region'), value: group.regionName },
                    { label: t('students'), value: number(group.studentCount) },
                    { label: t('year'), value: programYearShown(group.programYear) },
                    { label: t('starts'), value: group.startDate && dayOfYear(group.startDate) },
                    { label: t('ends'), value: group.endDate && dayOfYear(group.endDate) },
                    { label: t('schema'), value: group.attendanceSchemaName },
                  ]}
                />
                <Facts
                  title={t('rules')}
                  facts={[
                    {
                      label: t('language'),
                      value: config.locales.find(({ value }) => value === group.locale)?.label ?? group.locale,
                    },
                    { label: t('offlineApp'), value: yesNo(group.offlineApp) },
                    { label: t('selfSignUp'), value: yesNo(group.selfSignUp) },
                    { label: t('free'), value: yesNo(group.freeOfCharge) },
                    { label: t('created'), value: dayMonthYear(group.createdAt) },
                    { label: t('changed'), value: dayMonthYear(group.updatedAt) },
                  ]}
                />
              </FactColumns>
              <Box sx={{ mt: '18px' }}>
                <GroupStaff group={group} />
              </Box>
              <Box sx={{ mt: '18px' }}>
                <GroupTerms group={group} />
              </Box>
              <Box sx={{ mt: '18px' }}>
                <GroupStatistics groupId={group.id} />
              </Box>
              <GroupMembers group={group} />
            </>
          )}
        </>
      )}
    </ShowPage>
  );
}
