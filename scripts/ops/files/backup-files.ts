import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { digesting, type Digests } from '@paideia/objects/digests.ts';
import { syncDirectory } from '@paideia/objects/disk/durable.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import type { FileSum } from '../manifest.ts';
import { writeLines } from '../ndjson.ts';
import type { Stage } from '../progress.ts';
import { filesIndex, nameOf, objectsFolder, pathOf, readIndex, type KeptFile } from './file-index.ts';
import { isGone } from './storage.ts';
import type { NamedFile } from './named-files.ts';
import { OperatorError } from '../operator-error.ts';

type FilesBackup = {
  readonly objects: Pick<ObjectStore, 'read'>;
  readonly files: readonly NamedFile[];
  /** The directory is being filled. What another attempt has brought there is taken up. */
  readonly into: string;
  /** It is an earlier backup: what it holds is linked instead of read. */
  readonly since?: string | undefined;
  /** It says whether bytes are held against the digest of the storage, which in some buckets is none of the bytes. */
  readonly isChecked: boolean;
  readonly onStage: (stage: Stage) => void;
};
export type FilesBackedUp = {
  readonly sum: FileSum;
  readonly count: number;
  readonly bytes: number;
  /** It counts how many were in the earlier backup. */
  readonly linked: number;
  readonly missing: readonly NamedFile[];
  /** Their bytes are not those that were stored. They are in the backup as they are. */
  readonly damaged: readonly string[];
};

async function digestsOf(path: string, etag: string): Promise<Digests> {
  const digests = digesting(etag);
  for await (const chunk of createReadStream(path)) digests.take(chunk as Buffer);
  return digests.end();
}

/** The file gets its name once every byte of it is on the disk; it answers undefined when the file is not there. */
async function copyOut(
  objects: FilesBackup['objects'],
  { key, etag }: NamedFile,
  path: string,
  onBytes: (count: number) => void,
): Promise<Digests | undefined> {
  const digests = digesting(etag);
  async function* passing(bytes: AsyncIterable<Buffer>) {
    for await (const chunk of bytes) {
      digests.take(chunk);
      onBytes(chunk.length);
      yield chunk;
    }
  }
  const draft = `${path}.tmp`;
  try {
    await pipeline(await objects.read(key), passing, createWriteStream(draft, { mode: 0o600, flush: true }));
    await rename(draft, path);
    return digests.end();
  } catch (error) {
    rmSync(draft, { force: true });
    if (isGone(error)) return undefined;
    throw error;
  }
}

/** A file that is on another disk is copied. */
const linkOrCopy = async (from: string, to: string) => {
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to);
  }
};

async function earlierFiles(backup: string): Promise<ReadonlyMap<string, KeptFile>> {
  const index = await readIndex(backup);
  if (!index) throw new OperatorError(`${backup} is no backup that holds files: there is no ${filesIndex} in it.`);
  return new Map(index.map((one) => [one.key, one]));
}

/** It goes object by object, so that what is in memory is a piece of one of them. */
export async function backupFiles({
  objects,
  files,
  into,
  since,
  isChecked,
  onStage,
}: FilesBackup): Promise<FilesBackedUp> {
  const earlier = since === undefined ? new Map<string, KeptFile>() : await earlierFiles(since);
  const folder = join(into, objectsFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const wanted = new Set(files.map(({ key }) => nameOf(key)));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name));

  const total = files.reduce((sum, { size }) => sum + size, 0);
  let [done, linked, bytes] = [0, 0, 0];
  const onBytes = (count: number) => onStage({ part: 'Files', done: (done += count), total });
  const [missing, damaged]: [NamedFile[], string[]] = [[], []];
  const index = writeLines(join(into, filesIndex));
  for (const file of files) {
    const path = pathOf(into, file.key);
    const before = earlier.get(file.key);
    const isThere = existsSync(path);
    // An object never changes, so what the storage calls by the same digest need not be read.
    const isLinked =
      !isThere &&
      since !== undefined &&
      before?.etag === file.etag &&
      before.sha256 !== null &&
      existsSync(pathOf(since, file.key)) &&
      statSync(pathOf(since, file.key)).size === before.size;
    if (isLinked) await linkOrCopy(pathOf(since, file.key), path);
    const found = isLinked
      ? { size: before.size, sha256: before.sha256, etag: before.etag }
      : isThere
        ? await digestsOf(path, file.etag)
        : await copyOut(objects, file, path, onBytes);
    if (isLinked) linked++;
    if (isLinked || isThere) onBytes(found?.size ?? 0);
    if (!found) missing.push(file);
    else if (found.size !== file.size || (isChecked && found.etag !== file.etag)) damaged.push(file.key);
    bytes += found?.size ?? 0;
    await index.write({ ...file, size: found?.size ?? file.size, sha256: found?.sha256 ?? null } satisfies KeptFile);
  }
  await syncDirectory(folder);
  const sum = { name: filesIndex, ...(await index.end()) };
  return { sum, count: files.length - missing.length, bytes, linked, missing, damaged };
}
