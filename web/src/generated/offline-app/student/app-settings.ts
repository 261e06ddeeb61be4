// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewestReleaseQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestReleaseQuery = { readonly offlineRelease: NewestReleaseFragment | null };

export type CourseSyncQueryVariables = Exact<{
  groupId: string;
  sinceVersion: number;
}>;


export type CourseSyncQuery = { readonly courseSync: { readonly isOffline: boolean, readonly version: number, readonly courseIds: ReadonlyArray<string>, readonly courses: ReadonlyArray<{ readonly courseId: string, readonly title: string, readonly version: number, readonly files: ReadonlyArray<{ readonly _id: string, readonly kind: Types.BundledKind, readonly locale: string | null, readonly videoId: string | null, readonly name: string, readonly type: string, readonly size: number, readonly address: string }> }> } };

export type NewestReleaseFragment = { readonly _id: string, readonly appRegion: Types.AppRegion, readonly version: string, readonly notes: string, readonly minVersion: string | null, readonly publishedAt: string };

export const NewestReleaseFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"NewestRelease"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OfflineRelease"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"appRegion"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}};
export const NewestReleaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"newestRelease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offlineRelease"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NewestRelease"}}]}}]}},NewestReleaseFragmentNode]} as unknown as TypedDocumentNode<NewestReleaseQuery, NewestReleaseQueryVariables>;
export const CourseSyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"courseSync"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sinceVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseSync"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sinceVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sinceVersion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOffline"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"courseIds"}},{"kind":"Field","name":{"kind":"Name","value":"courses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"videoId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<CourseSyncQuery, CourseSyncQueryVariables>;
