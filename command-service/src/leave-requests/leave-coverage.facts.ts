import { group } from '@paideia/documents/port.ts';
import { leaveRequestEvents, type LeaveRequestEvent } from '@paideia/events/leave-requests/leave-request.events.ts';
import { collectionsOf, defineProjection, put } from '@paideia/projection-service/kernel/projection.ts';

/** A decided leave request: what it covers, or would have covered. No periods: the whole of each day. */
export type LeaveCoverage = {
  readonly leaveRequestId: string;
  readonly userId: string;
  readonly groupId: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly status: 'approved' | 'acknowledged';
};

const leaveCoverageGroup = group('facts-leave-coverage', 1);
export const leaveCoverage = leaveCoverageGroup.collection<LeaveCoverage>('leaveCoverage', {
  indexes: { group: ['groupId', 'toDate'] },
});

type Decision = Omit<LeaveCoverage, 'status'>;
const decided =
  (status: LeaveCoverage['status']) =>
  ({ leaveRequestId, userId, groupId, fromDate, toDate, periods }: Decision) =>
    put(leaveCoverage, leaveRequestId, { leaveRequestId, userId, groupId, fromDate, toDate, periods, status });

export const leaveCoverageFactTable = defineProjection<LeaveRequestEvent>({
  group: leaveCoverageGroup,
  collections: collectionsOf(leaveCoverage),
  events: [leaveRequestEvents],
  on: { LeaveRequestApproved: decided('approved'), LeaveRequestAcknowledged: decided('acknowledged') },
});
