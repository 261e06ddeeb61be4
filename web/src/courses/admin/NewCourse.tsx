import { courseCommands } from '@paideia/events/courses/course.commands.ts';
import { NewRecord } from '../../console/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { course } from '../courses.screens.ts';
import { courseActsMessages } from './course-acts.messages.ts';
import { CourseFields } from './CourseFields.tsx';
import { courseRefusals } from './course-refusals.ts';

const schema = courseCommands.CreateCourse.omit({ courseId: true });
const fresh = {
  code: '',
  title: '',
  description: '',
  categoryId: null,
  teacherIds: [],
  programYear: 1,
  credits: 0,
};

/** The button above the list of courses. A new course is a draft. */
export function NewCourse() {
  const t = useMessages(courseActsMessages);
  return (
    <NewRecord
      resource="courses"
      title={t('new')}
      confirm={t('create')}
      schema={schema}
      fresh={fresh}
      refusals={courseRefusals}
      saved={({ title }) => t('saved', { title: String(title) })}
      screen={course}
    >
      <CourseFields />
    </NewRecord>
  );
}
