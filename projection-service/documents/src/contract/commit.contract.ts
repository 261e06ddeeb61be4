import { expect, test } from '@jest/globals';
import type { DocumentStore } from '../port.ts';
import { Unfit } from '../values.ts';
import { buildOf, commit, drop, testWhere, uniqueGroup } from './harness.ts';

type Small = { n: number };
const small = () => uniqueGroup().collection<Small>('small', { indexes: { byN: ['n'] } });

export function commitContract(store: () => DocumentStore): void {
  testWhere('goingOn')('documents ahead of the position, as a crash leaves them, are not written again', async () => {
    const group = small();
    await commit(
      store(),
      group,
      [
        { id: 'x', position: 5, doc: { n: 5 } },
        { id: 'gone', position: 6, doc: undefined },
      ],
      0,
    );
    expect([await store().position(buildOf(group)), (await store().load(group, 1, ['x'])).get('x')?.position]).toEqual([
      0, 5,
    ]);
    await commit(
      store(),
      group,
      [
        { id: 'x', position: 5, doc: { n: 55 } },
        { id: 'y', position: 5, doc: { n: 1 } },
      ],
      6,
    );
    expect(await store().read(group).many(['x', 'gone', 'y'])).toEqual([{ n: 5 }, { n: 1 }]);
    expect(
      (
        await store()
          .read(group)
          .count({ where: { n: 55 } })
      ).n,
    ).toBe(0);
    await drop(store(), group);
  });

  test('a document with another value than its field is said to have is refused, for nobody would find it', async () => {
    const told = uniqueGroup().collection<Small>('told', { indexes: { byN: ['n'] }, values: { n: [1, 2] } });
    for (const doc of [{ n: 3 }, {} as Small])
      await expect(commit(store(), told, [{ id: 'x', position: 1, doc }], 1)).rejects.toBeInstanceOf(Unfit);
    await commit(store(), told, [{ id: 'x', position: 1, doc: { n: 2 } }], 1);
    expect(await store().read(told).one('x')).toEqual({ n: 2 });
    await drop(store(), told);
  });

  test('a document is never replaced by an earlier one, nor by the same again, nor brought back', async () => {
    const group = small();
    await commit(
      store(),
      group,
      [
        { id: 'x', position: 5, doc: { n: 5 } },
        { id: 'y', position: 4, doc: { n: 4 } },
      ],
      5,
    );
    await commit(
      store(),
      group,
      [
        { id: 'x', position: 5, doc: { n: 6 } },
        { id: 'z', position: 4, doc: { n: 4 } },
      ],
      4,
    );
    expect(await store().read(group).many(['x', 'y', 'z'])).toEqual([{ n: 5 }, { n: 4 }]);
    expect(await store().position(buildOf(group))).toBe(5);
    await commit(
      store(),
      group,
      [
        { id: 'x', position: 6, doc: undefined },
        { id: 'nobody', position: 6, doc: undefined },
      ],
      6,
    );
    await commit(store(), group, [{ id: 'x', position: 5, doc: { n: 5 } }], 5);
    expect(
      await store()
        .read(group)
        .find({ limit: 9, sort: { field: 'n' } }),
    ).toEqual({ items: [{ n: 4 }], next: undefined });
    const loaded = await store().load(group, 1, ['x', 'y', 'nobody']);
    expect(loaded.get('y')).toEqual({ id: 'y', position: 4, doc: { n: 4 } });
    expect([loaded.get('x')?.doc, loaded.get('nobody')?.doc]).toEqual([undefined, undefined]);
    await commit(
      store(),
      group,
      [7, 9, 8].map((n) => ({ id: 'x', position: n, doc: { n } })),
      9,
    );
    expect(await store().read(group).one('x')).toEqual({ n: 9 });
    await drop(store(), group);
    expect([await store().position(buildOf(group)), await store().read(group).count()]).toEqual([
      0,
      { n: 0, more: false },
    ]);
    await commit(store(), group, [{ id: 'x', position: 1, doc: { n: 1 } }], 1);
    expect(
      await store()
        .read(group)
        .find({ limit: 9, where: { n: 1 } }),
    ).toEqual({ items: [{ n: 1 }], next: undefined });
    await drop(store(), group);
  });

  test('two writers of the same collection leave what the later positions say', async () => {
    const group = small();
    const batch = (n: number) =>
      Array.from({ length: 20 }, (_, i) => ({
        id: `id${i}`,
        position: n * 100 + i + 1,
        doc: (n + i) % 7 === 0 ? undefined : { n },
      }));
    for (let n = 0; n < 30; n += 2)
      await Promise.all([n + 1, n].map((k) => commit(store(), group, batch(k), k * 100 + 20)));
    await commit(store(), group, [], 10_000);
    for (let i = 0; i < 20; i++)
      expect(await store().read(group).one(`id${i}`)).toEqual((29 + i) % 7 === 0 ? undefined : { n: 29 });
    await drop(store(), group);
  });

  test('a position is waited for', async () => {
    const group = small();
    expect(await store().reached(group.group, 1, 20)).toBe(false);
    const waiting = Promise.all(Array.from({ length: 50 }, () => store().reached(group.group, 7, 2_000)));
    await commit(store(), group, [], 7);
    expect(new Set(await waiting)).toEqual(new Set([true]));
    await drop(store(), group);
  });

  test('of those that wait each is told of its own position, and when its own time is over', async () => {
    const group = small();
    const [first, second, third] = [7, 8, 9].map((position) => store().reached(group.group, position, 2_000));
    await commit(store(), group, [], 7);
    expect(await first).toBe(true);
    expect(await store().reached(group.group, 8, 20)).toBe(false);
    await commit(store(), group, [], 9);
    expect(await Promise.all([second, third])).toEqual([true, true]);
    await drop(store(), group);
  });
}
