import { useApolloClient } from '@apollo/client';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { RowsExportButton } from '../../console/list/RowsExportButton.tsx';
import { Dropdown } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { DataScreen, EmptyState, Pager, SectionCard } from '../../lib/ui/index.ts';
import { groupsAdminMessages } from '../../groups/admin/groups-admin.messages.ts';
import { LessonAudience, LessonWatching } from '../../statistics/lesson-charts.parts.ts';
import {
  GroupProgressDocument,
  ProgressCoursesDocument,
  type StudentProgressFragment,
} from '../../generated/lesson-progress/lesson-progress.ts';
import { lessonProgressMessages } from '../lesson-progress.messages.ts';
import { ProgressTable, useCellText } from '../ProgressTable.tsx';

const perPage = 25;

/** How far the students of a group are, in all its courses or with `?course=` in the lessons of one. */
export function GroupProgress({ groupId }: { readonly groupId: string }) {
  const t = useMessages(lessonProgressMessages);
  const groups = useMessages(groupsAdminMessages);
  const cellText = useCellText();
  const client = useApolloClient();
  const [search, setSearch] = useSearchParams();
  const courseId = search.get('course');
  const [page, setPage] = useState(0);
  const asked = { groupId, courseId };
  const remote = useRemote(GroupProgressDocument, { ...asked, page, perPage }, ({ groupProgress }) => groupProgress);
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
  const { columns = [], students } = remote.data ?? {};
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
            <RowsExportButton<StudentProgressFragment>
              name="progress"
              total={students?.total}
              more={students?.more ?? false}
              isPending={!students}
              columns={[
                { label: t('student'), value: ({ name }) => name ?? groups('erased') },
                { label: t('done'), value: ({ completed }) => completed },
                { label: t('behind'), value: ({ behind }) => behind },
                ...columns.map((column, n) => ({
                  label: column.code === null ? column.title : `${column.code} ${column.title}`,
                  value: ({ cells }: StudentProgressFragment) => cellText(column, cells[n]!),
                })),
              ]}
              read={async (n, most) => {
                const variables = { ...asked, page: n, perPage: most };
                const { data } = await client.query({
                  query: GroupProgressDocument,
                  variables,
                  fetchPolicy: 'no-cache',
                });
                return data.groupProgress.students.items;
              }}
            />
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
              <ProgressTable columns={found.columns} due={found.due} students={found.students.items} />
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
