import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { partsOrigin } from '@paideia/objects/port.ts';
import { isOpen, type Config } from './config.ts';
import { sayHeader, type Answered, type Step } from '../http/exchange.ts';

/** It is the nonce of this response; the only scripts and styles that run carry it. */
export const nonceOf = ({ locals }: Pick<Answered, 'locals'>): string => locals.nonce!;

const nonceBytes = 16;
/** Random bytes are had many at a time; each serves once. */
function nonces(): () => string {
  const pool = Buffer.alloc(256 * nonceBytes);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += nonceBytes;
    return pool.toString('base64', used - nonceBytes, used);
  };
}

/** Stands for the nonce in what helmet says; not a character that it would change. */
const placeholder = 'nonce-of-this-response';

/** What a browser must not do with our pages. Helmet is asked once, for its answer is the same each time but for the nonce. */
function headersOf(
  config: Pick<Config, 'environment'> & Partial<Pick<Config, 's3' | 'cardGateway'>>,
): readonly (readonly [name: string, value: string])[] {
  const said = new Map<string, string>();
  const listener = {
    setHeader: (name: string, value: number | string | readonly string[]) => void said.set(name, String(value)),
    removeHeader: (name: string) => void said.delete(name),
  };
  const nonce = `'nonce-${placeholder}'`;
  // Where Stripe takes cards, the field for the number is a frame of Stripe's own, which its script puts there.
  const stripe = config.cardGateway === 'stripe' ? ['https://js.stripe.com'] : [];
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce, ...stripe],
        styleSrc: ["'self'", nonce],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...[partsOrigin(config.s3) ?? []].flat(),
          ...(stripe.length > 0 ? ['https://api.stripe.com'] : []),
        ],
        ...(stripe.length > 0 && { frameSrc: [...stripe, 'https://hooks.stripe.com'] }),
        // A player puts these together from the segments of a video.
        mediaSrc: ["'self'", 'blob:'],
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
  })({} as IncomingMessage, listener as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw new Error('helmet has no headers for us', { cause: error });
  });
  return [...said];
}

/** Browsers heed these of pages alone; with each of many small scripts and answers they would be half the bytes. */
export const ofPages: readonly string[] = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The headers of an answer that is no page: shown as one all the same, it may load nothing and stand in no frame. */
export function answerHeaders(config: Pick<Config, 'environment'>): Step {
  const headers = [
    ...headersOf(config).filter(([name]) => !ofPages.includes(name)),
    ['Content-Security-Policy', "default-src 'none';frame-ancestors 'none'"],
    ['X-Frame-Options', 'DENY'],
  ] as const;
  return (_request, response, next) => {
    for (const [name, value] of headers) sayHeader(response, name, value);
    next();
  };
}

/** A nonce for each response, and the headers that go with it. */
export function securityHeaders(
  config: Pick<Config, 'environment'> & Partial<Pick<Config, 's3' | 'cardGateway'>>,
): Step {
  const headers = headersOf(config);
  const fixed = headers.filter(([, value]) => !value.includes(placeholder));
  const perResponse = headers
    .filter(([, value]) => value.includes(placeholder))
    .map(([name, value]) => [name, value.split(placeholder)] as const);
  const nextNonce = nonces();
  return (_request, response, next) => {
    const nonce = nextNonce();
    response.locals.nonce = nonce;
    for (const [name, value] of fixed) response.setHeader(name, value);
    for (const [name, parts] of perResponse) response.setHeader(name, parts.join(nonce));
    next();
  };
}
