import Box from '@mui/material/Box';
import { CourseExams } from '../../exams/exams.parts.ts';
import { FactColumns } from '../../console/FactColumns.tsx';
import { Facts } from '../../console/Facts.tsx';
import { PublicationState } from '../../console/publications/publication-state.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { listOf, number, useMessages } from '../../lib/i18n/index.ts';
import { CourseStatistics } from '../../statistics/statistics.parts.ts';
import type { AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';
import { course } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { CourseActs } from './CourseActs.tsx';
import { CourseFiles } from './CourseFiles.tsx';
import { CourseLessons } from './CourseLessons.tsx';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { programYearShown } from '../../console/program-years.ts';

const namesOf = (things: readonly { readonly name: string }[]) => listOf(things.map(({ name }) => name));

/** `/courses/{id}`: a course, its lessons in their order, and its exams. */
export function CoursePage() {
  const t = useMessages(coursesAdminMessages);
  const acts = useMessages(courseActsMessages);
  return (
    <ShowPage<AdminCourseFragment>
      resource="courses"
      screen={course}
      title={({ title }) => title}
      subtitle={(one) => (
        <>
          {one.code} <PublicationState publication={one} />
        </>
      )}
      actions={(one) => <CourseActs course={one} />}
    >
      {(one) => (
        <>
          <FactColumns>
            <Facts
              title={t('about')}
              facts={[
                { label: t('code'), value: one.code },
                { label: t('year'), value: programYearShown(one.programYear) },
                { label: t('credits'), value: number(one.credits) },
                { label: acts('category'), value: one.categoryName },
                { label: acts('teachers'), value: namesOf(one.teachers) || null },
                { label: acts('groups'), value: namesOf(one.groups) || null },
                { label: t('description'), value: one.description },
              ]}
            />
            <CourseLessons course={one} />
          </FactColumns>
          {one.lessons.length > 0 && (
            <Box sx={{ mt: '18px' }}>
              <CourseStatistics courseId={one.id} />
            </Box>
          )}
          <Box sx={{ mt: '18px' }}>
            <CourseFiles course={one} />
          </Box>
          <CourseExams courseId={one.id} />
        </>
      )}
    </ShowPage>
  );
}
