import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, type Digest } from '../digests.ts';
import { StorageFull, type ByteRange, type StoredPart } from '../port.ts';
import { isMissing, needingRoom, syncDirectory } from './durable.ts';
import { partWriter, type Pour } from './part-writer.ts';

export const chunkBytes = 1 << 18;
const namePattern = /^(\d{1,5})\.((?:[0-9a-f]{32}){1,2})$/;
/** The name tells the bytes of a part and their digest in one step: its file bears both. */
export const fileOf = ({ part, etag }: Pick<StoredPart, 'part' | 'etag'>): string => `${part}.${etag}`;
export const isDraft = (name: string): boolean => name.endsWith('.tmp');
const namesIn = async (directory: string): Promise<readonly string[]> =>
  readdir(directory).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });

/** Answers those of that digest, in order. Where a process was killed between a part and the end of the one that it replaces, the newer counts. */
export async function partsIn(directory: string, digest: Digest): Promise<readonly StoredPart[]> {
  const kept = new Map<number, StoredPart & { readonly at: bigint }>();
  for (const name of await namesIn(directory)) {
    const [, number, etag] = namePattern.exec(name) ?? [];
    if (number === undefined || etag === undefined || digestOf(etag) !== digest) continue;
    const { size, mtimeNs } = await stat(join(directory, name), { bigint: true });
    const part = Number(number);
    if ((kept.get(part)?.at ?? -1n) < mtimeNs) kept.set(part, { part, etag, size: Number(size), at: mtimeNs });
  }
  return [...kept.values()].sort((a, b) => a.part - b.part).map(({ part, etag, size }) => ({ part, etag, size }));
}

/** Removes what is none of these parts. */
export async function keepOnly(
  directory: string,
  parts: readonly StoredPart[],
  ...others: readonly string[]
): Promise<void> {
  const wanted = new Set([...parts.map(fileOf), ...others]);
  for (const name of await namesIn(directory)) if (!wanted.has(name)) await rm(join(directory, name), { force: true });
}

/** Answers the digest of what was poured, when it is on the disk. */
async function writeDigested(path: string, size: number, pour: Pour, digest: Digest): Promise<string> {
  const handle = await open(path, 'wx', 0o600);
  const writer = partWriter(handle, size, digest);
  try {
    await pour(writer);
    const etag = await writer.end();
    await handle.sync();
    return etag;
  } finally {
    // It waits for what is being written.
    await handle.close();
  }
}

/** Writes beside the others, and takes the part's name when every byte is on the disk. */
export async function writePartFile(
  directory: string,
  { part, size }: Pick<StoredPart, 'part' | 'size'>,
  pour: Pour,
  { reserve, digest }: { readonly reserve: number; readonly digest: Digest },
): Promise<StoredPart> {
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < size + reserve) throw new StorageFull();
  const draft = join(directory, `${part}.${randomUUID()}.tmp`);
  try {
    const done = { part, size, etag: await needingRoom(() => writeDigested(draft, size, pour, digest)) };
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

/** Says of each part of which something is asked from where to where. */
export function* partRanges(parts: readonly StoredPart[], { first, last }: ByteRange) {
  let before = 0;
  for (const part of parts) {
    const [start, end] = [Math.max(first - before, 0), Math.min(last - before, part.size - 1)];
    if (start <= end) yield { part, start, end };
    before += part.size;
    if (before > last) return;
  }
}

export async function* readParts(
  folder: string,
  parts: readonly StoredPart[],
  range: ByteRange,
): AsyncIterable<Buffer> {
  for (const { part, start, end } of partRanges(parts, range))
    yield* createReadStream(join(folder, fileOf(part)), {
      start,
      end,
      highWaterMark: chunkBytes,
    }) as AsyncIterable<Buffer>;
}
