import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';

/** How far the clocks of two services may differ, the time on the way included. */
export const validForMs = 30_000;
const signatureOf = (key: string, statement: string, { method, path, body = '' }: Addressed) =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update([statement, method, path, hash('sha256', body)].join('\n'))
    .digest('hex');

/** `path` with its query; `body` exactly what is sent. */
type Addressed = { readonly method: string; readonly path: string; readonly body?: string | Uint8Array };
type Headers = Readonly<Record<string, unknown>>;
export type SignedHeaders = { readonly 'x-statement': string; readonly 'x-signature': string };

/**
 * The headers of one internal request: a statement with the time, a nonce and `claims` (JSON), signed together with the method, the path and the body.
 * @param key hex
 */
export function signRequest(key: string, addressed: Addressed, claims: object = {}, now = Date.now()): SignedHeaders {
  const stated = { claims, issuedAt: now, nonce: randomUUID() };
  const statement = Buffer.from(JSON.stringify(stated)).toString('base64url');
  return { 'x-statement': statement, 'x-signature': signatureOf(key, statement, addressed) };
}

type Stated = { readonly claims: unknown; readonly issuedAt: number; readonly nonce: string };
/** The claims of a request that somebody signed who holds the key: for this method, path and body, within the last 30 seconds, and for the first time. */
type CheckSignature = (addressed: Addressed, headers: Headers, now?: number) => unknown;

/** One checker a service: it remembers the nonces of half a minute, so that what was overheard cannot be sent again. */
export function signatureCheck(key: string): CheckSignature {
  const seen = new Map<string, number>();
  const isFirst = (nonce: string, now: number): boolean => {
    // In the order of their coming, so the oldest stand first.
    for (const [one, until] of seen) {
      if (until >= now) break;
      seen.delete(one);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, now + 2 * validForMs);
    return true;
  };
  return (addressed, { 'x-statement': statement, 'x-signature': signature }, now = Date.now()) => {
    if (typeof statement !== 'string' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature))
      return undefined;
    const wanted = signatureOf(key, statement, addressed);
    if (!timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(wanted, 'hex'))) return undefined;
    // Only who holds the key made this text, with `signRequest`.
    const { claims, issuedAt, nonce } = JSON.parse(Buffer.from(statement, 'base64url').toString('utf8')) as Stated;
    return Math.abs(now - issuedAt) <= validForMs && isFirst(nonce, now) ? claims : undefined;
  };
}
