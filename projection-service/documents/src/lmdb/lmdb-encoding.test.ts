import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import * as lmdb from 'lmdb';
import { afterAll, expect, test } from '@jest/globals';
import { documentEncoding, positionIn, writingNames } from './lmdb-encoding.ts';

const directory = mkdtempSync(join(tmpdir(), 'encoding-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const opened = (name: string, readOnly = false) => {
  const env = lmdb.open({ path: join(directory, `${name}.mdb`), noSubdir: true, maxDbs: 4, readOnly });
  return {
    env,
    encoding: documentEncoding(
      env,
      writingNames(env, async (work) => void (await env.transaction(work))),
    ),
  };
};

test('another process and the next one know the names of fields that were written down, and the position is told without decoding', async () => {
  const { env, encoding } = opened('names');
  const docs = [
    {
      _id: 'a',
      when: '2026-11-23',
      marks: [
        { user: 'x', score: 1.5 },
        { user: 'y', score: null },
      ],
      ofMany: { '4f-x': true },
    },
    { _id: 'b', _revision: 2 ** 40, isOpen: false, text: 'żółw'.repeat(100) },
  ];
  const beside = opened('names', true);
  const encoded = () => docs.map((doc, n) => encoding.encode({ position: 2 ** 50 + n, doc: doc as never }));
  const long = encoded();
  expect(await encoding.saveNames()).toBe(true);
  const all = encoded();
  expect(await encoding.saveNames()).toBe(false);
  beside.env.resetReadTxn();
  expect(all.map((bytes) => beside.encoding.decode(bytes))).toEqual(
    docs.map((doc, n) => ({ position: 2 ** 50 + n, doc })),
  );
  expect(all.map(positionIn)).toEqual([2 ** 50, 2 ** 50 + 1]);
  expect([long[0]!.includes('score'), all[0]!.includes('score')]).toEqual([true, false]);
  expect(long.map((bytes) => beside.encoding.decode(bytes).doc)).toEqual(docs);
  await Promise.all([env.close(), beside.env.close()]);
  const next = opened('names');
  // Nothing new is written down by whoever only reads, and what is new comes after what was there.
  expect(await next.encoding.saveNames()).toBe(false);
  const last = () => next.encoding.encode({ position: 1, doc: { _id: 'c', another: 1 } });
  expect([last().length > 20, await next.encoding.saveNames(), last().length < 20]).toEqual([true, true, true]);
  const more = last();
  expect([...all, more].map((bytes) => next.encoding.decode(bytes).doc)).toEqual([...docs, { _id: 'c', another: 1 }]);
  await next.env.close();
});

test('a commit that could not be written leaves nobody with names that nobody knows', async () => {
  const env = lmdb.open({ path: join(directory, 'failing.mdb'), noSubdir: true, maxDbs: 4 });
  let isFull = true;
  const writeNames = writingNames(env, async (work) => {
    if (isFull) throw new Error('the disk is full');
    await env.transaction(work);
  });
  const encoding = documentEncoding(env, writeNames);
  const first = encoding.encode({ position: 1, doc: { _id: 'a', lost: 1 } });
  await expect(encoding.saveNames()).rejects.toThrow('full');
  isFull = false;
  const second = encoding.encode({ position: 2, doc: { _id: 'b', kept: 2 } });
  await encoding.saveNames();
  const other = documentEncoding(env, writeNames);
  expect([first, second].map((bytes) => other.decode(bytes).doc)).toEqual([
    { _id: 'a', lost: 1 },
    { _id: 'b', kept: 2 },
  ]);
  await env.close();
});

test('two processes that write know each other’s names, each list in one place', async () => {
  const [one, two] = [opened('shared'), opened('shared')];
  const docs = Array.from({ length: 60 }, (_, n) => ({
    _id: 'a',
    [`only${String.fromCharCode(65 + (n % 26))}`]: { of: n, [n % 3 ? 'x' : 'y']: n },
  }));
  const all: Buffer[] = [];
  for (const [n, doc] of docs.entries()) {
    // One of them always learns of a list before it knows what the other has written down meanwhile.
    const { encode, saveNames } = (n % 2 === 0 ? one : two).encoding;
    encode({ position: 1, doc: doc as never });
    const beside = (n % 2 === 0 ? two : one).encoding;
    beside.encode({ position: 1, doc: { _id: 'b', [`late${String.fromCharCode(65 + (n % 26))}`]: 1 } });
    await Promise.all([saveNames(), beside.saveNames()]);
    all.push(encode({ position: 1, doc: doc as never }));
  }
  const reader = opened('shared', true);
  for (const { env, encoding } of [one, two, reader]) {
    env.resetReadTxn();
    expect(all.map((bytes) => encoding.decode(bytes).doc)).toEqual(docs);
  }
  const lists = reader.env.openDB<string[][], string>({ name: 'structures', encoding: 'json' }).get('structures')!;
  expect(new Set(lists.map(String)).size).toBe(lists.length);
  await Promise.all([one, two, reader].map(({ env }) => env.close()));
});

test('names that are as many as there are ids are written where they stand', async () => {
  const { env, encoding } = opened('maps');
  const docs = Array.from({ length: 3_000 }, (_, n) => ({ _id: `${n}`, answers: { [`q-${n}`]: n } }));
  const all: Buffer[] = [];
  for (const [n, doc] of docs.entries()) {
    all.push(encoding.encode({ position: 1, doc: doc as never }));
    encoding.decode(all[Math.trunc(n / 2)]!);
  }
  await encoding.saveNames();
  expect(env.openDB<readonly unknown[], string>({ name: 'structures', encoding: 'json' }).get('structures')).toEqual([
    ['_id', 'answers'],
  ]);
  for (const each of [encoding, opened('maps', true).encoding])
    expect(all.map((bytes) => each.decode(bytes).doc)).toEqual(docs);
  await env.close();
});

test('every document is read as it was written, here and by another process, whatever its names and however often they stand in it', async () => {
  const { env, encoding } = opened('all');
  const names = fc.constantFrom('_id', 'marks', 'why', '4f', '4f-x', '0', '', 'length', 'constructor', 'Ünï', 'a.b');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }));
  const twice = { _id: 'a', extended: { '4f': 'x' }, reasons: { '4f': 'y' }, marks: [{ '4f': { '4f': 1 } }] };
  const made = fc.sample(fc.dictionary(names, value, { maxKeys: 4, noNullPrototype: true }), 3_000);
  const docs = [twice, ...made, twice];
  const all = docs.map((doc) => encoding.encode({ position: 1, doc: doc as never }));
  expect(all.map((bytes) => encoding.decode(bytes).doc)).toEqual(docs);
  await encoding.saveNames();
  const other = opened('all', true);
  expect(all.map((bytes) => other.encoding.decode(bytes).doc)).toEqual(docs);
  await Promise.all([env.close(), other.env.close()]);
});
test('more kinds of documents than names are written down for are read too', async () => {
  const { env, encoding } = opened('many');
  const letters = (n: number) => [...n.toString(26)].map((one) => String.fromCharCode(97 + parseInt(one, 26))).join('');
  const docs = Array.from({ length: 2_500 }, (_, n) => ({
    [letters(n)]: 1,
    inner: [{ [letters(n)]: n }, { [letters(n)]: 'x' }],
  }));
  const all = docs.map((doc) => encoding.encode({ position: 1, doc: doc as never }));
  await encoding.saveNames();
  for (const each of [encoding, opened('many', true).encoding])
    expect(all.map((bytes) => each.decode(bytes).doc)).toEqual(docs);
  await env.close();
});
