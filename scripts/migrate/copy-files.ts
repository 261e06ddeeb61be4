// It copies files from one storage to another, object by object.
import type { Records } from '@paideia/documents/records.ts';
import { isSameObject } from '@paideia/objects/digests.ts';
import type { ObjectStore } from '@paideia/objects/port.ts';
import { putObject } from '@paideia/objects/put-object.ts';
import { livingFiles, namedFiles, type Log } from '../ops/files/named-files.ts';
import { OperatorError } from '../ops/operator-error.ts';

export type FilesMoved = {
  readonly count: number;
  readonly bytes: number;
  /** They are keys that events name and that neither has. */
  readonly missing: readonly string[];
};
export const noFiles: FilesMoved = { count: 0, bytes: 0, missing: [] };
type Moving = {
  readonly log: Log;
  readonly keys: Pick<Records, 'get'>;
  readonly from: ObjectStore;
  readonly to: ObjectStore;
  readonly onBytes: (done: number, total: number) => void;
};

/**
 * It copies what events name and `to` does not have yet, so that after an interruption it goes on where it was. What is read is held against the digest that
 * the event keeps.
 */
export async function copyFiles({ log, keys, from, to, onBytes }: Moving): Promise<FilesMoved> {
  const files = await livingFiles(await namedFiles(log), keys);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let [done, bytes] = [0, 0];
  const missing: string[] = [];
  for (const { key, size, etag } of files) {
    const [there, here] = [await to.head(key), await from.head(key)];
    const changed = () => new OperatorError(`The file ${key} is not as it was stored: its digest differs.`);
    const isThere = there !== undefined && isSameObject(there, { size, etag });
    if (!isThere && here) {
      if (here.size !== size) throw changed();
      if (there) await to.remove(key);
      await putObject(to, {
        key,
        size,
        etag,
        read: (range) => from.read(key, range),
        check(found) {
          if (found.etag !== etag) throw changed();
        },
        onBytes: (count) => onBytes((done += count), total),
      });
    } else onBytes((done += size), total);
    if (there || here) bytes += size;
    else missing.push(key);
  }
  return { count: files.length - missing.length, bytes, missing };
}
