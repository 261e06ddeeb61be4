// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { TypedDocumentNode } from '@apollo/client';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AlumniEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type AlumniEntryQuery = AlumniEntryFragment;

export type AlumniProfileFragment = { readonly _id: string, readonly location: string | null, readonly gradDate: string | null, readonly gradPlace: string | null };

export type AlumniEntryFragment = { readonly alumniHome: { readonly hasDepartment: boolean, readonly profile: AlumniProfileFragment | null }, readonly currentUser: { readonly _id: string, readonly location: string | null, readonly gradLocation: string | null } };

export const AlumniProfileFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlumniProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlumniProfile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"gradDate"}},{"kind":"Field","name":{"kind":"Name","value":"gradPlace"}}]}};
export const AlumniEntryFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlumniEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alumniHome"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasDepartment"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniProfile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"_id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"gradLocation"}}]}}]}};
export const AlumniEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"alumniEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlumniEntry"}}]}},AlumniEntryFragmentNode,AlumniProfileFragmentNode]} as unknown as TypedDocumentNode<AlumniEntryQuery, AlumniEntryQueryVariables>;
