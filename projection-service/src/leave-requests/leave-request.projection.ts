import { enrolmentEvents, type EnrolmentEvent } from '@paideia/events/enrolments/enrolment.events.ts';
import { groupEvents, type GroupEvent } from '@paideia/events/groups/group.events.ts';
import { leaveRequestEvents, type LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { userProfileEvents, type UserProfileEvent } from '@paideia/events/profiles/profile.events.ts';
import { followNames, studentNamed } from '../kernel/people.ts';
import {
  collectionsOf,
  defineProjection,
  need,
  put,
  refOf,
  remove,
  update,
  updateWhere,
  type Occurred,
} from '../kernel/projection.ts';
import {
  leaveGroups,
  leavePeople,
  leaveRequests,
  leaveRequestsGroup,
  type LeaveRequestView,
  leaveRequestRecord,
} from './leave-request.view.ts';

const change = (id: string, occurred: Occurred, fields: Partial<LeaveRequestView>) =>
  update(leaveRequests, id, (request) => ({
    ...request,
    ...fields,
    _revision: occurred.revision,
    why: [...request.why, refOf(occurred)],
  }));
const decided = (
  status: LeaveRequestView['status'],
  { by, adminComments }: { readonly by: string; readonly adminComments: string | null },
  { at }: Occurred,
) => ({
  status,
  isDormant: false,
  adminComments,
  decidedBy: by,
  decidedAt: at,
});

/** What a student asked for and nobody has decided follows the enrolment. */
const follow =
  (isDormant: boolean) =>
  ({ userId, groupId }: { readonly userId: string; readonly groupId: string }) =>
    updateWhere(leaveRequests, { userId, groupId, status: 'pending' }, (request) => ({ ...request, isDormant }));

export const leaveRequestProjection = defineProjection<
  LeaveRequestEvent | EnrolmentEvent | UserProfileEvent | GroupEvent
>({
  group: leaveRequestsGroup,
  collections: collectionsOf(leaveRequests, leavePeople, leaveGroups),
  records: [leaveRequestRecord],
  events: [leaveRequestEvents, enrolmentEvents, userProfileEvents, groupEvents],
  on: {
    LeaveRequestSubmitted: {
      needs: ({ userId, groupId }) => [need(leavePeople, userId), need(leaveGroups, groupId)],
      then: ({ leaveRequestId, ...wish }, occurred, found) =>
        put(leaveRequests, leaveRequestId, {
          _id: leaveRequestId,
          _revision: occurred.revision,
          ...wish,
          ...studentNamed(found.one(leavePeople, wish.userId)),
          groupName: found.one(leaveGroups, wish.groupId)?.name ?? '',
          adminComments: null,
          status: 'pending',
          isDormant: false,
          submittedAt: occurred.at,
          decidedBy: null,
          decidedAt: null,
          why: [refOf(occurred)],
        }),
    },
    LeaveRequestAmended: ({ leaveRequestId, ...wish }, occurred) => change(leaveRequestId, occurred, wish),
    LeaveRequestWithdrawn: ({ leaveRequestId }) => remove(leaveRequests, leaveRequestId),
    LeaveRequestApproved: (decision, occurred) =>
      change(decision.leaveRequestId, occurred, decided('approved', decision, occurred)),
    LeaveRequestAcknowledged: (decision, occurred) =>
      change(decision.leaveRequestId, occurred, decided('acknowledged', decision, occurred)),
    LeaveRequestCommented: ({ leaveRequestId, adminComments }, occurred) =>
      change(leaveRequestId, occurred, { adminComments }),

    EnrolmentSuspended: follow(true),
    EnrolmentWithdrawn: follow(true),
    EnrolmentCompleted: follow(true),
    EnrolmentResumed: follow(false),
    EnrolmentStarted: follow(false),
    GraduationUndone: follow(false),

    ...followNames(leavePeople, leaveRequests, studentNamed),
    GroupCreated: ({ groupId, name }) => put(leaveGroups, groupId, { _id: groupId, name }),
    GroupUpdated: ({ groupId, changed: { name } }) =>
      name === undefined
        ? []
        : [
            put(leaveGroups, groupId, { _id: groupId, name }),
            updateWhere(leaveRequests, { groupId }, (doc) => ({ ...doc, groupName: name })),
          ],
  },
});
