// Files lie in a backup so: there is a list of all that events name, and beside it the bytes, a file for each.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readLines } from '../ndjson.ts';
import type { NamedFile } from './named-files.ts';

/** Null says that the file was not there when the backup was made. */
export type KeptFile = NamedFile & { readonly sha256: string | null };
export const filesIndex = 'files.ndjson.gz';
export const objectsFolder = 'objects';
/** One directory holds them all; no key has this sign. */
export const nameOf = (key: string): string => key.replaceAll('/', '+');
export const pathOf = (backup: string, key: string): string => join(backup, objectsFolder, nameOf(key));

/** It is undefined for a backup of a release whose backups left files out. */
export async function readIndex(backup: string): Promise<readonly KeptFile[] | undefined> {
  const path = join(backup, filesIndex);
  if (!existsSync(path)) return undefined;
  const files: KeptFile[] = [];
  for await (const file of readLines<KeptFile>(path)) files.push(file);
  return files;
}

/** It empties a directory that is being filled, but for files: they may be many, and the next attempt takes them up. */
export function clearDraft(draft: string, filesFolder: string): void {
  if (!existsSync(draft)) return;
  for (const name of readdirSync(draft))
    if (name !== filesFolder) rmSync(join(draft, name), { recursive: true, force: true });
  if (readdirSync(draft).length === 0) rmSync(draft, { recursive: true });
}

export const restoredNote = 'restored.json';
/** The last restore did not bring these files back although events of the backup name them. */
export function leftOutIn(dataDir: string): ReadonlySet<string> {
  const path = join(dataDir, restoredNote);
  if (!existsSync(path)) return new Set();
  const { filesLeftOut = [] } = JSON.parse(readFileSync(path, 'utf8')) as { readonly filesLeftOut?: readonly string[] };
  return new Set(filesLeftOut);
}

const mostNamed = 20;
/** Each has a sentence, as far as anybody reads. */
export const eachOf = (keys: readonly string[], sentence: (key: string) => string): readonly string[] => [
  ...keys.slice(0, mostNamed).map(sentence),
  ...(keys.length > mostNamed ? [`So it is with ${keys.length - mostNamed} more.`] : []),
];
