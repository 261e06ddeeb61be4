import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  nobody,
  regionalManager,
  role,
  somewhere,
  type Rule,
} from '../kernel/permission.ts';
import type { GroupCommand } from './group.commands.ts';

const edits = inPerson(keyed('groups:write', anyOf(admin, inRegion('admin'))));

export const groupPermissions: Readonly<Record<GroupCommand['type'], Rule>> = {
  CreateGroup: edits,
  UpdateGroup: edits,
  AssignGroupAttendanceSchema: edits,
  SetGroupCourses: edits,
  SetGroupStaff: edits,
  ArchiveGroup: edits,
  RestoreGroup: edits,
};
export const readsGroups = keyed(
  'groups:read',
  anyOf(admin, regionalManager, inRegion('admin'), inRegion('instructor')),
);
/** Lists groups, and what a group may be given. */
export const listsGroups = anyOf(admin, role('manager'), somewhere(keyed('groups:read', nobody)));
/** Chooses among groups by name, where something is for a group or of one. */
export const choosesGroups = (
  ['leaveRequests', 'submissions', 'examResults', 'billing', 'users', 'news', 'links'] as const
).reduce<Rule>((rule, resource) => keyed(`${resource}:read`, rule), readsGroups);
/** Sees the groups of a region as their students do. */
export const previewsGroups = keyed('groups:read', anyOf(admin, inRegion('admin')));
