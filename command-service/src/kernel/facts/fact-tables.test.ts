import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { group, type Collection } from '@paideia/documents/port.ts';
import {
  collectionsOf,
  defineProjection,
  put,
  update,
  type AnyProjection,
} from '@paideia/projection-service/kernel/projection.ts';
import { onceUnderLease } from '@paideia/documents/lease.ts';
import { StoreUnavailable, UnknownPosition } from '@paideia/store/port.ts';
import { followFacts, type FactTables } from './fact-tables.ts';
import { access } from '../../accounts/access.ts';
import { arrivals } from './arrivals.ts';
import { factsOf } from './facts.ts';
import { keepFollowing } from './fold-facts.ts';
import { streamCache } from '../decide/stream-cache.ts';
import { tablesInUse } from './tables-in-use.ts';
import { counterDecider, counterEvents, type CounterEvent } from '../testing/counter.ts';
import { id, keys, openWorld, person, type World } from '../testing/world.ts';

type Value = { readonly owner: string; readonly value: number };
function valuesTable(
  version: number,
  by = (n: number) => n,
): { readonly values: Collection<Value>; readonly table: AnyProjection } {
  const facts = group('facts-values', version);
  const values = facts.collection<Value>('values', { indexes: { owner: ['owner'] } });
  const table = defineProjection<CounterEvent>({
    group: facts,
    collections: collectionsOf(values),
    events: [counterEvents],
    on: {
      CounterStarted: ({ counterId, ownerId }) => put(values, counterId, { owner: ownerId, value: 0 }),
      CounterRaised: (data) => update(values, data.counterId, (doc) => ({ ...doc, value: doc.value + by(data.by) })),
    },
  });
  return { values, table };
}
const { values, table } = valuesTable(1);

let world: World;
let failures: string[];
beforeEach(async () => {
  world = await openWorld();
  failures = [];
  for (const n of [1, 2]) await world.send('StartCounter', { counterId: id(n), ownerId: id(9), name: 'a' });
});
afterEach(() => world.close());

const follow = (tables: readonly AnyProjection[] = [table], more: Partial<Parameters<typeof followFacts>[0]> = {}) =>
  followFacts({
    store: world.store,
    codec: world.codec,
    documents: world.documents,
    tables,
    onFailure: (name) => failures.push(name),
    ...more,
  });
const ask = (tables: FactTables) =>
  factsOf({
    tables,
    documents: world.documents,
    records: world.records,
    cache: streamCache(world.store, world.codec),
    keys,
    access,
    appended: () => 0,
    presence: { absences: () => [] },
  }).ask();
const raise = (n: number, by = 1) => world.send('RaiseCounter', { counterId: id(n), by });

describe('a fact table', () => {
  test('is at the head of the log whenever it is asked for a decision', async () => {
    const tables = await follow();
    for (let i = 1; i <= 20; i++) {
      await raise(1);
      expect((await ask(tables).table(values).one(id(1)))?.value).toBe(i);
    }
    expect(
      await ask(tables)
        .table(values)
        .count({ where: { owner: id(9) } }),
    ).toEqual({ n: 2, more: false });
    expect(
      (
        await ask(tables)
          .table(values)
          .find({ where: { owner: id(9) }, limit: 5 })
      ).items,
    ).toHaveLength(2);
    expect(
      await ask(tables)
        .table(values)
        .many([id(2), id(3)]),
    ).toHaveLength(1);
  });

  test('never misses what was written before the question, however many ask at once', async () => {
    const tables = await follow();
    let raised = 0;
    const seen = await Promise.all(
      Array.from({ length: 50 }, async () => {
        await raise(1);
        const least = ++raised;
        return ((await ask(tables).table(values).one(id(1)))?.value ?? 0) >= least;
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
    expect((await ask(tables).table(values).one(id(1)))?.value).toBe(50);
  });

  test('that follows a log which is set back under it hears of it, and goes on through all else', async () => {
    const tables = await follow([table]);
    let tries = 0;
    const subscribe = async function* () {
      tries++;
      yield* [];
      throw tries === 1 ? new StoreUnavailable('no') : new UnknownPosition(7);
    };
    const setBack = new Promise<number>((tell) => {
      void keepFollowing({ subscribe }, tables, new AbortController().signal, () => tell(tries));
    });
    expect(await setBack).toBe(2);
  });

  test('that follows the log need not look at it for what comes by itself, and looks for what does not come', async () => {
    let looks = 0;
    const readAll: typeof world.store.readAll = (...call) => (looks++, world.store.readAll(...call));
    const tables = await follow([table], { store: { ...world.store, readAll }, arriving: arrivals(3_000) });
    const stopping = new AbortController();
    const following = keepFollowing(world.store, tables, stopping.signal);
    const facts = factsOf({
      tables,
      documents: world.documents,
      records: world.records,
      cache: streamCache(world.store, world.codec),
      keys,
      access,
      appended: () => 0,
      presence: { absences: () => [] },
    });
    const since = async (position: number) => (await facts.askSince(position).table(values).one(id(1)))?.value;
    await tables.reach((await world.done('RaiseCounter', { counterId: id(1) })).position);
    looks = 0;
    for (let i = 2; i <= 5; i++) {
      const { position } = await world.done('RaiseCounter', { counterId: id(1) });
      expect(await since(position)).toBe(i);
    }
    expect(looks).toBe(0);
    stopping.abort();
    await following;
    const { position } = await world.done('RaiseCounter', { counterId: id(1) });
    expect(await since(position)).toBe(6);
    expect(looks).toBe(1);
  });

  test('looks again for whoever asks while a look is under way', async () => {
    let release = () => {};
    let held: Promise<void> = Promise.resolve();
    const readAll: typeof world.store.readAll = async function* (...call) {
      yield* world.store.readAll(...call);
      await held;
    };
    const tables = await follow([table], { store: { ...world.store, readAll } });
    held = new Promise((resolve) => (release = resolve));
    const first = tables.catchUp();
    await raise(1);
    const seen = ask(tables).table(values).one(id(1));
    release();
    await first;
    expect((await seen)?.value).toBe(1);
  });

  test('goes on where it stopped, also when its place was not kept', async () => {
    await raise(1, 5);
    await follow();
    await raise(1, 7);
    const later = await follow();
    expect((await ask(later).table(values).one(id(1)))?.value).toBe(12);
    await later.save();
    expect(
      (
        await ask(await follow())
          .table(values)
          .one(id(1))
      )?.value,
    ).toBe(12);
  });

  const versions = async () =>
    (await world.documents.builds())
      .filter(({ group: one }) => one.name === 'facts-values')
      .map(({ group: one }) => one.version)
      .sort();
  const inUse = (holder: string, tables: readonly AnyProjection[], minutes = 0, now?: () => number) =>
    tablesInUse({
      records: world.records,
      documents: world.documents,
      tables,
      holder,
      clock: () => new Date(Date.now() + minutes * 60_000),
      ...(now && { now }),
    });

  test('of a new version is built from the first event, beside the old one, by which another release still decides', async () => {
    await inUse('old', [table]).announce();
    const old = await follow();
    await raise(1, 5);
    const second = valuesTable(2, (n) => n * 10);
    const newer = inUse('new', [second.table]);
    await newer.announce();
    const tables = await follow([second.table]);
    await newer.dropUnused();
    for (const total of [5, 12, 19]) {
      expect((await ask(tables).table(second.values).one(id(1)))?.value).toBe(total * 10);
      expect((await ask(old).table(values).one(id(1)))?.value).toBe(total);
      await raise(1, 7);
    }
    expect(await versions()).toEqual([1, 2]);
  });

  test('of a version that no instance uses any more is dropped', async () => {
    await follow();
    const second = valuesTable(2);
    const [older, newer] = [inUse('old', [table]), inUse('new', [second.table])];
    await older.announce();
    await newer.announce();
    await follow([second.table]);
    await newer.dropUnused();
    expect(await versions()).toEqual([1, 2]);
    // It is gone, or is going to be: what it said is not said again.
    await world.records.remove('factTables:old');
    await newer.dropUnused();
    expect(await versions()).toEqual([2]);
  });

  test.each([
    ['an hour behind', -60],
    ['an hour ahead', 60],
  ])(
    'of an instance whose clock is %s stays until that instance has said nothing for ten minutes',
    async (_, minutes) => {
      await follow();
      const second = valuesTable(2);
      let at = 0;
      const [older, newer] = [inUse('old', [table], minutes), inUse('new', [second.table], 0, () => at)];
      await older.announceLooked(1);
      await newer.announceLooked(5);
      await follow([second.table]);
      for (let n = 0; n < 3; n++) {
        await newer.dropUnused();
        expect([await versions(), await newer.haveLooked(3)]).toEqual([[1, 2], false]);
        at += 540_000;
        await older.announce();
        await newer.announce();
      }
      await newer.dropUnused();
      at += 600_000;
      await newer.announce();
      await newer.dropUnused();
      expect([await versions(), await newer.haveLooked(3)]).toEqual([[2], true]);
    },
  );

  test('that was dropped while its instance stood still is made anew before it is asked', async () => {
    let at = 0;
    const tables = await follow([table], { now: () => at });
    await raise(1, 5);
    await tables.catchUp();
    await world.documents.discard({ group: table.group, generation: 1 }, ['values']);
    at += 600_000;
    expect((await ask(tables).table(values).one(id(1)))?.value).toBe(5);
  });

  test('that cannot be folded stops alone, and whoever asks it is told', async () => {
    const broken = valuesTable(1, () => {
      throw new Error('a broken row');
    });
    const other = defineProjection<CounterEvent>({
      ...(broken.table as object),
      group: group('facts-other', 1),
      collections: collectionsOf(),
      on: {},
    } as never);
    const tables = await follow([broken.table, other]);
    await raise(1);
    await expect(ask(tables).table(broken.values).one(id(1))).rejects.toThrow('facts-values');
    expect(failures).toEqual(['facts-values']);
    await tables.catchUp();
    expect(tables.position()).toBeGreaterThan(0);
    // Mended code goes on where it stopped: nothing is lost.
    expect(
      (
        await ask(await follow())
          .table(values)
          .one(id(1))
      )?.value,
    ).toBe(1);
  });

  test('goes on by itself when the store that was lost while it was folded is there again', async () => {
    let isLost = false;
    const { documents } = world;
    const load: typeof documents.load = (...asked) =>
      isLost ? Promise.reject(new StoreUnavailable('unknown')) : documents.load(...asked);
    const tables = await follow([table], { documents: { ...documents, load } });
    await raise(1);
    isLost = true;
    await expect(ask(tables).table(values).one(id(1))).rejects.toBeInstanceOf(StoreUnavailable);
    isLost = false;
    expect((await ask(tables).table(values).one(id(1)))?.value).toBe(1);
    expect(failures).toEqual([]);
  });

  test('that is newer than the log, as a restored backup leaves it, is made anew', async () => {
    await raise(1, 5);
    const tables = await follow();
    await tables.save();
    await world.documents.commit(
      { group: table.group, generation: 1 },
      table.collections,
      [
        {
          into: table.collections[0]!,
          documents: [{ id: id(1), position: 9_000_000, doc: { owner: 'x', value: 99 } }],
        },
      ],
      9_000_000,
    );
    expect(
      (
        await ask(await follow())
          .table(values)
          .one(id(1))
      )?.value,
    ).toBe(5);
  });

  test('that is newer than the log is dropped by one of the instances that find it so, and never under another', async () => {
    await raise(1, 5);
    await (await follow()).save();
    const build = { group: table.group, generation: 1 };
    await world.documents.commit(build, table.collections, [], 9_000_000);
    const dropped: string[] = [];
    const documents: typeof world.documents = {
      ...world.documents,
      discard: (one, names) => (dropped.push(one.group.name), world.documents.discard(one, names)),
    };
    const started = await Promise.all(
      ['a', 'b', 'c'].map((holder) =>
        follow([table], {
          documents,
          exclusively: (work) => onceUnderLease(world.records, 'fact-tables', holder, work, { ttlMs: 5_000 }),
        }),
      ),
    );
    expect(dropped).toEqual(['facts-values']);
    for (const one of started) expect((await ask(one).table(values).one(id(1)))?.value).toBe(5);
  });

  test('never sees what is personal, so that an erasure changes nothing of it', async () => {
    const facts = group('facts-names', 1);
    const names = facts.collection<{ name: string | null }>('names');
    const tables = await follow([
      defineProjection<CounterEvent>({
        group: facts,
        collections: collectionsOf(names),
        events: [counterEvents],
        on: { CounterStarted: ({ counterId, name }) => put(names, counterId, { name }) },
      }),
    ]);
    expect((await world.history(`counter-${id(1)}`))[0]!.data).toMatchObject({ name: 'a' });
    expect(await ask(tables).table(names).one(id(1))).toEqual({ name: null });
  });

  test('is read again only for events that it wants', async () => {
    const tables = await follow();
    await raise(1, 2);
    const asked = async () => ((await ask(tables).table(values).one(id(1)))?.value, tables.version(values as never));
    const before = await asked();
    // The table has no row for it, though it is of its category.
    await world.done('ResetCounter', { counterId: id(1) });
    expect(await asked()).toBe(before);
    await raise(1);
    expect(await asked()).toBeGreaterThan(before);
  });

  test('is not written for events that it does not want, except now and then', async () => {
    let now = 0;
    let commits = 0;
    const documents = {
      ...world.documents,
      commit: (...call: Parameters<typeof world.documents.commit>) => (commits++, world.documents.commit(...call)),
    };
    const tables = await follow([table], { documents, now: () => now });
    commits = 0;
    for (let i = 0; i < 10; i++) {
      await person(world, id(100 + i));
      await tables.catchUp();
    }
    expect(commits).toBe(0);
    now = 6_000;
    await person(world, id(200));
    await tables.catchUp();
    expect(commits).toBe(1);
  });
});

test('the state of another stream is as its own decider folds it, and codes depend on all their parts', async () => {
  await raise(1, 3);
  const facts = ask(await follow());
  expect(await facts.state(counterDecider, `counter-${id(1)}`)).toMatchObject({ ownerId: id(9), name: 'a', value: 3 });
  expect(facts.code('a', 'b')).toBe(facts.code('a', 'b'));
  expect(new Set([facts.code('a', 'b'), facts.code('ab'), facts.code('a', 'c'), facts.code('b', 'a')]).size).toBe(4);
  expect(facts.emailKey(' Ann@Example.ORG')).toBe(facts.emailKey('ann@example.org'));
  expect(facts.emailKey('ann@example.org')).toMatch(/^[0-9a-f]{64}$/);
});
