import { createHash } from 'node:crypto';
import { timeDigits } from './new-ids.ts';

const namespace = Buffer.from('6f1d0c3e5b7a4c19a2d48e0f93b6c571', 'hex');

/** UUID version 5: the same text gives the same id, on every machine and at every retry. */
export function uuidFrom(...parts: readonly (string | number)[]): string {
  const bytes = createHash('sha1').update(namespace).update(parts.join('\u0000')).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
/** A derived `_id`: 24 hex digits. */
export const idFrom = (...parts: readonly (string | number)[]): string =>
  uuidFrom(...parts)
    .replaceAll('-', '')
    .slice(0, 24);
/** A derived `_id` that begins with its time, in milliseconds of the epoch, as a new one does. */
export const idAt = (ms: number, ...parts: readonly (string | number)[]): string =>
  timeDigits(ms) + idFrom(...parts).slice(11);
