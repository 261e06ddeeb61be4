// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../../lib/data/fetch-operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetImpersonationWritingMutationVariables = Exact<{
  isWritable: boolean;
}>;


export type SetImpersonationWritingMutation = { readonly setImpersonationWriting: boolean };

export const SetImpersonationWritingOperation = "mutation setImpersonationWriting($isWritable:Boolean!){setImpersonationWriting(isWritable:$isWritable)}" as FetchOperation<SetImpersonationWritingMutation, SetImpersonationWritingMutationVariables>;
