import { group } from '@paideia/documents/port.ts';
import type { EnrolmentSpan } from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import type { EnrolmentStatus } from '@paideia/events/enrolments/enrolment.rules.ts';
import type { TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

/** A locked term, since when and by whom. */
export type LockedTermView = TermLock & { readonly lockedAt: string; readonly lockedBy: string };
export type GroupView = {
  readonly _id: string;
  readonly _revision: number;
  readonly name: string;
  readonly nameKey: string;
  readonly regionId: string;
  readonly programYear: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly locale: string;
  readonly offlineApp: boolean;
  readonly selfSignUp: boolean;
  readonly freeOfCharge: boolean;
  readonly attendanceSchemaId: string | null;
  readonly archived: boolean;
  readonly locks: readonly LockedTermView[];
  /** Teachers whom its students ask. */
  readonly instructorIds: readonly string[];
  readonly facilitatorIds: readonly string[];
  /** It counts active enrolments. */
  readonly studentCount: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};
/** One enrolment; its id is `{groupId}_{userId}`. The name is null before the profile is there and after an erasure. */
export type GroupMemberView = {
  readonly _id: string;
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly status: EnrolmentStatus;
  readonly name: string | null;
  readonly nameKey: string;
  readonly startedOn: string;
  readonly endedOn: string | null;
  /** From when to when, however often: by the dates that were said. */
  readonly spans: readonly EnrolmentSpan[];
  readonly gradYear: number | null;
};
type GroupCount = { readonly _id: string; readonly students: number };

export const groupsGroup = group('groups', 6);
export const groups = groupsGroup.collection<GroupView>('groups', {
  indexes: {
    byName: ['nameKey'],
    byRegion: ['regionId', 'archived', 'nameKey'],
    byArchived: ['archived', 'nameKey'],
    bySelfSignUp: ['selfSignUp', 'nameKey'],
    byCount: ['studentCount'],
    byStart: ['startDate'],
    byInstructor: ['instructorIds'],
    byFacilitator: ['facilitatorIds'],
    byYear: ['programYear'],
    byCreation: ['createdAt'],
  },
  search: ['name'],
});
export const groupMembers = groupsGroup.collection<GroupMemberView>('groupMembers', {
  indexes: {
    byGroup: ['groupId', 'nameKey'],
    byGroupStatus: ['groupId', 'status', 'nameKey'],
    byUser: ['userId', 'status'],
  },
  search: ['name'],
});
/** Read by the projection only. */
export const memberNames = groupsGroup.collection<Person>('memberNames');
export const groupCounts = groupsGroup.collection<GroupCount>('groupCounts');

export const groupRecord = recordOf(groups, {
  named: { kind: 'group', name: ({ name }) => name },
  standing: { of: ['group'], leftOut: ['studentCount'] },
  referred: { groupId: 'group' },
});
