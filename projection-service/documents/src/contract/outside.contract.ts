import { expect, test } from '@jest/globals';
import type { DocumentStore } from '../port.ts';
import { buildOf, commit, drop, newRows, row, scalarFields } from './harness.ts';

export function outsideContract(store: () => DocumentStore): void {
  test('what is not JSON is refused, and nothing of that commit is written', async () => {
    const rows = newRows();
    class A {}
    const refused: unknown[] = [
      new Date(),
      NaN,
      Infinity,
      1n,
      Buffer.from('x'),
      new Map(),
      /x/,
      () => 1,
      Symbol('s'),
      new A(),
      { $gt: 1 },
      { $ref: 'a', $id: 'b' },
      JSON.parse('{"__proto__":1}'),
      { constructor: [{}] },
      { toString: 1 },
      [new Date()],
      { 'a\u0000': 1 },
      { '': 1 },
    ];
    for (const nested of refused)
      await expect(
        commit(
          store(),
          rows,
          [
            { id: 'ok', position: 1, doc: row('n') },
            { id: 'bad', position: 1, doc: row('n', { nested }) },
          ],
          1,
        ),
      ).rejects.toThrow();
    for (const name of ['_words', '$set', 'a.b', '', 'constructor', '__proto__x', '_position'])
      await expect(
        commit(store(), rows, [{ id: 'bad', position: 1, doc: { ...row('n'), [name]: 1 } }], 1),
      ).rejects.toThrow();
    for (const id of ['', 'a\u0000', 'a\n', 'x'.repeat(201), '\ud800', 1 as never])
      await expect(commit(store(), rows, [{ id, position: 1, doc: row('n') }], 1)).rejects.toThrow();
    for (const position of [-1, 1.5, NaN])
      await expect(commit(store(), rows, [{ id: 'a', position, doc: row('n') }], 1)).rejects.toThrow();
    expect(await store().read(rows).count()).toEqual({ n: 0, more: false });
    expect(await store().position(buildOf(rows))).toBe(0);
    await drop(store(), rows);
  });

  test('the two fields that every view has are kept, filtered and sorted like others', async () => {
    type View = { _id: string; _revision: number };
    const { group } = newRows();
    const views = { group, name: 'views', indexes: { byRevision: ['_revision'] }, search: [] } as unknown as Parameters<
      typeof commit<View>
    >[1];
    await commit(
      store(),
      views,
      [
        { id: 'a', position: 1, doc: { _id: 'a', _revision: 2 } },
        { id: 'b', position: 2, doc: { _id: 'b', _revision: 1 } },
      ],
      2,
    );
    expect(
      (
        await store()
          .read(views)
          .find({ sort: { field: '_revision' }, limit: 5 })
      ).items.map(({ _id }) => _id),
    ).toEqual(['b', 'a']);
    expect(
      (
        await store()
          .read(views)
          .count({ where: { _id: 'a' } })
      ).n,
    ).toBe(1);
    await drop(store(), views);
  });

  test('what a user can cause is mended: lone surrogates, minus zero, undefined', async () => {
    const rows = newRows();
    const doc = {
      status: 'a\ud800',
      score: -0,
      active: true,
      name: '\udc00b',
      mixed: undefined,
      tags: ['\ud83d', undefined],
      nested: { a: undefined, b: -0 },
    };
    await commit(store(), rows, [{ id: 'a', position: 1, doc: doc }], 1);
    const mended = {
      status: 'a\ufffd',
      score: 0,
      active: true,
      name: '\ufffdb',
      tags: ['\ufffd', null],
      nested: { b: 0 },
    };
    const reader = store().read(rows);
    expect(await reader.one('a')).toStrictEqual(mended);
    expect((await reader.find({ where: { score: -0 }, limit: 9 })).items).toEqual([mended]);
    expect((await reader.find({ where: { status: 'a\ud800' }, sort: { field: 'score' }, limit: 9 })).items).toEqual([
      mended,
    ]);
    expect((await reader.count({ where: { score: { from: 0 } } })).n).toBe(1);
    await commit(store(), rows, [{ id: 'a', position: 2, doc: undefined }], 2);
    for (const field of scalarFields) expect((await reader.find({ sort: { field }, limit: 9 })).items).toEqual([]);
    await drop(store(), rows);
  });

  test('a query from outside cannot carry an operator', async () => {
    const rows = newRows();
    await commit(store(), rows, [{ id: 'a', position: 1, doc: row('n') }], 1);
    const reader = store().read(rows);
    // A careless caller could pass these on from a request.
    const hostile = [
      { status: { $ne: 'x' } },
      { status: { $gt: '' } },
      { status: [{ $ne: 'x' }] },
      { status: { from: { $ne: 'x' } } },
      { status: { from: null } },
      { status: { from: 1, below: 'a' } },
      { status: /./ },
      { status: new Date() },
      { status: ['s', ['s']] },
      { $where: 'true' },
      { $or: [] },
      { 'nested.a': 1 },
      { _position: 1 },
      { score: NaN },
      { score: { from: Infinity } },
      { tags: { $size: 1 } },
    ] as never[];
    for (const where of hostile) {
      await expect(reader.find({ where, limit: 5 })).rejects.toThrow();
      await expect(reader.count({ where })).rejects.toThrow();
      await expect(store().ids(rows, 1, where)).rejects.toThrow();
    }
    for (const field of ['_position', '$natural', 'tags.0', 'toString'] as never[])
      await expect(reader.find({ sort: { field }, limit: 5 })).rejects.toThrow();
    for (const limit of [0, -1, 1.5, NaN, Infinity]) await expect(reader.find({ limit })).rejects.toThrow();
    for (const offset of [-1, 1.5, NaN]) await expect(reader.find({ limit: 1, offset })).rejects.toThrow();
    const forged = [[{ $ne: null }, 'a'], ['s', { $gt: '' }], ['s'], 'x', {}, [1, 'a', 2]].map((one) =>
      Buffer.from(JSON.stringify(one)).toString('base64url'),
    );
    for (const after of ['', 'nonsense', '%%%', ...forged])
      await expect(reader.find({ sort: { field: 'status' }, limit: 1, after })).rejects.toThrow();
    await drop(store(), rows);
  });

  test('a forged cursor does not lead out of the filter', async () => {
    const rows = newRows();
    await commit(
      store(),
      rows,
      [1, 2, 3, 4].map((score) => ({ id: `id${score}`, position: score, doc: row(`${score}`, { score }) })),
      4,
    );
    const after = Buffer.from(JSON.stringify([0, 'a'])).toString('base64url');
    const beyond = Buffer.from(JSON.stringify([9, 'a'])).toString('base64url');
    const names = async (after: string, descending: boolean) =>
      (
        await store()
          .read(rows)
          .find({ where: { score: { from: 2, below: 4 } }, sort: { field: 'score', descending }, limit: 9, after })
      ).items.map(({ name }) => name);
    expect([await names(after, false), await names(beyond, true), await names(beyond, false)]).toEqual([
      ['2', '3'],
      ['3', '2'],
      [],
    ]);
    await drop(store(), rows);
  });
}
