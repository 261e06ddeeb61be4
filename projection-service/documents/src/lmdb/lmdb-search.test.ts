import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { open } from 'lmdb';
import { group } from '../port.ts';
import { entriesIn, entryOnly } from './indexes/lmdb-entries.ts';
import { indexBytes } from './indexes/lmdb-key-bytes.ts';
import type { IndexKey } from './lmdb-keys.ts';
import { searchedIn } from './lmdb-search.ts';

const directory = mkdtempSync(join(tmpdir(), 'search-'));
const env = open({ path: join(directory, 'words.mdb'), noSubdir: true, maxDbs: 2 });
const index = env.openDB<null, IndexKey>({ name: 'indexes', encoding: 'json' });
const entries = entriesIn(env, 'indexes')!;
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});

type Person = { readonly name: string };
const people = group('people', 1).collection<Person>('people', { search: ['name'], pairs: true });
const code = '0';
const endless = 'cd'.repeat(40);
const word = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('a', 'aa', 'ab', 'b') },
  { weight: 1, arbitrary: fc.constantFrom('reed', 'ree', 'abc', endless, `${endless}x`, 'äb', '中') },
);
const text = (maxLength: number) => fc.array(word, { maxLength }).map((all) => all.join(' '));
const wordsOf = (name: string) => name.replaceAll('ä', 'a').split(' ').filter(Boolean);

test('who is found has every word, and is all who have them, however few are looked for at once', async () => {
  const ways = { undefined: 0, common: 0, many: 0, exact: 0, near: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(text(5), { maxLength: 250, size: 'max' }),
      fc.array(text(3), { minLength: 1, maxLength: 12 }),
      fc.constantFrom(1, 2, 5, 20, Infinity),
      fc.boolean(),
      async (names, searches, most, hasPairs) => {
        env.transactionSync(() => {
          index.clearSync();
          for (const [n, name] of names.entries())
            for (const key of indexBytes(people as never, code, `p${n}`, { name })) entries.putSync(key, entryOnly);
        });
        const who = (wanted: string) =>
          names.flatMap((name, n) => (wordsOf(name).some((one) => one.startsWith(wanted)) ? [`p${n}`] : []));
        for (const search of searches) {
          const sought = wordsOf(search);
          const found = searchedIn(index, code, search, most, hasPairs);
          if (found === undefined) {
            ways.undefined++;
            expect(sought).toEqual([]);
            continue;
          }
          const truth = names.flatMap((_, n) => (sought.every((one) => who(one).includes(`p${n}`)) ? [`p${n}`] : []));
          // A key holds only the beginning of a longer word.
          const isFew = (one: string) => who(one.slice(0, 64)).length < most;
          if (found === 'common') {
            ways.common++;
            expect(sought.filter(isFew)).toEqual([]);
            continue;
          }
          if (found === 'many') {
            ways.many++;
            expect(truth.length).toBeGreaterThanOrEqual(most);
            continue;
          }
          expect(hasPairs || sought.some(isFew)).toBe(true);
          for (const id of truth) expect(found.ids).toContain(id);
          if (found.isExact) expect([...found.ids].sort()).toEqual(truth.sort());
          const isShort = sought.every((one) => one.length < 64);
          if (isShort && sought.every(isFew)) expect(found.isExact).toBe(true);
          ways[found.isExact ? 'exact' : 'near']++;
        }
      },
    ),
    { numRuns: 40, seed: 1 },
  );
  for (const times of Object.values(ways)) expect(times).toBeGreaterThan(0);
});
