import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { codec } from '@paideia/store/codec.ts';
import { lmdbEventStore } from '@paideia/store/lmdb/lmdb-event-store.ts';
import { StoreUnavailable, UnknownPosition } from '@paideia/store/port.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { logOf, mostCounted } from './log.ts';
import { lampEvents, recorded } from './testing/lamp.ts';

const directory = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const keys = {
  forReading: async () => undefined,
  forWriting: () => Promise.reject(new Error('none is made here')),
  erase: async () => {},
  wipeCache: () => {},
};

test('one event that cannot be read is named, and does not hide its neighbours', async () => {
  const store = lmdbEventStore(join(directory, 'one'));
  const { meta } = recorded(1, 'LampHung', {});
  const event = (n: number, schemaVersion: number) => ({
    id: uuidFrom('event', n),
    type: 'LampLit',
    data: { lamp: `a${n}` },
    meta: { ...meta, schemaVersion },
  });
  await store.append('lamp-a', [event(1, 1), event(2, 9), event(3, 1)], 'none');
  const log = logOf(store, codec([lampEvents], keys));
  expect(await log.head()).toBe(3);
  for await (const { events, broken, position } of log.subscribe(0, {})) {
    expect(events.map(({ position, revision, stream }) => [position, revision, stream])).toEqual([
      [1, 0, 'lamp-a'],
      [2, 1, 'lamp-a'],
      [3, 2, 'lamp-a'],
    ]);
    expect([events[0]!.data, events[2]!.data, position]).toEqual([{ lamp: 'a1' }, { lamp: 'a3' }, 3]);
    expect([...broken]).toEqual([[2, expect.stringMatching(/version 9/)]]);
    break;
  }
  await store.append('lamp-b', [{ ...event(4, 1) }], 'none');
  expect(await log.head()).toBe(4);
  await store.close();
});

test('an event that several read models follow is read and decoded once', async () => {
  const store = lmdbEventStore(join(directory, 'shared'));
  const { meta } = recorded(1, 'LampHung', {});
  const event = (n: number, schemaVersion: number) => ({
    id: uuidFrom('shared', n),
    type: 'LampLit',
    data: { lamp: `a${n}` },
    meta: { ...meta, schemaVersion },
  });
  await store.append('lamp-a', [event(1, 1), event(2, 9), event(3, 1)], 'none');
  let [subscriptions, isLost] = [0, false];
  const tries: string[] = [];
  const whole = codec([lampEvents], keys);
  const log = logOf(
    sharedSubscriptions({
      readAll: store.readAll,
      subscribe: (...args) => (subscriptions++, store.subscribe(...args)),
    }),
    {
      decode: async (one) => (
        tries.push(`${one.position}`),
        isLost ? Promise.reject(new StoreUnavailable('no')) : whole.decode(one)
      ),
      decodeAll: (all) => (tries.push(all.map(({ position }) => position).join()), whole.decodeAll(all)),
    },
  );
  const first = async () => {
    for await (const { events, broken } of log.subscribe(0, {})) return { events, broken: [...broken.keys()] };
    return undefined;
  };
  const all = await Promise.all([first(), first(), first()]);
  expect(all[0]).toMatchObject({ events: [{ position: 1 }, { position: 2 }, { position: 3 }], broken: [2] });
  expect(all.slice(1)).toEqual([all[0], all[0]]);
  expect([subscriptions, tries]).toEqual([1, ['1,2,3', '1', '2', '3']]);
  // Who names its types passes over the others, and how far it came is told all the same.
  for await (const batch of log.subscribe(0, { types: new Set(['LampHung']) })) {
    expect(batch).toEqual({ events: [], broken: new Map(), position: 3 });
    break;
  }
  expect(tries).toHaveLength(4);
  // Keys that cannot be read for now break no event.
  isLost = true;
  await expect(first()).rejects.toThrow(StoreUnavailable);
  isLost = false;
  expect(await first()).toEqual(all[0]);
  await store.close();
});

test('the head is looked for from a place that is known to be near it, and from the beginning when the log never gave that out', async () => {
  const store = lmdbEventStore(join(directory, 'near'));
  const { meta } = recorded(1, 'LampHung', {});
  for (let n = 0; n < 3; n++)
    await store.append(
      `lamp-${n}`,
      [{ id: uuidFrom('near', n), type: 'LampLit', data: { lamp: 'a' }, meta: { ...meta, schemaVersion: 1 } }],
      'none',
    );
  const from: number[] = [];
  const watched = {
    ...store,
    readAll: (after: number, filter?: object) => (from.push(after), store.readAll(after, filter)),
  };
  expect(await logOf(watched, codec([lampEvents], keys)).head(2)).toBe(3);
  expect(await logOf(watched, codec([lampEvents], keys)).head(99)).toBe(3);
  expect(from).toEqual([2, 99, 0]);
  await store.close();
});

test('who asks for the head while somebody looks for it shares the next look with all who ask, and finds what was there by then', async () => {
  const store = lmdbEventStore(join(directory, 'looked-for'));
  const { meta } = recorded(1, 'LampHung', {});
  const lit = (n: number) =>
    store.append(`lamp-${n}`, [{ id: uuidFrom('shared', n), type: 'LampLit', data: { lamp: 'a' }, meta }], 'none');
  for (let n = 0; n < 3; n++) await lit(n);
  let [looks, go] = [0, () => {}];
  const mayEnd = new Promise<void>((resolve) => (go = resolve));
  const watched = {
    ...store,
    async *readAll(after: number, filter?: object) {
      looks += 1;
      yield* store.readAll(after, filter);
      await mayEnd;
    },
  };
  const log = logOf(watched, codec([lampEvents], keys));
  const first = log.head();
  while (looks === 0) await new Promise(setImmediate);
  const { position } = await lit(3);
  const others = Promise.all(Array.from({ length: 48 }, () => log.head()));
  go();
  expect([await first, await others, looks]).toEqual([3, Array.from({ length: 48 }, () => position), 2]);
  await store.close();
});

test('the head of an older copy of the log is its own', async () => {
  const [long, short] = [lmdbEventStore(join(directory, 'long')), lmdbEventStore(join(directory, 'short'))];
  const { meta } = recorded(1, 'LampHung', {});
  const events = [1, 2, 3].map((n) => ({ id: uuidFrom('event', n), type: 'LampLit', data: { lamp: 'a' }, meta }));
  await long.append('lamp-a', events, 'none');
  await short.append('lamp-a', events.slice(0, 1), 'none');
  let store = long;
  const log = logOf(
    { subscribe: (...args) => store.subscribe(...args), readAll: (...args) => store.readAll(...args) },
    codec([lampEvents], keys),
  );
  expect(await log.head()).toBe(3);
  store = short;
  expect(await log.head()).toBe(1);
  await Promise.all([long.close(), short.close()]);
});

test('how far each position is behind is counted in events, though positions have gaps, and the far one does not hide the near ones', async () => {
  const places = [10, 25, 26, 90, 91];
  let read = 0;
  const events = (list: readonly number[]) => list.map((position) => ({ position })) as never;
  const store = {
    subscribe: () => Promise.reject(new Error('nobody follows')) as never,
    async *readAll(after: number, filter?: { readonly categories?: readonly string[] }) {
      if (![0, ...places].includes(after)) throw new UnknownPosition(after);
      const behind = places.filter((place) => place > after);
      if (behind.length === 0) return;
      if (!filter?.categories) read += behind.length;
      yield { events: filter?.categories ? [] : events(behind), position: 91 };
    },
  };
  const log = logOf(store, codec([lampEvents], keys));
  expect(await log.countAfter([91, 91, 200])).toEqual([0, 0, 0]);
  expect(read).toBe(0);
  expect(await log.countAfter([26, 0, 91, 26])).toEqual([2, 5, 0, 2]);
  expect(await log.countAfter([90, 17])).toEqual([1, mostCounted]); // The second is no event of this log.
});
