import { createHmac, hash, timingSafeEqual } from 'node:crypto';

const validForMs = 30_000;
const signatureOf = (key: string, issuedAt: string, path: string, body: string | Uint8Array) =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(`${issuedAt}.${path}${body.length === 0 ? '' : `.${hash('sha256', body)}`}`)
    .digest('hex');

/** The headers of an operator's request; `key` is hex, `path` with its query, `body` exactly what is sent. */
export const signPath = (key: string, path: string, now = Date.now(), body = ''): Readonly<Record<string, string>> => ({
  'x-issued-at': `${now}`,
  'x-signature': signatureOf(key, `${now}`, path, body),
});

/** Whether somebody who holds the key asked for this path, with this body, within the last 30 seconds. */
export function isSigned(
  key: string,
  path: string,
  headers: Readonly<Record<string, unknown>>,
  now = Date.now(),
  body: string | Uint8Array = '',
): boolean {
  const { 'x-issued-at': issuedAt, 'x-signature': signature } = headers;
  if (typeof issuedAt !== 'string' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (!(Math.abs(now - Number(issuedAt)) <= validForMs)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(key, issuedAt, path, body), 'hex'));
}
