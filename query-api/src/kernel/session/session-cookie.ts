import type { Request, Response } from 'express';

export const cookieName = '__Host-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

const cookieIn = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim().split('=', 2))
    .find(([found]) => found === name)?.[1];
export function readCookie(request: Pick<Request, 'headers'>): string | undefined {
  const value = cookieIn(request, cookieName);
  return value !== undefined && isToken(value) ? value : undefined;
}
/** Whether there is one at all, whosever. */
export const hasCookie = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.cookie?.includes(`${cookieName}=`) === true;
/** There is one, and it is not of ours. */
export const isCookieBroken = (request: Pick<Request, 'headers'>): boolean =>
  cookieIn(request, cookieName) !== undefined && readCookie(request) === undefined;
export const setCookie = (response: Response, token: string, absoluteMs: number): void => {
  response.append('Set-Cookie', `${cookieName}=${token}; ${attributes}; Max-Age=${absoluteMs / 1000}`);
};
export const clearCookie = (response: Response): void => {
  response.append('Set-Cookie', `${cookieName}=; ${attributes}; Max-Age=0`);
};

/** Ties the answer of a sign-in provider to the browser that went there. */
const bindingName = '__Host-msauth';
export function readBinding(request: Pick<Request, 'headers'>): string | undefined {
  const value = cookieIn(request, bindingName);
  return value !== undefined && isToken(value) ? value : undefined;
}
export const setBinding = (response: Response, binding: string): void => {
  response.append('Set-Cookie', `${bindingName}=${binding}; ${attributes}; Max-Age=600`);
};
