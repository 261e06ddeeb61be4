import { expect, test } from '@jest/globals';
import type { DocumentStore, Query } from '../port.ts';
import { commit, drop, named, newRows, row, uniqueGroup, type Row } from './harness.ts';

export function listContract(store: () => DocumentStore): void {
  const ask = (docs: readonly Partial<Row>[], query: Partial<Query<Row>>) => named(store(), docs, query);

  test('a filter on a list means contains, on several values contains any, each document once', async () => {
    const docs = [{ tags: ['a', 'b'] }, { tags: ['b'] }, { tags: ['c', 'a', 'c'] }, { tags: [] }, {}];
    expect(await ask(docs, { where: { tags: 'a' } })).toEqual(['0', '2']);
    expect(await ask(docs, { where: { tags: 'c' } })).toEqual(['2']);
    expect(await ask(docs, { where: { tags: ['a', 'b'] } })).toEqual(['0', '1', '2']);
    expect(await ask(docs, { where: { tags: ['b', 'a', 'c', 'a'] } })).toEqual(['0', '1', '2']);
    expect(await ask(docs, { where: { tags: [] } })).toEqual([]);
    expect(await ask(docs, { where: { tags: 'ab' } })).toEqual([]);
  });

  test('in the order of another field and by page, forwards and backwards, without repeats', async () => {
    const docs = [
      { tags: ['a', 'b'], name: 'm' },
      { tags: ['b'], name: 'k' },
      { tags: ['a'], name: 'z' },
      { tags: ['b', 'a'], name: 'b' },
      { tags: ['c'], name: 'a' },
    ];
    expect(await ask(docs, { where: { tags: 'a' }, sort: { field: 'name' } })).toEqual(['b', 'm', 'z']);
    expect(await ask(docs, { where: { tags: ['a', 'b'] }, sort: { field: 'name' } })).toEqual(['b', 'k', 'm', 'z']);
    expect(await ask(docs, { where: { tags: ['a', 'b'] }, sort: { field: 'name', descending: true } })).toEqual([
      'z',
      'm',
      'k',
      'b',
    ]);
    expect(await ask(docs, { where: { tags: ['a', 'b'] }, sort: { field: 'status' }, offset: 0 })).toEqual([
      'm',
      'k',
      'z',
      'b',
    ]);
  });

  test('documents whose list is empty or missing are there for every other question', async () => {
    const docs = [
      { region: 'r1', tags: [] },
      { region: 'r1' },
      { region: 'r1', tags: ['a', 'b', 'c'] },
      { region: 'r2', tags: ['a'] },
    ];
    expect(await ask(docs, { where: { region: 'r1' } })).toEqual(['0', '1', '2']);
    expect(await ask(docs, { where: { region: 'r1', tags: 'a' } })).toEqual(['2']);
    expect(await ask(docs, { where: { region: ['r1', 'r2'], tags: ['a', 'c'] } })).toEqual(['2', '3']);
    expect(await ask(docs, { where: { tags: null } })).toEqual(['1']);
    expect(await ask(docs, { search: 's', where: { tags: 'a' } })).toEqual(['2', '3']);
  });

  test('items of every kind, equal beginnings of long ones included', async () => {
    const long = 'x'.repeat(80);
    const docs = [{ tags: [1, '1', true, null] }, { tags: [`${long}a`, `${long}b`] }, { tags: [`${long}c`, 'true'] }];
    expect(await ask(docs, { where: { tags: 1 } })).toEqual(['0']);
    expect(await ask(docs, { where: { tags: true } })).toEqual(['0']);
    expect(await ask(docs, { where: { tags: null } })).toEqual(['0']);
    expect(await ask(docs, { where: { tags: `${long}b` } })).toEqual(['1']);
    expect(await ask(docs, { where: { tags: [`${long}a`, `${long}c`] } })).toEqual(['1', '2']);
  });

  test('a list that changes, empties or goes takes its old items out of the index', async () => {
    const rows = newRows();
    const counted = async (tags: string | string[]) => (await store().read(rows).count({ where: { tags } })).n;
    await commit(
      store(),
      rows,
      [
        { id: 'a', position: 1, doc: row('n', { tags: ['x', 'y'] }) },
        { id: 'b', position: 2, doc: row('m', { tags: ['y'] }) },
      ],
      2,
    );
    expect([await counted('x'), await counted('y'), await counted(['x', 'y'])]).toEqual([1, 2, 2]);
    await commit(
      store(),
      rows,
      [
        { id: 'a', position: 3, doc: row('n', { tags: ['z'] }) },
        { id: 'b', position: 4, doc: row('m', { tags: [] }) },
      ],
      4,
    );
    expect([await counted('x'), await counted('y'), await counted(['z', 'y'])]).toEqual([0, 0, 1]);
    await commit(
      store(),
      rows,
      [
        { id: 'a', position: 5, doc: undefined },
        { id: 'b', position: 6, doc: row('m') },
      ],
      6,
    );
    expect([
      await counted('z'),
      (
        await store()
          .read(rows)
          .count({ where: { region: null } })
      ).n,
    ]).toEqual([0, 1]);
    await drop(store(), rows);
  });

  test('two lists in one index, or something else than plain values, are refused', async () => {
    type Two = { a: string[]; b: string[]; c: unknown };
    const two = uniqueGroup().collection<Two>('two', { indexes: { both: ['a', 'b'], third: ['c' as never] } });
    await expect(
      commit(store(), two, [{ id: 'x', position: 1, doc: { a: ['1'], b: ['2'], c: 1 } }], 1),
    ).rejects.toThrow(/several lists/);
    for (const c of [{ d: 1 }, [['deep']], [{}]])
      await expect(
        commit(store(), two, [{ id: 'x', position: 1, doc: { a: ['1'], b: '2' as never, c } }], 1),
      ).rejects.toThrow(/plain/);
    expect(await store().read(two).count()).toEqual({ n: 0, more: false });
    await drop(store(), two);
  });
}
