import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { ByteRange, Part } from '../port.ts';
import { borrowed, giveBack } from './buffers.ts';
import { fileOf, partRanges } from './part-files.ts';

/** Writes one piece after another; who went away in the middle fails it. */
function writer(to: Writable) {
  let fail: ((error: Error) => void) | undefined;
  to.once('close', () => fail?.(new Error('the reader is gone')));
  return (bytes: Uint8Array): Promise<void> => {
    const written = new Promise<void>((resolve, reject) => {
      fail = reject;
      if (to.destroyed) return reject(new Error('the reader is gone'));
      to.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    // It is awaited after the next piece was read.
    written.catch(() => undefined);
    return written;
  };
}

/** The bytes of a range to whoever reads them, the next piece read while the last one goes. */
export async function sendParts(folder: string, parts: readonly Part[], range: ByteRange, to: Writable): Promise<void> {
  const write = writer(to);
  let [now, next] = [borrowed(), borrowed()];
  let writing = Promise.resolve();
  for (const { part, start, end } of partRanges(parts, range)) {
    const file = await open(join(folder, fileOf(part)));
    try {
      for (let at = start; at <= end;) {
        const { bytesRead } = await file.read(now, 0, Math.min(now.length, end - at + 1), at);
        if (bytesRead === 0) throw new Error(`part ${part.part} is shorter than it was`);
        await writing;
        writing = write(now.subarray(0, bytesRead));
        at += bytesRead;
        [now, next] = [next, now];
      }
    } finally {
      await file.close();
    }
  }
  await writing;
  to.end();
  // Where it fails, what is still on its way keeps them.
  giveBack(now);
  giveBack(next);
}
