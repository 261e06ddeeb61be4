// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../../lib/data/fetch-operation.ts';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TranslateMessagesMutationVariables = Exact<{
  texts: ReadonlyArray<Types.ImportedTextInput>;
}>;


export type TranslateMessagesMutation = { readonly translateMessages: ReadonlyArray<{ readonly id: string, readonly locale: string, readonly error: string | null }> };

export const TranslateMessagesOperation = "mutation translateMessages($texts:[ImportedTextInput!]!){translateMessages(texts:$texts){id locale error}}" as FetchOperation<TranslateMessagesMutation, TranslateMessagesMutationVariables>;
