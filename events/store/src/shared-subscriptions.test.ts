import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { eventStoreContract } from './contract/event-store.contract.ts';
import { lmdbEventStore } from './lmdb/lmdb-event-store.ts';
import { UnknownPosition, type Batch, type Filter, type Position, type RecordedEvent } from './port.ts';
import type { Limits } from './shared-reader.ts';
import { sharedSubscriptions } from './shared-subscriptions.ts';

const directory = mkdtempSync(join(tmpdir(), 'shared-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

eventStoreContract('event store with shared subscriptions', (log) =>
  sharedSubscriptions(lmdbEventStore(join(directory, log))),
);

/** It is a log of events of three categories in turn, which counts who reads it; it fails at a place where it was told to. */
function countedLog(length: number, { pageSize = 10, failsAt = Infinity } = {}) {
  const [begun, open] = [[] as (readonly string[] | undefined)[], new Set<object>()];
  let [pulled, wake] = [0, () => {}];
  let changed = new Promise<void>((resolve) => (wake = resolve));
  const eventAt = (position: Position): RecordedEvent => ({
    id: `${position}`,
    type: 'Counted',
    data: position,
    stream: `${'abc'[position % 3]}-1`,
    revision: 0,
    position,
    at: '',
  });
  async function* subscribe(after: Position, { categories, signal }: Filter = {}): AsyncGenerator<Batch> {
    const one = {};
    begun.push(categories);
    open.add(one);
    try {
      while (!signal?.aborted) {
        if (after >= failsAt) throw new Error('the log is lost');
        if (after >= length) {
          await Promise.race([changed, new Promise((end) => signal?.addEventListener('abort', end))]);
          continue;
        }
        const position = Math.min(length, after + pageSize);
        const events = Array.from({ length: position - after }, (_, n) => eventAt(after + 1 + n));
        pulled++;
        yield { events: events.filter(({ stream }) => categories?.includes(stream[0]!) ?? true), position };
        after = position;
      }
    } finally {
      open.delete(one);
    }
  }
  const looks: Position[] = [];
  async function* readAll(after: Position): AsyncGenerator<Batch> {
    looks.push(after);
    if (after > length) throw new UnknownPosition(after);
    if (after < length) yield { events: [], position: length };
  }
  return {
    subscribe,
    readAll,
    looks,
    begun,
    open,
    pulled: () => pulled,
    append(count: number) {
      length += count;
      const ring = wake;
      changed = new Promise<void>((resolve) => (wake = resolve));
      ring();
    },
  };
}
const positions = (from: number, to: number, category?: string) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((n) => !category || 'abc'[n % 3] === category);

/** Follows until it is told to end, and says what it has seen. */
function follower(log: ReturnType<typeof countedLog>, after: Position, category?: string, pause?: () => unknown) {
  const ending = new AbortController();
  const [seen, at]: [number[], { position: Position }] = [[], { position: after }];
  const filter = { ...(category && { categories: [category] }), signal: ending.signal };
  const ended = (async () => {
    for await (const { events, position } of log.subscribe(after, filter)) {
      seen.push(...events.map((event) => event.position));
      at.position = position;
      await pause?.();
    }
  })();
  ended.catch(() => undefined);
  return {
    seen,
    ended,
    reached: async (position: Position) => {
      for (let tries = 0; at.position < position; tries++) {
        if (tries > 2_000) throw new Error(`it stays at ${at.position}`);
        await delay(1);
      }
    },
    end: () => (ending.abort(), ended),
  };
}
const shared = (log: ReturnType<typeof countedLog>, limits?: Partial<Limits>) =>
  sharedSubscriptions(log, { arrivingMs: 5, ...limits });

test('who begins together is given what it wants of one subscription, which ends with the last of them', async () => {
  const log = countedLog(95);
  const one = shared(log);
  const all = [follower(one, 0, 'a'), follower(one, 0, 'b'), follower(one, 30, 'a'), follower(one, 7, 'b')];
  for (const each of all) await each.reached(95);
  expect(log.begun).toEqual([['a', 'b']]);
  log.append(1);
  for (const each of all) await each.reached(96);
  const expected = [positions(1, 96, 'a'), positions(1, 96, 'b'), positions(31, 96, 'a'), positions(8, 96, 'b')];
  expect(all.map(({ seen }) => seen)).toEqual(expected);
  for (const each of all.slice(1)) await each.end();
  expect(log.open.size).toBe(1);
  await all[0]!.end();
  expect([log.open.size, log.begun]).toEqual([0, [['a', 'b']]]);
});

test('of many who begin together everybody is given the first page, which is there at once', async () => {
  const log = countedLog(40);
  const one = shared(log);
  const all = Array.from({ length: 40 }, () => follower(one, 0));
  for (const each of all) await each.reached(40);
  expect(all.map(({ seen }) => seen)).toEqual(all.map(() => positions(1, 40)));
  expect(log.begun).toHaveLength(1);
  await Promise.all(all.map(({ end }) => end()));
});

test('who begins far behind reads for itself, keeps nobody waiting, and goes on with the others once it has come as far', async () => {
  const log = countedLog(60);
  const one = shared(log, { nearby: 10 });
  const first = follower(one, 60);
  let [letGo, isHeld] = [() => {}, true];
  const held = new Promise<void>((resolve) => (letGo = resolve)).then(() => (isHeld = false));
  const second = follower(one, 0, 'c', () => (isHeld ? held : undefined));
  await second.reached(10);
  log.append(1);
  await first.reached(61);
  letGo();
  await second.reached(61);
  log.append(1);
  await Promise.all([first.reached(62), second.reached(62)]);
  expect([log.begun, log.open.size]).toEqual([[['c'], undefined], 1]);
  expect([first.seen, second.seen]).toEqual([positions(61, 62), positions(1, 62, 'c')]);
  await Promise.all([first.end(), second.end()]);
});

test('who may lag hears at the end of the log of several events at once, and nobody else waits', async () => {
  const log = countedLog(40);
  const one = shared(log, { gatherMs: 60 });
  const batches: number[] = [];
  const ending = new AbortController();
  const lagging = (async () => {
    for await (const { events } of one.subscribe(0, { mayLag: true, signal: ending.signal }))
      if (events.length > 0) batches.push(events.length);
  })();
  const prompt = follower(one, 0);
  await prompt.reached(40);
  while (batches.reduce((a, b) => a + b, 0) < 40) await delay(1);
  batches.length = 0;
  for (const position of [41, 42, 43]) {
    log.append(1);
    await prompt.reached(position);
  }
  expect(batches).toEqual([]);
  while (batches.length === 0) await delay(1);
  expect(batches).toEqual([3]);
  ending.abort();
  await Promise.all([lagging, prompt.end()]);
});

test('the log is read no further than the slowest may be behind, and whoever stands still is left behind and misses nothing', async () => {
  const log = countedLog(500);
  const one = shared(log, { mostEvents: 40, patienceMs: 300 });
  let [letGo, isHeld] = [() => {}, true];
  const held = new Promise<void>((resolve) => (letGo = resolve)).then(() => (isHeld = false));
  const [quick, slow] = [follower(one, 0), follower(one, 0, undefined, () => (isHeld ? held : undefined))];
  await quick.reached(50);
  await delay(50);
  expect(log.pulled()).toBe(5); // There are four pages, and the one that is at work.
  await quick.reached(500);
  expect(slow.seen).toEqual(positions(1, 10));
  letGo();
  await slow.reached(500);
  expect([quick.seen, slow.seen]).toEqual([positions(1, 500), positions(1, 500)]);
  await Promise.all([quick.end(), slow.end()]);
  expect(log.open.size).toBe(0);
});

test('no page is read while everybody has one to take', async () => {
  const log = countedLog(5_000, { pageSize: 1_000 });
  const one = shared(log);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const all = Array.from({ length: 3 }, () => follower(one, 0, undefined, () => held));
  for (const each of all) await each.reached(1_000);
  await delay(50);
  expect(log.pulled()).toBe(2);
  letGo();
  for (const each of all) await each.reached(5_000);
  for (const { seen } of all) expect(seen).toEqual(positions(1, 5_000));
  await Promise.all(all.map(({ end }) => end()));
});

test.each([
  ['waits for those who have not begun the page', 60_000],
  ['and no longer than a moment', 1],
])('whoever is through with a page %s', async (_, togetherMs) => {
  const log = countedLog(5_000, { pageSize: 1_000 });
  const one = shared(log, { togetherMs });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const [quick, slow] = [follower(one, 0), follower(one, 0, undefined, () => held)];
  await quick.reached(2_000);
  await delay(50);
  if (togetherMs > 1_000) expect(log.pulled()).toBe(2);
  else await quick.reached(5_000);
  letGo();
  for (const each of [quick, slow]) {
    await each.reached(5_000);
    expect(each.seen).toEqual(positions(1, 5_000));
  }
  await Promise.all([quick.end(), slow.end()]);
});

test('what is kept is not counted anew for each event of a log that tells them one by one', async () => {
  const [count, log] = [1_000, countedLog(1_000, { pageSize: 1 })];
  let looks = 0;
  const counted = (events: readonly RecordedEvent[]) =>
    new Proxy(events, {
      get(target, key) {
        if (key === 'length') looks++;
        return Reflect.get(target, key);
      },
    });
  const one = shared({
    ...log,
    async *subscribe(after, filter) {
      for await (const batch of log.subscribe(after, filter)) yield { ...batch, events: counted(batch.events) };
    },
  });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const [quick, slow] = [follower(one, 0), follower(one, 0, undefined, () => held)];
  await quick.reached(count);
  letGo();
  await slow.reached(count);
  await Promise.all([quick.end(), slow.end()]);
  expect(looks).toBeLessThan(20 * count);
});

test('whoever is behind takes what came meanwhile at once, also from a log that tells events one by one', async () => {
  const log = countedLog(2_500, { pageSize: 1 });
  const one = shared(log);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let batches = 0;
  const [quick, slow] = [follower(one, 0), follower(one, 0, undefined, () => (batches++, held))];
  await quick.reached(2_500);
  expect(batches).toBe(1);
  letGo();
  await slow.reached(2_500);
  expect(slow.seen).toEqual(positions(1, 2_500));
  expect(batches).toBeLessThanOrEqual(27);
  await Promise.all([quick.end(), slow.end()]);
});

test('all who begin at the same position ask once whether the log gave it out, and each later one asks anew', async () => {
  const log = countedLog(40);
  const one = shared(log);
  const all = Array.from({ length: 30 }, () => follower(one, 20));
  for (const each of all) await each.reached(40);
  expect(log.looks).toEqual([20]);
  const late = follower(one, 20);
  await late.reached(40);
  expect(log.looks).toEqual([20, 20]);
  await Promise.all([...all, late].map(({ end }) => end()));
});

test('who is told to end while it is asked whether the log gave out a position ends at once', async () => {
  const log = countedLog(40);
  const hangs = async function* () {
    await new Promise(() => {});
    yield { events: [], position: 40 };
  };
  const one = shared({ ...log, readAll: hangs });
  await follower(one, 20).end();
});

test('a position that the log never gave out is refused to whoever names it, and to nobody else', async () => {
  const log = countedLog(20);
  const one = shared(log);
  const [good, bad] = [follower(one, 0), follower(one, 99)];
  await expect(bad.ended).rejects.toThrow(UnknownPosition);
  await good.reached(20);
  await good.end();
});

test('what fails is told to everybody, after all that came before it', async () => {
  const log = countedLog(100, { failsAt: 30 });
  const one = shared(log);
  const all = [follower(one, 0), follower(one, 0, 'b')];
  for (const { ended } of all) await expect(ended).rejects.toThrow('the log is lost');
  expect(all.map(({ seen }) => seen)).toEqual([positions(1, 30), positions(1, 30, 'b')]);
});
