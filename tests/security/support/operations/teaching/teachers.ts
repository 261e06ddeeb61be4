import { admin, anyOf, role } from '@paideia/events/kernel/permission.ts';
import { readsTeachers, teacherPermissions } from '@paideia/events/teachers/teacher.permissions.ts';
import { demoId } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, listed, nothing, type Row } from '../../row.ts';
import { courseKeys } from '@paideia/events/courses/course.permissions.ts';
import { groupKeys } from '@paideia/events/groups/group.permissions.ts';

const teacherId = demoId('T', 1);

export const queries: Readonly<Record<string, Row>> = {
  allTeachers: list(readsTeachers),
  Teacher: { rule: readsTeachers, ...nothing, args: () => ({ id: teacherId }) },
  teacherChoices: { rule: listed(courseKeys.read, listed(groupKeys.read, anyOf(admin, role('manager')))), ...nothing },
};

export const mutations: Readonly<Record<string, Row>> = {
  saveTeacher: {
    rule: teacherPermissions.SaveTeacher,
    ...nothing,
    args: (of) => ({ input: { _id: fresh(of, 'teacher'), name: 'A teacher', kind: 'instructor', regionIds: [] } }),
  },
  // The record is there, and nothing is written.
  deleteTeacher: {
    rule: teacherPermissions.DeleteTeacher,
    ...nothing,
    args: () => ({ expectedRevision: 99, _id: teacherId }),
  },
};
