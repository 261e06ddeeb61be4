import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { exactly } from '../exactly.ts';
import { StorageFull, type ByteRange, type Part } from '../port.ts';
import { borrowed, giveBack } from './buffers.ts';
import { isMissing, needingRoom, syncDirectory } from './durable.ts';

export const chunkBytes = 1 << 18;
const namePattern = /^(\d{1,5})\.([0-9a-f]{32})$/;
/** The bytes of a part and their digest in one step: its file bears both names. */
export const fileOf = ({ part, etag }: Pick<Part, 'part' | 'etag'>): string => `${part}.${etag}`;
export const isDraft = (name: string): boolean => name.endsWith('.tmp');
const namesIn = async (directory: string): Promise<readonly string[]> =>
  readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** In order. Where a process was killed between a part and the end of the one that it replaces, the newer counts. */
export async function partsIn(directory: string): Promise<readonly Part[]> {
  const kept = new Map<number, Part & { readonly at: bigint }>();
  for (const name of await namesIn(directory)) {
    const [, number, etag] = namePattern.exec(name) ?? [];
    if (number === undefined || etag === undefined) continue;
    const { size, mtimeNs } = await stat(join(directory, name), { bigint: true });
    const part = Number(number);
    if ((kept.get(part)?.at ?? -1n) < mtimeNs) kept.set(part, { part, etag, size: Number(size), at: mtimeNs });
  }
  return [...kept.values()].sort((a, b) => a.part - b.part).map(({ part, etag, size }) => ({ part, etag, size }));
}

/** Removes what is none of these parts. */
export async function keepOnly(directory: string, parts: readonly Part[], ...others: readonly string[]): Promise<void> {
  const wanted = new Set([...parts.map(fileOf), ...others]);
  for (const name of await namesIn(directory)) if (!wanted.has(name)) await rm(join(directory, name), { force: true });
}

/** Pieces of the line are small: they are gathered in memory that is used again, and written and hashed many at once, the next ones gathered meanwhile. Answers their digest. */
async function writeDigested(path: string, bytes: AsyncIterable<Buffer>): Promise<string> {
  const digest = createHash('md5');
  const handle = await open(path, 'wx', 0o600);
  let [filling, other, used] = [borrowed(), borrowed(), 0];
  let writing = Promise.resolve();
  const flush = async () => {
    const full = filling.subarray(0, used);
    await writing;
    writing = handle.writeFile(full);
    // It is awaited when the next ones are there.
    writing.catch(() => undefined);
    digest.update(full);
    [filling, other, used] = [other, filling, 0];
  };
  try {
    for await (const piece of bytes)
      for (let from = 0; from < piece.length;) {
        const count = piece.copy(filling, used, from);
        [from, used] = [from + count, used + count];
        if (used === filling.length) await flush();
      }
    await flush();
    await writing;
    await handle.sync();
    return digest.digest('hex');
  } finally {
    // What is being written still reads them.
    await writing.catch(() => undefined);
    await handle.close();
    giveBack(filling);
    giveBack(other);
  }
}

/** Writes beside the others, and takes the part's name when every byte is on the disk. */
export async function writePartFile(
  directory: string,
  { part, size }: Pick<Part, 'part' | 'size'>,
  bytes: AsyncIterable<Buffer>,
  reserve: number,
): Promise<Part> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < size + reserve) throw new StorageFull();
  const draft = join(directory, `${part}.${randomUUID()}.tmp`);
  try {
    const done = { part, size, etag: await needingRoom(() => writeDigested(draft, exactly(size, bytes))) };
    await rename(draft, join(directory, fileOf(done)));
    await syncDirectory(directory);
    for (const name of await namesIn(directory))
      if (name.startsWith(`${part}.`) && name !== fileOf(done) && !isDraft(name))
        await rm(join(directory, name), { force: true });
    return done;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Of each part of which something is asked: from where to where. */
export function* partRanges(parts: readonly Part[], { first, last }: ByteRange) {
  let before = 0;
  for (const part of parts) {
    const [start, end] = [Math.max(first - before, 0), Math.min(last - before, part.size - 1)];
    if (start <= end) yield { part, start, end };
    before += part.size;
    if (before > last) return;
  }
}

export async function* readParts(folder: string, parts: readonly Part[], range: ByteRange): AsyncIterable<Buffer> {
  for (const { part, start, end } of partRanges(parts, range))
    yield* createReadStream(join(folder, fileOf(part)), {
      start,
      end,
      highWaterMark: chunkBytes,
    }) as AsyncIterable<Buffer>;
}
