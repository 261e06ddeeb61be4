import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb.document-store.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb.records.ts';
import type { Collection, DocumentStore } from '@paideia/documents/port.ts';

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
/** Every document of a collection with its id, page by page. */
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
export async function until(isTrue: () => Promise<boolean> | boolean, withinMs = 20_000): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isTrue()); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${String(isTrue)}`);
}
