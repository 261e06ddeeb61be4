import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Collection, DocumentStore, Query } from '../port.ts';
import { commit, drop, testWhere, uniqueGroup } from './harness.ts';

const many = 5_600;
const test = testWhere('speed');
type Note = {
  readonly _id: string;
  readonly type: string;
  readonly category: string;
  readonly stream: string;
  readonly at: string;
};

/** It tries words that thousands of documents have, some of them in several of their words, in an order that is not that of the ids. */
export function commonContract(store: () => DocumentStore): void {
  const noted: Collection<Note> = uniqueGroup().collection<Note>('noted', {
    indexes: { byTime: ['at'], byType: ['type', 'at'], byCategory: ['category', 'at'] },
    search: ['type', 'stream'],
    common: { fields: ['type', 'category'], besides: [{ category: 'claim' }] },
  });
  const kindOf = (n: number): readonly [type: string, category: string, rest: string] =>
    n % 700 === 3
      ? ['ClaimMade', 'claim', 'order']
      : n % 50 === 7
        ? ['ParcelSent', 'parcel', `p${n}`]
        : [n % 100 === 0 ? 'OrderShown' : 'OrderPlaced', 'order', `o${n}`];
  const notes = Array.from({ length: many }, (_, n): Note => {
    const [type, category, rest] = kindOf(n);
    const at = `${Math.floor(((n * 37) % many) / 2)}`.padStart(5, '0');
    return { _id: `id${`${n}`.padStart(5, '0')}`, type, category, stream: `${category}-${rest}`, at };
  });
  beforeAll(async () => {
    const all = notes.map((doc, n) => ({ id: doc._id, position: n + 1, doc }));
    for (let n = 0; n < many; n += 700) await commit(store(), noted, all.slice(n, n + 700), n + 700);
  }, 60_000);
  afterAll(() => drop(store(), noted));

  const inOrder = (has: (note: Note) => boolean, descending: boolean) => {
    const keyOf = ({ at, _id }: Note) => `${at} ${_id}`;
    const found = notes.filter(has).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    return (descending ? found.reverse() : found).map(({ _id }) => _id);
  };
  const isOrder = ({ category }: Note) => category !== 'parcel';
  const wanted: readonly (readonly [search: string, has: (note: Note) => boolean])[] = [
    ['order', isOrder],
    ['Or', isOrder],
    ['orderp', ({ type }) => type === 'OrderPlaced'],
    ['order orderp', ({ type }) => type === 'OrderPlaced'],
    ['orders', ({ type }) => type === 'OrderShown'],
    ['claim order', ({ category }) => category === 'claim'],
    ['o', isOrder],
  ];
  for (const descending of [true, false])
    test.each(wanted)(`%s, ${descending ? 'the last' : 'the first'} first`, async (search, has) => {
      const expected = inOrder(has, descending);
      const ask = (more: Partial<Query<Note>>) =>
        store()
          .read(noted)
          .find({ search, sort: { field: 'at', descending }, limit: 40, ...more });
      const ids = async (more: Partial<Query<Note>>) => (await ask(more)).items.map(({ _id }) => _id);
      expect(await ids({})).toEqual(expected.slice(0, 40));
      expect(await ids({ offset: 1_000 })).toEqual(expected.slice(1_000, 1_040));
      expect(await ids({ offset: expected.length - 5 })).toEqual(expected.slice(-5));
      const walked: string[] = [];
      for (let after: string | undefined; walked.length < 120;) {
        const page = await ask({ after });
        walked.push(...page.items.map(({ _id }) => _id));
        after = page.next;
        if (after === undefined) break;
      }
      expect(walked).toEqual(expected.slice(0, walked.length));
      expect(walked.length).toBe(Math.min(120, expected.length));
    });

  test('other filters and orders still hold', async () => {
    const ids = async (query: Partial<Query<Note>>) =>
      (
        await store()
          .read(noted)
          .find({ search: 'order', limit: 3, ...query })
      ).items.map(({ _id }) => _id);
    expect(await ids({ where: { type: 'ClaimMade' }, sort: { field: 'at' } })).toEqual(
      inOrder(({ type }) => type === 'ClaimMade', false).slice(0, 3),
    );
    expect(await ids({})).toEqual(
      notes
        .filter(isOrder)
        .slice(0, 3)
        .map(({ _id }) => _id),
    );
    expect(
      await store()
        .read(noted)
        .count({ search: 'order', sort: { field: 'at' } }),
    ).toEqual({ n: 5_000, more: true });
    expect(
      await store()
        .read(noted)
        .count({ search: 'orders', sort: { field: 'at' } }),
    ).toEqual({ n: 56, more: false });
  });
}
