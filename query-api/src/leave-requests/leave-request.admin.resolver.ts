import type { Where } from '@paideia/documents/port.ts';
import { AttendanceType, LeaveRequestStatus } from '@paideia/events/leave-requests/leave-request.events.ts';
import { leaveRequests, type LeaveRequestView } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { daysAfter } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { LocalDate } from '@paideia/events/kernel/ids.ts';
import { adminResource } from '../kernel/graphql/admin-resource.ts';
import { Refusal } from '../kernel/graphql/refusal.ts';
import { leaveRegions, seesLeaveOfRegions, withinRegions } from '../registers/attendance-regions.rules.ts';
import { shownLeaveRequest } from './leave-request.shown.ts';
import { LeaveRequest, LeaveRequestFilter } from './leave-request.types.ts';

const dayOf = (path: string, date: string | null | undefined): string | undefined => {
  if (!date) return undefined;
  if (!LocalDate.safeParse(date).success) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
  return date;
};

export const LeaveRequestAdminResolver = adminResource<LeaveRequestView, LeaveRequest, LeaveRequestFilter>({
  name: 'LeaveRequest',
  type: LeaveRequest,
  view: leaveRequests,
  filter: LeaveRequestFilter,
  rule: seesLeaveOfRegions,
  scope: (actor) => withinRegions(leaveRegions(actor)),
  where: ({ q, status, groupId, regionId, attendanceType, ...days }) => {
    const [from, to] = [dayOf('from', days.from), dayOf('to', days.to)];
    const where: Where<LeaveRequestView> = {
      groupId: groupId ?? undefined,
      regionId: regionId ?? undefined,
      // A status or a type that there is not finds nothing.
      status: status ? (LeaveRequestStatus.safeParse(status).data ?? []) : undefined,
      attendanceType: attendanceType ? (AttendanceType.safeParse(attendanceType).data ?? []) : undefined,
      fromDate: from || to ? { ...(from && { from }), ...(to && { below: daysAfter(to, 1) }) } : undefined,
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
