import { G } from '../../../../../scripts/demo/ids.ts';
import { fresh, list, listed, nothing, ofRegion, open, own, revision, type Row } from '../../row.ts';
import { choosesGroups, groupPermissions, groupKeys, readsTerms } from '@paideia/events/groups/group.permissions.ts';
import { admin, anyOf, inRegion, keyed, regionalManager, role, somewhere } from '@paideia/events/kernel/permission.ts';

const group = {
  name: 'Matrix',
  programYear: 1,
  locale: 'en',
  offlineApp: false,
  selfSignUp: false,
  freeOfCharge: true,
};

const listsGroups = listed(groupKeys.read, anyOf(admin, role('manager')));

export const queries: Readonly<Record<string, Row>> = {
  signUpGroup: { ...open, args: () => ({ _id: G(4) }), note: 'open and free groups; others are absent' },
  allGroups: list(listsGroups, { id: (of) => of.groupId, rule: keyed(groupKeys.read, anyOf(admin, regionalManager)) }),
  Group: ofRegion(keyed(groupKeys.read, anyOf(admin, regionalManager)), ({ groupId }) => ({ id: groupId })),
  groupChoices: { rule: somewhere(choosesGroups), ...nothing, note: 'names alone, of the own regions' },
  attendanceSchemaChoices: { rule: listsGroups, ...nothing },
  myGroups: { ...own, note: 'the own ones' },
  groupTerms: ofRegion(readsTerms, ({ groupId }) => ({ groupId })),
  termOpenings: ofRegion(groupPermissions.LockTerm, ({ groupId }) => ({ groupId, term: 'Autumn 2026' })),
  groupPreviews: ofRegion(keyed(groupKeys.read, anyOf(admin, inRegion('admin'))), ({ regionId }) => ({ regionId })),
};
export const mutations: Readonly<Record<string, Row>> = {
  createGroup: ofRegion(groupPermissions.CreateGroup, (of) => ({
    input: { ...group, _id: fresh(of, 'group'), regionId: of.regionId },
  })),
  updateGroup: ofRegion(groupPermissions.UpdateGroup, ({ groupId }) => ({
    ...revision,
    input: { ...group, _id: groupId },
  })),
  archiveGroup: ofRegion(groupPermissions.ArchiveGroup, ({ groupId }) => ({ ...revision, _id: groupId })),
  restoreGroup: ofRegion(groupPermissions.RestoreGroup, ({ groupId }) => ({ ...revision, _id: groupId })),
  lockTerm: ofRegion(groupPermissions.LockTerm, ({ groupId }) => ({ ...revision, _id: groupId, term: 'Autumn 2026' })),
  unlockTerm: ofRegion(groupPermissions.UnlockTerm, ({ groupId }) => ({
    ...revision,
    _id: groupId,
    term: 'Autumn 2026',
    reason: 'A wrong grade',
  })),
  setGroupCourses: ofRegion(groupPermissions.SetGroupCourses, ({ groupId }) => ({
    ...revision,
    _id: groupId,
    items: [],
  })),
  setGroupStaff: ofRegion(groupPermissions.SetGroupStaff, ({ groupId }) => ({
    ...revision,
    _id: groupId,
    instructorIds: [],
    facilitatorIds: [],
  })),
};
