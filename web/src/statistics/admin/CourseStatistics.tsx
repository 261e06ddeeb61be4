import Box from '@mui/material/Box';
import { useState } from 'react';
import { group } from '../../groups/groups.screens.ts';
import { useRemote } from '../../lib/data/index.ts';
import { Dropdown } from '../../lib/forms/index.ts';
import { number, percent, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink, DataScreen, SmallTable } from '../../lib/ui/index.ts';
import {
  CourseProgressByGroupDocument,
  CourseStatisticsDocument,
  type CourseProgressByGroupQuery,
} from '../../generated/statistics/admin/statistics.ts';
import { ChartCard } from '../ChartCard.tsx';
import { LessonAudience } from '../LessonAudience.tsx';
import { LessonWatching } from '../LessonWatching.tsx';
import { statisticsMessages } from './statistics.messages.ts';

/** It shows how the lessons of a course are seen by the students of all groups, and of those whose progress one may see. */
export function CourseStatistics({ courseId }: { readonly courseId: string }) {
  const t = useMessages(statisticsMessages);
  const [groupId, setGroup] = useState('');
  const remote = useRemote(CourseStatisticsDocument, { id: courseId }, ({ Course }) => Course.audience);
  const byGroup = useRemote(
    CourseProgressByGroupDocument,
    { courseId },
    ({ courseProgressByGroup }) => courseProgressByGroup,
  );
  const groups = byGroup.data ?? [];
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
      <DataScreen remote={remote}>{(audience) => <LessonAudience audience={audience} />}</DataScreen>
      <ChartCard title={t('byGroup')} remote={byGroup} isEmpty={(found) => found.length === 0} empty={t('noGroups')}>
        {(found) => <GroupTable groups={found} courseId={courseId} />}
      </ChartCard>
      {groups.length > 0 && (
        <LessonWatching
          key={groupId}
          groupId={groupId === '' ? null : groupId}
          courseId={courseId}
          aside={
            <Dropdown
              label={t('group')}
              isCompact
              value={groupId}
              options={[
                { value: '', label: t('allGroups') },
                ...groups.map(({ groupId: value, name }) => ({ value, label: name })),
              ]}
              onChange={setGroup}
            />
          }
        />
      )}
    </Box>
  );
}

type Props = { readonly groups: CourseProgressByGroupQuery['courseProgressByGroup']; readonly courseId: string };
/** Each group leads to its own progress in the course. */
function GroupTable({ groups, courseId }: Props) {
  const t = useMessages(statisticsMessages);
  return (
    <SmallTable
      label={t('byGroup')}
      rows={groups}
      keyOf={({ groupId }) => groupId}
      columns={[
        {
          label: t('group'),
          render: ({ groupId, name }) => (
            <AppLink to={`${addressOf(group, { id: groupId })}?tab=progress&course=${courseId}`}>{name}</AppLink>
          ),
        },
        { label: t('students'), isNumber: true, render: ({ students }) => number(students) },
        {
          label: t('lessonsDone'),
          isNumber: true,
          render: ({ percent: share }) => (share === null ? '–' : percent(share)),
        },
      ]}
    />
  );
}
