import { leaveRequests, type LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { memoize } from '../kernel/cache/memoize.ts';
import { seesLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import type { LeaveRequest } from './leave-request.types.ts';

export const shownLeaveRequest = memoize((view: LeaveRequestView): LeaveRequest => ({ id: view._id, ...view }));

/** The request, or the same answer whether it is absent or someone else's. */
export async function visibleLeaveRequest(context: Context, id: string): Promise<LeaveRequestView> {
  return context.visible(await context.read(leaveRequests).one(id), seesLeaveRequest, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}

const mostLatest = 60;
/** Those of a person, the newest first; found once a request. */
export const latestLeaveOf = (context: Context, userId: string): Promise<readonly LeaveRequestView[]> =>
  context.shared('leave requests', userId, async () => {
    const sort = { field: 'submittedAt', descending: true } as const;
    return (await context.read(leaveRequests).find({ where: { userId }, sort, limit: mostLatest })).items;
  });
