import { admin, anyOf, inPerson, inRegion, regionalManager, type Rule } from '../kernel/permission.ts';
import type { GroupCommand } from './group.commands.ts';

const edits = inPerson(anyOf(admin, inRegion('admin')));

export const groupPermissions: Readonly<Record<GroupCommand['type'], Rule>> = {
  CreateGroup: edits,
  UpdateGroup: edits,
  AssignGroupAttendanceSchema: edits,
  SetGroupCourses: edits,
  SetGroupStaff: edits,
  ArchiveGroup: edits,
  RestoreGroup: edits,
};
export const readsGroups = anyOf(admin, regionalManager, inRegion('admin'), inRegion('instructor'));
