import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  StreamConflict,
  type Appended,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '@paideia/store/port.ts';
import { receiptCounter } from '../../invoices/receipt-counter.decider.ts';
import { id, openWorld, seed, system, type World } from '../testing/world.ts';
import type { AnyDecider } from './decider.ts';
import { eventIdOf } from './last-ids.ts';
import type { SnapshotRecords } from './snapshots.ts';
import { streamCache } from './stream-cache.ts';

const million = 1_000_000;
const page = 1_000;
const receipts = 'receiptCounter-a_2026';
const meta = { schemaVersion: 1, actorId: null, payloadHash: 'hash' };
/** There is one command for each hundred events of a stream. */
const commandOf = (revision: number) => `command-${Math.floor(revision / 100)}`;

let read = 0;
/** The streams of the log were never written down: each event is made when it is read. */
let lengths: Record<string, number>;
/** No command has these ids, which are those of another history; they are made sooner. */
let isOther = false;
const recorded = (stream: string, revision: number): RecordedEvent => ({
  id: isOther ? `other-${revision}` : eventIdOf(commandOf(revision), 0, revision % 100),
  type: 'TransactionNumbered',
  stream,
  revision,
  position: (revision + 1) * 10,
  at: '2026-11-20T09:00:00.000Z',
  data: { number: revision + 1 },
  meta,
});
const store: Pick<EventStore, 'read' | 'append'> = {
  async *read(stream, from = 0, limit = Infinity) {
    const end = Math.min(lengths[stream] ?? 0, from + limit);
    for (let first = from; first < end; first += page) {
      const events = Array.from({ length: Math.min(page, end - first) }, (_, n) => recorded(stream, first + n));
      read += events.length;
      yield events;
    }
  },
  append(stream, events, expected): Promise<Appended> {
    const length = lengths[stream] ?? 0;
    if (expected !== length - 1) return Promise.reject(new StreamConflict(stream, expected, length - 1));
    lengths[stream] = length + events.length;
    const { revision, position } = recorded(stream, lengths[stream] - 1);
    return Promise.resolve({ revision, position });
  },
};
function recordsOf(): SnapshotRecords & { readonly keys: () => readonly string[] } {
  const all = new Map<string, { readonly value: unknown }>();
  return {
    keys: () => [...all.keys()],
    get: (key) => Promise.resolve(all.get(key) as never),
    put: (key, value) => (all.set(key, { value: structuredClone(value) }), Promise.resolve()),
  };
}
const counter = receiptCounter as unknown as AnyDecider;
const started = (limits: Parameters<typeof streamCache>[2] = {}) =>
  streamCache(store as EventStore, { decodeAll: (events) => Promise.resolve(events as never) }, limits);
type Cache = ReturnType<typeof started>;
/** Answers how many events were read for it. */
async function cost<T>(work: () => Promise<T>): Promise<[T, number]> {
  const before = read;
  const answer = await work();
  return [answer, read - before];
}
const last = async (cache: Cache, stream = receipts) =>
  ((await cache.load(counter, stream)).state as { readonly last: number }).last;
async function giveNumber(cache: Cache): Promise<number> {
  const loaded = await cache.load(counter, receipts);
  const event: NewEvent = {
    id: `new-${loaded.revision}`,
    type: 'TransactionNumbered',
    data: { number: loaded.revision + 2 },
    meta,
  };
  await loaded.appended([event], await store.append(receipts, [event], loaded.revision));
  return last(cache);
}
const isFirst = (answer: boolean) => () => Promise.resolve(answer);

beforeEach(() => {
  [read, isOther] = [0, false];
  lengths = { [receipts]: 5_000 };
});

test('of a stream with a million events a further number costs what the first ones did, and other streams stay known', async () => {
  isOther = true;
  lengths = { [receipts]: million, 'receiptCounter-b_2026': 3_000, 'receiptCounter-c_2026': 10 };
  const cache = started();
  for (const stream of Object.keys(lengths).toReversed()) await cache.load(counter, stream);
  for (let n = 1; n <= 5; n++) expect(await cost(() => giveNumber(cache))).toEqual([million + n, 0]);
  // Another instance was faster.
  lengths[receipts]!++;
  expect(await cost(() => last(cache))).toEqual([million + 6, 1]);
  for (const other of ['receiptCounter-b_2026', 'receiptCounter-c_2026'])
    expect((await cost(() => last(cache, other)))[1]).toBe(0);
});

describe('a start', () => {
  test('goes on from the last snapshot', async () => {
    const records = recordsOf();
    expect(await cost(() => last(started({ records })))).toEqual([5_000, 5_000 + 1]);
    expect(records.keys()).toEqual([`snapshot:${receipts}`]);
    lengths[receipts] = 5_400;
    expect(await cost(() => last(started({ records })))).toEqual([5_400, 1 + 400]);
    const cache = started({ records });
    for (let n = 0; n < 700; n++) await giveNumber(cache);
    expect(await cost(() => last(started({ records })))).toEqual([6_100, 1 + 100]);
  });
  test('reads from the first event what is kept of another log, or was made by another version', async () => {
    const records = recordsOf();
    await last(started({ records }));
    const next = { ...counter, snapshot: 2 };
    expect((await cost(() => started({ records }).load(next, receipts)))[1]).toBe(5_000 + 1);
    await last(started({ records }));
    isOther = true;
    expect((await cost(() => last(started({ records }))))[1]).toBe(1 + 5_000 + 1);
  });
  test('reads from the first event when the records cannot be reached', async () => {
    const lost = () => Promise.reject(new Error('lost'));
    expect(await last(started({ records: { get: lost, put: lost } }))).toBe(5_000);
  });
  test('keeps nothing of deciders that did not ask for it', async () => {
    const records = recordsOf();
    const { snapshot: _, ...usual } = counter;
    await started({ records }).load(usual, receipts);
    expect(records.keys()).toEqual([]);
  });
});

describe('a repeat', () => {
  const stepOf = (revision: number) => ({ commandId: commandOf(revision), step: 0 });
  const idsOf = (revision: number) => Array.from({ length: 100 }, (_, n) => eventIdOf(commandOf(revision), 0, n));
  const limits = { leastIdsOfOne: 130 };

  test('of what stands last in the stream is known by heart', async () => {
    const { done } = await started(limits).load(counter, receipts);
    const [found, n] = await cost(() => done(stepOf(4_900), isFirst(false)));
    expect([found?.ids, found?.revision, n]).toEqual([idsOf(4_900), 4_999, 0]);
  });
  test.each([
    ['long ago', 1_234],
    ['the beginning', 0],
    ['a command whose last events are still known', 4_800],
  ])('of %s is found in the stream', async (_, revision) => {
    const { done } = await started(limits).load(counter, receipts);
    const found = await done(stepOf(revision), isFirst(false));
    expect(found?.ids).toEqual(idsOf(revision));
    expect(found).toMatchObject({ revision: revision - (revision % 100) + 99, actor: '', payloadHash: 'hash' });
  });
  test('is not looked for in the stream when it is certain that there is none, and only behind the event that it follows from', async () => {
    const { done } = await started(limits).load(counter, receipts);
    const asked = { commandId: 'unheard of', step: 0 };
    expect(await cost(() => done(asked, isFirst(true)))).toEqual([undefined, 0]);
    expect(await cost(() => done(asked, isFirst(false)))).toEqual([undefined, 5_000]);
    const [found, n] = await cost(() => done({ ...stepOf(4_500), since: 4_450 * 10 }, isFirst(false)));
    expect(found?.ids).toEqual(idsOf(4_500));
    expect(n).toBeLessThan(page + 20);
  });
  test('from before a start is found in the stream too', async () => {
    const records = recordsOf();
    await last(started({ records }));
    const { done } = await started({ records }).load(counter, receipts);
    expect((await done(stepOf(4_999), isFirst(false)))?.ids).toEqual(idsOf(4_999));
  });
});

describe('a command that was done more events ago than are known by heart', () => {
  let world: World;
  beforeAll(async () => (world = await openWorld()));
  afterAll(() => world.close());

  test.each([
    ['of a person', seed, undefined],
    ['of the system', system, undefined],
    ['that follows from an event', system, { causationId: id(8), since: 1 }],
  ])('is not done again: %s', async (_, actor, cause) => {
    const counterId = id(Math.floor(Math.random() * 1e9));
    const started = await world.done('StartCounter', { counterId, ownerId: id(9), name: 'a' });
    const command = { type: 'RaiseCounter', data: { counterId }, commandId: randomUUID() };
    const because = cause && { ...cause, since: started.position };
    const first = await world.service.handle(command, actor, because);
    const others = Array.from({ length: 480 }, () => ({ type: 'CounterRaised', data: { counterId, by: 0 } }));
    for (let n = 0; n < 9; n++) await world.write(`counter-${counterId}`, others);
    for (const service of [world.service, await world.start()])
      expect(await service.handle(command, actor, because)).toEqual({ ...first, repeated: true });
  });
});
