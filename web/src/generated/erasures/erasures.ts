// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnErasureRequestQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnErasureRequestQuery = { readonly ownErasureRequest: OwnErasureRequestFragment | null };

export type RequestErasureMutationVariables = Exact<{
  reason?: string | null;
  commandId?: string | null;
}>;


export type RequestErasureMutation = { readonly requestErasure: OwnErasureRequestFragment | null };

export type WithdrawErasureRequestMutationVariables = Exact<{
  commandId?: string | null;
}>;


export type WithdrawErasureRequestMutation = { readonly withdrawErasureRequest: OwnErasureRequestFragment | null };

export type OwnErasureRequestFragment = { readonly requestedAt: string, readonly reason: string | null };

export const OwnErasureRequestFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnErasureRequest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OwnErasureRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}};
export const OwnErasureRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ownErasureRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownErasureRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnErasureRequest"}}]}}]}},OwnErasureRequestFragmentNode]} as unknown as TypedDocumentNode<OwnErasureRequestQuery, OwnErasureRequestQueryVariables>;
export const RequestErasureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestErasure"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestErasure"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnErasureRequest"}}]}}]}},OwnErasureRequestFragmentNode]} as unknown as TypedDocumentNode<RequestErasureMutation, RequestErasureMutationVariables>;
export const WithdrawErasureRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"withdrawErasureRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawErasureRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnErasureRequest"}}]}}]}},OwnErasureRequestFragmentNode]} as unknown as TypedDocumentNode<WithdrawErasureRequestMutation, WithdrawErasureRequestMutationVariables>;
