import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { open, type Database } from 'lmdb';
import { group } from '../port.ts';
import { entriesIn, entryOnly } from './indexes/lmdb-entries.ts';
import { indexBytes } from './indexes/lmdb-key-bytes.ts';
import type { IndexKey } from './lmdb-keys.ts';
import { searchedIn } from './lmdb-search.ts';

const directory = mkdtempSync(join(tmpdir(), 'pairs-'));
const env = open({ path: join(directory, 'words.mdb'), noSubdir: true, maxDbs: 9 });
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});

type Index = Database<null, IndexKey>;
const people = group('people', 1).collection<{ readonly name: string }>('people', { search: ['name'], pairs: true });
/** The words of each are told by its number. */
function indexOf(many: number, name: (n: number) => string): Index {
  const index = env.openDB<null, IndexKey>({ name: `${many}-${name(0)}`, encoding: 'json' });
  const entries = entriesIn(env, `${many}-${name(0)}`)!;
  env.transactionSync(() => {
    for (let n = 0; n < many; n++)
      for (const key of indexBytes(people as never, '0', `p${n}`, { name: name(n) })) entries.putSync(key, entryOnly);
  });
  return index;
}
/** It counts each entry that is read, looked for or stepped over. */
function counting(index: Index) {
  let entries = 0;
  const counted = {
    *getKeys(range: { readonly offset?: number }) {
      entries += range.offset ?? 0;
      for (const key of index.getKeys(range)) {
        entries++;
        yield key;
      }
    },
    getKeysCount(range: object) {
      const count = index.getKeysCount(range);
      entries += count;
      return count;
    },
    doesExist(key: IndexKey) {
      entries++;
      return index.doesExist(key);
    },
  };
  const search = (text: string, most = 5_001, hasPairs = true) => {
    entries = 0;
    const found = searchedIn(counted as never, '0', text, most, hasPairs);
    const ids = typeof found === 'object' ? [...found.ids].sort() : found;
    return { ids, isExact: typeof found === 'object' && found.isExact, entries };
  };
  return search;
}

/** Three people have both, however many there are: the others have one of the two. */
const nameOf = (n: number) =>
  n < 3
    ? `${['Ada', 'Adam', 'Adele'][n]} Reed s${n} example`
    : `${['Adam', 'Boris'][n % 2]} ${['Stone', 'Reed'][n % 2]} s${n} example`;

test('who has two words is found by as many entries of many people as of few', () => {
  const [few, many] = [counting(indexOf(100, nameOf)), counting(indexOf(10_000, nameOf))];
  for (const text of ['reed ad', 'ad reed', 'Adele ree', 'zebra reed', 'ad zebra', 'reed r ad a']) {
    const ofMany = many(text);
    expect(ofMany).toEqual(few(text));
    expect([ofMany.isExact, ofMany.entries <= 12]).toEqual([true, true]);
  }
  expect(many('reed ad').ids).toEqual(['p0', 'p1', 'p2']);
  // Without pairs all who have the rarer word are read.
  expect(many('reed ad', 5_001, false).entries).toBeGreaterThan(5_000);
});

test('when many have both, no more of them are read than a total counts', () => {
  const search = counting(indexOf(10_000, nameOf));
  for (const text of ['reed example', 'exa s', 'boris ree']) {
    const { ids, entries } = search(text, 1_001);
    expect(ids).toBe('many');
    expect(entries).toBeLessThan(1_100);
  }
});

test('of three words the pair of the two rarest is asked for, and the third of each whom it finds', () => {
  const search = counting(indexOf(10_000, nameOf));
  expect(search('example ad reed').ids).toEqual(['p0', 'p1', 'p2']);
  expect(search('s2 reed ad').ids).toEqual(['p2']);
});

test('where thousands of words begin so, who has them is found without going from pair to pair', () => {
  const search = counting(indexOf(10_000, nameOf));
  expect(search('s1 zebra')).toMatchObject({ ids: [], isExact: true });
  const { ids, entries } = search('s12 stone', 2_000);
  expect(ids).toEqual(['p12', ...Array.from({ length: 10_000 }, (_, n) => `p${n}`).filter(isTwelve)].sort());
  expect(entries).toBeGreaterThan(64);
});
const isTwelve = (id: string, n: number) => n > 12 && n % 2 === 0 && id.startsWith('p12');

test('whoever has more words than stand in pairs is found by them all the same', () => {
  const long = Array.from({ length: 21 }, (_, n) => `long${n}`).join(' ');
  const search = counting(indexOf(300, (n) => (n % 100 === 7 ? `${long} ada s${n}` : `Ada Reed s${n}`)));
  expect(search('ada s107')).toMatchObject({ ids: ['p107'], isExact: true });
  expect(search('long3 long9')).toMatchObject({ ids: ['p107', 'p207', 'p7'], isExact: true });
  expect(search('ada long1').ids).toEqual(['p107', 'p207', 'p7']);
  expect(search('reed long3').ids).toEqual([]);
  expect(search('ada s2', 300).ids).toContain('p207');
  expect(search('ada reed', 297).ids).toBe('many');
  expect(search('ada reed', 298).ids).toHaveLength(297);
});
