import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** `sha256` is that of the file as it lies there. */
type Written = { readonly lines: number; readonly bytes: number; readonly sha256: string };

/** It writes lines of JSON, compressed; they are on disk for good when `end` resolves. */
export function writeLines(path: string): { write(value: unknown): Promise<void>; end(): Promise<Written> } {
  const zip = createGzip();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const sum = createHash('sha256');
  let [lines, bytes] = [0, 0];
  zip.on('data', (chunk: Buffer) => {
    sum.update(chunk);
    bytes += chunk.length;
  });
  zip.pipe(file);
  const closed = finished(file);
  closed.catch(() => undefined); // The answers of `write` and `end` tell.
  return {
    async write(value) {
      lines++;
      if (!zip.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(zip, 'drain'), closed]);
    },
    async end() {
      zip.end();
      await closed;
      return { lines, bytes, sha256: sum.digest('hex') };
    },
  };
}
export async function* readLines<T>(path: string): AsyncGenerator<T> {
  const unzipped = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) yield JSON.parse(line) as T;
}
export async function sha256Of(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const chunk of createReadStream(path)) sum.update(chunk as Buffer);
  return sum.digest('hex');
}
