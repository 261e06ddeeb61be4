import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Dropdown } from '../lib/forms/index.ts';
import { useMessages } from '../lib/i18n/index.ts';
import { useRemote } from '../lib/data/index.ts';
import { DataScreen, EmptyState, Pager, SectionCard, usePastEnd } from '../lib/ui/index.ts';
import { LessonAudience, LessonWatching } from '../statistics/lesson-charts.parts.ts';
import {
  GroupProgressDocument,
  ProgressCoursesDocument,
  type GroupProgressQuery,
} from '../generated/lesson-progress/lesson-progress.ts';
import { lessonProgressMessages } from './lesson-progress.messages.ts';
import { ProgressTable } from './ProgressTable.tsx';

const perPage = 25;

/** This is shown, of all courses or of one, as soon as it is there. */
export type ShownProgress = {
  readonly courseId: string | null;
  readonly progress: GroupProgressQuery['groupProgress'] | undefined;
};
type Props = {
  readonly groupId: string;
  /** Where the record of a student is, for those who may open it. */
  readonly recordOf?: (userId: string) => string;
  /** It makes what stands beside the choice of a course. */
  readonly aside?: (shown: ShownProgress) => ReactNode;
};

/** How far the students of a group are, in all its courses or with `?course=` in the lessons of one. */
export function GroupProgress({ groupId, recordOf, aside }: Props) {
  const t = useMessages(lessonProgressMessages);
  const [search, setSearch] = useSearchParams();
  const courseId = search.get('course');
  const [page, setPage] = useState(0);
  const remote = useRemote(
    GroupProgressDocument,
    { groupId, courseId, page, perPage },
    ({ groupProgress }) => groupProgress,
  );
  usePastEnd({ remote, found: remote.data?.students, page, perPage, onPage: setPage });
  const offered = useRemote(
    ProgressCoursesDocument,
    courseId === null ? null : { groupId },
    ({ groupProgress }) => groupProgress.columns,
  );
  const choose = (next: string) => {
    setPage(0);
    setSearch((former) => {
      const params = new URLSearchParams(former);
      params.delete('course');
      if (next !== '') params.set('course', next);
      return params;
    });
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
      <SectionCard
        title={t('progress')}
        sx={{ minWidth: 0 }}
        aside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px', alignItems: 'center' }}>
            <Dropdown
              label={t('course')}
              isCompact
              value={courseId ?? ''}
              options={[
                { value: '', label: t('allCourses') },
                ...((courseId === null ? remote.data?.columns : offered.data) ?? []).map(({ _id, code, title }) => ({
                  value: _id,
                  label: `${code} ${title}`,
                })),
              ]}
              onChange={choose}
            />
            {aside?.({ courseId, progress: remote.data })}
          </Box>
        }
      >
        <Box component="p" sx={{ p: '0 18px 12px', fontSize: 14, lineHeight: '20px', color: 'var(--ink-2)' }}>
          {t('hint')}
        </Box>
        <DataScreen
          remote={remote}
          isEmpty={(found) => found.students.items.length === 0 || found.columns.length === 0}
          empty={<EmptyState>{t('nobody')}</EmptyState>}
        >
          {(found) => (
            <>
              <ProgressTable
                columns={found.columns}
                due={found.due}
                students={found.students.items}
                recordOf={recordOf}
              />
              <Pager
                page={page}
                perPage={perPage}
                onPage={setPage}
                total={found.students.total}
                more={found.students.more}
              />
            </>
          )}
        </DataScreen>
      </SectionCard>
      {remote.data?.audience && <LessonAudience audience={remote.data.audience} />}
      {courseId !== null && <LessonWatching key={courseId} groupId={groupId} courseId={courseId} />}
    </Box>
  );
}
