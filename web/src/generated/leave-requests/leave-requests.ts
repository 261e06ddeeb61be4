// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LeaveRequestsQueryVariables = Exact<{
  groupId?: string | null;
  page?: number | null;
  perPage?: number | null;
}>;


export type LeaveRequestsQuery = { readonly leaveRequests: { readonly total: number, readonly more: boolean, readonly items: ReadonlyArray<OwnLeaveRequestFragment> } };

export type LeavePreviewQueryVariables = Exact<{
  input: Types.LeaveRequestInput;
}>;


export type LeavePreviewQuery = { readonly leavePreview: { readonly beyondTerm: boolean, readonly isPast: boolean, readonly periods: ReadonlyArray<CoveredPeriodFragment>, readonly approved: { readonly excused: number }, readonly repeats: { readonly fromDate: string, readonly toDate: string } | null } };

export type SubmitLeaveRequestMutationVariables = Exact<{
  input: Types.LeaveRequestInput;
  commandId?: string | null;
}>;


export type SubmitLeaveRequestMutation = { readonly submitLeaveRequest: OwnLeaveRequestFragment };

export type AmendLeaveRequestMutationVariables = Exact<{
  input: Types.LeaveRequestInput;
  expectedRevision: number;
  commandId?: string | null;
}>;


export type AmendLeaveRequestMutation = { readonly amendLeaveRequest: OwnLeaveRequestFragment };

export type WithdrawLeaveRequestMutationVariables = Exact<{
  _id: string;
  commandId?: string | null;
}>;


export type WithdrawLeaveRequestMutation = { readonly withdrawLeaveRequest: boolean };

export type CoveredPeriodFragment = { readonly date: string, readonly periodKey: string, readonly start: string, readonly end: string };

export type LeaveWishFragment = { readonly attendanceType: Types.AttendanceType, readonly fromDate: string, readonly toDate: string, readonly periods: ReadonlyArray<string>, readonly time: string | null, readonly reason: string | null, readonly studentNotes: string | null };

export type OwnLeaveRequestFragment = (
  { readonly _id: string, readonly _revision: number, readonly adminComments: string | null, readonly status: Types.LeaveRequestStatus, readonly submittedAt: string, readonly decidedByName: string | null, readonly decidedAt: string | null, readonly covered: ReadonlyArray<CoveredPeriodFragment>, readonly ifApproved: { readonly excused: number } }
  & LeaveWishFragment
);

export const CoveredPeriodFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoveredPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoveredPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"periodKey"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}}]}};
export const LeaveWishFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LeaveWish"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attendanceType"}},{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}},{"kind":"Field","name":{"kind":"Name","value":"periods"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"studentNotes"}}]}};
export const OwnLeaveRequestFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnLeaveRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"_revision"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LeaveWish"}},{"kind":"Field","name":{"kind":"Name","value":"adminComments"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedByName"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"covered"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ifApproved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excused"}}]}}]}};
export const LeaveRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"leaveRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnLeaveRequest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}},OwnLeaveRequestFragmentNode,LeaveWishFragmentNode,CoveredPeriodFragmentNode]} as unknown as TypedDocumentNode<LeaveRequestsQuery, LeaveRequestsQueryVariables>;
export const LeavePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"leavePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leavePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"periods"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoveredPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"beyondTerm"}},{"kind":"Field","name":{"kind":"Name","value":"isPast"}},{"kind":"Field","name":{"kind":"Name","value":"approved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fromDate"}},{"kind":"Field","name":{"kind":"Name","value":"toDate"}}]}}]}}]}},CoveredPeriodFragmentNode]} as unknown as TypedDocumentNode<LeavePreviewQuery, LeavePreviewQueryVariables>;
export const SubmitLeaveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"submitLeaveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitLeaveRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnLeaveRequest"}}]}}]}},OwnLeaveRequestFragmentNode,LeaveWishFragmentNode,CoveredPeriodFragmentNode]} as unknown as TypedDocumentNode<SubmitLeaveRequestMutation, SubmitLeaveRequestMutationVariables>;
export const AmendLeaveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"amendLeaveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveRequestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amendLeaveRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnLeaveRequest"}}]}}]}},OwnLeaveRequestFragmentNode,LeaveWishFragmentNode,CoveredPeriodFragmentNode]} as unknown as TypedDocumentNode<AmendLeaveRequestMutation, AmendLeaveRequestMutationVariables>;
export const WithdrawLeaveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawLeaveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawLeaveRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}]}]}}]} as unknown as TypedDocumentNode<WithdrawLeaveRequestMutation, WithdrawLeaveRequestMutationVariables>;
