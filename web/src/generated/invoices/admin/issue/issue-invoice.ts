// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type IssueInvoiceMutationVariables = Exact<{
  input: Types.InvoiceInput;
  commandId?: string | null;
}>;


export type IssueInvoiceMutation = { readonly issueInvoice: { readonly id: string, readonly number: string | null } };

export type FindStudentsQueryVariables = Exact<{
  q: string;
}>;


export type FindStudentsQuery = { readonly billableStudents: ReadonlyArray<BillableStudentFragment> };

export type GroupStudentsQueryVariables = Exact<{
  groupId: string;
}>;


export type GroupStudentsQuery = { readonly groupStudents: GroupStudentsFragment };

export type BillableStudentFragment = { readonly id: string, readonly fullName: string, readonly email: string | null, readonly regions: ReadonlyArray<{ readonly _id: string, readonly name: string }>, readonly groups: ReadonlyArray<{ readonly _id: string, readonly name: string }> };

export type BilledStudentFragment = { readonly userId: string, readonly name: string | null, readonly email: string | null };

export type GroupStudentsFragment = { readonly groupId: string, readonly groupName: string, readonly regionId: string, readonly currency: string | null, readonly students: ReadonlyArray<BilledStudentFragment> };

export const BillableStudentFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillableStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BillableStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}};
export const BilledStudentFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BilledStudent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BilledStudent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}};
export const GroupStudentsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupStudents"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupStudents"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"students"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BilledStudent"}}]}}]}};
export const IssueInvoiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"issueInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoiceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueInvoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as TypedDocumentNode<IssueInvoiceMutation, IssueInvoiceMutationVariables>;
export const FindStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"findStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billableStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillableStudent"}}]}}]}},BillableStudentFragmentNode]} as unknown as TypedDocumentNode<FindStudentsQuery, FindStudentsQueryVariables>;
export const GroupStudentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"groupStudents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupStudents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupStudents"}}]}}]}},GroupStudentsFragmentNode,BilledStudentFragmentNode]} as unknown as TypedDocumentNode<GroupStudentsQuery, GroupStudentsQueryVariables>;
