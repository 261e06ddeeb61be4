import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { addressOf } from '../../lib/screens/index.ts';
import { AppLink, SectionCard, visuallyHidden } from '../../lib/ui/index.ts';
import type { TakenCourseFragment } from '../../generated/courses/student/student-courses.ts';
import { studentLesson } from '../courses.screens.ts';
import { studentCoursesMessages } from '../student-courses.messages.ts';
import { CourseProgress } from './CourseProgress.tsx';

type Props = {
  readonly course: TakenCourseFragment;
  readonly title: string;
  /** The lesson that is open. */
  readonly openId?: string;
};

/** The lessons of a course in their order, with those that are done. */
export function LessonList({ course, title, openId }: Props) {
  const t = useMessages(studentCoursesMessages);
  return (
    <SectionCard title={title}>
      <Box sx={{ p: '0 18px 15px' }}>
        <CourseProgress course={course} />
      </Box>
      <ol>
        {course.lessons.map((lesson, n) => {
          const isOpen = lesson._id === openId;
          return (
            <Box
              component="li"
              key={lesson._id}
              aria-current={isOpen || undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: '12px',
                minHeight: 48,
                p: '6px 18px',
                borderTop: '1px solid var(--line)',
                borderInlineStart: isOpen ? '3px solid var(--primary)' : undefined,
                bgcolor: isOpen ? 'var(--primary-tint)' : undefined,
                fontWeight: isOpen ? 600 : undefined,
              }}
            >
              <Box component="span" sx={{ ...mark, ...(lesson.completed && doneMark) }}>
                {lesson.completed ? <Check sx={{ fontSize: 16 }} aria-hidden /> : number(n + 1)}
              </Box>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <AppLink to={addressOf(studentLesson, { _id: course._id, lessonId: lesson._id })} data-row-link="">
                  {lesson.title}
                </AppLink>
                {lesson.completed && (
                  <Box component="span" sx={visuallyHidden}>
                    {' '}
                    {t('done')}
                  </Box>
                )}
              </Box>
            </Box>
          );
        })}
      </ol>
    </SectionCard>
  );
}

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '1px solid var(--line-strong)',
  fontSize: 13,
  fontWeight: 400,
};
const doneMark = { border: 0, bgcolor: 'var(--success-tint)', color: 'var(--success)' };
