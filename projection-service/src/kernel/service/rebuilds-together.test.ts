// Rebuilds are asked for within a short while here: an erasure asks for that of every read model.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { codec } from '@paideia/store/codec.ts';
import { lmdbEventStore } from '@paideia/store/lmdb/lmdb-event-store.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { runJobs, type Jobs, type Wanted } from './jobs.ts';
import { logOf } from '../log.ts';
import { runService, type Service } from './service.ts';
import { appendLamps, lampEvents, lampProjection } from '../testing/lamp.ts';
import { temporaryStores, until } from '../testing/stores.ts';

const many = 3_000;
/** On a busy machine what is asked for at once comes this far apart, and who follows stands still this long. */
const [gatherMs, arrivingMs, patienceMs] = [2_000, 500, 30_000];
const keys = {
  forReading: async () => undefined,
  forWriting: () => Promise.reject(new Error('none is made here')),
  erase: async () => {},
  wipeCache: () => {},
};
const projections = Array.from({ length: 8 }, (_, n) => lampProjection({ name: `lamps${n}` }).projection);
const names = projections.map(({ group }) => group.name);

let stores: ReturnType<typeof temporaryStores>;
let log: EventStore;
let end: AbortController;
let [service, jobs]: [Service, Jobs] = [] as never;
let begun: Position[];
let decoded: number;
beforeEach(async () => {
  [stores, end, begun, decoded] = [temporaryStores(), new AbortController(), [], 0];
  log = lmdbEventStore(stores.directory);
  await appendLamps(log, 0, many);
  const source: Pick<EventStore, 'readAll' | 'subscribe'> = {
    readAll: log.readAll,
    subscribe: (after, filter) => (begun.push(after), log.subscribe(after, filter)),
  };
  const shared = sharedSubscriptions(source, { arrivingMs, patienceMs });
  const { decode, decodeAll } = codec([lampEvents], keys);
  service = runService({
    projections,
    documents: stores.documents,
    records: stores.records,
    log: logOf(shared, { decode, decodeAll: (events) => ((decoded += events.length), decodeAll(events)) }),
    signal: end.signal,
    holder: undefined,
    warn: () => {},
    onProgress: () => {},
  });
  jobs = runJobs({
    records: stores.records,
    signal: end.signal,
    feeds: service.feeds,
    verifier: names[0]!,
    rebuild: service.rebuild,
    verify: () => Promise.reject(new Error('nobody asked')),
    warn: () => {},
    everyMs: 10,
    gatherMs,
  });
  await service.ready;
});
afterEach(async () => {
  end.abort();
  await Promise.all([service.ended.catch(() => undefined), jobs.ended]);
  await Promise.all([log.close(), stores.close()]);
});
const replay = (group: string): Wanted => ({ id: `replay-${group}`, kind: 'replay', group, by: null });

test('all of them read and decode the log once, also those that are asked for a moment later', async () => {
  [begun, decoded] = [[], 0];
  await jobs.reconcile(names.slice(0, 3).map(replay));
  await jobs.reconcile(names.map(replay));
  await until(async () => {
    const found = await jobs.reconcile(names.map(replay));
    return found.length === names.length && found.every(({ state }) => state === 'done');
  });
  expect(begun.filter((after) => after === 0)).toEqual([0]);
  expect(decoded).toBe(many);
  expect((await service.states()).map(({ generation, position }) => [generation, position])).toEqual(
    names.map(() => [2, many]),
  );
});

test('one that is cancelled while it waits for others never begins', async () => {
  await jobs.reconcile(names.map(replay));
  const kept = names.slice(1).map(replay);
  await until(async () => (await jobs.reconcile(kept)).every(({ state }) => state === 'done'));
  expect((await service.states()).map(({ generation }) => generation)).toEqual([1, ...kept.map(() => 2)]);
  expect((await stores.records.get<{ state: string }>(`job:replay-${names[0]}`))?.value.state).toBe('cancelled');
});
