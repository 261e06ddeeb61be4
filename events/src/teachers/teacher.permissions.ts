import { admin, inPerson, type Rule } from '../kernel/permission.ts';
import type { TeacherCommand } from './teacher.commands.ts';

const edits = inPerson(admin);
export const teacherPermissions: Readonly<Record<TeacherCommand['type'], Rule>> = {
  SaveTeacher: edits,
  DeleteTeacher: edits,
};
export const readsTeachers = admin;
