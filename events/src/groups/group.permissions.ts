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
import { leaveRequestKeys, readsLeaveRequest } from '../leave-requests/leave-request.permissions.ts';
import { readsSubmission, submissionKeys } from '../submissions/submission.permissions.ts';
import { examResultKeys, readsExamResult } from '../exam-attempts/exam-attempt.permissions.ts';
import { billingKeys } from '../invoices/invoice.permissions.ts';
import { userKeys } from '../accounts/account.permissions.ts';
import { newsKeys } from '../news/news-item.permissions.ts';
import { linkKeys } from '../links/link.permissions.ts';
import { readsAbsenceExplanation } from '../absence-explanations/absence-explanation.permissions.ts';
import { readsRegister } from '../registers/register.permissions.ts';
import { defineKeys } from '../kernel/permission-key.ts';
import { evaluationKeys } from '../evaluations/evaluation.permissions.ts';
import { timeLogKeys } from '../time-logs/time-log.permissions.ts';

export const groupKeys = defineKeys('groups', { order: 70, isRegional: true });

const edits = inPerson(keyed(groupKeys.write, anyOf(admin, inRegion('admin'))));

/**
 * What is final is said by those who answer for the records of the college or of the region. Managers grade, mark and decide about leave, which is what a lock
 * stops, so they neither set one nor lift it; the key to the list of groups is for their settings, and opens neither.
 */
const locksTerms = inPerson(anyOf(admin, inRegion('admin')));

export const groupPermissions: Readonly<Record<GroupCommand['type'], Rule>> = {
  CreateGroup: edits,
  UpdateGroup: edits,
  AssignGroupAttendanceSchema: edits,
  SetGroupCourses: edits,
  SetGroupStaff: edits,
  ArchiveGroup: edits,
  RestoreGroup: edits,
  LockTerm: locksTerms,
  UnlockTerm: locksTerms,
};
export const readsGroups = keyed(
  groupKeys.read,
  anyOf(admin, regionalManager, inRegion('admin'), inRegion('instructor')),
);
/** Sees which terms of a group are locked: whoever would be refused something there, beside those who read the group. */
export const readsTerms = anyOf(
  readsGroups,
  readsRegister,
  readsSubmission,
  readsExamResult,
  readsLeaveRequest,
  readsAbsenceExplanation,
);
/** Lists groups, and what a group may be given. */
export const listsGroups = anyOf(admin, role('manager'), somewhere(keyed(groupKeys.read, nobody)));
/** Chooses among groups by name, where something is for a group or of one. */
export const choosesGroups = [
  leaveRequestKeys,
  submissionKeys,
  examResultKeys,
  timeLogKeys,
  evaluationKeys,
  billingKeys,
  userKeys,
  newsKeys,
  linkKeys,
].reduce<Rule>((rule, { read }) => keyed(read, rule), readsGroups);
/** Sees the groups of a region as their students do. */
export const previewsGroups = keyed(groupKeys.read, anyOf(admin, inRegion('admin')));
