import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isOpen, type Config } from './config.ts';

/** Of this response; the only scripts and styles that run carry it. */
export const nonceOf = (response: Response): string => (response.locals as { nonce: string }).nonce;

/** A nonce for each response, and what a browser must not do with our pages. */
export function securityHeaders(config: Pick<Config, 'environment'>): readonly RequestHandler[] {
  const nonce = (_request: unknown, response: unknown) => `'nonce-${nonceOf(response as Response)}'`;
  return [
    (_request, response, next) => {
      response.locals.nonce = randomBytes(16).toString('base64');
      next();
    },
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", nonce],
          styleSrc: ["'self'", nonce],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          ...(!isOpen(config) && { upgradeInsecureRequests: [] }),
        },
      },
      strictTransportSecurity: isOpen(config) ? false : { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  ];
}
