import { isDeepStrictEqual } from 'node:util';
import { groupCommands } from '@paideia/events/groups/group.commands.ts';
import { groupEvents, groupStream, type GroupDetails } from '@paideia/events/groups/group.events.ts';
import { lockChangedBy, lockedIn, lockMissingIn, unlockedIn } from '@paideia/events/groups/term-lock.rules.ts';
import { groupPermissions, readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { reject } from '@paideia/events/kernel/rejection.ts';
import { changedOf } from '../kernel/decide/changed.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { groupAsked, noGroup, type GroupAsked, type GroupState } from './group-facts.decider.ts';
import { lockTerm, unlockTerm, type LockRejected } from './term-lock.decider.ts';
import { refusedBy, type LockedTerm } from './term-lock.rules.ts';

type Rejected =
  | LockedTerm
  | LockRejected
  | 'noAccess'
  | 'group.exists'
  | 'group.regionUnknown'
  | 'group.schemaUnknown'
  | 'group.endsBeforeItStarts'
  | 'group.freeNeedsSignUp'
  | 'group.courseUnknown'
  | 'group.courseTwice'
  | 'group.termUnknown'
  | 'group.teacherUnknown';
/** What is wrong with the settings of a group, if anything. */
const misfit = ({ startDate, endDate, selfSignUp, freeOfCharge }: GroupDetails) => {
  if (startDate !== null && endDate !== null && endDate < startDate) return 'group.endsBeforeItStarts';
  return freeOfCharge && !selfSignUp ? 'group.freeNeedsSignUp' : undefined;
};
const known = (locale: string) => (isLocale(locale) ? locale : 'en');

export const studentGroup = defineDecider<GroupState, Rejected, GroupAsked>()({
  events: groupEvents,
  commands: groupCommands,
  permissions: groupPermissions,
  reads: readsGroups,
  creates: ['CreateGroup'],
  commutes: [],
  stream: ({ data }) => groupStream(data.groupId),
  initial: noGroup,
  exists: ({ groupId }) => groupId !== null,
  scope: ({ groupId, regionId }, { type, data }) => ({
    regionId: groupId === null && type === 'CreateGroup' ? data.regionId : regionId,
  }),
  facts: groupAsked,

  decide: {
    CreateGroup: (state, { attendanceSchemaId: schemaId, ...group }, { regionExists, schemaExists }) => {
      const { groupId, regionId, name } = group;
      if (state.groupId !== null)
        return state.regionId === regionId && state.details.name === name ? [] : reject('group.exists');
      if (!regionExists) return reject('group.regionUnknown');
      if (schemaId !== null && !schemaExists) return reject('group.schemaUnknown');
      const wrong = misfit(group);
      if (wrong) return reject(wrong);
      return [
        { type: 'GroupCreated', data: { ...group, locale: known(group.locale) } },
        ...(schemaId === null
          ? []
          : [{ type: 'GroupAttendanceSchemaAssigned' as const, data: { groupId, regionId, schemaId } }]),
      ];
    },
    UpdateGroup: (
      { regionId, details, schemaId: former, locks },
      { groupId, attendanceSchemaId, ...wanted },
      { schemaExists, named },
    ) => {
      if (attendanceSchemaId !== null && !schemaExists) return reject('group.schemaUnknown');
      const wrong = misfit(wanted);
      if (wrong) return reject(wrong);
      const changed = changedOf({ ...wanted, locale: known(wanted.locale) }, details);
      const schemaId = attendanceSchemaId ?? former;
      const missing = schemaId === former ? undefined : lockMissingIn(locks, named.terms);
      if (missing) return refusedBy(missing);
      return [
        ...(Object.keys(changed).length > 0
          ? [{ type: 'GroupUpdated' as const, data: { groupId, regionId, changed } }]
          : []),
        ...(schemaId !== null && schemaId !== former
          ? [{ type: 'GroupAttendanceSchemaAssigned' as const, data: { groupId, regionId, schemaId } }]
          : []),
      ];
    },
    AssignGroupAttendanceSchema: (state, { groupId, schemaId }, { schemaExists, named }) => {
      if (!schemaExists) return reject('group.schemaUnknown');
      if (state.schemaId === schemaId) return [];
      const missing = lockMissingIn(state.locks, named.terms);
      return missing
        ? refusedBy(missing)
        : [{ type: 'GroupAttendanceSchemaAssigned', data: { groupId, regionId: state.regionId, schemaId } }];
    },
    SetGroupCourses: ({ regionId, courses, locks }, { groupId, items }, { coursesExist, teachersExist, named }) => {
      if (!coursesExist) return reject('group.courseUnknown');
      if (!teachersExist) return reject('group.teacherUnknown');
      if (new Set(items.map(({ courseId }) => courseId)).size < items.length) return reject('group.courseTwice');
      // A term that was renamed or taken out since stays where the plan has it.
      const termNames = named.terms.map(({ name }) => name);
      const known = [...termNames, ...courses.map(({ termName }) => termName)];
      const strange = items.find(({ termName }) => !known.includes(termName));
      if (termNames.length > 0 && strange) return reject('group.termUnknown', { term: strange.termName });
      const inOrder = [...items].sort((a, b) => a.order - b.order);
      const changed = lockChangedBy(locks, named, courses, inOrder);
      if (changed) return refusedBy(changed);
      return isDeepStrictEqual(courses, inOrder)
        ? []
        : [{ type: 'GroupCoursesSet', data: { groupId, regionId, items: inOrder } }];
    },
    SetGroupStaff: ({ regionId, staff }, { groupId, instructorIds, facilitatorIds }, { teachersExist }) => {
      if (!teachersExist) return reject('group.teacherUnknown');
      const each = {
        instructorIds: [...new Set(instructorIds)],
        facilitatorIds: [...new Set(facilitatorIds)],
      };
      return isDeepStrictEqual(staff, each) ? [] : [{ type: 'GroupStaffSet', data: { groupId, regionId, ...each } }];
    },
    ArchiveGroup: ({ archived, regionId }, { groupId }) =>
      archived ? [] : [{ type: 'GroupArchived', data: { groupId, regionId } }],
    RestoreGroup: ({ archived, regionId }, { groupId }) =>
      archived ? [{ type: 'GroupRestored', data: { groupId, regionId } }] : [],
    LockTerm: lockTerm,
    UnlockTerm: unlockTerm,
  },
  evolve: {
    GroupCreated: (state, { groupId, regionId, ...details }) => ({ ...state, groupId, regionId, details }),
    GroupUpdated: (state, { changed }) => ({ ...state, details: { ...state.details, ...definedIn(changed) } }),
    GroupAttendanceSchemaAssigned: (state, { schemaId }) => ({ ...state, schemaId }),
    GroupCoursesSet: (state, { items }) => ({ ...state, courses: items }),
    GroupStaffSet: (state, { instructorIds, facilitatorIds }) => ({
      ...state,
      staff: { instructorIds, facilitatorIds },
    }),
    GroupArchived: (state) => ({ ...state, archived: true }),
    GroupRestored: (state) => ({ ...state, archived: false }),
    TermLocked: (state, lock) => ({ ...state, locks: lockedIn(state.locks, lock) }),
    TermUnlocked: (state, { term }) => ({ ...state, locks: unlockedIn(state.locks, term) }),
  },
});
