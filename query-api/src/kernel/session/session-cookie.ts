import type { IncomingMessage, ServerResponse } from 'node:http';

type Asking = Pick<IncomingMessage, 'headers'>;
/** The answer gives a cookie, and knows what was asked. */
export type Giving = Pick<ServerResponse, 'appendHeader'> & { readonly req: Asking };

export const cookieName = '__Host-session';
/** Ties the answer of a sign-in provider to the browser that went there. */
const bindingName = '__Host-msauth';

/**
 * Says whether the browser keeps no `Secure` cookie of this address: Safari keeps none on plain loopback, which other browsers trust. Such a cookie is taken and
 * given only where the browser itself named the loopback, so nobody's session of a site that has a name ever goes without the prefix.
 */
const isPlain = ({ headers }: Asking): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(headers.host ?? '') &&
  headers['x-forwarded-proto'] !== 'https' &&
  /\bVersion\/[\d.]+ (Mobile\/\w+ )?Safari\//.test(headers['user-agent'] ?? '');
const plainOf = (name: string): string => name.replace('__Host-', '');
const nameOf = (name: string, request: Asking): string => (isPlain(request) ? plainOf(name) : name);
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

/** The value of the first cookie of that name. It is looked for several times a request, so the others are not taken apart. */
function valueIn(cookies: string, name: string): string | undefined {
  for (let at = 0; at < cookies.length;) {
    const semicolon = cookies.indexOf(';', at);
    const end = semicolon < 0 ? cookies.length : semicolon;
    const pair = cookies.slice(at, end).trim();
    if (pair.startsWith(name) && (pair.length === name.length || pair[name.length] === '='))
      return pair.split('=', 2)[1];
    at = end + 1;
  }
  return undefined;
}
function cookieIn(request: Asking, name: string): string | undefined {
  const { cookie = '' } = request.headers;
  return cookie === ''
    ? undefined
    : (valueIn(cookie, name) ?? (isPlain(request) ? valueIn(cookie, plainOf(name)) : undefined));
}
export function readCookie(request: Asking): string | undefined {
  const value = cookieIn(request, cookieName);
  return value !== undefined && isToken(value) ? value : undefined;
}
/** Whether there is one at all, whosever. */
export const hasCookie = (request: Asking): boolean => cookieIn(request, cookieName) !== undefined;
/** There is one, and it is not of ours. */
export function isCookieBroken(request: Asking): boolean {
  const value = cookieIn(request, cookieName);
  return value !== undefined && !isToken(value);
}
const give = (response: Giving, name: string, value: string, seconds: number) => {
  const { req } = response;
  const attributes = `Path=/; ${isPlain(req) ? '' : 'Secure; '}HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  response.appendHeader('Set-Cookie', `${nameOf(name, req)}=${value}; ${attributes}`);
};
export const setCookie = (response: Giving, token: string, absoluteMs: number): void => {
  give(response, cookieName, token, absoluteMs / 1000);
};
export const clearCookie = (response: Giving): void => {
  give(response, cookieName, '', 0);
};

export function readBinding(request: Asking): string | undefined {
  const value = cookieIn(request, bindingName);
  return value !== undefined && isToken(value) ? value : undefined;
}
export const setBinding = (response: Giving, binding: string): void => {
  give(response, bindingName, binding, 600);
};
