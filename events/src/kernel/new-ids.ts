// What is made at about the same time has ids beside each other, so that it stands beside each other in every index too: a commit then writes few pages. Each id
// of chance alone would have a page of its own, and the more the more there is already.

const hex = (value: number, digits: number): string => Math.floor(value).toString(16).padStart(digits, '0');
/** Answers an instant, in milliseconds of the epoch, as the eleven hex digits with which an `_id` begins: the second, and the 4096ths of it. */
export const timeDigits = (ms: number): string =>
  hex((ms / 1000) >>> 0, 8) + hex(((Math.max(ms, 0) % 1000) * 4096) / 1000, 3);

/**
 * Makes a new `_id` of 24 hex digits, which begins with the second, as MongoDB's ObjectId does: then its 4096ths, and 52 bits of chance. A form makes it, so that
 * a retry meets the same thing.
 * @param now milliseconds of the epoch
 */
export function newId(now = Date.now()): string {
  const chance = crypto.randomUUID();
  return timeDigits(now) + chance.slice(0, 8) + chance.slice(-5);
}

/**
 * Makes a new UUID of version 7 (RFC 9562): the millisecond, and 74 bits of chance.
 * @param now milliseconds of the epoch
 */
export function newUuid(now = Date.now()): string {
  const time = hex(Math.max(now, 0) % 2 ** 48, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
