import { addAbortSignal, PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileKey } from '@paideia/events/files/file.rules.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { putObject } from '@paideia/objects/put-object.ts';
import type { OutlineFile } from './archive-entries.ts';

/** The same at any time, in any time zone and for any user. Outlines are packed already. */
const settings = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644, compress: false };

/** Gives the bytes of a stream by counts, one after the other. */
function inPieces(stream: Readable): (count: number) => AsyncGenerator<Buffer> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);
  return async function* (count) {
    for (let wanted = count; wanted > 0;) {
      if (rest.length === 0) {
        const chunk = await chunks.next();
        if (chunk.done) return;
        rest = chunk.value;
      }
      const piece = rest.subarray(0, wanted);
      rest = rest.subarray(piece.length);
      wanted -= piece.length;
      yield piece;
    }
  };
}

type Archive = {
  readonly key: string;
  readonly entries: readonly OutlineFile[];
  /** It hears how many of them are written. */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
};
/** Puts files into one archive under a key, a piece at a time. It is there when it is whole, or not at all. */
export async function putArchive(objects: ObjectStore, { key, entries, onProgress, signal }: Archive): Promise<void> {
  const zip = new ZipFile();
  const bytes = addAbortSignal(signal, new PassThrough());
  let source: Readable | undefined;
  const fail = (error: unknown) => {
    bytes.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  // Whoever reads hears of it too, but may not have begun to.
  bytes.on('error', () => undefined);
  zip.on('error', fail);
  zip.outputStream.pipe(bytes);
  for (const [done, { fileId, name, size }] of entries.entries())
    zip.addReadStreamLazy(name, { ...settings, size }, (give) => {
      onProgress(done);
      objects.read(fileKey(fileId)).then((stream) => {
        source = stream.on('error', fail);
        give(null, stream);
      }, fail);
    });
  // The sizes are known beforehand and nothing is packed, so that of the whole is known too.
  const size = await new Promise<number>((resolve) => {
    zip.end(undefined, (...sizes: readonly number[]) => resolve(sizes[0]!));
  });
  const next = inPieces(bytes);
  try {
    await putObject(objects, {
      key,
      size,
      read: ({ first, last }) => Readable.from(next(last - first + 1), { objectMode: false }),
      check: () => signal.throwIfAborted(),
    });
    onProgress(entries.length);
  } finally {
    source?.destroy();
    bytes.destroy();
  }
}
