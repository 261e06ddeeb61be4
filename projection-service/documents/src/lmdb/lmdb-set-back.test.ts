import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setBack } from '@paideia/store/testing/set-back.ts';
import { afterAll, expect, test } from '@jest/globals';
import { any, buildOf, commit, newRows, row, writes } from '../contract/harness.ts';
import type { DocumentStore } from '../port.ts';
import { lmdbDocumentStore, lmdbFoldingStore } from './lmdb-document-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'set-back-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

let files = 0;
type Opened = ReturnType<typeof lmdbDocumentStore>;
type Rows = ReturnType<typeof newRows>;
const at = (position: number) => [{ id: `d${position}`, position, doc: row(`name ${position}`) }];
const namesIn = async (store: DocumentStore, rows: Rows) =>
  (await store.read(rows).find({ limit: 100 })).items.map(({ name }) => name).sort();
const names = ['name 1', 'name 2', 'name 3'];

/** Each writes to a file whose last commit was answered for, and set back. */
const acts: Readonly<Record<string, (store: Opened, rows: Rows, file: string) => Promise<unknown>>> = {
  'a commit': (store, rows) => commit(store, rows, at(4), 4),
  'a large commit': (store, rows) =>
    commit(
      store,
      rows,
      Array.from({ length: 150 }, (_, n) => at(4 + n)[0]!),
      153,
    ),
  'the first commit of a new build': (store, rows) => commit(store, rows, at(1), 1, 2),
  'a commit of a process that folds beside': async (store, rows, file) => {
    const beside = lmdbFoldingStore(directory, store.writing, { file });
    await beside.commit(buildOf(rows), [any(rows)], [writes(rows, at(4))], 4).finally(() => beside.close());
  },
  'indexes that are put off': (store, rows) => store.defer(buildOf(rows, 2), [any(rows)]),
  'indexes that are loaded': async (store, rows) => {
    const by = await store.writing.beginIndexes(buildOf(rows));
    await store.writing.endIndexes(buildOf(rows), by);
  },
  'entries of an index that is about to be kept': (store, rows) => store.writing.put(buildOf(rows), []),
  'a build that is dropped': (store, rows) => store.discard(buildOf(rows), ['rows']),
  'whoever leads': (store, rows) => store.lead(rows.group),
  'what was removed, when it is shredded': (store) => store.shredRemoved(),
};
test.each(Object.entries(acts))(
  'where an opening process sets LMDB back, %s is not written over what was answered for',
  async (_, act) => {
    const file = `file-${++files}`;
    const rows = newRows();
    const store = lmdbDocumentStore(directory, { file });
    for (const position of [1, 2, 3]) await commit(store, rows, at(position), position);
    setBack(join(directory, `${file}.mdb`));
    await expect(act(store, rows, file)).rejects.toThrow('LMDB was set back');
    await store.close();
    const again = lmdbDocumentStore(directory, { file });
    expect(await namesIn(again, rows)).toEqual(names);
    expect(await again.position(buildOf(rows))).toBe(3);
    await commit(again, rows, at(4), 4);
    expect(await namesIn(again, rows)).toEqual([...names, 'name 4']);
    await again.close();
  },
);
