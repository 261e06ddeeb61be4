import { expect, test } from '@jest/globals';
import { Fenced, type DocumentStore } from '../port.ts';
import { any, buildOf, commit, drop, uniqueGroup, writes, type Subject } from './harness.ts';

type Small = { n: number };

export function fencingContract(store: () => DocumentStore, { open }: Subject): void {
  test('only the latest leader drops a build, and never the live one', async () => {
    const group = uniqueGroup();
    const rows = group.collection<Small>('rows');
    const other = await open();
    const n = async (generation: number) => (await store().read(rows, generation).one('x'))?.n;
    for (const generation of [1, 2, 3])
      await commit(store(), rows, [{ id: 'x', position: 1, doc: { n: generation } }], 1, generation);
    const names = ['rows'];
    const refused = (by: DocumentStore, generation: number, token: number) =>
      expect(by.drop(buildOf(rows, generation), names, token)).rejects.toThrow(Fenced);
    await refused(store(), 2, 0);
    const first = await store().lead(group);
    // Nothing was ever switched: the first one is live.
    await refused(store(), 1, first);
    const second = await other.lead(group);
    await other.switchTo(buildOf(rows, 2), second);
    // It looked which one is live before the other one switched.
    await refused(store(), 2, first);
    await refused(store(), 1, first);
    await refused(other, 2, second);
    expect([await n(1), await n(2), await n(3)]).toEqual([1, 2, 3]);
    await other.drop(buildOf(rows, 1), names, second);
    await other.drop(buildOf(rows, 3), names, second);
    await other.drop(buildOf(rows, 3), names, second);
    expect([await n(1), await n(2), await n(3)]).toEqual([undefined, 2, undefined]);
    // However late the rest of a drop is done, the number is not live by then, nor another build's.
    await expect(other.switchTo(buildOf(rows, 3), second)).rejects.toThrow(Fenced);
    expect(await other.begin(group, second)).toBe(4);
    await other.switchTo(buildOf(rows, 4), second);
    await other.drop(buildOf(rows, 2), names, second);
    await other.close();
  });

  test('whoever had the lease before does not lead any more once a later holder has led', async () => {
    const group = uniqueGroup();
    const other = await open();
    const tokens = await Promise.all([store(), other, store(), other].map((one) => one.lead(group, 5)));
    expect(new Set(tokens).size).toBe(4);
    const later = await other.lead(group, 7);
    expect(later).toBeGreaterThan(Math.max(...tokens));
    await expect(store().lead(group, 6)).rejects.toThrow(Fenced);
    expect(await other.begin(group, later)).toBe(2);
    const again = await other.lead(group, 7);
    await expect(other.begin(group, later)).rejects.toThrow(Fenced);
    expect(await other.begin(group, again)).toBe(3);
    await other.close();
  });

  test('once a later leader has committed, an earlier one moves no position and writes nothing that was made of other documents', async () => {
    const group = uniqueGroup();
    const [a, b] = [group.collection<Small>('a'), group.collection<Small>('b')];
    const build = buildOf(a);
    const both = [a, b].map(any);
    const at = (n: number) => [
      writes(a, [{ id: 'x', position: n, doc: { n } }]),
      writes(b, [{ id: 'x', position: n, doc: { n } }]),
    ];
    const other = await open();
    const [first, second] = [await store().lead(group), await other.lead(group)];
    await other.commit(build, both, [], 0, false, second);
    await other.commit(build, both, at(5), 5, false, second);
    for (const n of [9, 10]) await expect(store().commit(build, both, at(n), n, false, first)).rejects.toThrow(Fenced);
    expect([await other.position(build), await store().position(build)]).toEqual([5, 5]);
    expect([await store().read(a).one('x'), await store().read(b).one('x')]).toEqual([{ n: 5 }, { n: 5 }]);
    await other.commit(build, both, at(6), 6, false, second);
    expect([await other.position(build), await store().read(b).one('x')]).toEqual([6, { n: 6 }]);
    await drop(store(), a);
    await other.close();
  });

  test.each([0, 1])(
    'a leader that wrote %d documents before another one led is refused from the first commit of that one on',
    async (before) => {
      const group = uniqueGroup();
      const [a, b] = [group.collection<Small>('a'), group.collection<Small>('b')];
      const build = buildOf(a);
      const both = [a, b].map(any);
      const at = (n: number) => [a, b].map((one) => writes(one, [{ id: `x${n}`, position: n, doc: { n } }]));
      const other = await open();
      const first = await store().lead(group);
      await store().commit(build, both, [], 0, false, first);
      for (let n = 1; n <= before; n++) await store().commit(build, both, at(n), n, false, first);
      const second = await other.lead(group);
      await other.commit(build, both, [], 0, false, second);
      expect(await other.position(build)).toBe(before);
      await expect(store().commit(build, both, at(2), 2, false, first)).rejects.toThrow(Fenced);
      expect([await other.read(a).one('x2'), await other.position(build)]).toEqual([undefined, before]);
      await other.commit(build, both, at(2), 2, false, second);
      expect(await other.read(a).one('x2')).toEqual({ n: 2 });
      await drop(store(), a);
      await other.close();
    },
  );

  test.each([true, false])(
    'what was on its way to a build when it was dropped is found by whoever clears up, or is not there (independent: %s)',
    async (areIndependent) => {
      const ownGroup = uniqueGroup();
      const [a, b] = [ownGroup.collection<Small>('a'), ownGroup.collection<Small>(ownGroup.name)];
      const next = buildOf(a, 2);
      const at = (n: number) => [a, b].map((one) => writes(one, [{ id: 'x', position: n, doc: { n } }]));
      const other = await open();
      const first = await store().lead(ownGroup);
      await store().commit(buildOf(a), [a, b].map(any), at(1), 1, true, first);
      await store().commit(next, [a, b].map(any), at(1), 1, areIndependent, first);
      const second = await other.lead(ownGroup);
      await other.drop(next, [a.name, b.name], second);
      // It had begun before the other one led, and comes only now.
      await store()
        .commit(next, [a, b].map(any), at(2), 2, areIndependent, first)
        .catch(() => undefined);
      const others = async () =>
        (await other.builds()).filter(({ group, generation }) => group.name === ownGroup.name && generation !== 1);
      for (const one of await others()) await other.drop(one, one.collections, second);
      expect(await others()).toEqual([]);
      const left = [a, b].map((one) => other.read(one, 2).one('x'));
      expect(await Promise.all(left)).toEqual([undefined, undefined]);
      expect(await other.read(a).one('x')).toEqual({ n: 1 });
      await store().discard(buildOf(a), [a.name, b.name]);
      await other.close();
    },
  );
}
