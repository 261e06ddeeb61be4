import type { ErrorRequestHandler } from 'express';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { refusalOf, say } from '../errors/errors.ts';
import type { Texts } from '../i18n/messages.ts';
import { giveHeaders, type Answered, type Asked } from './exchange.ts';
import { Refusal, type Params } from '../errors/refusal.ts';

const statuses: Readonly<Record<string, number>> = {
  'request.methodNotAllowed': 405,
  'request.foreignOrigin': 403,
  'request.wrongType': 415,
  'request.tooLarge': 413,
  'request.tooMany': 429,
  noAccess: 403,
  notFound: 404,
  'session.none': 401,
  'session.over': 401,
  'session.userGone': 401,
  'signIn.busy': 503,
  unavailable: 503,
};

export type Answers = {
  /** Says no in the shape of a GraphQL error, before GraphQL was reached. */
  refuse(request: Asked, response: Answered, refusal: string | Refusal): void;
  /** What `refuse` sends, for those who never come as far as it. */
  bodyOf(locale: unknown, refusal: Refusal): string;
  /** It is for errors that steps throw: the body parser's, above all. */
  fail(error: unknown, request: Asked, response: Answered): void;
  /** It is the same behind Express's router. */
  readonly handler: ErrorRequestHandler;
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
function send(response: Answered, status: number, text: string): void {
  giveHeaders(response);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** `onRefusal` hears each code, which is of a closed list. */
export function answersIn(
  texts: Texts,
  log: { error(about: object, message: string): void },
  onRefusal: (code: string) => void = () => {},
): Answers {
  const bodyOf = (picked: unknown, refusal: Refusal): string => {
    const locale = typeof picked === 'string' && isLocale(picked) ? picked : 'en';
    const speaker = {
      text: (id: string, params?: Params) => texts.text(locale, id, params),
      knows: texts.has,
      english: texts.english,
    };
    return JSON.stringify({ errors: [say(speaker, refusal)] });
  };
  const refuse = (request: Asked, response: Answered, given: string | Refusal): void => {
    const refusal = typeof given === 'string' ? new Refusal(given) : given;
    const { code } = refusal;
    onRefusal(code);
    if (code === 'request.tooLarge') response.setHeader('Connection', 'close');
    send(response, statuses[code] ?? 400, bodyOf(request.headers['x-locale'], refusal));
  };
  const fail = (error: unknown, request: Asked, response: Answered): void => {
    if (response.headersSent) {
      log.error({ err: error }, 'an answer broke off');
      return void request.socket.destroy();
    }
    const status = statusOf(error);
    if (status === 413) return refuse(request, response, 'request.tooLarge');
    if (status === 415) return refuse(request, response, 'request.wrongType');
    if (status !== undefined && status >= 400 && status < 500) return refuse(request, response, 'request.malformed');
    // A session is looked up before GraphQL begins.
    const refusal = error instanceof Error ? refusalOf(error) : undefined;
    if (refusal) return refuse(request, response, refusal);
    log.error({ err: error }, 'a request failed');
    const said = { message: texts.english('unexpected', { id: '-' }), extensions: { code: 'unexpected' } };
    send(response, 500, JSON.stringify({ errors: [said] }));
  };
  return { refuse, bodyOf, fail, handler: (error, request, response, _next) => fail(error, request, response) };
}
