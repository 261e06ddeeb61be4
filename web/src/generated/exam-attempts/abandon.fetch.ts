// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AbandonExamAttemptMutationVariables = Exact<{
  attemptId: string;
  pageId?: string | null;
  reason: Types.ReportedAbandonReason;
}>;


export type AbandonExamAttemptMutation = { readonly abandonExamAttempt: boolean };

export const AbandonExamAttemptOperation = "mutation abandonExamAttempt($attemptId:ID!$pageId:String$reason:ReportedAbandonReason!){abandonExamAttempt(attemptId:$attemptId pageId:$pageId reason:$reason)}" as FetchOperation<AbandonExamAttemptMutation, AbandonExamAttemptMutationVariables>;
