import { mkdirSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { open } from 'lmdb';
import { doorbell } from '../doorbell.ts';
import { categoryIn, clock, entryOf } from './entry.ts';
import { committed } from './failed-commits.ts';
import { outgrowsMemory } from './read-ahead.ts';
import { fewInARow, recordedEvents, type Log, type Streams } from './recorded-events.ts';
import { lifetime } from '../lifetime.ts';
import { preallocate } from './preallocation.ts';
import {
  check,
  checkStream,
  isPlace,
  isRepeat,
  StoreUnavailable,
  StreamConflict,
  UnknownPosition,
  type Appended,
  type Batch,
  type Checked,
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
  if (!readOnly) preallocate(env, path);
  const life = lifetime(async () => {
    bell.close();
    await env.close();
  });

  const { recorded, at: eventsAt, run } = recordedEvents(log, streams);
  const timestamp = clock();
  /** It is the position of the last event that this process wrote; unknown at first, and again once a commit has failed. */
  let head: Position | undefined;
  const lastWritten = (): Position => {
    for (const position of log.getKeys({ reverse: true, limit: 1 })) return position;
    return 0;
  };
  const lastPosition = (): Position => head ?? lastWritten();
  /** Two looks at keys that are known cost a third of a search for the last one. */
  const isAt = (stream: string, revision: Revision): boolean =>
    (revision < 0 || streams.get([stream, revision]) !== undefined) &&
    streams.get([stream, revision + 1]) === undefined;
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

  /** It must not throw half-way: a transaction keeps what was written before the throw. */
  function write(stream: string, events: readonly Checked[], expected: Revision | 'none'): Appended | StreamConflict {
    const before = expected === 'none' ? -1 : expected;
    if (!isAt(stream, before)) {
      const found = events.map((_, i) => at(stream, before + 1 + i));
      const last = found.at(-1);
      if (last && isRepeat(found, events)) return { revision: last.revision, position: last.position };
      const revision = lastRevision(stream);
      return new StreamConflict(stream, expected, revision < 0 ? 'none' : revision);
    }

    let [revision, position] = [before, lastPosition()];
    const now = timestamp();
    for (const event of events) {
      streams.putSync([stream, ++revision], ++position);
      log.putSync(position, entryOf(stream, revision, now, event), { append: true });
    }
    head = position;
    return { revision, position };
  }

  async function commit<T>(work: () => T): Promise<T> {
    try {
      return await committed(env, env.transaction(work));
    } catch (cause) {
      head = undefined;
      throw new StoreUnavailable('unknown', { cause });
    }
  }

  /** Every look is at the newest commit, not at the one of the look before. */
  function look() {
    life.assertOpen();
    env.resetReadTxn();
  }
  function assertGivenOut(position: Position) {
    look();
    if (position !== 0 && !(isPlace(position) && log.doesExist(position))) throw new UnknownPosition(position);
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
    if (categories?.length === 0) return { events: [], position: Math.max(after, lastWritten()) };
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
    append(stream, events, expected) {
      return life.run(async () => {
        if (readOnly) throw new StoreUnavailable('no', { cause: new Error('opened for reading only') });
        const wanted = check(stream, events, expected);
        const outcome = await commit(() => write(stream, wanted, expected));
        if (outcome instanceof StreamConflict) throw outcome;
        bell.ring();
        return outcome;
      });
    },

    async *read(stream, from = 0, limit = Infinity) {
      checkStream(stream, from);
      for (const end = from + limit; from < end;) {
        const page = pageOf(stream, from, Math.min(end - from, batchSize));
        if (page.length === 0) return;
        yield page;
        from += page.length;
      }
    },

    async *readAll(after, { categories, signal } = {}) {
      assertGivenOut(after);
      for (let batch; !signal?.aborted && (batch = scan(after, categories)).position > after; after = batch.position) {
        yield batch;
        await nextTurn(); // A look never waits for anything, and a long log would let nobody else run.
      }
    },

    async *subscribe(after, { categories, signal } = {}) {
      assertGivenOut(after);
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
