import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { plannedParts, type ObjectStore, type StoredObject } from './port.ts';

/** Puts a file of this machine under a key, where nothing lies yet. */
export async function putFile(
  objects: Pick<ObjectStore, 'begin' | 'writePart' | 'complete' | 'head'>,
  key: string,
  path: string,
): Promise<StoredObject> {
  const { size } = await stat(path);
  const upload = { key, uploadId: await objects.begin(key) };
  const parts = [];
  let start = 0;
  for (const part of plannedParts(upload, size)) {
    parts.push(await objects.writePart(part, createReadStream(path, { start, end: start + part.size - 1 })));
    start += part.size;
  }
  await objects.complete(upload, parts);
  const stored = await objects.head(key);
  if (!stored) throw new Error(`${key} was not kept`);
  return stored;
}
