// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import { AttendanceSummaryFieldsFragmentNode, type AttendanceSummaryFieldsFragment } from '../registers/attendance.ts';
import { NotificationItemFragmentNode, type NotificationItemFragment } from '../notifications/notifications.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DashboardQueryVariables = Exact<{
  groupId?: string | null;
}>;


export type DashboardQuery = { readonly dashboard: { readonly openLeaveRequests: number | null, readonly registersToday: number | null, readonly attendance: AttendanceSummaryFieldsFragment | null, readonly leaveRequests: ReadonlyArray<DashboardLeaveRequestFragment> }, readonly notifications: { readonly unread: number, readonly items: ReadonlyArray<NotificationItemFragment> } };

export type DashboardLeaveRequestFragment = { readonly _id: string, readonly attendanceType: Types.AttendanceType, readonly fromDate: string, readonly toDate: string, readonly time: string | null, readonly status: Types.LeaveRequestStatus };

export const DashboardLeaveRequestFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardLeaveRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"attendanceType"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}};
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttendanceSummaryFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaveRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardLeaveRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openLeaveRequests"}},{"kind":"Field","name":{"kind":"Name","value":"registersToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"0"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationItem"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}}]}},AttendanceSummaryFieldsFragmentNode,DashboardLeaveRequestFragmentNode,NotificationItemFragmentNode]} as unknown as TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;
