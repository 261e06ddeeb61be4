import { createReadStream, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSameObject } from '@paideia/objects/digests.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { putObject } from '@paideia/objects/put-object.ts';
import type { Stage } from '../progress.ts';
import { nameOf, objectsFolder, pathOf, readIndex, type KeptFile } from './file-index.ts';
import { OperatorError } from '../operator-error.ts';

type FilesRestore = {
  readonly from: string;
  readonly to: ObjectStore;
  /** It says that nothing but this backup's files may be there. */
  readonly isAlone: boolean;
  /** These people were erased since. */
  readonly erased: ReadonlySet<string>;
  /** They are the keys of what was removed since. */
  readonly removed: ReadonlySet<string>;
  readonly onStage: (stage: Stage) => void;
};
export type FilesRestored = {
  readonly count: number;
  readonly bytes: number;
  /** Events of the backup name these keys, and they are not there now. */
  readonly leftOut: readonly string[];
};

async function bringBack(
  { from, to, onStage }: FilesRestore,
  files: readonly (KeptFile & { readonly sha256: string })[],
) {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  const onBytes = (count: number) => onStage({ part: 'Files', done: (done += count), total });
  for (const { key, size, etag, sha256 } of files) {
    const path = pathOf(from, key);
    const damaged = (what: string) =>
      new OperatorError(`${join(objectsFolder, nameOf(key))} in ${from} is not as it was written: ${what}.`);
    if (!existsSync(path)) throw damaged('it is not there');
    if (statSync(path).size !== size) throw damaged('its size differs');
    const there = await to.head(key);
    // It was brought by an attempt that was interrupted, or never lost.
    if (there && isSameObject(there, { size, etag })) {
      onBytes(size);
      continue;
    }
    if (there) await to.remove(key);
    await putObject(to, {
      key,
      size,
      onBytes,
      read: ({ first, last }) => createReadStream(path, { start: first, end: last }),
      check(found) {
        if (found.sha256 !== sha256) throw damaged('its checksum differs');
      },
    });
  }
  return total;
}

/** Run again it goes on where it was. It answers undefined for a backup that holds no files. */
export async function restoreFiles(restoring: FilesRestore): Promise<FilesRestored | undefined> {
  const { from, to, isAlone, erased, removed } = restoring;
  const index = await readIndex(from);
  if (!index) return undefined;
  const isWanted = (one: KeptFile): one is KeptFile & { readonly sha256: string } =>
    one.sha256 !== null && !removed.has(one.key) && !(one.ownerId !== null && erased.has(one.ownerId));
  const wanted = index.filter(isWanted);
  const keys = new Set(wanted.map(({ key }) => key));
  const leftOut = index.flatMap(({ key }) => (keys.has(key) ? [] : [key]));
  for (const key of leftOut) await to.remove(key);
  if (isAlone) for await (const { key } of to.list('')) if (!keys.has(key)) await to.remove(key);
  const bytes = await bringBack(restoring, wanted);
  return { count: wanted.length, bytes, leftOut };
}
