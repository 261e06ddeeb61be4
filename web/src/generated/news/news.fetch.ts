// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewsQueryVariables = Exact<{
  page: number;
}>;


export type NewsQuery = { readonly news: { readonly more: boolean, readonly items: ReadonlyArray<NewsTextFragment> } };

export type NewsTextFragment = { readonly _id: string, readonly title: string, readonly body: string, readonly pinned: boolean, readonly date: string, readonly pictures: ReadonlyArray<{ readonly fileId: string, readonly address: string }> };

export const NewsOperation = "query news($page:Int!){news(page:$page){items{...NewsText}more}}fragment NewsText on News{_id title body pictures{fileId address}pinned date}" as FetchOperation<NewsQuery, NewsQueryVariables>;
