import { isDeepStrictEqual } from 'node:util';
import type { Period } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import { lockOfDays, type TermLock } from '@paideia/events/groups/term-lock.rules.ts';
import { isRejection, reject, type Rejection } from '@paideia/events/kernel/rejection.ts';
import {
  leaveRequestCommands,
  type LeaveRequestCommand,
} from '@paideia/events/leave-requests/leave-request.commands.ts';
import {
  leaveRequestEvents,
  leaveRequestStream,
  type LeaveRequestEvent,
} from '@paideia/events/leave-requests/leave-request.events.ts';
import {
  leaveRequestPermissions,
  readsLeaveRequest,
} from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { attendanceSchemaFacts } from '../attendance-schemas/attendance-schema.facts.ts';
import { enrolmentFacts } from '../enrolments/enrolment.facts.ts';
import { groupFacts, type GroupFact } from '../groups/group.facts.ts';
import { refusedBy, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { coveredPeriods, type PeriodsRejected } from './covered-periods.ts';

type Submitted = DataOf<LeaveRequestEvent, 'LeaveRequestSubmitted'>;
type LeaveState = {
  readonly status: 'none' | 'pending' | 'approved' | 'acknowledged' | 'withdrawn';
  readonly request: Submitted | null;
  readonly adminComments: string | null;
};
type Rejected =
  | LockedTerm
  | PeriodsRejected
  | 'noAccess'
  | 'leaveRequest.exists'
  | 'leaveRequest.notEnrolled'
  | 'leaveRequest.groupArchived'
  | 'leaveRequest.decided';
export type LeaveFacts = {
  readonly group: Pick<GroupFact, 'regionId' | 'archived'> | undefined;
  readonly isEnrolled: boolean;
  /** Of the group's schema, as it is now. */
  readonly periods: readonly Period[];
  /** The terms of the group that its marks cannot be changed in. */
  readonly locks: readonly TermLock[];
};

/** All that the student says, so that a field that is new in the command comes into the event by itself. */
type Wish = Omit<Submitted, 'leaveRequestId' | 'userId' | 'groupId' | 'regionId'>;
const wishOf = (wish: Wish, periods: string[]): Wish => ({
  ...wish,
  periods,
  // Whoever is away for the day arrives and leaves at no time.
  time: wish.attendanceType === 'absence' ? null : wish.time,
});
const whoseOf = ({ leaveRequestId, userId, groupId, regionId }: Submitted) => ({
  leaveRequestId,
  userId,
  groupId,
  regionId,
});

/** Approve and acknowledge: from pending, or turning the other one round. Said again, at most its comment is new, or taken back. */
function verdict(
  { status, request, adminComments: before }: LeaveState,
  to: 'approved' | 'acknowledged',
  { adminComments }: Pick<DataOf<LeaveRequestCommand, 'ApproveLeaveRequest'>, 'adminComments'>,
  locks: readonly TermLock[],
  by: string,
): readonly LeaveRequestEvent[] | Rejection<LockedTerm> {
  if (request === null) return [];
  const whose = whoseOf(request);
  const comment = adminComments === undefined ? before : adminComments;
  if (status === to)
    return comment === before
      ? []
      : [{ type: 'LeaveRequestCommented', data: { ...whose, adminComments: comment, by } }];
  const { attendanceType, fromDate, toDate, periods } = request;
  // The marks of these days follow from the decision, so it is refused here and not where they would change.
  const lock = lockOfDays(locks, fromDate, toDate);
  if (lock) return refusedBy(lock);
  const data = { ...whose, attendanceType, fromDate, toDate, periods, adminComments: comment, by };
  return to === 'approved'
    ? [
        {
          type: 'LeaveRequestApproved',
          data: { ...data, formerly: status === 'acknowledged' ? 'acknowledged' : 'pending' },
        },
      ]
    : [
        {
          type: 'LeaveRequestAcknowledged',
          data: { ...data, formerly: status === 'approved' ? 'approved' : 'pending' },
        },
      ];
}

export const leaveRequest = defineDecider<LeaveState, Rejected, LeaveFacts>()({
  events: leaveRequestEvents,
  commands: leaveRequestCommands,
  permissions: leaveRequestPermissions,
  reads: readsLeaveRequest,
  creates: ['SubmitLeaveRequest'],
  commutes: [],
  stream: ({ data }) => leaveRequestStream(data.leaveRequestId),
  initial: { status: 'none', request: null, adminComments: null },
  exists: ({ status }) => status !== 'none' && status !== 'withdrawn',
  scope: ({ request }, { type, data }, { group }) => ({
    ownerId: request?.userId ?? (type === 'SubmitLeaveRequest' ? data.userId : null),
    regionId: request?.regionId ?? group?.regionId,
  }),
  facts: async ({ type, data }, ask, { request }) => {
    const membership = type === 'SubmitLeaveRequest' ? data : type === 'AmendLeaveRequest' ? request : null;
    const of = type === 'SubmitLeaveRequest' ? data : request;
    const group = of ? await ask.table(groupFacts).one(of.groupId) : undefined;
    const locks = group?.locks ?? [];
    if (!membership) return { group: undefined, isEnrolled: false, periods: [], locks };
    const schema = group?.schemaId == null ? undefined : await ask.table(attendanceSchemaFacts).one(group.schemaId);
    const enrolment = await ask.table(enrolmentFacts).one(enrolmentIdOf(membership.groupId, membership.userId));
    return { group, isEnrolled: enrolment?.status === 'active', periods: schema?.periods ?? [], locks };
  },

  decide: {
    SubmitLeaveRequest: (
      { status, request },
      { leaveRequestId, userId, groupId, ...wish },
      { group, isEnrolled, periods, locks },
    ) => {
      if (!group || !isEnrolled) return reject('leaveRequest.notEnrolled');
      const lock = lockOfDays(locks, wish.fromDate, wish.toDate);
      if (lock) return refusedBy(lock);
      const covered = coveredPeriods(wish, periods);
      if (isRejection(covered)) return covered;
      const data: Submitted = { leaveRequestId, userId, groupId, regionId: group.regionId, ...wishOf(wish, covered) };
      if (request)
        return status !== 'withdrawn' && isDeepStrictEqual({ ...request }, data) ? [] : reject('leaveRequest.exists');
      if (group.archived) return reject('leaveRequest.groupArchived');
      return [{ type: 'LeaveRequestSubmitted', data }];
    },
    AmendLeaveRequest: (
      { status, request },
      { leaveRequestId: _id, ...wish },
      { group, isEnrolled, periods, locks },
    ) => {
      if (status !== 'pending' || !request) return reject('leaveRequest.decided');
      if (!isEnrolled) return reject('leaveRequest.notEnrolled');
      if (group?.archived) return reject('leaveRequest.groupArchived');
      const lock = lockOfDays(locks, wish.fromDate, wish.toDate);
      if (lock) return refusedBy(lock);
      const covered = coveredPeriods(wish, periods);
      if (isRejection(covered)) return covered;
      const data: Submitted = { ...whoseOf(request), ...wishOf(wish, covered) };
      return isDeepStrictEqual({ ...request }, data) ? [] : [{ type: 'LeaveRequestAmended', data }];
    },
    WithdrawLeaveRequest: ({ status, request }) =>
      status === 'pending' && request
        ? [{ type: 'LeaveRequestWithdrawn', data: whoseOf(request) }]
        : reject('leaveRequest.decided'),
    ApproveLeaveRequest: (state, data, { locks, actorId }) =>
      actorId === null ? reject('noAccess') : verdict(state, 'approved', data, locks, actorId),
    AcknowledgeLeaveRequest: (state, data, { locks, actorId }) =>
      actorId === null ? reject('noAccess') : verdict(state, 'acknowledged', data, locks, actorId),
    CommentLeaveRequest: ({ request, adminComments: before }, { adminComments }, { actorId }) => {
      if (actorId === null || !request) return reject('noAccess');
      return adminComments === before
        ? []
        : [{ type: 'LeaveRequestCommented', data: { ...whoseOf(request), adminComments, by: actorId } }];
    },
  },
  evolve: {
    LeaveRequestSubmitted: (_, request) => ({ status: 'pending', request, adminComments: null }),
    LeaveRequestAmended: (state, request) => ({ ...state, request }),
    LeaveRequestWithdrawn: (state) => ({ ...state, status: 'withdrawn' }),
    LeaveRequestApproved: (state, { adminComments }) => ({ ...state, status: 'approved', adminComments }),
    LeaveRequestAcknowledged: (state, { adminComments }) => ({ ...state, status: 'acknowledged', adminComments }),
    LeaveRequestCommented: (state, { adminComments }) => ({ ...state, adminComments }),
  },
});
