import { admin, inPerson, signedIn, type Rule } from '../kernel/permission.ts';
import type { CourseCommand, LessonCommand } from './course.commands.ts';

const edits = inPerson(admin);
export const coursePermissions: Readonly<Record<(CourseCommand | LessonCommand)['type'], Rule>> = {
  CreateCourse: edits,
  UpdateCourse: edits,
  PublishCourse: edits,
  UnpublishCourse: edits,
  DeleteCourse: edits,
  ReorderLessons: edits,
  AddLesson: edits,
  UpdateLesson: edits,
  RemoveLesson: edits,
};
export const readsCourses = signedIn;
