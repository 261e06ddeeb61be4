import Add from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { dayMonthYear } from '../../console/dates.ts';
import { LinkRows } from '../../console/LinkRows.tsx';
import { tableStyles } from '../../console/list/table-styles.ts';
import { AppLink, DataScreen, Pager, StatusChip, useIsPhone } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { useRemote } from '../../lib/data/index.ts';
import { AllExamsDocument } from '../../generated/exams/admin/exam-admin.ts';
import { examsAdminMessages } from './exams-admin.messages.ts';

const perPage = 25;

/** The exams of a course, by title, and the way to a new one. */
export function CourseExams({ courseId }: { readonly courseId: string }) {
  const t = useMessages(examsAdminMessages);
  const isPhone = useIsPhone();
  const mayWrite = may(useUser(), examPermissions.DefineExam);
  const [page, setPage] = useState(0);
  const remote = useRemote(AllExamsDocument, { filter: { courseId }, page, perPage }, ({ allExams }) => allExams);
  const to = (id: string) => `/courses/${courseId}/exams/${id}`;
  return (
    <Card component="section" sx={{ mt: '18px', overflow: 'hidden' }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', p: '15px 18px 9px' }}
      >
        <Typography component="h2" variant="h4">
          {t('exams')}
        </Typography>
        {mayWrite && (
          <Button component={Link} to={to('new')} variant="outlined" size="small" startIcon={<Add />}>
            {t('newExam')}
          </Button>
        )}
      </Box>
      <Box sx={{ p: isPhone ? '0 18px' : 0 }}>
        <DataScreen
          remote={remote}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <Box sx={{ p: { xs: '0 0 18px', md: '0 18px 18px' }, fontSize: 14, color: 'var(--ink-2)' }}>
              {t('noExams')}
            </Box>
          }
        >
          {({ items, total, more }) => (
            <>
              {isPhone ? (
                <LinkRows
                  rows={items.map(({ id, title, status }) => ({
                    key: id,
                    to: to(id),
                    text: title,
                    aside: <StatusChip area="examDefinition" status={status} />,
                  }))}
                />
              ) : (
                <Box component="table" sx={{ ...tableStyles, '& tbody tr': {} }}>
                  <thead>
                    <tr>
                      <th scope="col">{t('exam')}</th>
                      <th scope="col">{t('status')}</th>
                      <th scope="col" style={{ textAlign: 'end' }}>
                        {t('questions')}
                      </th>
                      <th scope="col">{t('changed')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map(({ id, title, status, questionCount, at }) => (
                      <tr key={id}>
                        <td>
                          <AppLink to={to(id)} style={{ fontWeight: 600 }}>
                            {title}
                          </AppLink>
                        </td>
                        <td>
                          <StatusChip area="examDefinition" status={status} />
                        </td>
                        <td data-number="">{number(questionCount)}</td>
                        <td>{dayMonthYear(at)}</td>
                      </tr>
                    ))}
                  </tbody>
                </Box>
              )}
              <Pager page={page} perPage={perPage} total={total} more={more} onPage={setPage} />
            </>
          )}
        </DataScreen>
      </Box>
    </Card>
  );
}
