import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Rates } from './config.ts';
import type { Answers } from './http-errors.ts';
import { readCookie } from './session-cookie.ts';

const windowMs = 60_000;
const addressOf = (request: Request) => ipKeyGenerator(request.ip ?? 'unknown');
/** What visitors may do and machines would do again and again. */
const guarded: ReadonlySet<string> = new Set([
  ...['loginWithPassword', 'forgotPassword', 'recoverPassword', 'selfCreateAccount', 'validateMSAuth', 'beginMSAuth', 'insertLogit'],
  ...['verifyEmail', 'resendVerification', 'changePassword', 'changeEmail'],
]);

export type RateLimits = {
  readonly byAddress: RequestHandler;
  readonly bySession: RequestHandler;
  readonly byOperation: RequestHandler;
  /** A limit of its own for each route that asks for one. */
  readonly perHour: (limit: number) => RequestHandler;
};

export function rateLimits({ address, session, guarded: rare }: Rates, { refuse }: Answers): RateLimits {
  const common = {
    windowMs,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (request: Request, response: Response) => refuse(request, response, 'request.tooMany'),
  } as const;
  return {
    byAddress: rateLimit({ ...common, limit: address, keyGenerator: addressOf }),
    bySession: rateLimit({ ...common, limit: session, skip: (request) => readCookie(request) === undefined, keyGenerator: (request) => readCookie(request)! }),
    perHour: (limit) => rateLimit({ ...common, windowMs: 60 * windowMs, limit, keyGenerator: (request) => readCookie(request) ?? addressOf(request) }),
    byOperation: rateLimit({
      ...common,
      limit: rare,
      keyGenerator: addressOf,
      skip: (request, response) =>
        !(response.locals.rootFields as readonly string[]).some((name) => guarded.has(name) && (name !== 'insertLogit' || readCookie(request) === undefined)),
    }),
  };
}
