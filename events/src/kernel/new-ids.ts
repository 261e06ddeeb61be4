// What is made at about the same time has ids beside each other, so that it stands beside each other in every index too: a commit then writes few pages. Each id
// of chance alone would have a page of its own, and the more the more there is already.

const hex = (value: number, digits: number): string => Math.floor(value).toString(16).padStart(digits, '0');
const chance = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => hex(byte, 2)).join('');
/** Answers the second of an instant, in milliseconds of the epoch, as eight hex digits, with which an `_id` begins. */
export const secondDigits = (ms: number): string => hex((ms / 1000) >>> 0, 8);

/**
 * Makes a new `_id` of 24 hex digits, as MongoDB's ObjectId is made: the second, and 64 bits of chance. A form makes it, so that a retry meets the same thing.
 * @param now milliseconds of the epoch
 */
export const newId = (now = Date.now()): string => secondDigits(now) + chance(8);

/**
 * Makes a new UUID of version 7 (RFC 9562): the millisecond, and 74 bits of chance.
 * @param now milliseconds of the epoch
 */
export function newUuid(now = Date.now()): string {
  const [time, rest] = [hex(Math.max(now, 0) % 2 ** 48, 12), chance(10)];
  const variant = hex(8 + (parseInt(rest[3]!, 16) % 4), 1);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-${variant}${rest.slice(4, 7)}-${rest.slice(7, 19)}`;
}
