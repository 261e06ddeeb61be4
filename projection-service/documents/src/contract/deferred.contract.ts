import { expect, test } from '@jest/globals';
import type { Collection, DocumentStore, Projected, Query } from '../port.ts';
import { any, buildOf, commit, drop, newRows, row, uniqueGroup, type Row } from './harness.ts';

/** Some are written, some again with other values, some are gone. */
const rounds = (count: number): readonly (readonly Projected<Row>[])[] => {
  const docOf = (n: number, turn: number) =>
    row(`name ${n % 17} ${turn}`, {
      region: `r${(n * 7 + turn) % 5}`,
      score: (n * 31 + turn) % 23,
      tags: [`t${n % 3}`, `t${(n + turn) % 4}`],
      status: turn === 2 ? 'settled' : 'open',
    });
  return [1, 2, 3].map((turn) =>
    Array.from({ length: count }, (_, n) => n)
      .filter((n) => turn === 1 || n % turn === 0)
      .map((n) => ({
        id: `id${(n * 7919) % 10_007}`,
        position: turn * 100_000 + n,
        doc: turn === 3 ? undefined : docOf(n, turn),
      })),
  );
};
const queries: readonly Query<Row>[] = [
  { limit: 1000, where: { region: 'r2' } },
  { limit: 1000, where: { region: ['r1', 'r3'] }, sort: { field: 'score' } },
  { limit: 7, where: { tags: 't2' }, sort: { field: 'name', descending: true } },
  { limit: 1000, search: 'name 1' },
  { limit: 1000, search: 'settled', sort: { field: 'score' } },
  { limit: 1000, where: { score: { from: 3, below: 9 } } },
  { limit: 1000 },
];
async function answers(store: DocumentStore, from: Collection<Row>) {
  const reader = store.read(from);
  const found: unknown[] = [];
  for (const query of queries) found.push(await reader.find(query), await reader.count(query));
  return found;
}

/** It tries indexes that are put off while a build is filled. */
export function deferredContract(store: () => DocumentStore): void {
  async function filled(isDeferred: boolean, between = async (_: Collection<Row>) => {}) {
    const rows = newRows();
    if (isDeferred) await store().defer(buildOf(rows), [any(rows)]);
    for (const documents of rounds(300)) {
      await commit(store(), rows, documents, documents.at(-1)!.position);
      await between(rows);
    }
    return rows;
  }

  test('once they are made they answer as if they had been kept all the time', async () => {
    const [kept, deferred] = [await filled(false), await filled(true)];
    expect(await answers(store(), deferred)).toEqual(await answers(store(), kept)); // Few documents are looked through.
    await store().index(buildOf(deferred), [any(deferred)]);
    await store().index(buildOf(deferred), [any(deferred)]);
    expect(await answers(store(), deferred)).toEqual(await answers(store(), kept));
    for (const rows of [kept, deferred]) {
      await commit(
        store(),
        rows,
        [
          { id: 'later', position: 400_001, doc: row('name 1', { region: 'r2' }) },
          { id: 'id0', position: 400_000, doc: undefined },
        ],
        400_001,
      );
    }
    expect(await answers(store(), deferred)).toEqual(await answers(store(), kept));
    for (const rows of [kept, deferred]) await drop(store(), rows);
  });

  test('what a fold asks for is found meanwhile, as it was last committed', async () => {
    const asked: unknown[][] = [[], []];
    const ask = (into: unknown[]) => async (rows: Collection<Row>) => {
      into.push(
        [...(await store().ids(rows, 1, { region: 'r1' }))].sort(),
        [...(await store().ids(rows, 1, { tags: 't3' }))].sort(),
        [...(await store().ids(rows, 1, { region: 'r1', status: 'settled' }))].sort(),
        (await store().load(rows, 1, ['id0', 'id7919'])).get('id7919'),
      );
    };
    const [kept, deferred] = [await filled(false, ask(asked[0]!)), await filled(true, ask(asked[1]!))];
    expect(asked[1]).toEqual(asked[0]);
    await store().index(buildOf(deferred), [any(deferred)]);
    expect(await answers(store(), deferred)).toEqual(await answers(store(), kept));
    for (const rows of [kept, deferred]) await drop(store(), rows);
  });

  test('who waits for a position finds the indexes there too, and nothing is put off of a build that has events', async () => {
    const { group, ...rest } = newRows('rows', uniqueGroup());
    const rows = { group, ...rest };
    await store().defer(buildOf(rows), [any(rows)]);
    await commit(store(), rows, [{ id: 'a', position: 1, doc: row('n', { region: 'r' }) }], 1);
    const waiting = store().reached(group, 1, 2_000);
    await store().index(buildOf(rows), [any(rows)]);
    expect(await waiting).toBe(true);
    await store().defer(buildOf(rows), [any(rows)]);
    expect(await store().reached(group, 1, 0)).toBe(true);
    expect(
      (
        await store()
          .read(rows)
          .find({ limit: 9, where: { region: 'r' } })
      ).items,
    ).toHaveLength(1);
    await drop(store(), rows);
  });
}
