import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type Database } from 'lmdb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { decodedDocuments } from './lmdb-decoded.ts';
import { documentEncoding, writingNames, type Encoding } from './lmdb-encoding.ts';
import type { DocumentKey } from './lmdb-ids.ts';

const directory = mkdtempSync(join(tmpdir(), 'decoded-'));
let env: ReturnType<typeof open>;
let docs: Database<Buffer, DocumentKey>;
let encoding: Encoding;
beforeAll(() => {
  env = open({ path: join(directory, 'decoded.mdb'), noSubdir: true });
  docs = env.openDB<Buffer, DocumentKey>({ name: 'documents', encoding: 'binary' });
  encoding = documentEncoding(
    env,
    writingNames(env, async (work) => env.transaction(work)),
  );
});
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});
const put = (id: string, text: string, code = '0') =>
  docs.put([code, id], encoding.encode({ position: 1, doc: { text } }));
function getterOf(most?: number) {
  const get = decodedDocuments(encoding, most);
  return ([code, id]: DocumentKey, at?: number) => get(docs, code, id, at);
}

test('a document that is asked for again is not decoded a third time while it stays as it is', async () => {
  const get = getterOf();
  await put('a', 'żółw');
  const [first, second] = [get(['0', 'a']), get(['0', 'a'])];
  expect(first).toEqual({ position: 1, doc: { text: 'żółw' } });
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
  expect(get(['0', 'a'])).toBe(second);
  expect(get(['0', 'nobody'])).toBeUndefined();
});

// Neither the length nor the position tells it.
test.each(['Żółw', 'żółwie', 'ż', '', 'x'.repeat(200_000)])(
  'one that was written anew is read anew: %.8s',
  async (text) => {
    const get = getterOf();
    await put('b', 'żółw');
    for (let n = 0; n < 2; n++) get(['0', 'b']);
    await put('b', text);
    expect(get(['0', 'b'])?.doc).toEqual({ text });
    await docs.remove(['0', 'b']);
    expect(get(['0', 'b'])).toBeUndefined();
  },
);

test('equal ids in two collections are two documents', async () => {
  const get = getterOf();
  await Promise.all([put('c', 'one'), put('c', 'two', '1')]);
  for (let n = 0; n < 3; n++)
    expect([get(['0', 'c'])?.doc, get(['1', 'c'])?.doc]).toEqual([{ text: 'one' }, { text: 'two' }]);
});

test('what is kept is bounded, and what is used stays', async () => {
  const get = getterOf(4000);
  const [used, forgotten] = ['used', 'forgotten'];
  await Promise.all([
    put(used, 'u'),
    put(forgotten, 'f'),
    ...Array.from({ length: 100 }, (_, n) => put(`n${n}`, 'x'.repeat(100))),
  ]);
  const twice = (id: string) => [get(['0', id]), get(['0', id])][1];
  const [before, other] = [twice(used), twice(forgotten)];
  for (let n = 0; n < 100; n++) {
    twice(`n${n}`);
    expect(get(['0', used])).toBe(before);
  }
  const again = get(['0', forgotten]);
  expect(again).not.toBe(other);
  expect(again).toEqual(other);
});

test('what is asked for once pushes nothing out', async () => {
  const get = getterOf(4000);
  await Promise.all([put('asked', 'a'), ...Array.from({ length: 100 }, (_, n) => put(`once${n}`, 'x'.repeat(100)))]);
  const [, before] = [get(['0', 'asked']), get(['0', 'asked'])];
  for (let n = 0; n < 100; n++) get(['0', `once${n}`]);
  expect(get(['0', 'asked'])).toBe(before);
});

test('while nothing is written to the database, documents are not read again, and neither are those that are not there', async () => {
  const get = getterOf();
  await put('d', 'one');
  for (let n = 0; n < 2; n++)
    expect([get(['0', 'd'], 7)?.doc, get(['0', 'e'], 7)]).toEqual([{ text: 'one' }, undefined]);
  await Promise.all([put('d', 'two'), put('e', 'new')]);
  // A number that lies shows it.
  expect([get(['0', 'd'], 7)?.doc, get(['0', 'e'], 7)]).toEqual([{ text: 'one' }, undefined]);
  expect([get(['0', 'd'], 8)?.doc, get(['0', 'e'], 8)?.doc]).toEqual([{ text: 'two' }, { text: 'new' }]);
  await put('d', 'ten');
  for (let n = 0; n < 2; n++) expect(get(['0', 'd'])?.doc).toEqual({ text: 'ten' });
  await docs.remove(['0', 'd']);
  expect([get(['0', 'd'], 9), get(['0', 'd'], 9)]).toEqual([undefined, undefined]);
});
