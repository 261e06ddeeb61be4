import { group } from '@paideia/documents/port.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { LeaveRequestStatus, type AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { Person } from '../kernel/people.ts';
import { recordOf } from '../kernel/record.ts';

export const leaveRequestsGroup = group('leave-requests', 6);

/** Dates are local to the region. Names and what people wrote are null after an erasure. A withdrawn request is no longer there. */
export type LeaveRequestView = {
  readonly _id: string;
  /** It is that of its stream; a decision sends it back as what was seen. */
  readonly _revision: number;
  readonly userId: string;
  readonly studentName: string | null;
  readonly studentNameKey: string;
  readonly groupId: string;
  readonly groupName: string;
  readonly regionId: string;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  /** Where there are none, it is the whole of each day. */
  readonly periods: readonly string[];
  readonly time: string | null;
  readonly reason: string | null;
  readonly studentNotes: string | null;
  readonly adminComments: string | null;
  readonly status: LeaveRequestStatus;
  /** It is not decided, and the student is not active in the group now: nobody is asked for an answer. */
  readonly isDormant: boolean;
  readonly submittedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly why: readonly EventRef[];
};

/** Each of these leaves many requests, so there is an index for every order; a person or a class has few enough to be sorted when they are asked for. */
const few = ['groupId', 'userId'] as const;
const sorts = ['submittedAt', 'fromDate', 'studentNameKey'] as const;
type Indexed = readonly (
  | 'isDormant'
  | 'status'
  | 'regionId'
  | 'attendanceType'
  | (typeof few | typeof sorts)[number]
)[];
/** Whoever asks for no status is answered by way of each. */
const ways: readonly Indexed[] = [
  ...sorts.flatMap((sort) => [
    ['isDormant', 'status', sort] as const,
    ['isDormant', 'attendanceType', sort] as const,
    ['isDormant', 'regionId', 'status', sort] as const,
  ]),
  ['isDormant', 'status'],
  ['isDormant', 'regionId', 'status'],
  ['isDormant', 'attendanceType', 'status'],
  ...few.map((filter) => [filter, 'submittedAt'] as const),
];

export const leaveRequests = leaveRequestsGroup.collection<LeaveRequestView>('leaveRequests', {
  indexes: Object.fromEntries(ways.map((fields) => [fields.join('-'), fields])),
  values: { status: LeaveRequestStatus.options },
  search: ['studentName', 'reason'],
});

/** Private to the projection: what it must know of others to sort and search requests. */
export const leavePeople = leaveRequestsGroup.collection<Person>('leavePeople');
type LeaveGroup = { readonly _id: string; readonly name: string };
export const leaveGroups = leaveRequestsGroup.collection<LeaveGroup>('leaveGroups');

export const leaveRequestRecord = recordOf(leaveRequests, { standing: { of: ['leaveRequest'] } });
