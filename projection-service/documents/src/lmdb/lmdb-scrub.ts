import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';

const chunkBytes = 2 ** 20;
/** No record that is shredded is longer. */
const longest = 2 ** 14;
const opening = Buffer.from('{"value":');
const [quote, backslash, open, close] = [...Buffer.from('"\\{}')] as [number, number, number, number];

/** Answers where the JSON object that begins at `from` ends; undefined when it is cut off. */
function endOfJson(bytes: Buffer, from: number, until: number): number | undefined {
  let [depth, isText] = [0, false];
  for (let at = from; at < until; at++) {
    const byte = bytes[at]!;
    if (isText && byte === backslash) at++;
    else if (byte === quote) isText = !isText;
    else if (!isText && byte === open) depth++;
    else if (!isText && byte === close && --depth === 0) return at + 1;
  }
  return undefined;
}

/**
 * Writes noughts over every value that still stands behind this key. LMDB writes into no page that is in use: what is removed stays readable in pages that were
 * given back, until they are used again. It is called in a write transaction after the one that removed the record, so that nobody writes meanwhile. It looks
 * for the key and not for the value, so that what was killed half-way can be done again.
 */
export function scrub(path: string, key: string): number {
  const wanted = Buffer.concat([Buffer.from(key), opening]);
  const file = openSync(path, 'r+');
  let found = 0;
  try {
    const { size } = fstatSync(file);
    const chunk = Buffer.alloc(chunkBytes + longest);
    for (let start = 0; start < size; start += chunkBytes) {
      const length = readSync(file, chunk, 0, chunk.length, start);
      for (let at = chunk.indexOf(wanted); at >= 0 && at < length; at = chunk.indexOf(wanted, at + wanted.length)) {
        const from = at + Buffer.byteLength(key);
        const end = endOfJson(chunk, from, length);
        if (end === undefined) continue;
        writeSync(file, Buffer.alloc(end - from), 0, end - from, start + from);
        found++;
      }
      chunk.fill(0);
    }
    fsyncSync(file);
    return found;
  } finally {
    closeSync(file);
  }
}
