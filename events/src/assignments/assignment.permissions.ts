import { admin, anyOf, inPerson, regionalManager, type Rule } from '../kernel/permission.ts';
import type { AssignmentCommand } from './assignment.commands.ts';

const edits = inPerson(anyOf(admin, regionalManager));
export const assignmentPermissions: Readonly<Record<AssignmentCommand['type'], Rule>> = {
  DefineAssignment: edits,
  ReviseAssignment: edits,
};
