import { gql, type TypedDocumentNode } from '@apollo/client';

export type AttendanceType = 'absence' | 'lateArrival' | 'earlyDeparture';
export type CoveredPeriod = {
  readonly date: string;
  readonly periodKey: string;
  readonly start: string;
  readonly end: string;
};
export type LeaveRequest = {
  readonly _id: string;
  readonly _revision: number;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly time: string | null;
  readonly reason: string | null;
  readonly studentNotes: string | null;
  readonly adminComments: string | null;
  readonly status: string;
  readonly submittedAt: string;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
  readonly covered: readonly CoveredPeriod[];
};
export type LeaveWish = {
  readonly _id: string;
  readonly groupId: string;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly time: string | null;
  readonly reason: string | null;
  readonly studentNotes: string | null;
};
const fields = gql`
  fragment OwnLeaveRequest on LeaveRequest {
    _id
    _revision
    attendanceType
    fromDate
    toDate
    periods
    time
    reason
    studentNotes
    adminComments
    status
    submittedAt
    decidedByName
    decidedAt
    covered {
      date
      periodKey
      start
      end
    }
  }
`;
type Page = { readonly items: readonly LeaveRequest[]; readonly total: number; readonly more: boolean };
export const LeaveRequestsDocument: TypedDocumentNode<
  { readonly leaveRequests: Page },
  { readonly groupId: string; readonly page: number; readonly perPage: number }
> = gql`
  query leaveRequests($groupId: ID, $page: Int, $perPage: Int) {
    leaveRequests(groupId: $groupId, page: $page, perPage: $perPage) {
      items {
        ...OwnLeaveRequest
      }
      total
      more
    }
  }
  ${fields}
`;
export type LeavePreview = { readonly periods: readonly CoveredPeriod[]; readonly beyondTerm: boolean };
export const LeavePreviewDocument: TypedDocumentNode<
  { readonly leavePreview: LeavePreview },
  { readonly input: LeaveWish }
> = gql`
  query leavePreview($input: LeaveRequestInput!) {
    leavePreview(input: $input) {
      periods {
        date
        periodKey
        start
        end
      }
      beyondTerm
    }
  }
`;
type Sent = { readonly input: LeaveWish; readonly commandId?: string };
export const SubmitLeaveRequestDocument: TypedDocumentNode<{ readonly submitLeaveRequest: LeaveRequest }, Sent> = gql`
  mutation submitLeaveRequest($input: LeaveRequestInput!, $commandId: String) {
    submitLeaveRequest(input: $input, commandId: $commandId) {
      ...OwnLeaveRequest
    }
  }
  ${fields}
`;
export const AmendLeaveRequestDocument: TypedDocumentNode<
  { readonly amendLeaveRequest: LeaveRequest },
  Sent & { readonly expectedRevision: number }
> = gql`
  mutation amendLeaveRequest($input: LeaveRequestInput!, $expectedRevision: Int!, $commandId: String) {
    amendLeaveRequest(input: $input, expectedRevision: $expectedRevision, commandId: $commandId) {
      ...OwnLeaveRequest
    }
  }
  ${fields}
`;
export const WithdrawLeaveRequestDocument: TypedDocumentNode<
  { readonly withdrawLeaveRequest: boolean },
  { readonly _id: string; readonly commandId?: string }
> = gql`
  mutation withdrawLeaveRequest($_id: ID!, $commandId: String) {
    withdrawLeaveRequest(_id: $_id, commandId: $commandId)
  }
`;
