// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type VideoRenditionsQueryVariables = Exact<{
  videoId: string;
}>;


export type VideoRenditionsQuery = { readonly videoRenditions: RenditionsStateFragment | null };

export type RequestRenditionsMutationVariables = Exact<{
  _id: string;
  commandId?: string | null;
}>;


export type RequestRenditionsMutation = { readonly requestRenditions: RenditionsStateFragment };

export type RenditionsStateFragment = { readonly _id: string, readonly status: Types.RenditionStatus, readonly failure: Types.RenditionFailure | null, readonly percent: number, readonly names: ReadonlyArray<string> };

export const RenditionsStateFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RenditionsState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Renditions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}};
export const VideoRenditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VideoRenditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"videoRenditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"videoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"videoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenditionsState"}}]}}]}},RenditionsStateFragmentNode]} as unknown as TypedDocumentNode<VideoRenditionsQuery, VideoRenditionsQueryVariables>;
export const RequestRenditionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"requestRenditions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRenditions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RenditionsState"}}]}}]}},RenditionsStateFragmentNode]} as unknown as TypedDocumentNode<RequestRenditionsMutation, RequestRenditionsMutationVariables>;
