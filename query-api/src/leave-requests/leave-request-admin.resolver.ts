import type { Where } from '@paideia/documents/port.ts';
import { leaveRequests, type LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { dateRange } from '../kernel/graphql/time-range.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { leaveRegions, seesLeaveOfRegions } from '../registers/attendance-regions.rules.ts';
import { shownLeaveRequest } from './leave-request.queries.ts';
import { LeaveRequest, LeaveRequestFilter } from './leave-request.types.ts';

export const LeaveRequestAdminResolver = adminResource<LeaveRequestView, LeaveRequest, LeaveRequestFilter>({
  name: 'LeaveRequest',
  type: LeaveRequest,
  view: leaveRequests,
  filter: LeaveRequestFilter,
  rule: seesLeaveOfRegions,
  scope: (actor) => withinRegions(leaveRegions(actor)),
  where: ({ q, status, groupId, regionId, attendanceType, ...days }) => {
    const where: Where<LeaveRequestView> = {
      isDormant: false,
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      status: status ?? undefined,
      attendanceType: attendanceType ?? undefined,
      fromDate: dateRange(days.from, days.to),
    };
    return { where, search: q ?? undefined };
  },
  sorts: {
    submittedAt: 'submittedAt',
    fromDate: 'fromDate',
    studentName: 'studentNameKey',
    studentNameKey: 'studentNameKey',
    status: 'status',
  },
  newestFirst: true,
  map: shownLeaveRequest,
});
