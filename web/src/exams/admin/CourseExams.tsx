import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { AppLink, PagedScreen, SectionCard, SmallTable, StatusChip, useIsPhone } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';
import { courseExamPath } from '../exam-editor-paths.rules.ts';

const perPage = 25;

/** It lists the exams of a course by title, with the way to a new one. */
export function CourseExams({ courseId }: { readonly courseId: string }) {
  const t = useMessages(examsAdminMessages);
  const isPhone = useIsPhone();
  const mayWrite = may(useUser(), examPermissions.DefineExam);
  const [page, setPage] = useState(0);
  const remote = useRemote(AllExamsDocument, { filter: { courseId }, page, perPage }, ({ allExams }) => allExams);
  const statusOf = ({ status }: { readonly status: string }) => <StatusChip area="examDefinition" status={status} />;
  const to = (id: string) => courseExamPath(courseId, id);
  return (
    <SectionCard
      title={t('exams')}
      aside={
        mayWrite && (
          <Button component={Link} to={to('new')} variant="outlined" size="small" startIcon={<Add />}>
            {t('newExam')}
          </Button>
        )
      }
      sx={{ mt: '18px', overflow: 'hidden' }}
    >
      <Box sx={{ p: isPhone ? '0 18px' : 0 }}>
        <PagedScreen
          remote={remote}
          page={page}
          perPage={perPage}
          onPage={setPage}
          empty={
            <Box sx={{ p: { xs: '0 0 18px', md: '0 18px 18px' }, fontSize: 14, color: 'var(--ink-2)' }}>
              {t('noExams')}
            </Box>
          }
        >
          {(items) =>
            isPhone ? (
              <LinkRows
                rows={items.map((one) => ({ key: one.id, to: to(one.id), text: one.title, aside: statusOf(one) }))}
              />
            ) : (
              <SmallTable
                rows={items}
                keyOf={({ id }) => id}
                columns={[
                  {
                    label: t('exam'),
                    render: ({ id, title }) => (
                      <AppLink to={to(id)} style={{ fontWeight: 600 }}>
                        {title}
                      </AppLink>
                    ),
                  },
                  { label: t('status'), render: statusOf },
                  { label: t('questions'), isNumber: true, render: ({ questionCount }) => number(questionCount) },
                  { label: t('changed'), render: ({ at }) => dayMonthYear(at) },
                ]}
              />
            )
          }
        </PagedScreen>
      </Box>
    </SectionCard>
  );
}
