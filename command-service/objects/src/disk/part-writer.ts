import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { finished, type Readable } from 'node:stream';
import { exactly } from '../exactly.ts';
import type { Digest } from '../digests.ts';
import { PartBroken } from '../port.ts';

const batchBytes = 1 << 20;
/** Each piece has a price of its own: who sends byte by byte fills no batch with a million of them. */
const batchPieces = 256;

type PartWriter = {
  /** Hashes it, and keeps it until there is enough for a write. A promise is to be awaited before the next piece. */
  take(piece: Buffer): Promise<void> | undefined;
  /** It writes what is left and answers the digest. @throws PartBroken when there was less or more than was said */
  end(): Promise<string>;
};
/** Fills a writer with what comes from somewhere. */
export type Pour = (into: PartWriter) => Promise<void>;

/** They are written as the system has room for them: nearly always at once. */
async function writeAll(handle: FileHandle, pieces: readonly Buffer[], bytes: number): Promise<void> {
  const { bytesWritten } = await handle.writev(pieces);
  if (bytesWritten < bytes) await handle.writeFile(Buffer.concat(pieces).subarray(bytesWritten));
}

/** Pieces of the line are small: they are written many at once, as they lie in memory, and the next ones are hashed meanwhile. */
export function partWriter(handle: FileHandle, size: number, kind: Digest): PartWriter {
  const digest = createHash(kind);
  let [waiting, held, count]: [Buffer[], number, number] = [[], 0, 0];
  /** One that failed stays. */
  let writing: Promise<void> | undefined;
  const flush = () => {
    const [pieces, bytes] = [waiting, held];
    [waiting, held] = [[], 0];
    writing = writeAll(handle, pieces, bytes).then(() => {
      writing = undefined;
    });
    // It is awaited when the next ones are there.
    writing.catch(() => undefined);
  };
  return {
    take(piece) {
      digest.update(piece);
      waiting.push(piece);
      held += piece.length;
      count += piece.length;
      if (held < batchBytes && waiting.length < batchPieces) return undefined;
      if (writing) return writing.then(flush);
      flush();
      return undefined;
    },
    async end() {
      if (count !== size) throw new PartBroken(`${count} bytes, where ${size} were said`);
      await writing;
      if (held > 0) flush();
      await writing;
      return digest.digest('hex');
    },
  };
}

export const pouring =
  (size: number, bytes: AsyncIterable<Buffer>): Pour =>
  async (into) => {
    for await (const piece of exactly(size, bytes)) await into.take(piece);
  };

/**
 * It pours by the request's events, and stops it while the disk is behind: to iterate costs several promises for each piece of the line. Where it fails, what
 * is still to come is left to the caller.
 */
export const pouringRequest =
  (request: Readable): Pour =>
  (into) =>
    new Promise((resolve, reject) => {
      const leave = () => {
        request.off('data', take);
        forget();
      };
      const fail = (error: Error) => {
        leave();
        reject(error);
      };
      const take = (piece: Buffer) => {
        const isFull = into.take(piece);
        if (!isFull) return;
        request.pause();
        isFull.then(() => request.resume(), fail);
      };
      const forget = finished(request, { writable: false }, (error) => {
        if (error) return fail(new PartBroken('the bytes did not come', { cause: error }));
        leave();
        resolve();
      });
      request.on('data', take);
    });
