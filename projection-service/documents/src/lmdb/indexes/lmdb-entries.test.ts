import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import * as lmdb from 'lmdb';
import { afterAll, expect, test } from '@jest/globals';
import { batches } from '../../contract/arbitraries.ts';
import { any, buildOf, commit, newRows, row, uniqueGroup, writes } from '../../contract/harness.ts';
import { indexEntries } from '../../contract/index-entries.ts';
import type { AnyCollection, Scalar } from '../../port.ts';
import { searchWords } from '../../values.ts';
import { lmdbDocumentStore, lmdbFoldingStore } from '../lmdb-document-store.ts';
import { entriesIn, entryOnly } from './lmdb-entries.ts';
import { codeAt, emptyList, keyOf, pairsOf, textKey, type IndexKey } from '../lmdb-keys.ts';

const directory = mkdtempSync(join(tmpdir(), 'entries-'));
const writer = lmdbDocumentStore(directory);
// What is written for another process comes to it over a channel.
const folding = lmdbFoldingStore(directory, {
  ...writer.writing,
  commit: (build, prepared) => writer.writing.commit(build, deserialize(serialize(prepared)) as typeof prepared),
});
afterAll(async () => {
  await folding.close();
  await writer.close();
  rmSync(directory, { recursive: true, force: true });
});

const { keyValueToBuffer } = lmdb as unknown as { readonly keyValueToBuffer: (key: IndexKey) => Buffer };
const bytesOf = (key: IndexKey) => keyValueToBuffer(key).toString('latin1');

/** It says once more, as simply as can be, what stands in the indexes of a document: the library itself makes bytes of these. */
function keysOf(collection: AnyCollection, code: string, id: string, doc: object): readonly IndexKey[] {
  const values = doc as Readonly<Record<string, Scalar | readonly Scalar[]>>;
  const { indexes, sparse = [], pairs } = collection;
  const inKeys = (value: Scalar | readonly Scalar[]) =>
    !Array.isArray(value)
      ? [keyOf(value as Scalar)]
      : value.length === 0
        ? [emptyList]
        : [...new Set((value as readonly Scalar[]).map(keyOf))];
  const ofIndexes = Object.keys(indexes)
    .sort()
    .flatMap((name, n) => {
      const fields = indexes[name]!.map((field) => values[field]);
      const [first] = fields;
      if (sparse.includes(name) && (first == null || (Array.isArray(first) && first.length === 0))) return [];
      // One field of an index is a list at most.
      const rows = fields.reduce<readonly IndexKey[]>(
        (all, value) => all.flatMap((before) => inKeys(value).map((key): IndexKey => [...before, key])),
        [[code + codeAt(n)]],
      );
      return rows.map((key): IndexKey => [...key, id]);
    });
  const words = new Set(searchWords(collection, doc as never).map(textKey));
  return [
    ...ofIndexes,
    ...[...words].map((word): IndexKey => [`${code}#`, word, id]),
    ...(pairs ? pairsOf(words).map((pair): IndexKey => [`${code}+`, ...pair, id]) : []),
  ];
}

test('the entries of commits are those that the library would make of the values, whoever commits, and nothing is left of earlier ones', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (all) => {
      const group = uniqueGroup();
      const collections = { rows: newRows('rows', group), others: newRows('others', group) };
      const build = buildOf(collections.rows);
      const kept = new Map<string, IndexKey[]>();
      let position = 0;
      for (const [n, batch] of all.entries()) {
        const documents = batch.map(({ into, id, doc }) => ({
          into,
          id,
          doc,
          position: ++position,
        }));
        const every = Object.values(collections).map(any);
        const both = (['rows', 'others'] as const).map((name) =>
          writes(
            collections[name],
            documents.filter(({ into }) => into === name),
          ),
        );
        await [writer, folding][n % 2]!.commit(build, every, both, position);
        for (const { into, id, doc } of documents)
          kept.set(
            `${into} ${id}`,
            doc ? [...keysOf(any(collections[into]), into === 'rows' ? '0' : '1', id, doc)] : [],
          );
        expect(await indexEntries(directory, build)).toEqual([...kept.values()].flat().map(bytesOf).sort());
      }
      await writer.discard(build, ['rows', 'others']);
    }),
  );
});

test('a text that is not plain, a long one and what is none are written as they ever were', async () => {
  const rows = newRows('others');
  const doc = row('Žofia', {
    region: 'é中😀',
    status: '\0\x05',
    score: -1.5,
    mixed: true,
    tags: ['', 'x'.repeat(70), null],
  });
  await commit(writer, rows, [{ id: 'ï', position: 1, doc }], 1);
  const entries = await indexEntries(directory, buildOf(rows));
  const utf8 = (text: string) => Buffer.from(text).toString('latin1');
  const ofOne = (n: number) =>
    entries.filter((entry) => entry.startsWith(`0${codeAt(n)}\0`)).map((entry) => entry.slice(3));
  const id = utf8('ï');
  // They are in the order of their names: byActiveMixed, byActiveName, byMixed, byMixedName, byName, byRegion, byRegionTags, byScore, byStatus, byTags …
  const yes = utf8('\u{10ffff}1');
  const status = '\x1b\x05\x06\x05\x0b';
  const number = '\x0c\x00\x7f\xff\xff\xff\xff\xff\xf0';
  expect(ofOne(0)).toEqual([`${yes}\0${yes}\0${id}`]);
  expect(ofOne(1)).toEqual([`${yes}\0${utf8('Žofia')}\0${id}`]);
  expect(ofOne(5)).toEqual([`${utf8('é中😀')}\0${status}\0${number}\0${id}`]);
  expect(ofOne(9)).toEqual(['\x06', '\x1b', 'x'.repeat(64)].map((tag) => `${tag}\0${id}`));
  await writer.discard(buildOf(rows), ['others']);
});

test('an entry is found and removed, whatever key was written before it', async () => {
  const env = lmdb.open({ path: join(directory, 'keys.mdb'), noSubdir: true, maxDbs: 2 });
  const raw = env.openDB<null, Buffer>({ name: 'keys', encoding: 'json', keyEncoding: 'binary' });
  const [index, entries] = [env.openDB<null, IndexKey>({ name: 'keys', encoding: 'json' }), entriesIn(env, 'keys')!];
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 9 }), fc.string({ minLength: 50, maxLength: 90 }));
  const key = fc.tuple(fc.constantFrom('0A', '0#'), text, fc.constantFrom('i', 'id', 'id1', 'id12', 'id123'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), key), { maxLength: 60, size: 'max' }), async (steps) => {
      const kept = new Set<string>();
      await env.transaction(() => {
        index.clearSync();
        for (const [isPut, parts] of [...steps, ...steps.map(([isPut, parts]) => [!isPut, parts] as const).slice(20)]) {
          const bytes = bytesOf(parts);
          if (isPut) entries.putSync(bytes, entryOnly);
          else entries.removeSync(bytes);
          kept[isPut ? 'add' : 'delete'](bytes);
        }
      });
      expect([...raw.getKeys({})].map((one) => one.toString('latin1'))).toEqual([...kept].sort());
    }),
  );
  await index.clearAsync();
  await index.put(['0A', 'x', false, 1.5, 'id'], entryOnly);
  expect([...index.getKeys({})]).toEqual([['0A', 'x', false, 1.5, 'id']]);
  expect(() => env.transactionSync(() => entries.putSync('x'.repeat(1_979), entryOnly))).toThrow(
    'larger than the maximum',
  );
  expect(() => env.transactionSync(() => entries.putSync('x'.repeat(10_000), entryOnly))).toThrow(
    'larger than the maximum',
  );
  await env.close();
});
