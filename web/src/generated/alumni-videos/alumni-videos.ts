// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import { AlumniEntryFragmentNode, type AlumniEntryFragment, AlumniProfileFragmentNode } from '../alumni-profiles/alumni-entry.ts';
import { AlumniCourseFragmentNode, type AlumniCourseFragment, AlumniVideoTileFragmentNode, type AlumniVideoTileFragment } from './tiles.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AlumniLibraryQueryVariables = Exact<{
  categoryId?: string | null;
  page: number;
  perPage: number;
}>;


export type AlumniLibraryQuery = (
  { readonly alumniCourses: ReadonlyArray<AlumniCourseFragment>, readonly alumniLibrary: ReadonlyArray<AlumniVideoSectionFragment> }
  & AlumniEntryFragment
);

export type AlumniVideoQueryVariables = Exact<{
  _id: string;
}>;


export type AlumniVideoQuery = { readonly alumniVideo: { readonly _id: string, readonly title: string, readonly locale: string, readonly isSound: boolean, readonly address: string, readonly playlist: string | null, readonly poster: string | null, readonly subtitles: ReadonlyArray<{ readonly locale: string, readonly address: string }> } };

export type AllAlumniVideosQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type AllAlumniVideosQuery = { readonly allAlumniVideos: { readonly total: number, readonly more: boolean, readonly items: ReadonlyArray<ManagedAlumniVideoFragment> }, readonly alumniVideoCategories: ReadonlyArray<{ readonly _id: string, readonly name: string }> };

export type ListAlumniVideoMutationVariables = Exact<{
  input: Types.AlumniVideoInput;
  expectedRevision?: number | null;
  commandId?: string | null;
}>;


export type ListAlumniVideoMutation = { readonly listAlumniVideo: ManagedAlumniVideoFragment };

export type UnlistAlumniVideoMutationVariables = Exact<{
  _id: string;
  expectedRevision: number;
  commandId?: string | null;
}>;


export type UnlistAlumniVideoMutation = { readonly unlistAlumniVideo: ManagedAlumniVideoFragment };

export type AlumniVideoSectionFragment = { readonly _id: string, readonly name: string | null, readonly videos: { readonly total: number, readonly more: boolean, readonly items: ReadonlyArray<AlumniVideoTileFragment> } };

export type ManagedAlumniVideoFragment = { readonly _id: string, readonly _revision: number, readonly title: string, readonly locale: string, readonly categoryId: string | null, readonly categoryName: string | null, readonly order: number, readonly isListed: boolean, readonly uploadedAt: string | null };

export const AlumniVideoSectionFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlumniVideoSection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlumniVideoSection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"videos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniVideoTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}};
export const ManagedAlumniVideoFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManagedAlumniVideo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlumniVideo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"_revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"categoryName"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"isListed"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}}]}};
export const AlumniLibraryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"alumniLibrary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniEntry"}},{"kind":"Field","name":{"kind":"Name","value":"alumniCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniCourse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alumniLibrary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categoryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categoryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniVideoSection"}}]}}]}},AlumniEntryFragmentNode,AlumniProfileFragmentNode,AlumniCourseFragmentNode,AlumniVideoSectionFragmentNode,AlumniVideoTileFragmentNode]} as unknown as TypedDocumentNode<AlumniLibraryQuery, AlumniLibraryQueryVariables>;
export const AlumniVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"alumniVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alumniVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isSound"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"playlist"}},{"kind":"Field","name":{"kind":"Name","value":"poster"}},{"kind":"Field","name":{"kind":"Name","value":"subtitles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AlumniVideoQuery, AlumniVideoQueryVariables>;
export const AllAlumniVideosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"allAlumniVideos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allAlumniVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedAlumniVideo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alumniVideoCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},ManagedAlumniVideoFragmentNode]} as unknown as TypedDocumentNode<AllAlumniVideosQuery, AllAlumniVideosQueryVariables>;
export const ListAlumniVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"listAlumniVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlumniVideoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listAlumniVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedAlumniVideo"}}]}}]}},ManagedAlumniVideoFragmentNode]} as unknown as TypedDocumentNode<ListAlumniVideoMutation, ListAlumniVideoMutationVariables>;
export const UnlistAlumniVideoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"unlistAlumniVideo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"_id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlistAlumniVideo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"_id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"_id"}}},{"kind":"Argument","name":{"kind":"Name","value":"expectedRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expectedRevision"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManagedAlumniVideo"}}]}}]}},ManagedAlumniVideoFragmentNode]} as unknown as TypedDocumentNode<UnlistAlumniVideoMutation, UnlistAlumniVideoMutationVariables>;
