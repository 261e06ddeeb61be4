import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { TeacherCommand } from './teacher.commands.ts';

const edits = inPerson(keyed('teachers:write', admin));
export const teacherPermissions: Readonly<Record<TeacherCommand['type'], Rule>> = {
  SaveTeacher: edits,
  DeleteTeacher: edits,
};
export const readsTeachers = keyed('teachers:read', admin);
