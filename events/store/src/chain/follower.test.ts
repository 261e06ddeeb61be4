import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lmdbEventStore } from '../lmdb/lmdb-event-store.ts';
import { StoreUnavailable, type EventStore } from '../port.ts';
import { recordsInMemory, type RecordsInMemory } from '../testing/records-in-memory.ts';
import { ChainBroken, followChain, type Following } from './follower.ts';
import { genesis, link } from './chain.ts';
import { checkpointPrefix, isSigned, type Checkpoint } from './checkpoint.ts';
import { fill, newDirectory, tamperedCopy, type Kept } from './tampering.ts';
import { verifyChain } from './verify.ts';

const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = pem();

describe('the follower of the chain', () => {
  let directories: string[];
  let opened: EventStore[];
  let store: EventStore;
  let records: RecordsInMemory;
  const openLog = (directory: string) => {
    directories.push(directory);
    const log = lmdbEventStore(directory);
    opened.push(log);
    return log;
  };
  beforeEach(() => {
    [directories, opened] = [[], []];
    store = openLog(newDirectory());
    records = recordsInMemory();
  });
  afterEach(async () => {
    await Promise.all(opened.map((log) => log.close()));
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  });

  const begin = (more: Partial<Following> = {}) => {
    const stop = new AbortController();
    const signed: Checkpoint[] = [];
    let taken = 0;
    const log = store;
    const watched: EventStore = {
      ...log,
      async *subscribe(...args) {
        for await (const batch of log.subscribe(...args)) {
          yield batch;
          taken += batch.events.length;
        }
      },
    };
    const following = followChain({
      store: watched,
      records,
      privateKeyPem: key,
      signal: stop.signal,
      onCheckpoint: (checkpoint) => signed.push(checkpoint),
      ...more,
    });
    following.catch(() => {}); // The answer of `end` tells.
    const until = async (isSo: () => boolean) => {
      for (let tries = 0; !isSo() && tries < 3_000; tries++) await delay(20);
      expect(isSo()).toBe(true);
    };
    return {
      signed,
      taken: () => taken,
      until,
      end: async () => {
        stop.abort();
        await following;
      },
      following,
    };
  };
  const counts = (signed: readonly Checkpoint[]) => signed.map(({ after, count }) => [after, count]);
  const copyWith = async (change: (events: Kept[]) => Kept[], position?: (index: number) => number) =>
    openLog(await tamperedCopy(directories[0]!, change, position));

  test('signs the chain of all events whenever there are enough, and what is left at its end', async () => {
    await fill(store, 25);
    const follower = begin({ every: 10 });
    await follower.until(() => follower.signed.length === 2);
    await fill(store, 10);
    await follower.until(() => follower.taken() === 35);
    await follower.end();
    expect(counts(follower.signed)).toEqual([
      [0, 10],
      [10, 20],
      [20, 30],
      [30, 35],
    ]);

    const kept = await records.list<Checkpoint>(checkpointPrefix);
    expect(kept.map(({ value }) => value)).toEqual(follower.signed);
    let [hash, count] = [genesis, 0];
    for await (const { events } of store.readAll(0))
      for (const event of events) {
        hash = link(hash, event);
        count++;
        const checkpoint = follower.signed.find((one) => one.count === count);
        if (!checkpoint) continue;
        const { stream, revision, position } = event;
        expect(checkpoint).toMatchObject({ hash: hash.toString('hex'), stream, revision, position });
        expect(isSigned(checkpoint, createPublicKey(key))).toBe(true);
      }
    expect(count).toBe(35);
  });

  test('signs few events after a while, once', async () => {
    const follower = begin({ within: 50 });
    await fill(store, 3);
    await follower.until(() => follower.signed.length === 1);
    await delay(150);
    expect(counts(follower.signed)).toEqual([[0, 3]]);
    await fill(store, 2);
    await follower.until(() => follower.signed.length === 2);
    await follower.end();
    expect(counts(follower.signed)).toEqual([
      [0, 3],
      [3, 5],
    ]);
  });

  test('goes on from where it was, also within and at the end of the records of digests', async () => {
    for (const more of [999, 1, 1, 1_500, 700]) {
      await fill(store, more);
      const follower = begin({ every: 400 });
      await follower.until(() => follower.taken() === more);
      await follower.end();
    }
    expect(await verifyChain(store, records, key)).toMatchObject({ ok: true, events: 3_201, signed: 3_201 });
    const edited = await copyWith((events) => events.with(2_345, { ...events[2_345]!, data: 'other' }));
    expect(await verifyChain(edited, records, key)).toMatchObject({
      ok: false,
      firstBad: { count: 2_346, why: 'edited' },
    });
  });

  test.each([0, 1, 2])('goes on after a crash that cut off a checkpoint after %i of its records', async (written) => {
    await fill(store, 15);
    let left = 3 + written; // A whole checkpoint is three records.
    const mortal =
      <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
      (...args: A) =>
        left-- > 0 ? write(...args) : Promise.reject(new Error('disk full'));
    const dying = {
      ...records,
      put: mortal(records.put),
      putIfAbsent: mortal(records.putIfAbsent),
      replace: mortal(records.replace),
    };
    await expect(begin({ records: dying, every: 10, within: 20 }).following).rejects.toThrow('disk full');
    await fill(store, 4);
    const follower = begin({ every: 10, within: 20 });
    await follower.until(() => follower.signed.at(-1)?.count === 19);
    await follower.end();
    expect(counts(follower.signed)[0]![0]).toBe(10);
    expect(await verifyChain(store, records, key)).toMatchObject({ ok: true, events: 19, signed: 19 });
    const edited = await copyWith((events) => events.with(16, { ...events[16]!, data: 'other' }));
    expect(await verifyChain(edited, records, key)).toMatchObject({
      ok: false,
      firstBad: { count: 17, why: 'edited' },
    });
  });

  test.each(['before it writes anything', 'while it writes'])(
    'that was paused takes nothing back when another one has signed meanwhile, noticed %s',
    async (when) => {
      await fill(store, 10);
      const first = begin({ every: 10 });
      await first.until(() => first.signed.length === 1);
      await first.end();
      let pause = () => {};
      const paused = new Promise<void>((resolve) => (pause = resolve));
      let isPausing = true;
      const wait =
        <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
        async (...args: A) => {
          if (isPausing && String(args[0]) !== 'digests:000000000000') await paused;
          return act(...args);
        };
      const slow = when.startsWith('before')
        ? { ...records, get: wait(records.get) }
        : { ...records, put: wait(records.put) };
      isPausing = when.startsWith('while');
      const old = begin({ every: 5, records: slow });
      await old.until(() => old.taken() === 0);
      await delay(50);
      isPausing = true;
      await fill(store, 5);
      await delay(50);
      const next = begin({ every: 10 });
      await fill(store, 20);
      await next.until(() => next.signed.length >= 2 && next.taken() >= 25);
      const head = records.kept.get('chain:head')!.value;
      pause();
      await expect(old.following).rejects.toThrow('another follower has signed');
      expect(records.kept.get('chain:head')!.value).toEqual(head);
      await next.end();
      expect(await verifyChain(store, records, key)).toMatchObject({ ok: true, events: 35, signed: 35 });
    },
  );

  test('tells when the store is lost, and can be begun again', async () => {
    await fill(store, 15);
    const lost: EventStore = {
      ...store,
      async *subscribe(...args) {
        yield* store.readAll(...args);
        throw new StoreUnavailable('no');
      },
    };
    await expect(begin({ store: lost }).following).rejects.toBeInstanceOf(StoreUnavailable);
    const follower = begin({ every: 15 });
    await follower.until(() => follower.signed.length === 1);
    await follower.end();
  });

  describe('after a first checkpoint', () => {
    beforeEach(async () => {
      await fill(store, 30);
      const follower = begin({ every: 30 });
      await follower.until(() => follower.signed.length === 1);
      await follower.end();
    });

    test.each<[string, () => Promise<void>]>([
      [
        'in a log whose positions are others',
        async () =>
          void (store = await copyWith(
            (events) => events,
            (index) => 500 + 10 * index,
          )),
      ],
      ['without its digests', async () => void records.kept.delete('digests:000000000000')],
    ])('finds its place again %s', async (_, change) => {
      await change();
      await fill(store, 5);
      const follower = begin({ every: 5 });
      await follower.until(() => follower.signed.length === 1);
      await follower.end();
      expect(counts(follower.signed)).toEqual([[30, 35]]);
      expect(await verifyChain(store, records, key)).toMatchObject({ ok: true, events: 35, signed: 35 });
    });

    test.each<[string, () => Promise<void>]>([
      [
        'another log',
        async () =>
          void (store = await copyWith(
            (events) => events.with(3, { ...events[3]!, data: 0 }),
            (index) => 500 + index,
          )),
      ],
      ['an older copy of the log', async () => void (store = await copyWith((events) => events.slice(0, 20)))],
      [
        'a place that another key signed',
        async () =>
          void records.kept.set('chain:head', {
            ...records.kept.get('chain:head')!,
            value: { ...(records.kept.get('chain:head')!.value as object), count: 29 },
          }),
      ],
    ])('signs nothing of %s', async (_, change) => {
      await change();
      const before = records.kept.size;
      await expect(begin().following).rejects.toBeInstanceOf(ChainBroken);
      expect(records.kept.size).toBe(before);
    });
  });
});
