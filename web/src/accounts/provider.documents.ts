import { userFields } from '../lib/session/index.ts';

/** Sent by the thin client, on the ways to and from another house. */
export const BeginMSAuthOperation = `mutation beginMSAuth($state: String!) { beginMSAuth(state: $state) }`;
export const ValidateMSAuthOperation = `mutation validateMSAuth($code: String!, $state: String) { validateMSAuth(code: $code, state: $state) { ${userFields} } }`;
export const BeginGoogleCalendarOperation = `mutation beginGoogleCalendar($state: String!) { beginGoogleCalendar(state: $state) }`;
export const GetTokensFromAuthCodeOperation = `mutation getTokensFromAuthCode($authCode: String!) { getTokensFromAuthCode(authCode: $authCode) { connected } }`;
