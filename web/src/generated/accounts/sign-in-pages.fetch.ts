// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import type * as Types from '../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { readonly forgotPassword: boolean };

export type VerifyEmailMutationVariables = Exact<{
  token: string;
}>;


export type VerifyEmailMutation = { readonly verifyEmail: { readonly enrolToken: string | null, readonly email: string | null } };

export type ResendVerificationMutationVariables = Exact<{
  email: string;
}>;


export type ResendVerificationMutation = { readonly resendVerification: boolean };

export type SignUpGroupQueryVariables = Exact<{
  _id: string;
}>;


export type SignUpGroupQuery = { readonly signUpGroup: { readonly name: string, readonly regionName: string | null } | null, readonly countries: ReadonlyArray<{ readonly name: string, readonly label: string }> };

export type SelfCreateAccountMutationVariables = Exact<{
  userProfileInput: Types.UserProfileInput;
  groupId: string;
  country?: string | null;
  locale?: string | null;
  commandId?: string | null;
}>;


export type SelfCreateAccountMutation = { readonly selfCreateAccount: { readonly _id: string, readonly fullName: string, readonly email: string } };

export const ForgotPasswordOperation = "mutation forgotPassword($email:String!){forgotPassword(email:$email)}" as FetchOperation<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const VerifyEmailOperation = "mutation verifyEmail($token:String!){verifyEmail(token:$token){enrolToken email}}" as FetchOperation<VerifyEmailMutation, VerifyEmailMutationVariables>;
export const ResendVerificationOperation = "mutation resendVerification($email:String!){resendVerification(email:$email)}" as FetchOperation<ResendVerificationMutation, ResendVerificationMutationVariables>;
export const SignUpGroupOperation = "query signUpGroup($_id:ID!){signUpGroup(_id:$_id){name regionName}countries{name label}}" as FetchOperation<SignUpGroupQuery, SignUpGroupQueryVariables>;
export const SelfCreateAccountOperation = "mutation selfCreateAccount($userProfileInput:UserProfileInput!$groupId:ID!$country:String$locale:String$commandId:String){selfCreateAccount(userProfileInput:$userProfileInput groupId:$groupId country:$country locale:$locale commandId:$commandId){_id fullName email}}" as FetchOperation<SelfCreateAccountMutation, SelfCreateAccountMutationVariables>;
