import { close, open, read } from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import type { ByteRange, StoredPart } from '../port.ts';
import { borrowed, giveBack, giveUp } from './buffers.ts';
import { fileOf, partRanges } from './part-files.ts';

const [opened, closed] = [promisify(open), promisify(close)];
type Stretch = { readonly part: StoredPart; readonly start: number; readonly end: number };

/**
 * It sends one piece after another, each read when the connection has taken the last one, whose buffers hold far more than a piece: a reader who is slow has
 * one piece in memory. It works by callbacks, for a handle's promises cost a tenth of all that a piece does.
 */
function sendStretch(file: number, { part, start, end }: Stretch, to: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    let [at, isReading, isGone] = [start, false, to.destroyed];
    const gone = () => {
      isGone = true;
      // The file is closed by whoever hears of it, and that must not be while it is read.
      if (!isReading) finish(new Error('the reader is gone'));
    };
    const finish = (error?: Error | null) => {
      to.off('close', gone);
      if (error) reject(error);
      else resolve();
    };
    const next = () => {
      if (isGone) return finish(new Error('the reader is gone'));
      if (at > end) return finish();
      const buffer = borrowed();
      isReading = true;
      read(file, buffer, 0, Math.min(buffer.length, end - at + 1), at, (error, count) => {
        isReading = false;
        if (error || isGone || count === 0) {
          giveBack(buffer);
          return finish(error ?? new Error(isGone ? 'the reader is gone' : `part ${part.part} is shorter than it was`));
        }
        at += count;
        to.write(buffer.subarray(0, count), (failed) => {
          if (failed) {
            // What is still on its way keeps it.
            giveUp(buffer);
            return finish(failed);
          }
          giveBack(buffer);
          next();
        });
      });
    };
    to.once('close', gone);
    next();
  });
}

/** Sends the bytes of a range to whoever reads them. */
export async function sendParts(
  folder: string,
  parts: readonly StoredPart[],
  range: ByteRange,
  to: Writable,
): Promise<void> {
  for (const stretch of partRanges(parts, range)) {
    const file = await opened(join(folder, fileOf(stretch.part)), 'r');
    try {
      await sendStretch(file, stretch, to);
    } finally {
      await closed(file);
    }
  }
  to.end();
}
