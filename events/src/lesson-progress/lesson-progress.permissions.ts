import { admin, anyOf, inPerson, inRegion, regionalManager, self, type Rule } from '../kernel/permission.ts';
import type { LessonProgressCommand } from './lesson-progress.commands.ts';

/** Whoever acts for a student leaves no traces in the student's progress. */
export const lessonProgressPermissions: Readonly<Record<LessonProgressCommand['type'], Rule>> = {
  OpenCourse: inPerson(self),
  RecordLessonWatch: inPerson(self),
};

/** Sees how far the students of a group are, beside the teachers of the group. */
export const readsGroupProgress = anyOf(admin, regionalManager, inRegion('admin'));
