// This file says what a record is in every driver.
import { Unfit } from './values.ts';

export type Kept = { readonly value: unknown; readonly version: number; readonly expiresAt: string | null };

/** A key in a list's order is compared as text; control characters would make that order differ between the stores. */
export function assertKey(key: string): void {
  if (typeof key !== 'string' || key.length === 0 || key.length > 400 || /\p{Cc}/u.test(key) || !key.isWellFormed())
    throw new Unfit(`no key of a record: ${JSON.stringify(key)}`);
}
/** It goes through JSON at once, so that what the caller changes afterwards is not written. */
export function jsonOf(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) throw new Unfit('a record is JSON');
  return JSON.parse(text);
}
export const sealed = (value: unknown, version: number, expiresAt: Date | undefined): Kept => ({
  value,
  version,
  expiresAt: expiresAt?.toISOString() ?? null,
});
export const isAlive = ({ expiresAt }: Pick<Kept, 'expiresAt'>, now = Date.now()): boolean =>
  expiresAt === null || Date.parse(expiresAt) > now;

let latest = 0;
/** A version never comes again under a key that was removed and put anew: it goes on from the clock, and two of one millisecond differ. */
export const versionAfter = (before: Pick<Kept, 'version'> | null | undefined): number =>
  (latest = Math.max((before?.version ?? 0) + 1, latest + 1, Date.now()));
