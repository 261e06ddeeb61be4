import { execFile, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { ABORT, open } from 'lmdb';
import { bundled } from '../../../../scripts/bundled.ts';
import {
  StreamConflict,
  Unreadable,
  type Appended,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from '../port.ts';
import { eventsIn } from '../read-stream.ts';
import { entryOf } from './entry.ts';
import { indexFlushing, mostWaiting } from './index-flushing.ts';
import { lmdbEventStore } from './lmdb.event-store.ts';
import { streamIndex, type Log, type Streams } from './stream-index.ts';

const program = bundled(join(__dirname, 'lmdb.writer.ts'));
const root = mkdtempSync(join(tmpdir(), 'stream-index-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const newDirectory = () => mkdtempSync(join(root, 'log-'));

const events = (count: number): NewEvent[] =>
  Array.from({ length: count }, () => ({ id: randomUUID(), type: 'Noted', data: { text: 'x'.repeat(50) } }));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
async function read(store: EventStore, stream: string, from?: number) {
  const found: RecordedEvent[] = [];
  for await (const event of eventsIn(store, stream, from)) found.push(event);
  return found;
}

/** The file itself, past the driver, which must not have it open: the library has one environment of a file in a process. */
async function inFile<T>(
  directory: string,
  work: (
    log: { get(key: number): string | undefined; putSync(key: number, value: string): unknown; getCount(): number },
    streams: { get(key: [string, number]): unknown; putSync(key: [string, number], value: unknown): unknown },
  ) => T,
): Promise<T> {
  const env = open({ path: join(directory, 'events.mdb'), noSubdir: true, overlappingSync: false, maxDbs: 2 });
  const log = env.openDB<string, number>({ name: 'log', encoding: 'string' });
  const streams = env.openDB<unknown, [string, number]>({ name: 'streams', encoding: 'ordered-binary' });
  try {
    return await env.transaction(() => work(log, streams));
  } finally {
    await env.close();
  }
}
const lagProgram = `
  const { open } = require('lmdb');
  const env = open({ path: process.argv[1], noSubdir: true, maxDbs: 2, readOnly: true });
  const log = env.openDB({ name: 'log', encoding: 'string' });
  const streams = env.openDB({ name: 'streams', encoding: 'ordered-binary' });
  console.log(log.getCount() - streams.get(['', 0])[1]);
`;
/** How many events have no entry yet, as another process sees it. */
async function lagIn(directory: string): Promise<number> {
  const args = ['-e', lagProgram, join(directory, 'events.mdb')];
  return Number((await promisify(execFile)(process.execPath, args, { cwd: __dirname })).stdout);
}
/** As a release wrote it that put each entry with its event and knew of no mark. */
const writeAsBefore = (directory: string, from: number, stream: string, list: readonly NewEvent[]) =>
  inFile(directory, (log, streams) => {
    for (const [revision, event] of list.entries()) {
      log.putSync(from + revision, JSON.stringify({ stream, revision, at: new Date().toISOString(), ...event }));
      streams.putSync([stream, revision], from + revision);
    }
  });

/** A writer of its own process. */
async function writerOf(directory: string) {
  const child = fork(program, [directory]);
  await once(child, 'message');
  let calls = 0;
  return {
    async append(stream: string, list: readonly NewEvent[], expected: number | 'none') {
      child.send({ call: ++calls, args: [stream, list, expected] });
      const [{ answer }] = (await once(child, 'message')) as [{ answer: Appended }];
      return answer;
    },
    /** When the commit is done, before anything else. */
    async dieAfter(stream: string, list: readonly NewEvent[], expected: number | 'none') {
      child.send('die after a commit');
      child.send({ call: ++calls, args: [stream, list, expected] });
      await once(child, 'exit');
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('what a killed writer had not put into the index yet is found in the log', async () => {
  const [directory, first, later] = [newDirectory(), events(3), events(2)];
  const writer = await writerOf(directory);
  await writer.append('note-other', events(1), 'none');
  await writer.append('note-1', first, 'none');
  await writer.dieAfter('note-1', later, 2);
  expect(await lagIn(directory)).toBeGreaterThanOrEqual(2);

  const store = lmdbEventStore(directory);
  expect(ids(await read(store, 'note-1'))).toEqual(ids([...first, ...later]));
  expect(ids(await read(store, 'note-1', 4))).toEqual(ids(later.slice(1)));
  expect(await store.append('note-1', later, 2)).toEqual({ revision: 4, position: 6 });
  await expect(store.append('note-1', events(1), 2)).rejects.toMatchObject({ actual: 4 });
  await expect(store.append('note-1', events(1), 'none')).rejects.toBeInstanceOf(StreamConflict);
  expect(await store.append('note-1', events(1), 4)).toEqual({ revision: 5, position: 7 });
  await store.close();
  expect(await lagIn(directory)).toBe(0);
});

test('a reader of another process finds events of a stream that are not in the index', async () => {
  const directory = newDirectory();
  const writer = await writerOf(directory);
  await writer.append('note-first', events(1), 'none');
  const reader = lmdbEventStore(directory, { readOnly: true });
  for (let n = 0; n < 30; n++) {
    const [stream, some] = [`note-${n}`, events(1 + (n % 3))];
    await writer.append(stream, some, 'none');
    expect(ids(await read(reader, stream))).toEqual(ids(some));
    const more = events(2);
    await writer.append(stream, more, some.length - 1);
    expect(ids(await read(reader, stream))).toEqual(ids([...some, ...more]));
    expect(ids(await read(reader, stream, some.length))).toEqual(ids(more));
    expect(ids(await read(reader, 'note-0'))).toHaveLength(3);
  }
  await reader.close();
  await writer.kill();
});

test('a file of a release before, which has every entry and no mark, goes on', async () => {
  const [directory, old, some] = [newDirectory(), events(3), events(2)];
  await writeAsBefore(directory, 1, 'note-old', old);
  const early = lmdbEventStore(directory, { readOnly: true });
  expect(ids(await read(early, 'note-old'))).toEqual(ids(old));
  await early.close();
  const store = lmdbEventStore(directory);
  const reader = lmdbEventStore(directory, { readOnly: true });
  expect(ids(await read(store, 'note-old'))).toEqual(ids(old));
  expect(await store.append('note-old', old, 'none')).toEqual({ revision: 2, position: 3 });
  expect(await store.append('note-old', some, 2)).toEqual({ revision: 4, position: 5 });
  for (const one of [store, reader]) expect(ids(await read(one, 'note-old'))).toEqual(ids([...old, ...some]));
  await Promise.all([reader.close(), store.close()]);
});

test('what a release before appended behind the mark is taken in when the file is opened, however much it is', async () => {
  const [directory, own, many, last] = [newDirectory(), events(2), events(2 * mostWaiting + 5), events(1)];
  const before = lmdbEventStore(directory);
  await before.append('note-own', own, 'none');
  await before.close();
  await writeAsBefore(directory, 3, 'note-many', many);
  const store = lmdbEventStore(directory);
  expect(await lagIn(directory)).toBeLessThan(mostWaiting);
  expect(ids(await read(store, 'note-many'))).toEqual(ids(many));
  await store.append('note-many', last, many.length - 1);
  expect(ids(await read(store, 'note-many', many.length - 1))).toEqual(ids([many.at(-1)!, ...last]));
  expect(ids(await read(store, 'note-own'))).toEqual(ids(own));
  await store.close();
});

test('of 100,000 events few wait for their entries at any time, and none when nothing comes', async () => {
  const directory = newDirectory();
  const store = lmdbEventStore(directory);
  const lags: number[] = [];
  let next = 0;
  const writers = Array.from({ length: 50 }, async (_, writer) => {
    for (let n; (n = next++) < 10_000;) {
      await store.append(`note-${n}`, events(10), 'none');
      if (writer === 0 && lags.length < 15) lags.push(await lagIn(directory));
    }
  });
  await Promise.all(writers);
  expect(Math.max(...lags)).toBeLessThan(3 * mostWaiting);
  for (let tries = 0; (await lagIn(directory)) > 0 && tries < 100; tries++) await setTimeout(50);
  expect(await lagIn(directory)).toBe(0);
  for (const n of [0, 4_999, 9_999]) expect(await read(store, `note-${n}`)).toHaveLength(10);
  await store.close();
}, 120_000);

/** An index by itself, whose commits the test undoes. */
function aloneIn(directory: string) {
  const env = open({ path: join(directory, 'events.mdb'), noSubdir: true, overlappingSync: false, maxDbs: 2 });
  const log: Log = env.openDB({ name: 'log', encoding: 'string' });
  const streams: Streams = env.openDB({ name: 'streams', encoding: 'ordered-binary' });
  const index = streamIndex(log, streams);
  index.catchUp();
  const add = (stream: string, revision: number, isCommitted: boolean) =>
    env.transactionSync(() => {
      index.beforeWriting();
      const position = index.last() + 1;
      const [one] = events(1);
      log.putSync(position, entryOf(stream, revision, 'now', { id: one!.id, json: JSON.stringify(one) }));
      index.add(stream, revision, position);
      return isCommitted ? position : ABORT;
    });
  return { env, streams, index, add };
}

test('what a commit that failed would have written is in no stream', async () => {
  const { env, index, add } = aloneIn(newDirectory());
  for (const isFirst of [true, false]) {
    const stream = isFirst ? 'note-1' : 'note-2';
    add(stream, 0, false);
    await nextTurn();
    // The next one comes before anybody heard of the failure.
    const position = add('note-other', isFirst ? 0 : 1, true);
    expect(position).toBe(isFirst ? 1 : 2);
    expect([index.positionAt(stream, 0), index.lastRevision(stream)]).toEqual([undefined, -1]);
    expect(index.positionsFrom('note-other', 0, 9)).toEqual(isFirst ? [1] : [1, 2]);
    index.committed();
    await nextTurn();
  }
  await env.close();
});

test('entries that cannot be written wait for the next time', async () => {
  const { env, streams, index, add } = aloneIn(newDirectory());
  let [failures, flushes] = [2, 0];
  const flushing = indexFlushing(index, async (upTo) => {
    flushes++;
    if (failures-- > 0) throw new Error('No space left on device');
    await env.transaction(() => index.entries(upTo, (key, value) => streams.putSync(key, value)));
  });
  for (const waiting of [1, 2, 0]) {
    flushing.committed(add('note-1', 2 - Math.max(failures, 0), true) as number);
    const before = failures;
    for (let tries = 0; tries < 200 && failures === before; tries++) await setTimeout(10);
    await setTimeout(50);
    expect(index.waiting()).toBe(waiting);
    expect(index.positionsFrom('note-1', 0, 9)).toHaveLength(index.lastRevision('note-1') + 1);
  }
  expect(index.positionsFrom('note-1', 0, 9)).toEqual([1, 2, 3]);
  expect([0, 1, 2].map((revision) => streams.get(['note-1', revision]))).toEqual([1, 2, 3]);
  // A repeat writes nothing.
  flushing.committed(3);
  await setTimeout(200);
  await flushing.close();
  expect(flushes).toBe(3);
  await env.close();
});

test('an event without a name, which is not in the index yet, stops whoever would need it, and is named by its place', async () => {
  const directory = newDirectory();
  const writer = await writerOf(directory);
  await writer.append('note-1', events(1), 'none');
  await writer.dieAfter('note-1', events(2), 0);
  await inFile(directory, (log) => log.putSync(3, log.get(3)!.replace('"stream"', '"strean"').replace('{', '[')));
  const store = lmdbEventStore(directory);
  await expect(read(store, 'note-1')).rejects.toMatchObject({ position: 3 });
  await expect(store.append('note-1', events(1), 1)).rejects.toMatchObject({ cause: expect.any(Unreadable) });
  const told: number[] = [];
  await expect(
    (async () => {
      for await (const batch of store.readAll(0)) told.push(...batch.events.map(({ position }) => position));
    })(),
  ).rejects.toBeInstanceOf(Unreadable);
  expect(told).toEqual([1, 2]);
  await store.close();
});
