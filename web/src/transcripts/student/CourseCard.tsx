import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { assignmentPath, resultPath } from '../../exam-attempts/exam-paths.rules.ts';
import { AppLink } from '../../lib/ui/index.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { countedAttempt, noteOf, valueOf } from '../item-words.ts';
import type { CourseGradeFragment } from '../../generated/transcripts/transcripts.ts';
import { transcriptsMessages } from '../transcripts.messages.ts';
import { Grade } from './Grade.tsx';

/** A course with its grade and the work behind it; exams lead to their result, assignments to what was handed in and came back. */
export function CourseCard({ course, timeZone }: { readonly course: CourseGradeFragment; readonly timeZone: string }) {
  const t = useMessages(transcriptsMessages);
  const now = Date.now();
  return (
    <Card component="section">
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: '12px',
          p: '15px 18px 9px',
        }}
      >
        <Typography component="h3" variant="h4">
          {t('courseName', { code: course.code, title: course.title })}
        </Typography>
        {course.grade === null ? (
          <Box component="span" sx={{ color: 'var(--ink-3)', fontWeight: 600 }}>
            {t('notAvailable')}
          </Box>
        ) : (
          <Grade
            kind="courseGrade"
            id={course.whyId}
            what={t('courseName', { code: course.code, title: course.title })}
            grade={number(course.grade, 2)}
          />
        )}
      </Box>
      <ul>
        {course.items.map((item) => {
          const attemptId = countedAttempt(item);
          const path =
            item.kind !== 'exam'
              ? assignmentPath(item._id)
              : attemptId === undefined
                ? undefined
                : resultPath(item._id, attemptId);
          return (
            <Box
              component="li"
              key={item._id}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                alignItems: 'center',
                gap: '12px',
                minHeight: 45,
                p: '6px 18px',
                borderTop: '1px solid var(--line)',
                fontSize: 14,
              }}
            >
              <span>
                {path !== undefined ? (
                  // Underlined: the note beside it makes it a link within text.
                  <AppLink to={path} data-row-link="" style={{ textDecoration: 'underline' }}>
                    {item.title}
                  </AppLink>
                ) : (
                  item.title
                )}{' '}
                {noteOf(item, timeZone, now, t) && (
                  <Box component="span" sx={{ color: 'var(--ink-3)' }}>
                    ({noteOf(item, timeZone, now, t)})
                  </Box>
                )}
              </span>
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {valueOf(item, t)}
              </Box>
            </Box>
          );
        })}
      </ul>
    </Card>
  );
}
