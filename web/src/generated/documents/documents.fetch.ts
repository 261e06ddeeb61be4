// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DocumentByTitleQueryVariables = Exact<{
  title: string;
}>;


export type DocumentByTitleQuery = { readonly documentByTitle: { readonly _id: string, readonly title: string, readonly content: string, readonly updatedAt: string, readonly pictures: ReadonlyArray<{ readonly fileId: string, readonly address: string }> } | null };

export const DocumentByTitleOperation = "query documentByTitle($title:String!){documentByTitle(title:$title){_id title content pictures{fileId address}updatedAt}}" as FetchOperation<DocumentByTitleQuery, DocumentByTitleQueryVariables>;
