import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Several handlers as one: each path of a request's many steps through the router would cost more than most of them do. */
export function middlewareChain(...handlers: readonly RequestHandler[]): RequestHandler {
  const run = (n: number, request: Request, response: Response, done: NextFunction): void => {
    const handler = handlers[n];
    if (!handler) return done();
    const next = (error?: unknown) =>
      error === undefined || error === null ? run(n + 1, request, response, done) : done(error);
    try {
      const result: unknown = handler(request, response, next as NextFunction);
      if (result instanceof Promise) result.catch(done);
    } catch (error) {
      done(error);
    }
  };
  return (request, response, next) => run(0, request, response, next);
}
