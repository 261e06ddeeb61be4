import Box from '@mui/material/Box';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { SectionCard } from '../../lib/ui/index.ts';
import type { TakenCourseFragment } from '../../generated/courses/student/student-courses.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';
import { CourseProgress } from './CourseProgress.tsx';

/** How far the student is in all courses of the group together, and whether that is as far as their dates ask. */
export function GroupSummary({ courses }: { readonly courses: readonly TakenCourseFragment[] }) {
  const t = useMessages(studentCoursesMessages);
  const lessons = courses.flatMap((course) => course.lessons);
  if (lessons.length === 0) return null;
  const completedLessons = lessons.filter(({ completed }) => completed).length;
  const due = courses.reduce((sum, { dueLessons }) => sum + dueLessons, 0);
  const behind = due - completedLessons;
  return (
    <SectionCard title={t('together')}>
      <Box sx={{ p: '0 18px 15px' }}>
        <CourseProgress course={{ lessons, completedLessons }} />
        {due > 0 && (
          <Box component="p" sx={{ mt: '9px', fontSize: 14, lineHeight: '20px' }}>
            {behind > 0 ? t('behind', { count: number(behind) }) : t('onTime')}
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}
