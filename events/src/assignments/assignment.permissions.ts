import { admin, anyOf, inPerson, inRegion, keyed, regionalManager, system, type Rule } from '../kernel/permission.ts';
import type { AssignmentCommand } from './assignment.commands.ts';
import { groupKeys } from '../groups/group.permissions.ts';

const edits = inPerson(keyed(groupKeys.write, anyOf(admin, regionalManager)));
export const readsAssignment = keyed(groupKeys.read, anyOf(admin, regionalManager, inRegion('instructor')));
export const assignmentPermissions: Readonly<Record<AssignmentCommand['type'], Rule>> = {
  DefineAssignment: edits,
  ReviseAssignment: edits,
  RemindOfAssignment: system,
};
