import { Readable } from 'node:stream';
import { digesting, type Digests } from './digests.ts';
import { plannedParts, type ByteRange, type ObjectStore } from './port.ts';

type Source = {
  readonly key: string;
  readonly size: number;
  /** They were known by it where they come from, and `check` compares it. */
  readonly etag?: string;
  /** Answers the bytes of one range; each is asked for once, in order. */
  readonly read: (range: ByteRange) => Promise<Readable> | Readable;
  /** Throws what is wrong with them. Nothing is kept of what it throws at. */
  readonly check: (found: Digests) => void;
  readonly onBytes?: ((count: number) => void) | undefined;
};

/** Brings bytes from elsewhere under a key. They go through part by part and never are in memory as a whole; the object is there when all of them are known to be right. */
export async function putObject(to: ObjectStore, { key, size, etag, read, check, onBytes }: Source): Promise<void> {
  const upload = { key, uploadId: await to.begin(key) };
  const digests = digesting(etag);
  // A driver knows only that the bytes did not come.
  let failure: unknown;
  async function* passing(range: ByteRange) {
    try {
      for await (const chunk of (await read(range)) as AsyncIterable<Buffer>) {
        digests.take(chunk);
        onBytes?.(chunk.length);
        yield chunk;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  try {
    const parts = [];
    let first = 0;
    for (const part of plannedParts(upload, size)) {
      const range = { first, last: first + part.size - 1 };
      parts.push(await to.writePart(part, Readable.from(passing(range), { objectMode: false })));
      first += part.size;
    }
    check(digests.end());
    await to.complete(upload, parts);
  } catch (error) {
    await to.abort(upload).catch(() => undefined);
    throw failure ?? error;
  }
}
