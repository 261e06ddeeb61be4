import { courseCommands } from '@paideia/events/courses/course.commands.ts';
import { EditDialog } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminCourseFragment } from '../../generated/courses/admin/courses-admin.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { courseRefusals } from './course-refusals.ts';
import { CourseFields, useCourseFieldNames } from './CourseFields.tsx';

type Props = { readonly course: AdminCourseFragment; readonly onClose: () => void };
const schema = courseCommands.UpdateCourse.omit({ courseId: true });
const fieldsOf = ({ code, title, description, categoryId, teacherIds, programYear, credits }: AdminCourseFragment) => ({
  code,
  title,
  description,
  categoryId,
  teacherIds,
  programYear,
  credits,
});

/** All about a course but its lessons and outlines. */
export function CourseDialog({ course, onClose }: Props) {
  const t = useMessages(courseActsMessages);
  return (
    <EditDialog<AdminCourseFragment, typeof schema>
      resource="courses"
      id={course.id}
      title={t('editTitle', { course: course.title })}
      schema={schema}
      fieldsOf={fieldsOf}
      fields={useCourseFieldNames()}
      refusals={courseRefusals}
      saved={({ title }) => t('saved', { title: String(title) })}
      onClose={onClose}
    >
      <CourseFields />
    </EditDialog>
  );
}
