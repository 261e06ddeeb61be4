import type { AdminCourseRowFragment } from '../../generated/courses/admin/courses-admin.ts';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { CourseExams } from '../../exams/exams.parts.ts';
import { number, useMessages } from '../../lib/i18n/index.ts';
import { Facts } from '../../console/Facts.tsx';
import { ShowPage } from '../../console/ShowPage.tsx';
import { course } from '../courses.screens.ts';

/** `/courses/{id}`: a course and its exams. */
export function CoursePage() {
  const t = useMessages(coursesAdminMessages);
  return (
    <ShowPage<AdminCourseRowFragment>
      resource="courses"
      screen={course}
      title={({ title }) => title}
      subtitle={({ code }) => code}
    >
      {({ id, code, programYear, credits, description }) => (
        <>
          <Facts
            title={t('about')}
            facts={[
              { label: t('code'), value: code },
              { label: t('year'), value: String(programYear) },
              { label: t('credits'), value: number(credits) },
              { label: t('description'), value: description },
            ]}
          />
          <CourseExams courseId={id} />
        </>
      )}
    </ShowPage>
  );
}
