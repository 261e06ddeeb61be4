import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { lmdbEventStore } from '../lmdb/lmdb-event-store.ts';
import { Unreadable, type EventStore } from '../port.ts';
import { recordsInMemory, type RecordsInMemory } from '../testing/records-in-memory.ts';
import { followChain } from './follower.ts';
import { checkpointKey, type Checkpoint } from './checkpoint.ts';
import { damagedCopy, fill, newDirectory, tamperedCopy, type Kept } from './tampering.ts';
import { verifyChain, type Progress } from './verify.ts';

const pem = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = pem();
const [total, every] = [1_250, 100];
const nOf = ({ data }: { readonly data: unknown }) => (data as { n: number }).n;

/** Signs all that is there, then ends. */
async function sign(store: EventStore, records: RecordsInMemory, privateKeyPem = key) {
  const stop = new AbortController();
  await followChain({
    store: { ...store, subscribe: (after) => store.readAll(after) },
    records,
    privateKeyPem,
    signal: stop.signal,
    every,
  });
}

describe('verifying the log', () => {
  const directories: string[] = [];
  const records = recordsInMemory();
  let log: string;
  const opened: EventStore[] = [];
  const openLog = (directory: string) => {
    const store = lmdbEventStore(directory);
    opened.push(store);
    return store;
  };
  beforeAll(async () => {
    directories.push((log = newDirectory()));
    const store = lmdbEventStore(log);
    await fill(store, total);
    await sign(store, records);
    await store.close();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
  });
  afterAll(() => {
    for (const directory of directories) rmSync(directory, { recursive: true, force: true });
  });
  const copyOf = (kept: RecordsInMemory) => {
    const copy = recordsInMemory();
    for (const [name, record] of kept.kept) copy.kept.set(name, structuredClone(record));
    return copy;
  };
  const tampered = async (change: (events: Kept[]) => Kept[], position?: (index: number) => number) => {
    const directory = await tamperedCopy(log, change, position);
    directories.push(directory);
    return openLog(directory);
  };
  const without = (events: Kept[], from: number, count = 1) => events.toSpliced(from, count);
  const stranger = (events: Kept[], at: number): Kept => ({
    ...events[at]!,
    stream: `c-${randomUUID()}`,
    revision: 0,
    id: randomUUID(),
  });

  test('an event whose bytes are no event any more is named, and nobody is given it or what follows it', async () => {
    const directory = await damagedCopy(log, 777);
    directories.push(directory);
    const store = openLog(directory);
    const given: number[] = [];
    const read = async () => {
      for await (const { events } of store.readAll(0)) given.push(...events.map(({ position }) => position));
    };
    await expect(read()).rejects.toThrow(Unreadable);
    expect(given).toEqual(Array.from({ length: 776 }, (_, n) => n + 1));
    const verdict = await verifyChain(store, copyOf(records), key);
    expect(verdict).toEqual({
      ok: false,
      firstBad: expect.objectContaining({ after: 700, count: 777, position: 777, why: 'unreadable' }),
    });
    const { stream, revision } = (verdict as { firstBad: { stream: string; revision: number } }).firstBad;
    // The damage is told without a word of what stands there.
    await expect(store.read(stream, revision)[Symbol.asyncIterator]().next()).rejects.toThrow(
      `the event at position 777 (${stream} revision ${revision}) cannot be read`,
    );
  });

  test('a log that nobody touched is as it was signed', async () => {
    const progress: Progress[] = [];
    const verdict = await verifyChain(openLog(log), records, key, { onProgress: (now) => progress.push(now) });
    const last = records.kept.get(checkpointKey(total))!.value as Checkpoint;
    expect(verdict).toEqual({ ok: true, events: total, hash: last.hash, checkpoints: 13, signed: total });
    expect(progress.at(-1)).toEqual({ events: total, checkpoints: 13, position: total });
  });

  test('a log that moved to another store, with other positions and times, is as it was signed', async () => {
    const moved = await tampered(
      (events) => events.map((event) => ({ ...event, at: '2000-01-01T00:00:00.000Z' })),
      (index) => 1000 + 37 * index,
    );
    expect(await verifyChain(moved, records, key)).toMatchObject({ ok: true, events: total });
  });

  /** Indexes count from 0. These are at the start, inside a stretch, its last, the first of the next, across kept digests' records, and the very last. */
  const places = [0, 1, 57, 99, 100, 101, 555, 999, 1000, 1001, 1248, 1249];
  const kinds: [string, (events: Kept[], at: number) => Kept[], readonly number[]][] = [
    [
      'edited',
      (events, at) =>
        events.with(at, { ...events[at]!, data: { ...(events[at]!.data as object), text: { '~': 'AbC-' } } }),
      places,
    ],
    ['edited', (events, at) => events.with(at, { ...events[at]!, meta: { by: 'b' } }), [57]],
    ['edited', (events, at) => events.with(at, { ...events[at]!, type: 'Recounted' }), [57]],
    ['edited', (events, at) => events.with(at, { ...events[at]!, id: randomUUID() }), [57]],
    ['missing', (events, at) => without(events, at), places.filter((at) => at < total - 1)],
    ['missing', (events, at) => without(events, at, 3), [0, 98, 555, 999]],
    ['inserted', (events, at) => events.toSpliced(at, 0, stranger(events, at)), places],
    ['inserted', (events, at) => events.toSpliced(at, 0, stranger(events, at), stranger(events, at)), [0, 99, 555]],
    [
      'moved',
      (events, at) => events.with(at, events[at + 1]!).with(at + 1, events[at]!),
      places.filter((at) => at < total - 1),
    ],
    ['moved', (events, at) => events.with(at, events[at + 40]!).with(at + 40, events[at]!), [0, 57, 980]],
  ];
  describe.each(kinds.map(([why, change, at], n) => ({ why, change, at, name: `${why} (${n})` })))(
    '$name',
    ({ why, change, at: indexes }) => {
      test.each(indexes)('at index %i is found and named', async (at) => {
        let wanted: Kept | undefined;
        const store = await tampered((events) => {
          const changed = change(events, at);
          wanted = changed[at];
          return changed;
        });
        const verdict = await verifyChain(store, records, key);
        const { stream, revision } = wanted!;
        expect(verdict).toEqual({
          ok: false,
          firstBad: {
            after: Math.floor(at / every) * every,
            count: at + 1,
            position: at + 1,
            stream,
            revision,
            id: expect.any(String),
            why,
          },
        });
      });
    },
  );

  test.each([
    [total - 1, 1_200],
    [1_201, 1_200],
    [1_200, 1_200],
    [1_050, 1_000],
    [57, 0],
    [0, 0],
  ])('a log cut after %i events ends before what was signed', async (length, after) => {
    let signed: Kept | undefined;
    const next = Math.min(after + every, total);
    const store = await tampered((events) => {
      signed = events[next - 1];
      return events.slice(0, length);
    });
    const { stream, revision } = signed!;
    expect(await verifyChain(store, records, key)).toEqual({
      ok: false,
      firstBad: { after, count: length + 1, position: next, stream, revision, id: null, why: 'truncated' },
    });
  });

  test('of two changes the first is named', async () => {
    const store = await tampered((events) => without(events.with(333, { ...events[333]!, data: 'other' }), 700));
    expect(await verifyChain(store, records, key)).toMatchObject({
      ok: false,
      firstBad: { count: 334, why: 'edited' },
    });
  });

  test('an event that was moved far away is named where it is missing first', async () => {
    const store = await tampered((events) => [...without(events, 20), events[20]!]);
    expect(await verifyChain(store, records, key)).toMatchObject({
      ok: false,
      firstBad: { count: 21, why: expect.stringMatching(/missing|moved/) },
    });
  });

  describe('what was signed', () => {
    const edited = () => tampered((events) => events.with(555, { ...events[555]!, data: 'other' }));

    test.each<[string, (checkpoint: Checkpoint) => unknown]>([
      [
        'another hash',
        (checkpoint) => ({
          ...checkpoint,
          hash: checkpoint.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
        }),
      ],
      ['another time', (checkpoint) => ({ ...checkpoint, signedAt: new Date(0).toISOString() })],
      ['no signature', ({ signature: _, ...checkpoint }) => checkpoint],
      ['more than was signed', (checkpoint) => ({ ...checkpoint, more: 1 })],
      ['nothing', () => null],
    ])('a checkpoint with %s is not signed', async (_, change) => {
      const copy = copyOf(records);
      const name = checkpointKey(600);
      const value = change(copy.kept.get(name)!.value as Checkpoint);
      copy.kept.set(name, { ...copy.kept.get(name)!, value });
      const verdict = await verifyChain(openLog(log), copy, key);
      expect(verdict).toMatchObject({ ok: false, firstBad: { after: 500, count: 600, why: 'signature' } });
    });

    test('a checkpoint of another place is not one of this place', async () => {
      const copy = copyOf(records);
      copy.kept.set(checkpointKey(600), { ...copy.kept.get(checkpointKey(700))!, key: checkpointKey(600) });
      expect(await verifyChain(openLog(log), copy, key)).toMatchObject({
        ok: false,
        firstBad: { after: 500, count: 600, why: 'signature' },
      });
    });

    test('a log that was changed and signed again with another key is found out', async () => {
      const [store, copy] = [await edited(), recordsInMemory()];
      await sign(store, copy, pem());
      expect(await verifyChain(store, copy, key)).toMatchObject({
        ok: false,
        firstBad: { after: 0, count: 100, why: 'signature' },
      });
    });

    test('when the kept digests were changed with the log, the stretch is named', async () => {
      const [store, forged] = [await edited(), recordsInMemory()];
      await sign(store, forged, pem());
      const copy = copyOf(records);
      for (const [name, record] of forged.kept) if (name.startsWith('digests:')) copy.kept.set(name, record);
      expect(await verifyChain(store, copy, key)).toMatchObject({
        ok: false,
        firstBad: { after: 500, count: 501, why: 'unclear' },
      });
      for (const name of [...copy.kept.keys()]) if (name.startsWith('digests:')) copy.kept.delete(name);
      expect(await verifyChain(store, copy, key)).toMatchObject({
        ok: false,
        firstBad: { after: 500, count: 501, why: 'unclear' },
      });
    });

    test('a checkpoint that is gone makes the stretch longer, and the event is named all the same', async () => {
      const copy = copyOf(records);
      for (const count of [500, 600]) copy.kept.delete(checkpointKey(count));
      expect(await verifyChain(openLog(log), copy, key)).toMatchObject({ ok: true, checkpoints: 11 });
      expect(await verifyChain(await edited(), copy, key)).toMatchObject({
        ok: false,
        firstBad: { after: 400, count: 556, why: 'edited' },
      });
    });
  });

  test('events after the last checkpoint are counted as not signed yet', async () => {
    const directory = await tamperedCopy(log, (events) => events);
    directories.push(directory);
    const store = openLog(directory);
    await fill(store, 10, total);
    expect(await verifyChain(store, records, key)).toMatchObject({ ok: true, events: total + 10, signed: total });
  });

  test('a log that grows and is signed meanwhile is no truncated one', async () => {
    const directory = await tamperedCopy(log, (events) => events);
    directories.push(directory);
    const [store, copy] = [openLog(directory), copyOf(records)];
    const looking: EventStore = {
      ...store,
      async *readAll(...args) {
        const seen = [];
        for await (const batch of store.readAll(...args)) seen.push(batch);
        yield* seen;
      },
    };
    let hasGrown = false;
    const growing: Pick<RecordsInMemory, 'get' | 'list'> = {
      get: copy.get,
      async list<V>(...args: [string, { limit?: number; after?: string }?]) {
        const page = await copy.list<V>(...args);
        if (page.length > 0 || hasGrown) return page;
        hasGrown = true;
        await fill(store, 150, total);
        await sign(store, copy);
        return copy.list<V>(...args);
      },
    };
    expect(await verifyChain(looking, growing, key)).toMatchObject({
      ok: true,
      events: total + 150,
      signed: total + 150,
    });
  });

  test('an empty log without checkpoints is whole', async () => {
    const store = await tampered(() => []);
    expect(await verifyChain(store, recordsInMemory(), key)).toMatchObject({
      ok: true,
      events: 0,
      checkpoints: 0,
      signed: 0,
    });
  });

  test('it can be aborted', async () => {
    await expect(verifyChain(openLog(log), records, key, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  test('the events were what the cases think they were', async () => {
    const found: number[] = [];
    for await (const { events } of openLog(log).readAll(0)) found.push(...events.map(nOf));
    expect(found).toEqual(Array.from({ length: total }, (_, n) => n));
  });
});
