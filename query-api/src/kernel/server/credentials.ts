import { Refusal } from '../errors/refusal.ts';

/** SHA-256 in lower-case hex, made in the browser: nothing else is a password here. */
export function assertDigest(path: string, text: string): void {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Refusal('invalid', {}, [{ path, code: 'invalid' }]);
}
/** Addresses are compared and kept so. */
export const emailOf = (text: string): string => text.trim().toLowerCase().slice(0, 254);
