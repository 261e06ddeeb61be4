import { mkdirSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { open } from 'lmdb';
import { doorbell } from '../doorbell.ts';
import { acknowledged, acknowledgedFile } from './acknowledged.ts';
import { categoryIn } from './entry.ts';
import { lmdbAppends } from './lmdb-appends.ts';
import { outgrowsMemory } from './read-ahead.ts';
import { fewInARow, recordedEvents, type Log, type Streams } from './recorded-events.ts';
import { lifetime } from '../lifetime.ts';
import { preallocate } from './preallocation.ts';
import {
  checkStream,
  isPlace,
  StoreUnavailable,
  UnknownPosition,
  type Batch,
  type EventStore,
  type Position,
  type RecordedEvent,
  type Revision,
} from '../port.ts';

/** They are so few that a batch is garbage before the collector would have to move it. */
const batchSize = 1000;

/**
 * The log lies in `directory/events.mdb`. Exactly one process opens it for writing; readers open it `readOnly`, after the writer made the files. `mapSize` is
 * the address space in bytes, the most that the file can grow to.
 */
export function lmdbEventStore(directory: string, { mapSize = 64 * 2 ** 30, readOnly = false } = {}): EventStore {
  mkdirSync(directory, { recursive: true });
  const path = `${directory}/events.mdb`;
  // Without overlapping sync a commit is on disk before any process can see it. The library's types leave out reading ahead.
  const noReadAhead = outgrowsMemory(path);
  const options = { path, noSubdir: true, overlappingSync: false, mapSize, maxDbs: 2, readOnly, noReadAhead };
  const env = open(options);
  const log: Log = env.openDB({ name: 'log', encoding: 'string' });
  const streams: Streams = env.openDB({ name: 'streams', encoding: 'ordered-binary' });
  const bell = doorbell(`${directory}/events.bell`);
  const told = acknowledged(`${directory}/${acknowledgedFile}`);
  if (!readOnly) {
    preallocate(env, path);
    bell.ring(); // Whoever wrote before may have been killed before it rang.
  }

  const { recorded, at: eventsAt, run } = recordedEvents(log, streams);
  const lastPosition = (): Position => {
    for (const position of log.getKeys({ reverse: true, limit: 1 })) return position;
    return 0;
  };
  const lastRevision = (stream: string): Revision => {
    for (const [, revision] of streams.getKeys({
      start: [stream, Infinity],
      end: [stream, -1],
      reverse: true,
      limit: 1,
    }))
      return revision;
    return -1;
  };
  const at = (stream: string, revision: Revision): RecordedEvent | undefined => {
    const position = streams.get([stream, revision]);
    return position === undefined ? undefined : recorded(position, log.get(position)!);
  };

  const appends = readOnly
    ? undefined
    : lmdbAppends(
        env,
        { log, streams },
        {
          path: `${directory}/events.wal`,
          looks: { renew: () => env.resetReadTxn(), at, lastRevision, lastPosition },
          told,
          onCommit: bell.ring,
        },
      );
  const life = lifetime(async () => {
    await appends?.close();
    bell.close();
    told.close();
    await env.close();
  });

  let seen: Position = 0;
  /** What was acknowledged stands in LMDB a moment later. A process that only reads waits no more than so many ms for one that writes, which may be gone. */
  async function caughtUp(stream?: string, patience = 1_000): Promise<void> {
    if (appends) return appends.untilSeen(stream);
    life.assertOpen();
    const wanted = told.position();
    for (const end = performance.now() + patience; seen < wanted && performance.now() < end;) {
      look();
      seen = lastPosition();
      if (seen < wanted) await delay(1);
    }
    seen = Math.max(seen, wanted);
  }
  /** Every look is at the newest commit, not at the one of the look before. */
  function look() {
    life.assertOpen();
    env.resetReadTxn();
  }
  function isGivenOut(position: Position): boolean {
    look();
    return position === 0 || (isPlace(position) && log.doesExist(position));
  }
  async function assertGivenOut(position: Position): Promise<void> {
    if (isGivenOut(position)) return;
    await caughtUp();
    if (!isGivenOut(position)) throw new UnknownPosition(position);
  }
  function pageOf(stream: string, from: Revision, limit: number): RecordedEvent[] {
    look();
    // A look at a known key takes a third of one for a range.
    if (limit === 1) return [at(stream, from)].filter((event) => event !== undefined);
    // Positions only rise, so where the first and the last of a page are as far apart as their revisions, all between them stand in a row.
    const last = Math.min(lastRevision(stream), from + limit - 1);
    const first = last - from < fewInARow ? undefined : streams.get([stream, from]);
    if (first !== undefined && streams.get([stream, last]) === first + last - from) return run(first, last - from + 1);
    const places = streams.getRange({ start: [stream, from], end: [stream, Infinity], limit });
    // What stands before one that cannot be read is given out; the next page begins at it.
    return eventsAt([...places.map(({ value }) => value)]);
  }
  function scan(after: Position, categories: readonly string[] | undefined): Batch {
    look();
    // Whoever wants no event asks how far the log goes: that is the last key, however long the log is.
    if (categories?.length === 0) return { events: [], position: Math.max(after, lastPosition()) };
    const events: RecordedEvent[] = [];
    let position = after;
    for (const { key, value } of log.getRange({ start: after + 1, limit: batchSize })) {
      if (!categories || categories.includes(categoryIn(value)))
        try {
          events.push(recorded(key, value));
        } catch (error) {
          if (position === after) throw error;
          break; // What stands before it is given out; the next look begins at it.
        }
      position = key;
    }
    return { events, position };
  }

  return {
    append: (stream, events, expected) =>
      life.run(async () => {
        if (!appends) throw new StoreUnavailable('no', { cause: new Error('opened for reading only') });
        return appends.append(stream, events, expected);
      }),

    async *read(stream, from = 0, limit = Infinity) {
      checkStream(stream, from);
      await caughtUp(stream);
      for (const end = from + limit; from < end;) {
        const page = pageOf(stream, from, Math.min(end - from, batchSize));
        if (page.length === 0) return;
        yield page;
        from += page.length;
      }
    },

    async *readAll(after, { categories, signal } = {}) {
      await caughtUp();
      await assertGivenOut(after);
      for (let batch; !signal?.aborted && (batch = scan(after, categories)).position > after; after = batch.position) {
        yield batch;
        await nextTurn(); // A look never waits for anything, and a long log would let nobody else run.
      }
    },

    async *subscribe(after, { categories, signal } = {}) {
      await assertGivenOut(after);
      const end = life.end(signal);
      while (!end.aborted) {
        const rung = bell.listen();
        const batch = scan(after, categories);
        if (batch.position > after) {
          yield batch;
          await nextTurn();
        } else await rung(end);
        after = batch.position;
      }
    },

    close: life.close,
  };
}
