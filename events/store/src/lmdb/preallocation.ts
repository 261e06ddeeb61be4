import { open, stat } from 'node:fs/promises';
import type { RootDatabase } from 'lmdb';

const mebibyte = 2 ** 20;
const noughts = Buffer.alloc(mebibyte);
type Stats = { readonly pageSize: number; readonly lastPageNumber: number; readonly mapSize: number };

/** A file that is open for appending is written behind all that is there by then: never over a page, whoever makes it longer meanwhile. */
async function extend(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'a');
  try {
    for (let left = bytes; left > 0; left -= noughts.length) await file.appendFile(noughts.subarray(0, left));
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * A commit that makes the file longer waits for the journal of the file system too, which can take as long as all else of it. So the file is made longer beside
 * the commits: it is as long again as what is used of it, by `least` bytes at least and by `most` at most. Where the disk is full it grows by what is
 * needed, as it would by itself.
 */
export function preallocate(
  env: RootDatabase,
  path: string,
  { least = mebibyte, most = 16 * mebibyte, commitsBetweenLooks = 16 } = {},
): void {
  let [commits, length] = [0, 0];
  let isExtending = false;
  async function look() {
    const { pageSize, lastPageNumber, mapSize } = env.getStats() as Stats;
    const used = (lastPageNumber + 1) * pageSize;
    const room = Math.min(Math.max(used, least), most, mapSize - used);
    if (length - used >= room / 2) return;
    isExtending = true;
    try {
      ({ size: length } = await stat(path));
      const wanted = used + room - length;
      if (wanted <= room / 2) return;
      await extend(path, wanted);
      length += wanted;
    } catch {
      // What is not there now is asked for again after as many commits.
    } finally {
      isExtending = false;
    }
  }
  env.on('aftercommit', () => {
    if (++commits < commitsBetweenLooks || isExtending) return;
    commits = 0;
    void look();
  });
}
