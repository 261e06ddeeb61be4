import type { Request, Response } from 'express';
import { sessionTimes } from './session.ts';

export const cookieName = '__Host-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

export function readCookie({ headers }: Pick<Request, 'headers'>): string | undefined {
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookieName && isToken(value)) return value;
  }
  return undefined;
}
export const setCookie = (response: Response, token: string): void => {
  response.append('Set-Cookie', `${cookieName}=${token}; ${attributes}; Max-Age=${sessionTimes.absolute / 1000}`);
};
export const clearCookie = (response: Response): void => {
  response.append('Set-Cookie', `${cookieName}=; ${attributes}; Max-Age=0`);
};
