// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RegisterFileMutationVariables = Exact<{
  input: Types.FileInput;
}>;


export type RegisterFileMutation = { readonly registerFile: { readonly partUploadUrls: ReadonlyArray<string> } };

export type StoreFileMutationVariables = Exact<{
  _id: string;
}>;


export type StoreFileMutation = { readonly storeFile: { readonly _id: string } };

export const RegisterFileOperation = "mutation registerFile($input:FileInput!){registerFile(input:$input){partUploadUrls}}" as FetchOperation<RegisterFileMutation, RegisterFileMutationVariables>;
export const StoreFileOperation = "mutation storeFile($_id:ID!){storeFile(_id:$_id){_id}}" as FetchOperation<StoreFileMutation, StoreFileMutationVariables>;
