import { expect, test } from '@jest/globals';
import type { DocumentStore } from '../port.ts';
import { commit, drop, newRows, row } from './harness.ts';

export function pageContract(store: () => DocumentStore): void {
  test('one, many, load', async () => {
    const rows = newRows();
    await commit(
      store(),
      rows,
      [
        { id: 'a', position: 1, doc: row('n') },
        { id: 'b', position: 2, doc: row('m') },
      ],
      2,
    );
    const reader = store().read(rows);
    expect(await reader.one('a')).toEqual(row('n'));
    expect(await reader.one('nobody')).toBeUndefined();
    expect(await reader.one('')).toBeUndefined();
    // People send it, and no key of an embedded store is that long.
    const long = 'ж'.repeat(5_000);
    expect(await reader.one(long)).toBeUndefined();
    expect(await reader.many([long, 'a'])).toEqual([row('n')]);
    expect((await reader.many(['b', 'nobody', 'a', 'b'])).map(({ name }) => name)).toEqual(['m', 'n', 'm']);
    expect(await reader.many([])).toEqual([]);
    expect((await store().load(rows, 1, [])).size).toBe(0);
    await drop(store(), rows);
  });

  test('pages stay right while documents come and go between them', async () => {
    const rows = newRows();
    await commit(
      store(),
      rows,
      ['b', 'd', 'f', 'h'].map((name, n) => ({ id: name, position: n + 1, doc: row(name) })),
      4,
    );
    const query = { sort: { field: 'name' }, limit: 2 } as const;
    const one = await store().read(rows).find(query);
    await commit(
      store(),
      rows,
      [
        { id: 'd', position: 5, doc: undefined },
        { id: 'a', position: 6, doc: row('a') },
        { id: 'e', position: 7, doc: row('e') },
      ],
      7,
    );
    const two = await store()
      .read(rows)
      .find({ ...query, after: one.next });
    expect([...one.items, ...two.items].map(({ name }) => name)).toEqual(['b', 'd', 'e', 'f']);
    const three = await store()
      .read(rows)
      .find({ ...query, after: two.next });
    expect([three.items.map(({ name }) => name), three.next]).toEqual([['h'], undefined]);
    expect((await store().read(rows).find({ limit: 9, offset: 99 })).items).toEqual([]);
    await drop(store(), rows);
  });

  test('a page goes on after a long text whose document is gone', async () => {
    const rows = newRows();
    const long = 'x'.repeat(300);
    await commit(
      store(),
      rows,
      ['c', 'b', 'a'].map((id, n) => ({ id, position: n + 1, doc: row(`${long}${n + 1}`) })),
      3,
    );
    const one = await store()
      .read(rows)
      .find({ sort: { field: 'name' }, limit: 1 });
    await commit(store(), rows, [{ id: 'c', position: 4, doc: undefined }], 4);
    const two = await store()
      .read(rows)
      .find({ sort: { field: 'name' }, limit: 5, after: one.next });
    expect([...one.items, ...two.items].map(({ name }) => name.slice(300))).toEqual(['1', '2', '3']);
    await drop(store(), rows);
  });
}
