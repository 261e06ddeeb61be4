import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Digest } from '../digests.ts';
import { NoUpload } from '../port.ts';
import { orNothing } from './durable.ts';

/** This lies beside the parts of an upload. */
export type Begun = {
  readonly key: string;
  readonly startedAt: string;
  /** It is the digest of its parts. It is absent where a release before began the upload: then it is MD5. */
  readonly digest?: Digest;
};
export const uploadFile = 'upload.json';
const uploadPattern = /^[0-9a-f-]{36}$/;

export const digestIn = ({ digest = 'md5' }: Begun): Digest => digest;
/** @throws NoUpload for what is no id of this storage */
export function uploadFolder(uploads: string, uploadId: string): string {
  if (!uploadPattern.test(uploadId)) throw new NoUpload();
  return join(uploads, uploadId);
}
/** Answers undefined where it is not there, as with one of another storage from which files were moved here. */
export async function readBegun(uploads: string, uploadId: string): Promise<Begun | undefined> {
  if (!uploadPattern.test(uploadId)) return undefined;
  const text = await readFile(join(uploads, uploadId, uploadFile), 'utf8').catch(orNothing);
  return text === undefined ? undefined : (JSON.parse(text) as Begun);
}
