import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { number, useMessages } from '../../lib/i18n/index.ts';
import type { TakenCourseFragment } from '../../generated/courses/student/student-courses.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';

type Props = { readonly course: Pick<TakenCourseFragment, 'completedLessons' | 'lessons'> };
/** How many of the lessons are done, in words and as a bar. */
export function CourseProgress({ course: { lessons, completedLessons } }: Props) {
  const t = useMessages(studentCoursesMessages);
  if (lessons.length === 0) return null;
  return (
    <Box sx={{ fontSize: 13, lineHeight: '18px', color: 'var(--ink-2)' }}>
      {t('progress', { done: number(completedLessons), count: number(lessons.length) })}
      <LinearProgress
        variant="determinate"
        color="success"
        value={(100 * completedLessons) / lessons.length}
        aria-hidden
        sx={{ height: 6, borderRadius: '3px', mt: '6px' }}
      />
    </Box>
  );
}
