import { afterAll, beforeAll, expect } from '@jest/globals';
import type { DocumentStore, Projected } from '../port.ts';
import { ExaminedTooMany, Unfit } from '../values.ts';
import { commit, drop, newRows, row, testWhere, uniqueGroup, type Row } from './harness.ts';

const many = 5_600;
const test = testWhere('speed');

export function limitContract(store: () => DocumentStore): void {
  const rows = newRows();
  const rare = (n: number) => n % 1000 === 7;
  beforeAll(async () => {
    const doc = (n: number): Row => ({
      region: n % 50 === 0 ? 'r2' : 'r1',
      status: 'open',
      score: n,
      active: rare(n),
      name: `n${n}`,
      mixed: n % 2,
      tags: ['all', `t${n % 3}`],
      nested: n,
    });
    const all = Array.from({ length: many }, (_, n): Projected<Row> => ({
      id: `id${`${n}`.padStart(5, '0')}`,
      position: n + 1,
      doc: doc(n),
    }));
    for (let n = 0; n < many; n += 700) await commit(store(), rows, all.slice(n, n + 700), Math.min(n + 700, many));
  }, 60_000);
  afterAll(() => drop(store(), rows));
  const read = () => store().read(rows);

  test('totals are exact up to 5,000 and then say that there are more', async () => {
    expect(await read().count()).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { region: 'r1' } })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { region: 'r2' } })).toEqual({ n: 112, more: false });
    expect(await read().count({ where: { score: { below: 5_000 } } })).toEqual({ n: 5_000, more: false });
    expect(await read().count({ where: { score: { below: 5_001 } } })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { tags: ['all', 't1'] } })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { tags: ['t0', 't1'] } })).toEqual({ n: 3_734, more: false });
    const sort = { field: 'name' } as const;
    expect(await read().count({ sort })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { tags: 'all' }, sort })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ where: { tags: 't0' }, sort })).toEqual({ n: 1_867, more: false });
    expect(await read().count({ where: { tags: ['t0', 't1'] }, sort })).toEqual({ n: 3_734, more: false });
    expect(await read().count({ where: { region: 'r2' }, sort })).toEqual({ n: 112, more: false });
    expect(await read().count({ search: 'op' })).toEqual({ n: 5_000, more: true });
    expect(await read().count({ search: 'op n42' })).toEqual({ n: 111, more: false });
  });

  test('a query with an index for its filter and order pages on beyond 5,000', async () => {
    const ids = async (query: object) => (await read().find({ limit: 3, ...query })).items.map(({ score }) => score);
    expect(await ids({ sort: { field: 'score', descending: true } })).toEqual([5_599, 5_598, 5_597]);
    expect(await ids({ offset: 5_500 })).toEqual([5_500, 5_501, 5_502]);
    // The index has `active` before the name, of which there are two.
    const byName = Array.from({ length: many }, (_, n) => `n${n}`).sort();
    const sort = { field: 'name' } as const;
    for (const [offset, descending] of [
      [5_500, false],
      [4_321, true],
      [5_598, true],
      [many, false],
    ] as const)
      expect(await ids({ sort: { ...sort, descending }, offset })).toEqual(
        (descending ? byName.toReversed() : byName).slice(offset, offset + 3).map((name) => Number(name.slice(1))),
      );
    expect(await ids({ where: { tags: 'all' }, sort: { field: 'name' } })).toEqual([0, 1, 10]);
    expect(
      await ids({ where: { region: ['r1', 'r2'], status: 'open' }, sort: { field: 'score' }, offset: 5_598 }),
    ).toEqual([5_598, 5_599]);
    expect(await ids({ search: 'open', sort: { field: 'score' } })).toEqual([0, 1, 2]);
    expect(await ids({ search: 'n4242', sort: { field: 'score' } })).toEqual([4_242]);
    expect((await store().ids(rows, 1, { status: 'open' })).length).toBe(many);
  });

  test('a query that would have to examine more than 5,000 documents is refused', async () => {
    const refused = [
      { where: { nested: 5 }, limit: 5 },
      { sort: { field: 'nested' }, limit: 5 },
      { where: { region: 'r1' }, sort: { field: 'nested' }, limit: 5 },
      { where: { nested: 5_599 }, sort: { field: 'score' }, limit: 5 },
    ] as never[];
    for (const query of refused) await expect(read().find(query)).rejects.toBeInstanceOf(ExaminedTooMany);
    for (const where of [{ nested: 5 }, { status: 'open', nested: 5 }] as never[])
      await expect(read().count({ where })).rejects.toBeInstanceOf(ExaminedTooMany);
  });

  test('a query that finds its page within 5,000 documents is answered', async () => {
    const scores = async (query: object) => (await read().find({ limit: 2, ...query })).items.map(({ score }) => score);
    expect(await scores({ where: { nested: [4, 1, 3] }, sort: { field: 'score' } })).toEqual([1, 3]);
    expect(await scores({ where: { region: 'r2', nested: 5_550 }, sort: { field: 'nested' } })).toEqual([5_550]);
    expect(await read().count({ where: { region: 'r2', mixed: 0, nested: 100 } as never })).toEqual({
      n: 1,
      more: false,
    });
    expect(await scores({ where: { active: true, nested: 3_007 } })).toEqual([3_007]);
  });

  test('few that stand together are brought into an order in which they are far apart', async () => {
    const query = { where: { name: { from: 'n997' } }, sort: { field: 'score' } } as const;
    const whole = await read().find({ ...query, limit: 3 });
    expect([whole.items.map(({ score }) => score), whole.next]).toEqual([[997, 998, 999], undefined]);
    const first = await read().find({ ...query, limit: 2 });
    expect(first.items.map(({ score }) => score)).toEqual([997, 998]);
    const rest = await read().find({ ...query, limit: 2, after: first.next });
    expect(rest.items.map(({ score }) => score)).toEqual([999]);
    await expect(
      read().find({ where: { name: { from: 'n' }, nested: 5_599 } as never, sort: { field: 'score' }, limit: 2 }),
    ).rejects.toBeInstanceOf(ExaminedTooMany);
  });

  test('a page has at most 1,000 documents', async () => {
    expect((await read().find({ limit: 1_000 })).items.length).toBe(1_000);
    await expect(read().find({ limit: 1_001 })).rejects.toBeInstanceOf(Unfit);
  });

  test('a document has at most 8 MB', async () => {
    type Big = { text: string };
    const big = uniqueGroup().collection<Big>('big');
    const doc = (bytes: number) => ({ text: 'é'.repeat((bytes - '{"text":""}'.length - 1) / 2) });
    await commit(store(), big, [{ id: 'fits', position: 1, doc: doc(8 * 1024 * 1024) }], 1);
    await expect(
      commit(store(), big, [{ id: 'more', position: 2, doc: doc(8 * 1024 * 1024 + 2) }], 2),
    ).rejects.toBeInstanceOf(Unfit);
    expect((await store().read(big).one('fits'))?.text.length).toBe((8 * 1024 * 1024 - 12) / 2);
    expect((await store().read(big).count()).n).toBe(1);
    await expect(
      commit(store(), big, [{ id: 'more', position: 2, doc: row('x'.repeat(8 * 1024 * 1024)) as never }], 2),
    ).rejects.toBeInstanceOf(Unfit);
    await drop(store(), big);
  });
}
