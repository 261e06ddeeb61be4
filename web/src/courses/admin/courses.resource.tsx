import MenuBook from '@mui/icons-material/MenuBookOutlined';
import type { AdminResource, Fields, Operations } from '../../console/admin-resource.ts';
import { course, courses } from '../courses.screens.ts';
import {
  AllCoursesDocument,
  AllLessonsDocument,
  CourseDocument,
  CreateCourseDocument,
  CreateLessonDocument,
  LessonDocument,
  UpdateCourseDocument,
  UpdateLessonDocument,
} from '../../generated/courses/admin/courses-admin.ts';
import { coursesAdminMessages } from './courses-admin.messages.ts';
import { courseKeys } from '@paideia/events/courses/course.permissions.ts';

const courseInput = ({ id, code, title, description, categoryId, teacherIds, programYear, credits }: Fields) => ({
  input: { _id: id, code, title, description, categoryId, teacherIds, programYear, credits },
});
const lessonInput = ({ id, title, notes, durationS }: Fields) => ({ input: { _id: id, title, notes, durationS } });

const lessons: Operations = {
  list: AllLessonsDocument,
  one: LessonDocument,
  create: {
    command: CreateLessonDocument,
    variables: (fields) => ({ courseId: fields['courseId'], ...lessonInput(fields) }),
  },
  update: { command: UpdateLessonDocument, variables: lessonInput },
};

export const coursesResource: AdminResource = {
  name: 'courses',
  screens: { list: courses, edit: course },
  keys: courseKeys,
  about: coursesAdminMessages.permission,
  icon: MenuBook,
  operations: {
    list: AllCoursesDocument,
    one: CourseDocument,
    booleans: ['published'],
    create: { command: CreateCourseDocument, variables: courseInput },
    update: { command: UpdateCourseDocument, variables: courseInput },
  },
  parts: { lessons },
};
