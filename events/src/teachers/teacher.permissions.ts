import { admin, inPerson, keyed, type Rule } from '../kernel/permission.ts';
import type { TeacherCommand } from './teacher.commands.ts';
import { defineKeys } from '../kernel/permission-key.ts';

export const teacherKeys = defineKeys('teachers', { order: 80 });

const edits = inPerson(keyed(teacherKeys.write, admin));
export const teacherPermissions: Readonly<Record<TeacherCommand['type'], Rule>> = {
  SaveTeacher: edits,
  DeleteTeacher: edits,
};
export const readsTeachers = keyed(teacherKeys.read, admin);
