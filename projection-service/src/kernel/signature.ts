import { createHmac, timingSafeEqual } from 'node:crypto';

const validForMs = 30_000;
const signatureOf = (key: string, issuedAt: string, path: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(`${issuedAt}.${path}`).digest('hex');

/** The headers of an operator's request; `key` is hex, `path` with its query. */
export const signPath = (key: string, path: string, now = Date.now()): Readonly<Record<string, string>> => ({
  'x-issued-at': `${now}`,
  'x-signature': signatureOf(key, `${now}`, path),
});

/** Whether somebody who holds the key asked for this path within the last 30 seconds. */
export function isSigned(key: string, path: string, headers: Readonly<Record<string, unknown>>, now = Date.now()): boolean {
  const { 'x-issued-at': issuedAt, 'x-signature': signature } = headers;
  if (typeof issuedAt !== 'string' || typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (!(Math.abs(now - Number(issuedAt)) <= validForMs)) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(key, issuedAt, path), 'hex'));
}
