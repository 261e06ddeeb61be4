import type { CourseView, LessonView } from '@paideia/projection-service/courses/course.view.ts';
import type { Course } from './course.types.ts';
import type { Lesson } from './lesson.types.ts';

export const courseOf = (course: CourseView): Course => ({
  ...course,
  id: course._id,
  teacherIds: [...course.teacherIds],
});
export const lessonOf = (lesson: LessonView): Lesson => ({ id: lesson._id, ...lesson });
