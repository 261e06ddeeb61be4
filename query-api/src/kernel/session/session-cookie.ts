import type { Request, Response } from 'express';

export const cookieName = '__Host-session';
/** Ties the answer of a sign-in provider to the browser that went there. */
const bindingName = '__Host-msauth';

/**
 * Whether the browser keeps no `Secure` cookie of this address: Safari does not on plain loopback, which other browsers trust. Such a cookie is taken and
 * given only where the browser itself named the loopback, so nobody's session of a site that has a name ever goes without the prefix.
 */
const isPlain = ({ headers }: Pick<Request, 'headers'>): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '') &&
  headers['x-forwarded-proto'] !== 'https' &&
  /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//.test(headers['user-agent'] ?? '');
const nameOf = (name: string, request: Pick<Request, 'headers'>): string =>
  isPlain(request) ? name.replace('__Host-', '') : name;
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

function cookieIn(request: Pick<Request, 'headers'>, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2));
  return [name, nameOf(name, request)]
    .map((one) => pairs.find(([found]) => found === one)?.[1])
    .find((value) => value !== undefined);
}
export function readCookie(request: Pick<Request, 'headers'>): string | undefined {
  const value = cookieIn(request, cookieName);
  return value !== undefined && isToken(value) ? value : undefined;
}
/** Whether there is one at all, whosever. */
export const hasCookie = (request: Pick<Request, 'headers'>): boolean => cookieIn(request, cookieName) !== undefined;
/** There is one, and it is not of ours. */
export const isCookieBroken = (request: Pick<Request, 'headers'>): boolean =>
  hasCookie(request) && readCookie(request) === undefined;
const give = (response: Response, name: string, value: string, seconds: number) => {
  const { req } = response;
  const attributes = `Path=/; ${isPlain(req) ? '' : 'Secure; '}HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  response.append('Set-Cookie', `${nameOf(name, req)}=${value}; ${attributes}`);
};
export const setCookie = (response: Response, token: string, absoluteMs: number): void => {
  give(response, cookieName, token, absoluteMs / 1000);
};
export const clearCookie = (response: Response): void => {
  give(response, cookieName, '', 0);
};

export function readBinding(request: Pick<Request, 'headers'>): string | undefined {
  const value = cookieIn(request, bindingName);
  return value !== undefined && isToken(value) ? value : undefined;
}
export const setBinding = (response: Response, binding: string): void => {
  give(response, bindingName, binding, 600);
};
