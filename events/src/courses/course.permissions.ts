import { admin, anyOf, inPerson, keyed, nobody, signedIn, somewhere, system, type Rule } from '../kernel/permission.ts';
import { gradesSomewhere, examResultKeys } from '../exam-attempts/exam-attempt.permissions.ts';
import type { CourseCommand, LessonCommand } from './course.commands.ts';
import type { LessonVideoCommand } from './lesson-video.commands.ts';
import { groupKeys } from '../groups/group.permissions.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const courseKeys = defineKeys('courses', { order: 90 });

const edits = inPerson(keyed(courseKeys.write, admin));
export const coursePermissions: Readonly<Record<(CourseCommand | LessonCommand)['type'], Rule>> = {
  CreateCourse: edits,
  UpdateCourse: edits,
  PublishCourse: edits,
  UnpublishCourse: edits,
  DeleteCourse: edits,
  ReorderLessons: edits,
  AttachCourseOutline: edits,
  RemoveCourseOutline: edits,
  SetCourseDownloads: edits,
  SetCourseImage: edits,
  AddLesson: edits,
  UpdateLesson: edits,
  RemoveLesson: edits,
};
export const lessonVideoPermissions: Readonly<Record<LessonVideoCommand['type'], Rule>> = {
  AttachLessonVideo: anyOf(system, edits),
};
export const readsCourses = signedIn;
/** Chooses among what a course may have. */
export const keepsCourses = keyed(courseKeys.read, admin);
/** Sees courses whole, drafts and lessons too. */
export const listsLessons = keyed(courseKeys.read, gradesSomewhere);
/** Lists courses and their exams: for whoever plans, sets or grades something of a course. */
export const listsCourses = anyOf(listsLessons, somewhere(keyed(groupKeys.read, keyed(examResultKeys.read, nobody))));
