import type { Records } from '../../cast.ts';
import { fresh, list, listed, ofRegion, revision, type Row, seesResults, soon } from '../../row.ts';
import { assignmentPermissions } from '@paideia/events/assignments/assignment.permissions.ts';
import { admin, anyOf, inRegion, keyed, regionalManager } from '@paideia/events/kernel/permission.ts';
import { groupKeys } from '@paideia/events/groups/group.permissions.ts';

const assignment = (of: Records, _id: string) => ({
  _id,
  groupId: of.groupId,
  courseId: of.courseId,
  title: 'Matrix',
  content: '<p>x</p>',
  type: 'graded',
  weight: 1,
  dueAt: soon(48),
});

export const queries: Readonly<Record<string, Row>> = {
  allAssignments: list(listed(groupKeys.read, seesResults), {
    id: (of) => of.assignmentId,
    rule: keyed(groupKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
  }),
  Assignment: ofRegion(
    keyed(groupKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
    ({ assignmentId }) => ({
      id: assignmentId,
    }),
  ),
};
export const mutations: Readonly<Record<string, Row>> = {
  createAssignment: ofRegion(assignmentPermissions.DefineAssignment, (of) => ({
    input: assignment(of, fresh(of, 'assignment')),
  })),
  updateAssignment: ofRegion(assignmentPermissions.ReviseAssignment, (of) => ({
    ...revision,
    input: assignment(of, of.assignmentId),
  })),
};
