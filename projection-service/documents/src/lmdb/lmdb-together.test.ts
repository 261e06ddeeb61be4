import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { group } from '../port.ts';
import { entriesIn, entryOnly } from './indexes/lmdb-entries.ts';
import { indexBytes } from './indexes/lmdb-key-bytes.ts';
import type { IndexKey } from './lmdb-keys.ts';
import { lmdbQueries } from './lmdb-queries.ts';

const directory = mkdtempSync(join(tmpdir(), 'together-'));
const env = open({ path: join(directory, 'together.mdb'), noSubdir: true, maxDbs: 4 });
afterAll(async () => {
  await env.close();
  rmSync(directory, { recursive: true, force: true });
});

/** It is late from `lateFrom` on, unless it is settled. */
type Loan = { readonly day: number; readonly lateFrom: number | null };
const loans = group('loans', 1).collection<Loan>('loans', {
  indexes: { byDay: ['day'], byLate: ['lateFrom'] },
  search: [],
  sparse: ['byLate'],
});
const [now, late] = [100_000, 60];
const sum = (of: readonly number[]) => of.reduce((a, b) => a + b, 0);

/** Those that are late are the oldest; then there are twice as many that are settled as are still out, and these are the newest. */
function lending(out: number) {
  const docs = new Map<string, Loan>(
    Array.from({ length: late + 3 * out }, (_, n) => [
      `l${`${n}`.padStart(6, '0')}`,
      { day: n, lateFrom: n < late ? now - late + n : n < late + 2 * out ? null : now + n },
    ]),
  );
  const name = `indexes-${out}`;
  const index = env.openDB<null, IndexKey>({ name, encoding: 'json' });
  const entries = entriesIn(env, name)!;
  env.transactionSync(() => {
    for (const [id, doc] of docs)
      for (const key of indexBytes(loans as never, '0', id, doc)) entries.putSync(key, entryOnly);
  });
  let [looked, read] = [0, 0];
  const queries = lmdbQueries(
    {
      index: {
        getKeysCount: (range: never) => index.getKeysCount(range),
        *getKeys(range: never) {
          for (const key of index.getKeys(range)) {
            read++;
            yield key;
          }
        },
      },
      getDecoded: (_code: string, id: string) => (looked++, { position: 1, doc: docs.get(id) }),
      seen: () => ({}),
      again: (_question: unknown, _weight: unknown, find: () => unknown) => find(),
    } as never,
    loans as never,
    '0',
  );
  const touched = <T>(ask: (of: typeof queries) => T) => {
    [looked, read] = [0, 0];
    const answer = ask(queries);
    return { answer, looked, read };
  };
  return { touched };
}

test('however many there are, no more is touched of those that are wanted and of their count', () => {
  const [few, many] = [lending(500), lending(10_000)];
  const where = { lateFrom: { below: now } };
  const questions = [
    ...['day', 'lateFrom'].flatMap((field) =>
      [false, true].flatMap((descending) =>
        [0, 25, 50].map((offset) => ({ where, sort: { field, descending }, limit: 25, offset })),
      ),
    ),
    { where, limit: 25 },
  ];
  for (const question of questions) {
    const [one, other] = [few, many].map(({ touched }) => touched(({ find }) => find(question)));
    const days = other!.answer.items.map(({ day }) => day as number);
    const { descending = false } = 'sort' in question ? question.sort : {};
    const all = Array.from({ length: late }, (_, n) => (descending ? late - 1 - n : n));
    const { offset = 0 } = question as { readonly offset?: number };
    expect(days).toEqual(all.slice(offset, offset + 25));
    expect(other).toEqual(one);
    expect(sum([other!.looked, other!.read])).toBeLessThan(6 * late);
  }
  for (const field of ['day', 'lateFrom']) {
    const [one, other] = [few, many].map(({ touched }) => touched(({ count }) => count({ where, sort: { field } })));
    expect(other).toEqual({ answer: { n: late, more: false }, looked: 0, read: one!.read });
    expect(one!.read).toBeLessThan(2);
  }
});
