// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type VerifyTranscriptQueryVariables = Exact<{
  code: string;
}>;


export type VerifyTranscriptQuery = { readonly verifyTranscript: { readonly check: Types.TranscriptCheck, readonly code: string | null, readonly issuedAt: string | null, readonly withdrawnAt: string | null, readonly timeZone: string | null, readonly campusName: string | null, readonly certified: CertifiedTranscriptFragment | null } };

export type CertifiedTermFragment = { readonly name: string, readonly average: number | null, readonly deduction: number, readonly grade: number | null, readonly courses: ReadonlyArray<{ readonly code: string, readonly title: string, readonly credits: number, readonly grade: number | null }> };

export type CertifiedTranscriptFragment = { readonly studentName: string | null, readonly groupName: string, readonly overall: number | null, readonly gradeAverage: number | null, readonly terms: ReadonlyArray<CertifiedTermFragment>, readonly notes: ReadonlyArray<{ readonly text: string | null, readonly transferredCredit: number | null }> };

export const VerifyTranscriptOperation = "query verifyTranscript($code:String!){verifyTranscript(code:$code){check code issuedAt withdrawnAt timeZone campusName certified{...CertifiedTranscript}}}fragment CertifiedTranscript on CertifiedTranscript{studentName groupName terms{...CertifiedTerm}overall gradeAverage notes{text transferredCredit}}fragment CertifiedTerm on CertifiedTerm{name average deduction grade courses{code title credits grade}}" as FetchOperation<VerifyTranscriptQuery, VerifyTranscriptQueryVariables>;
