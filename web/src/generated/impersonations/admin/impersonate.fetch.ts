// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../../lib/data/fetch-operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ImpersonateUserMutationVariables = Exact<{
  userId: string;
  reason: string;
  commandId?: string | null;
}>;


export type ImpersonateUserMutation = { readonly impersonateUser: { readonly _id: string } };

export const ImpersonateUserOperation = "mutation impersonateUser($userId:ID!$reason:String!$commandId:String){impersonateUser(userId:$userId reason:$reason commandId:$commandId){_id}}" as FetchOperation<ImpersonateUserMutation, ImpersonateUserMutationVariables>;
