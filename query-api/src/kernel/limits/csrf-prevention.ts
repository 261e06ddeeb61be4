import type { IncomingMessage } from 'node:http';
import express from 'express';
import { headerOf, sayHeader, type Step } from '../http/exchange.ts';
import type { Answers } from '../http/http-errors.ts';

/** The host of an origin; undefined for 'null' and for what is no origin. */
const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host || undefined;
  } catch {
    return undefined;
  }
};
/** Browsers name the origin with every POST; who names none is no browser, or must at least send what a form cannot. */
export const isSameOrigin = (request: Pick<IncomingMessage, 'headers'>): boolean => {
  if (headerOf(request, 'sec-fetch-site') === 'cross-site') return false;
  const origin = headerOf(request, 'origin');
  if (origin === undefined) return true;
  const host = hostOf(origin);
  return host !== undefined && host === request.headers.host;
};

/** Somebody follows a link, wherever it stands, and sees what is answered as a page of its own: no other page reads it, or shows it within itself. */
export const isFollowed = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  headerOf(request, 'sec-fetch-mode') === 'navigate' && headerOf(request, 'sec-fetch-dest') === 'document';

/** Told of a length or in pieces. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || /^\d+$/.test(headers['content-length'] ?? '');
/** What nearly every client writes is known at sight. */
const isJson = (request: IncomingMessage): boolean =>
  request.headers['content-type'] === 'application/json'
    ? hasBody(request)
    : Boolean(express.request.is.call(request, 'application/json'));

/** Before a body is read: only POST, only from our own pages, only JSON. */
export const csrfPrevention =
  ({ refuse }: Answers): Step =>
  (request, response, next) => {
    sayHeader(response, 'Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      sayHeader(response, 'Allow', 'POST');
      return refuse(request, response, 'request.methodNotAllowed');
    }
    if (!isSameOrigin(request)) return refuse(request, response, 'request.foreignOrigin');
    if (!isJson(request)) return refuse(request, response, 'request.wrongType');
    next();
  };
