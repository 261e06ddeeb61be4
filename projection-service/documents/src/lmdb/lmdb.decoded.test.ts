import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodedDocuments } from './lmdb.decoded.ts';
import type { DocumentKey, StoredDocument } from './lmdb.queries.ts';

const directory = mkdtempSync(join(tmpdir(), 'decoded-'));
let env: ReturnType<typeof open>;
let docs: Database<StoredDocument, DocumentKey>;
beforeAll(() => {
  env = open({ path: join(directory, 'decoded.mdb'), noSubdir: true });
  docs = env.openDB<StoredDocument, DocumentKey>({ name: 'documents', encoding: 'json' });
});
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});
const put = (id: string, text: string, place = 'rows@1.1') => docs.put([place, id], { position: 1, doc: { text } });

test('a document is parsed once while it stays as it is', async () => {
  const get = decodedDocuments(docs);
  await put('a', 'żółw');
  const first = get(['rows@1.1', 'a']);
  expect(first).toEqual({ position: 1, doc: { text: 'żółw' } });
  expect(get(['rows@1.1', 'a'])).toBe(first);
  expect(get(['rows@1.1', 'nobody'])).toBeUndefined();
});

// Neither the length nor the position tells it.
test.each(['Żółw', 'żółwie', 'ż', '', 'x'.repeat(200_000)])(
  'one that was written anew is read anew: %.8s',
  async (text) => {
    const get = decodedDocuments(docs);
    await put('b', 'żółw');
    get(['rows@1.1', 'b']);
    await put('b', text);
    expect(get(['rows@1.1', 'b'])?.doc).toEqual({ text });
    await docs.remove(['rows@1.1', 'b']);
    expect(get(['rows@1.1', 'b'])).toBeUndefined();
  },
);

test('equal ids in two builds are two documents', async () => {
  const get = decodedDocuments(docs);
  await Promise.all([put('c', 'one'), put('c', 'two', 'rows@1.2')]);
  for (let n = 0; n < 2; n++)
    expect([get(['rows@1.1', 'c'])?.doc, get(['rows@1.2', 'c'])?.doc]).toEqual([{ text: 'one' }, { text: 'two' }]);
});

test('what is kept is bounded, and what is used stays', async () => {
  const get = decodedDocuments(docs, 4000);
  const [used, forgotten] = ['used', 'forgotten'];
  await Promise.all([
    put(used, 'u'),
    put(forgotten, 'f'),
    ...Array.from({ length: 100 }, (_, n) => put(`n${n}`, 'x'.repeat(100))),
  ]);
  const [before, other] = [get(['rows@1.1', used]), get(['rows@1.1', forgotten])];
  for (let n = 0; n < 100; n++) {
    get(['rows@1.1', `n${n}`]);
    expect(get(['rows@1.1', used])).toBe(before);
  }
  expect(get(['rows@1.1', forgotten])).not.toBe(other);
  expect(get(['rows@1.1', forgotten])).toEqual(other);
});
