// Written by `npm run codegen` from the .graphql files and the schema of the API; do not edit.

import type { FetchOperation } from '../../lib/data/fetch-operation.ts';
import { type SessionUserFragment } from '../lib/session/session.fetch.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BeginMSAuthMutationVariables = Exact<{
  state: string;
}>;


export type BeginMSAuthMutation = { readonly beginMSAuth: string };

export type ValidateMSAuthMutationVariables = Exact<{
  code: string;
  state?: string | null;
}>;


export type ValidateMSAuthMutation = { readonly validateMSAuth: SessionUserFragment };

export type BeginGoogleCalendarMutationVariables = Exact<{
  state: string;
}>;


export type BeginGoogleCalendarMutation = { readonly beginGoogleCalendar: string };

export type GetTokensFromAuthCodeMutationVariables = Exact<{
  authCode: string;
}>;


export type GetTokensFromAuthCodeMutation = { readonly getTokensFromAuthCode: { readonly connected: boolean } };

export const BeginMSAuthOperation = "mutation beginMSAuth($state:String!){beginMSAuth(state:$state)}" as FetchOperation<BeginMSAuthMutation, BeginMSAuthMutationVariables>;
export const ValidateMSAuthOperation = "mutation validateMSAuth($code:String!$state:String){validateMSAuth(code:$code state:$state){...SessionUser}}fragment SessionUser on CurrentUser{_id fullName picture firstName lastName email roles regionIds regionRoles{regionId slug roleNames}attendanceAdminOf permissions impersonatingUser impersonation{adminName endsAt isWritable}locale timeZone selectedGroup groups{_id name archived takesLeave}unreadNotifications termsAccepted isAlumni isAlumniAdmin showAlumniWelcome}" as FetchOperation<ValidateMSAuthMutation, ValidateMSAuthMutationVariables>;
export const BeginGoogleCalendarOperation = "mutation beginGoogleCalendar($state:String!){beginGoogleCalendar(state:$state)}" as FetchOperation<BeginGoogleCalendarMutation, BeginGoogleCalendarMutationVariables>;
export const GetTokensFromAuthCodeOperation = "mutation getTokensFromAuthCode($authCode:String!){getTokensFromAuthCode(authCode:$authCode){connected}}" as FetchOperation<GetTokensFromAuthCodeMutation, GetTokensFromAuthCodeMutationVariables>;
