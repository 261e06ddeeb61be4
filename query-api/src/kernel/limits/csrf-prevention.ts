import type { Request, RequestHandler } from 'express';
import type { Answers } from '../server/http-errors.ts';

/** The host of an origin; undefined for 'null' and for what is no origin. */
const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host || undefined;
  } catch {
    return undefined;
  }
};
/** Browsers name the origin with every POST; who names none is no browser, or must at least send what a form cannot. */
export const isSameOrigin = (request: Pick<Request, 'get'>): boolean => {
  const origin = request.get('origin');
  if (request.get('sec-fetch-site') === 'cross-site') return false;
  return origin === undefined || (hostOf(origin) !== undefined && hostOf(origin) === request.get('host'));
};

/** Before a body is read: only POST, only from our own pages, only JSON. */
export const csrfPrevention =
  ({ refuse }: Answers): RequestHandler =>
  (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.set('Allow', 'POST');
      return refuse(request, response, 'request.methodNotAllowed');
    }
    if (!isSameOrigin(request)) return refuse(request, response, 'request.foreignOrigin');
    if (!request.is('application/json')) return refuse(request, response, 'request.wrongType');
    next();
  };
