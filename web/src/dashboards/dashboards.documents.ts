import { gql, type TypedDocumentNode } from '@apollo/client';
import type { LeaveRequest } from '../leave-requests/leave-requests.documents.ts';
import type { Notification } from '../notifications/notifications.documents.ts';
import { attendanceSummaryFields, type AttendanceSummary } from '../registers/attendance.documents.ts';

export type DashboardData = {
  readonly dashboard: {
    readonly attendance: AttendanceSummary | null;
    readonly leaveRequests: readonly Pick<
      LeaveRequest,
      '_id' | 'attendanceType' | 'fromDate' | 'toDate' | 'time' | 'status'
    >[];
    /** Of staff: what waits in their regions; null for others. */
    readonly openLeaveRequests: number | null;
    readonly registersToday: number | null;
  };
  readonly notifications: { readonly items: readonly Notification[]; readonly unread: number };
};
export const DashboardDocument: TypedDocumentNode<DashboardData, { readonly groupId?: string }> = gql`
  query dashboard($groupId: ID) {
    dashboard(groupId: $groupId) {
      attendance {
        ...AttendanceSummaryFields
      }
      leaveRequests {
        _id
        attendanceType
        fromDate
        toDate
        time
        status
      }
      openLeaveRequests
      registersToday
    }
    notifications(page: 0, perPage: 3) {
      items {
        _id
        key
        link
        at
        read
        sentence
      }
      unread
    }
  }
  ${attendanceSummaryFields}
`;
