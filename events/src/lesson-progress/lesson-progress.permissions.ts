import { inPerson, self, type Rule } from '../kernel/permission.ts';
import type { LessonProgressCommand } from './lesson-progress.commands.ts';

/** Whoever acts for a student leaves no traces in the student's progress. */
export const lessonProgressPermissions: Readonly<Record<LessonProgressCommand['type'], Rule>> = {
  OpenCourse: inPerson(self),
  RecordLessonWatch: inPerson(self),
};
