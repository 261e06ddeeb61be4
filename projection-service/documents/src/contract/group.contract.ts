import { expect, test } from '@jest/globals';
import { Fenced, group, type DocumentStore } from '../port.ts';
import { any, buildOf, commit, drop, uniqueGroup, writes, type Subject } from './harness.ts';

type Small = { n: number; m?: number };
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export function groupContract(store: () => DocumentStore, { open, switchMs = 0 }: Subject): void {
  test('all collections of a group move under one position; equal ids in two of them are two documents', async () => {
    const group = uniqueGroup();
    const [a, b, c] = ['a', 'b', 'c'].map((name) => group.collection<Small>(name, { indexes: { byN: ['n'] } })) as [
      ReturnType<typeof group.collection<Small>>,
      never,
      never,
    ];
    const build = buildOf({ group });
    await store().commit(
      build,
      [a, b, c].map(any),
      [
        writes(a, [{ id: 'x', position: 1, doc: { n: 1 } }]),
        writes<Small>(b, [{ id: 'x', position: 2, doc: { n: 2 } }]),
      ],
      2,
    );
    expect([
      await store().read(a).one('x'),
      await store().read<Small>(b).one('x'),
      await store().read<Small>(c).one('x'),
    ]).toEqual([{ n: 1 }, { n: 2 }, undefined]);
    expect(await store().position(build)).toBe(2);
    const bad = [
      writes(a, [{ id: 'y', position: 3, doc: { n: 3 } }]),
      writes<Small>(b, [{ id: 'y', position: 3, doc: { n: NaN } }]),
    ];
    await expect(store().commit(build, [a, b, c].map(any), bad, 3)).rejects.toThrow();
    expect([await store().read(a).one('y'), await store().position(build)]).toEqual([undefined, 2]);
    await store().discard(build, ['a', 'b', 'c']);
    expect([
      await store().read(a).count(),
      await store()
        .read<Small>(b)
        .count({ where: { n: 2 } }),
    ]).toEqual([
      { n: 0, more: false },
      { n: 0, more: false },
    ]);
  });

  test('groups that use one name for a collection, or are called like a collection of another, do not touch', async () => {
    const [one, two] = [uniqueGroup(), uniqueGroup()];
    const same = [
      one.collection<Small>('rows'),
      two.collection<Small>('rows'),
      two.collection<Small>(two.name),
      one.collection<Small>(two.name),
    ];
    for (const [n, collection] of same.entries())
      await commit(store(), collection, [{ id: 'x', position: n + 1, doc: { n } }], n + 1);
    for (const [n, collection] of same.entries()) expect(await store().read(collection).one('x')).toEqual({ n });
    await store().discard(buildOf({ group: one }), ['rows', two.name]);
    expect(await Promise.all(same.map((collection) => store().read(collection).one('x')))).toEqual([
      undefined,
      { n: 1 },
      { n: 2 },
      undefined,
    ]);
    await store().discard(buildOf({ group: two }), ['rows', two.name]);
  });

  test('a generation is built beside the live one, and readers move to it at once', async () => {
    const group = uniqueGroup();
    const rows = group.collection<Small>('rows', { indexes: { byN: ['n'] } });
    const other = await open();
    expect(await store().live(group)).toBe(1);
    await commit(
      store(),
      rows,
      [
        { id: 'x', position: 5, doc: { n: 1 } },
        { id: 'old', position: 6, doc: { n: 1 } },
      ],
      6,
    );
    await commit(store(), rows, [{ id: 'x', position: 5, doc: { n: 2 } }], 5, 2);
    const reader = store().read(rows);
    expect([await reader.one('x'), await other.read(rows).one('x'), await store().read(rows, 2).one('x')]).toEqual([
      { n: 1 },
      { n: 1 },
      { n: 2 },
    ]);
    expect([await store().reached(group, 6, 10), await store().position(buildOf(rows, 2))]).toEqual([true, 5]);
    await store().switchTo(buildOf(rows, 2), await store().lead(group));
    await sleep(switchMs);
    expect([await store().live(group), await other.live(group)]).toEqual([2, 2]);
    expect([
      await reader.one('x'),
      await reader.one('old'),
      await other.read(rows).one('x'),
      await store().read(rows, 1).one('x'),
    ]).toEqual([{ n: 2 }, undefined, { n: 2 }, { n: 1 }]);
    expect(await store().reached(group, 6, 10)).toBe(false);
    expect([...(await store().ids(rows, 2, { n: 2 })), ...(await store().ids(rows, 1, { n: 2 }))]).toEqual(['x']);
    await drop(store(), rows, 1);
    expect([await reader.one('x'), await store().read(rows, 1).count()]).toEqual([{ n: 2 }, { n: 0, more: false }]);
    await drop(store(), rows, 2);
    await other.close();
  });

  test('of two leaders only the later one begins builds and switches; no number of a build comes twice', async () => {
    const ownGroup = uniqueGroup();
    const other = await open();
    const first = await store().lead(ownGroup);
    const made = await store().begin(ownGroup, first);
    expect(made).toBeGreaterThan(await store().live(ownGroup));
    const second = await other.lead(ownGroup);
    expect(second).toBeGreaterThan(first);
    await expect(store().switchTo(buildOf({ group: ownGroup }, made), first)).rejects.toThrow(Fenced);
    await expect(store().begin(ownGroup, first)).rejects.toThrow(Fenced);
    expect([await store().live(ownGroup), await other.live(ownGroup)]).toEqual([1, 1]);
    const next = await other.begin(ownGroup, second);
    expect(next).toBeGreaterThan(made);
    await other.switchTo(buildOf({ group: ownGroup }, next), second);
    expect(await other.begin(ownGroup, second)).toBeGreaterThan(next);
    await sleep(switchMs);
    expect([await store().live(ownGroup), await other.live(ownGroup)]).toEqual([next, next]);
    // Another version is another group, with leaders of its own.
    expect(await store().lead(group(ownGroup.name, 2))).toBeGreaterThan(0);
    await other.switchTo(buildOf({ group: ownGroup }, next), second);
    await other.close();
  });

  test('every build is listed with its position and collections, of every version, until it is dropped', async () => {
    const ownGroup = uniqueGroup();
    const next = group(ownGroup.name, 2);
    const mine = async () =>
      (await store().builds())
        .filter((one) => one.group.name === ownGroup.name)
        .map(({ group, generation, position, collections }) => [
          group.version,
          generation,
          position,
          [...collections].sort(),
        ])
        .sort();
    await store().commit(
      buildOf({ group: ownGroup }),
      [any(ownGroup.collection('a')), any(ownGroup.collection('b'))],
      [],
      3,
    );
    await store().commit(buildOf({ group: ownGroup }, 12), [any(ownGroup.collection('a'))], [], 0);
    await store().commit(buildOf({ group: next }), [any(next.collection('c'))], [], 9);
    expect(await mine()).toEqual([
      [1, 1, 3, ['a', 'b']],
      [1, 12, 0, ['a']],
      [2, 1, 9, ['c']],
    ]);
    await store().discard(buildOf({ group: ownGroup }, 12), ['a']);
    await store().discard(buildOf({ group: ownGroup }), []);
    expect(await mine()).toEqual([[2, 1, 9, ['c']]]);
    await store().discard(buildOf({ group: next }), ['c']);
    expect(await mine()).toEqual([]);
  });

  test('other indexes need a new version; versions do not touch each other; dropping what is not there does nothing', async () => {
    const ownGroup = uniqueGroup();
    const one = ownGroup.collection<Small>('rows', { indexes: { byN: ['n'] } });
    await commit(store(), one, [{ id: 'x', position: 1, doc: { n: 1, m: 2 } }], 1);
    const indexes = { byN: ['n'], byM: ['m'] } as const;
    const changed = ownGroup.collection<Small>('rows', { indexes });
    const other = await open();
    await expect(commit(other, changed, [{ id: 'y', position: 2, doc: { n: 1, m: 2 } }], 2)).rejects.toThrow(/version/);
    expect([await store().read(one).one('y'), await store().position(buildOf(one))]).toEqual([undefined, 1]);
    const two = group(ownGroup.name, 2).collection<Small>('rows', { indexes });
    await commit(store(), two, [{ id: 'x', position: 1, doc: { n: 2, m: 2 } }], 1);
    expect([
      (await store().read(one).count()).n,
      (
        await store()
          .read(two)
          .count({ where: { m: 2 } })
      ).n,
    ]).toEqual([1, 1]);
    await drop(store(), one);
    expect([(await store().read(one).count()).n, (await store().read(two).count()).n]).toEqual([0, 1]);
    await drop(store(), two);
    await drop(store(), uniqueGroup().collection<Small>('never'));
    await other.close();
  });

  test('a generation is a whole number from 1 on', async () => {
    const group = uniqueGroup();
    for (const generation of [0, -1, 1.5, NaN]) {
      await expect(store().commit(buildOf({ group }, generation), [], [], 1)).rejects.toThrow(/generation/);
      await expect((async () => store().switchTo(buildOf({ group }, generation), 1))()).rejects.toThrow(/generation/);
    }
  });
}
