import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { dashboardCard, isStudents, waitingCard } from '../kernel/graphql/dashboard.ts';
import { LeaveRequestAdminResolver } from './leave-request-admin.resolver.ts';
import { shownLeaveRequest } from './leave-request.queries.ts';
import { LeaveRequest } from './leave-request.types.ts';

export const leaveRequestCards = [
  dashboardCard({
    name: 'leaveRequests',
    description: 'The actor’s own, the newest three',
    type: () => [LeaveRequest],
    isFor: isStudents,
    async read(context, { actor: { userId } }) {
      const sort = { field: 'submittedAt', descending: true } as const;
      return (await context.read(leaveRequests).find({ where: { userId }, sort, limit: 3 })).items.map(
        shownLeaveRequest,
      );
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
