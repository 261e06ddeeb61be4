import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb-document-store.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb-records.ts';
import { indexEntries } from '@paideia/documents/contract/index-entries.ts';
import type { AnyCollection, Collection, DocumentStore } from '@paideia/documents/port.ts';
import type { Memory } from '../memory.ts';
import type { AnyProjection } from '../projection.ts';

/** Stores in a directory of their own, which goes with them. */
export function temporaryStores() {
  const directory = mkdtempSync(join(tmpdir(), 'projections-'));
  const documents = lmdbDocumentStore(directory);
  const records = lmdbRecords(directory, { file: 'projections' });
  return {
    directory,
    documents,
    records,
    async close() {
      await Promise.all([documents.close(), records.close()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
/** It reads every document of a collection with its id, page by page. */
export async function everything<V extends object>(
  documents: DocumentStore,
  from: Collection<V>,
  generation?: number,
): Promise<readonly V[]> {
  const all: V[] = [];
  for (let after: string | undefined, first = true; first || after; first = false) {
    const page = await documents.read(from, generation).find({ limit: 500, after });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}
/** What every entry of the indexes of a build with these documents is where they are kept all the time. */
export async function entriesWhenKept(
  { group, collections }: AnyProjection,
  memory: Memory,
): Promise<readonly string[]> {
  const { directory, documents, close } = temporaryStores();
  const build = { group, generation: 1 };
  const writes = collections.map((into: AnyCollection) => ({
    into,
    documents: memory.all<{ readonly _id: string }>(into as never).map((doc) => ({ id: doc._id, position: 1, doc })),
  }));
  await documents.commit(build, collections, writes, 1);
  const entries = await indexEntries(directory, build);
  await close();
  return entries;
}
export async function until(isTrue: () => Promise<boolean> | boolean, withinMs = 60_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isTrue()); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${String(isTrue)}`);
}
