import type { ErrorRequestHandler, Request, Response } from 'express';
import { isLocale } from '@paideia/events/kernel/messages.ts';
import { refusalOf, say } from '../graphql/errors.ts';
import type { Texts } from '../i18n/messages.ts';
import { Refusal, type Params } from '../graphql/refusal.ts';

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
  refuse(request: Request, response: Response, refusal: string | Refusal): void;
  /** What `refuse` sends, for those who never come as far as it. */
  bodyOf(locale: unknown, refusal: Refusal): string;
  /** For errors that middleware throws: the body parser's, above all. */
  handler: ErrorRequestHandler;
};

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
  const refuse = (request: Request, response: Response, given: string | Refusal): void => {
    const refusal = typeof given === 'string' ? new Refusal(given) : given;
    const { code } = refusal;
    onRefusal(code);
    if (code === 'request.tooLarge') response.set('Connection', 'close');
    response
      .status(statuses[code] ?? 400)
      .type('json')
      .send(bodyOf(request.get('x-locale'), refusal));
  };
  return {
    refuse,
    bodyOf,
    handler: (error: { readonly status?: number }, request, response, next) => {
      if (response.headersSent) return next(error);
      const { status } = error;
      if (status === 413) return refuse(request, response, 'request.tooLarge');
      if (status === 415) return refuse(request, response, 'request.wrongType');
      if (status !== undefined && status >= 400 && status < 500) return refuse(request, response, 'request.malformed');
      // A session is looked up before GraphQL begins.
      const refusal = error instanceof Error ? refusalOf(error) : undefined;
      if (refusal) return refuse(request, response, refusal);
      log.error({ err: error }, 'a request failed');
      response
        .status(500)
        .json({ errors: [{ message: texts.english('unexpected', { id: '-' }), extensions: { code: 'unexpected' } }] });
    },
  };
}
