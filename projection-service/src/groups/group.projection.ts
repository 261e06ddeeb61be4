import { enrolmentEvents, enrolmentIdOf, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import {
  corrected,
  ended,
  reopened,
  started,
  type EnrolmentSpan,
} from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { unlockedIn } from '@paideia/events/groups/term-lock.rules.ts';
import { definedIn } from '@paideia/events/kernel/defined.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { plain } from '@paideia/documents/values.ts';
import type { Named } from '@paideia/events/kernel/names.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  update,
  upsert,
  type AnyChange,
  type Found,
  type Occurred,
} from '../kernel/projection.ts';
import {
  groupCounts,
  groupMembers,
  groups,
  groupsGroup,
  memberNames,
  type GroupMemberView,
  type GroupView,
  groupRecord,
} from './group.view.ts';

const group = (
  { groupId }: { readonly groupId: string },
  { at, revision }: Occurred,
  fields: Partial<GroupView>,
): AnyChange => update(groups, groupId, (doc) => ({ ...doc, ...fields, _revision: revision, updatedAt: at }));

const count = (groupId: string, by: number): AnyChange[] =>
  by === 0
    ? []
    : [
        upsert(groupCounts, groupId, (doc) => ({ _id: groupId, students: (doc?.students ?? 0) + by })),
        update(groups, groupId, (doc) => ({ ...doc, studentCount: doc.studentCount + by })),
      ];

const memberNamed = (person: Named | undefined) => {
  const { studentName: name, studentNameKey: key } = studentNamed(person);
  return { name, nameKey: key };
};

type Enrolment = {
  readonly groupId: string;
  readonly userId: string;
  readonly regionId: string;
  readonly date: string;
};
/** Starts or ends an enrolment; the group counts its active ones. */
const enrolment = <D extends Enrolment>(
  to: (data: D) => Partial<GroupMemberView> & Pick<GroupMemberView, 'status'>,
  span: (spans: readonly EnrolmentSpan[], date: string) => readonly EnrolmentSpan[],
) => ({
  needs: ({ groupId, userId }: D) => [need(groupMembers, enrolmentIdOf(groupId, userId)), need(memberNames, userId)],
  then: (data: D, _: Occurred, found: Found) => {
    const { groupId, userId, regionId, date } = data;
    const _id = enrolmentIdOf(groupId, userId);
    const former = found.one(groupMembers, _id);
    const member = former ?? {
      _id,
      groupId,
      userId,
      regionId,
      ...memberNamed(found.one(memberNames, userId)),
      startedOn: date,
      endedOn: null,
      spans: [],
      gradYear: null,
    };
    const now: GroupMemberView = { ...member, ...to(data), spans: span(member.spans, date) };
    return [
      put(groupMembers, _id, now),
      ...count(groupId, Number(now.status === 'active') - Number(former?.status === 'active')),
    ];
  },
});
const completed = ({ date, gradYear }: Enrolment & { readonly gradYear: number }) => ({
  status: 'completed' as const,
  endedOn: date,
  gradYear,
});

const names = followNames(memberNames, groupMembers, memberNamed);

/** Groups and who is or was in them. */
export const groupProjection = defineProjection<GroupEvent | EnrolmentEvent | UserProfileEvent>({
  group: groupsGroup,
  collections: collectionsOf(groups, groupMembers, memberNames, groupCounts),
  records: [groupRecord],
  events: [groupEvents, enrolmentEvents, userProfileEvents],
  on: {
    GroupCreated: {
      needs: ({ groupId }) => [need(groupCounts, groupId)],
      then: ({ groupId, ...fields }, { at, revision }, found) =>
        put(groups, groupId, {
          ...fields,
          _id: groupId,
          _revision: revision,
          nameKey: plain(fields.name),
          attendanceSchemaId: null,
          archived: false,
          locks: [],
          instructorIds: [],
          facilitatorIds: [],
          studentCount: found.one(groupCounts, groupId)?.students ?? 0,
          createdAt: at,
          updatedAt: at,
        }),
    },
    GroupUpdated: ({ changed, ...data }, occurred) =>
      group(data, occurred, {
        ...definedIn(changed),
        ...(changed.name !== undefined && { nameKey: plain(changed.name) }),
      }),
    GroupAttendanceSchemaAssigned: (data, occurred) => group(data, occurred, { attendanceSchemaId: data.schemaId }),
    // The plan is shown elsewhere, but whoever changes the group has seen it.
    GroupCoursesSet: (data, occurred) => group(data, occurred, {}),
    GroupStaffSet: ({ groupId, instructorIds, facilitatorIds }, occurred) =>
      group({ groupId }, occurred, { instructorIds, facilitatorIds }),
    GroupArchived: (data, occurred) => group(data, occurred, { archived: true }),
    GroupRestored: (data, occurred) => group(data, occurred, { archived: false }),
    TermLocked: ({ groupId, term, from, to, courseIds, by }, { at, revision }) =>
      update(groups, groupId, (doc) => ({
        ...doc,
        _revision: revision,
        updatedAt: at,
        locks: [...unlockedIn(doc.locks, term), { term, from, to, courseIds, lockedAt: at, lockedBy: by }],
      })),
    TermUnlocked: ({ groupId, term }, { at, revision }) =>
      update(groups, groupId, (doc) => ({
        ...doc,
        _revision: revision,
        updatedAt: at,
        locks: unlockedIn(doc.locks, term),
      })),

    EnrolmentStarted: enrolment(
      ({ date }) => ({ status: 'active', startedOn: date, endedOn: null, gradYear: null }),
      started,
    ),
    EnrolmentStartCorrected: ({ groupId, userId, date, formerDate }) =>
      update(groupMembers, enrolmentIdOf(groupId, userId), (doc) => ({
        ...doc,
        startedOn: date,
        spans: corrected(doc.spans, formerDate, date) ?? doc.spans,
      })),
    EnrolmentWithdrawn: enrolment(({ date }) => ({ status: 'withdrawn', endedOn: date }), ended),
    EnrolmentSuspended: enrolment(({ date }) => ({ status: 'suspended', endedOn: date }), ended),
    EnrolmentResumed: enrolment(() => ({ status: 'active', endedOn: null }), started),
    GraduationUndone: enrolment(() => ({ status: 'active', endedOn: null, gradYear: null }), reopened),
    EnrolmentCompleted: enrolment(completed, ended),
    StudentGraduated: enrolment(completed, ended),

    ...names,
    // Somebody may be enrolled before the profile is there.
    UserProfileCreated: names.UserProfileUpdated,
  },
});
