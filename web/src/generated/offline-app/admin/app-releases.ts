// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AppReleasesQueryVariables = Exact<{ [key: string]: never; }>;


export type AppReleasesQuery = { readonly everybody: AppReleaseFragment | null, readonly testGroup: AppReleaseFragment | null };

export type PublishOfflineReleaseMutationVariables = Exact<{
  input: Types.OfflineReleaseInput;
  commandId?: string | null;
}>;


export type PublishOfflineReleaseMutation = { readonly publishOfflineRelease: AppReleaseFragment };

export type AppReleaseFragment = { readonly _id: string, readonly appRegion: Types.AppRegion, readonly version: string, readonly notes: string, readonly minVersion: string | null, readonly publishedAt: string };

export const AppReleaseFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppRelease"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfflineRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"appRegion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}};
export const AppReleasesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"appReleases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"everybody"},"name":{"kind":"Name","value":"offlineRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appRegion"},"value":{"kind":"EnumValue","value":"default"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppRelease"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"testGroup"},"name":{"kind":"Name","value":"offlineRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appRegion"},"value":{"kind":"EnumValue","value":"test"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppRelease"}}]}}]}},AppReleaseFragmentNode]} as unknown as TypedDocumentNode<AppReleasesQuery, AppReleasesQueryVariables>;
export const PublishOfflineReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"publishOfflineRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfflineReleaseInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishOfflineRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppRelease"}}]}}]}},AppReleaseFragmentNode]} as unknown as TypedDocumentNode<PublishOfflineReleaseMutation, PublishOfflineReleaseMutationVariables>;
