import { gql, type TypedDocumentNode } from '@apollo/client';
import { attendanceSummaryFields, type AttendanceSummary } from '../../registers/attendance.documents.ts';
import type { AttendanceType, CoveredPeriod } from '../leave-requests.documents.ts';

export type LeaveStatus = 'pending' | 'approved' | 'acknowledged';
export type LeaveRow = {
  readonly id: string;
  readonly _revision: number;
  readonly studentName: string | null;
  readonly groupName: string;
  readonly regionId: string;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly time: string | null;
  readonly reason: string | null;
  readonly status: LeaveStatus;
  readonly submittedAt: string;
  readonly adminComments: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
};
export type LeaveDetail = LeaveRow & {
  readonly userId: string;
  readonly studentNotes: string | null;
  readonly covered: readonly CoveredPeriod[];
  readonly summary: AttendanceSummary | null;
};
const row = gql`
  fragment StaffLeaveRow on LeaveRequest {
    id
    _revision
    studentName
    groupName
    regionId
    attendanceType
    fromDate
    toDate
    periods
    time
    reason
    status
    submittedAt
    adminComments
    decidedByName
    decidedAt
  }
`;
const detail = gql`
  fragment StaffLeaveDetail on LeaveRequest {
    ...StaffLeaveRow
    userId
    studentNotes
    covered {
      date
      periodKey
      start
      end
    }
    summary {
      ...AttendanceSummaryFields
    }
  }
  ${row}
  ${attendanceSummaryFields}
`;
export const AllLeaveRequestsDocument = gql`
  query allLeaveRequests(
    $page: Int
    $perPage: Int
    $sortField: String
    $sortOrder: String
    $filter: LeaveRequestFilter
  ) {
    allLeaveRequests(page: $page, perPage: $perPage, sortField: $sortField, sortOrder: $sortOrder, filter: $filter) {
      items {
        ...StaffLeaveRow
      }
      total
      more
      next
    }
  }
  ${row}
`;
export const LeaveRequestDocument: TypedDocumentNode<{ readonly LeaveRequest: LeaveDetail }, { readonly id: string }> =
  gql`
    query LeaveRequest($id: ID!) {
      LeaveRequest(id: $id) {
        ...StaffLeaveDetail
      }
    }
    ${detail}
  `;
export type Decision = {
  readonly _id: string;
  readonly adminComments: string | null;
  readonly expectedRevision: number;
  readonly commandId?: string;
};
export const ApproveLeaveRequestDocument: TypedDocumentNode<{ readonly approveLeaveRequest: LeaveDetail }, Decision> =
  gql`
    mutation approveLeaveRequest($_id: ID!, $adminComments: String, $expectedRevision: Int!, $commandId: String) {
      approveLeaveRequest(
        _id: $_id
        adminComments: $adminComments
        expectedRevision: $expectedRevision
        commandId: $commandId
      ) {
        ...StaffLeaveDetail
      }
    }
    ${detail}
  `;
export const AcknowledgeLeaveRequestDocument: TypedDocumentNode<
  { readonly acknowledgeLeaveRequest: LeaveDetail },
  Decision
> = gql`
  mutation acknowledgeLeaveRequest($_id: ID!, $adminComments: String, $expectedRevision: Int!, $commandId: String) {
    acknowledgeLeaveRequest(
      _id: $_id
      adminComments: $adminComments
      expectedRevision: $expectedRevision
      commandId: $commandId
    ) {
      ...StaffLeaveDetail
    }
  }
  ${detail}
`;
type Comment = {
  readonly _id: string;
  readonly adminComments: string;
  readonly expectedRevision: number;
  readonly commandId?: string;
};
export const CommentLeaveRequestDocument: TypedDocumentNode<{ readonly commentLeaveRequest: LeaveDetail }, Comment> =
  gql`
    mutation commentLeaveRequest($_id: ID!, $adminComments: String!, $expectedRevision: Int!, $commandId: String) {
      commentLeaveRequest(
        _id: $_id
        adminComments: $adminComments
        expectedRevision: $expectedRevision
        commandId: $commandId
      ) {
        ...StaffLeaveDetail
      }
    }
    ${detail}
  `;
