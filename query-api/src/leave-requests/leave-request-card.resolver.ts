import { dashboardCard, isStudents, waitingCard } from '../kernel/graphql/dashboard.ts';
import { LeaveRequestAdminResolver } from './leave-request-admin.resolver.ts';
import { latestLeaveOf, shownLeaveRequest } from './leave-request.queries.ts';
import { LeaveRequest } from './leave-request.types.ts';

export const leaveRequestCards = [
  dashboardCard({
    name: 'leaveRequests',
    description: 'The actor’s own, the newest three',
    type: () => [LeaveRequest],
    isFor: isStudents,
    async read(context, { actor: { userId } }) {
      return (await latestLeaveOf(context, userId)).slice(0, 3).map(shownLeaveRequest);
    },
  }),
  waitingCard({
    name: 'openLeaveRequests',
    description: 'Leave requests that nobody has answered yet',
    list: LeaveRequestAdminResolver,
    filter: { status: 'pending' },
    inRegion: (regionId) => ({ regionId }),
  }),
] as const;
