// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import { type SessionUserFragment } from '../lib/session/session.fetch.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginWithPasswordMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LoginWithPasswordMutation = { readonly loginWithPassword: SessionUserFragment };

export type RecoverPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type RecoverPasswordMutation = { readonly recoverPassword: boolean };

export const LoginWithPasswordOperation = "mutation loginWithPassword($email:String!$password:String!){loginWithPassword(email:$email password:$password){...SessionUser}}fragment SessionUser on CurrentUser{_id fullName picture firstName lastName email roles regionIds regionRoles{regionId slug roleNames}attendanceAdminOf permissions impersonatingUser impersonation{adminName endsAt isWritable}locale timeZone selectedGroup groups{_id name archived takesLeave}unreadNotifications termsAccepted isAlumni isAlumniAdmin showAlumniWelcome}" as FetchOperation<LoginWithPasswordMutation, LoginWithPasswordMutationVariables>;
export const RecoverPasswordOperation = "mutation recoverPassword($token:String!$newPassword:String!){recoverPassword(token:$token newPassword:$newPassword)}" as FetchOperation<RecoverPasswordMutation, RecoverPasswordMutationVariables>;
