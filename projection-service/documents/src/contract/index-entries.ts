// Tests of the embedded store compare every key of a build's indexes as its bytes, so that nothing that one way of making them makes otherwise is passed over.
import { join } from 'node:path';
import { open } from 'lmdb';
import { buildKey } from '../places.ts';
import type { Build } from '../port.ts';

export async function indexEntries(directory: string, build: Build): Promise<readonly string[]> {
  const env = open({ path: join(directory, 'documents.mdb'), noSubdir: true, readOnly: true, maxDbs: 1_012 });
  const { slot } = env
    .openDB<{ readonly slot: number }, string>({ name: 'builds', encoding: 'json' })
    .get(buildKey(build))!;
  const index = env.openDB<null, Buffer>({ name: `indexes-${slot}`, encoding: 'json', keyEncoding: 'binary' });
  const keys = [...index.getKeys({})].map((key) => key.toString('latin1'));
  await env.close();
  return keys;
}
