import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ObjectStore, StoredObject } from './port.ts';
import { putObject } from './put-object.ts';

/** Puts a file of this machine under a key, where nothing lies yet. */
export async function putFile(objects: ObjectStore, key: string, path: string): Promise<StoredObject> {
  const { size } = await stat(path);
  await putObject(objects, {
    key,
    size,
    read: ({ first, last }) => createReadStream(path, { start: first, end: last }),
    check: () => {},
  });
  const stored = await objects.head(key);
  if (!stored) throw new Error(`${key} was not kept`);
  return stored;
}
