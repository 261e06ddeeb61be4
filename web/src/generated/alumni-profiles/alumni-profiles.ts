// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
import { AlumniEntryFragmentNode, type AlumniEntryFragment, AlumniProfileFragmentNode, type AlumniProfileFragment } from './alumni-entry.ts';
import { AlumniCourseFragmentNode, type AlumniCourseFragment, AlumniVideoTileFragmentNode, type AlumniVideoTileFragment } from '../alumni-videos/tiles.ts';
import { NoticeFragmentNode, type NoticeFragment } from '../news/student/notice-card.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AlumniHomeQueryVariables = Exact<{ [key: string]: never; }>;


export type AlumniHomeQuery = (
  { readonly alumniMessagesLeft: number, readonly alumniHome: AlumniLinksFragment, readonly alumniCourses: ReadonlyArray<AlumniCourseFragment>, readonly alumniVideos: ReadonlyArray<AlumniVideoTileFragment>, readonly noticeboard: ReadonlyArray<NoticeFragment> }
  & AlumniEntryFragment
);

export type CompleteAlumniProfileMutationVariables = Exact<{
  location: string;
  gradDate: string;
  gradPlace: string;
  commandId?: string | null;
}>;


export type CompleteAlumniProfileMutation = { readonly completeAlumniProfile: AlumniProfileFragment };

export type AlumniLinksFragment = { readonly facebookGroupUrl: string | null, readonly endowmentUrl: string | null, readonly donationUrl: string | null };

export const AlumniLinksFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlumniLinks"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlumniHome"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facebookGroupUrl"}},{"kind":"Field","name":{"kind":"Name","value":"endowmentUrl"}},{"kind":"Field","name":{"kind":"Name","value":"donationUrl"}}]}};
export const AlumniHomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"alumniHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniEntry"}},{"kind":"Field","name":{"kind":"Name","value":"alumniHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniLinks"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alumniMessagesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"alumniCourses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniCourse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alumniVideos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniVideoTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"noticeboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Notice"}}]}}]}},AlumniEntryFragmentNode,AlumniProfileFragmentNode,AlumniLinksFragmentNode,AlumniCourseFragmentNode,AlumniVideoTileFragmentNode,NoticeFragmentNode]} as unknown as TypedDocumentNode<AlumniHomeQuery, AlumniHomeQueryVariables>;
export const CompleteAlumniProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"completeAlumniProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"location"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gradDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gradPlace"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeAlumniProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"location"},"value":{"kind":"Variable","name":{"kind":"Name","value":"location"}}},{"kind":"Argument","name":{"kind":"Name","value":"gradDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gradDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"gradPlace"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gradPlace"}}},{"kind":"Argument","name":{"kind":"Name","value":"commandId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"commandId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniProfile"}}]}}]}},AlumniProfileFragmentNode]} as unknown as TypedDocumentNode<CompleteAlumniProfileMutation, CompleteAlumniProfileMutationVariables>;
