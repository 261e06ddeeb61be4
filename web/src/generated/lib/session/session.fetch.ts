// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../../lib/data/fetch-operation.ts';
import type * as Types from '../../schema.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { readonly currentUser: SessionUserFragment };

export type PublicConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicConfigQuery = { readonly publicConfig: { readonly appName: string, readonly orgName: string, readonly shortName: string, readonly environment: string, readonly mainHost: string | null, readonly defaultLocale: string, readonly termsVersion: string, readonly locales: ReadonlyArray<{ readonly value: string, readonly label: string }> } };

export type LogoutUserMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutUserMutation = { readonly logoutUser: boolean };

export type StopImpersonatingMutationVariables = Exact<{ [key: string]: never; }>;


export type StopImpersonatingMutation = { readonly stopImpersonating: { readonly _id: string } };

export type InsertLogitMutationVariables = Exact<{
  logitInput: Types.LogitInput;
}>;


export type InsertLogitMutation = { readonly insertLogit: string };

export type UpdateUserProfileMutationVariables = Exact<{
  userProfileInput: Types.UserProfileInput;
}>;


export type UpdateUserProfileMutation = { readonly updateUserProfile: { readonly _id: string } };

export type SessionUserFragment = { readonly _id: string, readonly fullName: string, readonly picture: string | null, readonly firstName: string, readonly lastName: string, readonly email: string | null, readonly roles: ReadonlyArray<Types.Role>, readonly regionIds: ReadonlyArray<string>, readonly attendanceAdminOf: ReadonlyArray<string>, readonly permissions: ReadonlyArray<string>, readonly impersonatingUser: string | null, readonly locale: string, readonly timeZone: string | null, readonly selectedGroup: string | null, readonly unreadNotifications: number, readonly termsAccepted: boolean, readonly isAlumni: boolean, readonly isAlumniAdmin: boolean, readonly showAlumniWelcome: boolean, readonly regionRoles: ReadonlyArray<{ readonly regionId: string, readonly slug: string, readonly roleNames: ReadonlyArray<Types.RegionRole> }>, readonly impersonation: { readonly adminName: string, readonly endsAt: string, readonly isWritable: boolean } | null, readonly groups: ReadonlyArray<{ readonly _id: string, readonly name: string, readonly archived: boolean, readonly takesLeave: boolean }> };

export const CurrentUserOperation = "query currentUser{currentUser{...SessionUser}}fragment SessionUser on CurrentUser{_id fullName picture firstName lastName email roles regionIds regionRoles{regionId slug roleNames}attendanceAdminOf permissions impersonatingUser impersonation{adminName endsAt isWritable}locale timeZone selectedGroup groups{_id name archived takesLeave}unreadNotifications termsAccepted isAlumni isAlumniAdmin showAlumniWelcome}" as FetchOperation<CurrentUserQuery, CurrentUserQueryVariables>;
export const PublicConfigOperation = "query publicConfig{publicConfig{appName orgName shortName environment mainHost defaultLocale termsVersion locales{value label}}}" as FetchOperation<PublicConfigQuery, PublicConfigQueryVariables>;
export const LogoutUserOperation = "mutation logoutUser{logoutUser}" as FetchOperation<LogoutUserMutation, LogoutUserMutationVariables>;
export const StopImpersonatingOperation = "mutation stopImpersonating{stopImpersonating{_id}}" as FetchOperation<StopImpersonatingMutation, StopImpersonatingMutationVariables>;
export const InsertLogitOperation = "mutation insertLogit($logitInput:LogitInput!){insertLogit(logitInput:$logitInput)}" as FetchOperation<InsertLogitMutation, InsertLogitMutationVariables>;
export const UpdateUserProfileOperation = "mutation updateUserProfile($userProfileInput:UserProfileInput!){updateUserProfile(userProfileInput:$userProfileInput){_id}}" as FetchOperation<UpdateUserProfileMutation, UpdateUserProfileMutationVariables>;
