import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Codec } from '@paideia/store/codec.ts';
import {
  StoreUnavailable,
  UnknownPosition,
  type EventStore,
  type Filter,
  type Position,
  type RecordedEvent,
} from '@paideia/store/port.ts';

/** `broken`: why an event could not be read, by its position; its place in `events` is kept, so that it can be parked. */
export type ReadBatch = {
  readonly events: readonly Recorded[];
  readonly broken: ReadonlyMap<Position, string>;
  readonly position: Position;
};
/** The log as projections read it: decoded, from a position on. Events of other types than those that are named are passed over, and not decoded. */
export type Log = {
  subscribe(after: Position, filter: Filter & { readonly types?: ReadonlySet<string> }): AsyncIterable<ReadBatch>;
  /** The position of the last event; 0 of an empty log. It is looked for from `near` on, which saves a long log from being read through. */
  head(near?: Position): Promise<Position>;
};
type CountedLog = Log & {
  /** It answers how many events there are after each position; they are looked for up to `mostCounted`, which then means "or more". Positions have gaps, so they cannot be subtracted. */
  countAfter(positions: readonly Position[]): Promise<readonly number[]>;
};
export const mostCounted = 5_000;

/** Joins the log and its codec. One event that cannot be read does not hide its neighbours, and one that several subscriptions share is decoded once. */
export function logOf(
  store: Pick<EventStore, 'subscribe' | 'readAll'>,
  { decode, decodeAll }: Pick<Codec, 'decode' | 'decodeAll'>,
): CountedLog {
  let known: Position = 0;
  // It is kept with the event, and goes with it: a WeakMap of all that is on its way costs the collector a sixth of a rebuild.
  const reading = Symbol('reading');
  type Shared = RecordedEvent & { [reading]?: Recorded };
  const unreadable = new WeakMap<RecordedEvent, string>();
  let isAnyUnreadable = false;

  async function oneByOne(events: readonly Shared[]): Promise<void> {
    for (const event of events)
      try {
        event[reading] = await decode(event);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error; // The keys cannot be read for now, which says nothing about the event.
        isAnyUnreadable = true;
        unreadable.set(event, error instanceof Error ? error.message : String(error));
        event[reading] = event as unknown as Recorded; // Its rows are not run: it only has to be named.
      }
  }
  async function readNow(events: readonly Shared[]): Promise<Pick<ReadBatch, 'events' | 'broken'>> {
    const others = events.filter((event) => event[reading] === undefined);
    if (others.length > 0)
      await decodeAll(others).then(
        (all) => others.forEach((event, n) => (event[reading] = all[n]!)),
        () => oneByOne(others),
      );
    const broken = new Map<Position, string>();
    if (isAnyUnreadable)
      for (const event of events) if (unreadable.has(event)) broken.set(event.position, unreadable.get(event)!);
    return { events: events.map((event) => event[reading]!), broken };
  }
  /** One after the other: who shares events with others finds decoded what they have read. */
  let before: Promise<unknown> = Promise.resolve();
  function read(events: readonly RecordedEvent[]): ReturnType<typeof readNow> {
    const found = before.then(() => readNow(events));
    before = found.catch(() => undefined);
    return found;
  }

  async function countBetween(after: Position, end: Position, most: number): Promise<number> {
    let count = 0;
    try {
      for await (const { events, position } of store.readAll(after)) {
        count += events.filter((event) => event.position <= end).length;
        if (position >= end || count >= most) break;
      }
    } catch (error) {
      if (!(error instanceof UnknownPosition)) throw error;
      return most; // It is a position of another log, whose read model is built anew.
    }
    return count;
  }

  let looking: Promise<Position> = Promise.resolve(0);
  let next: Promise<Position> | undefined;
  async function look(): Promise<Position> {
    try {
      for await (const { position } of store.readAll(known, { categories: [] })) known = position;
    } catch (error) {
      if (!(error instanceof UnknownPosition)) throw error;
      known = 0; // An older copy of the log took its place.
      return look();
    }
    return known;
  }

  return {
    async *subscribe(after, { types, ...filter }) {
      for await (const { events, position } of store.subscribe(after, filter))
        yield { position, ...(await read(types ? events.filter(({ type }) => types.has(type)) : events)) };
    },
    async countAfter(positions) {
      const counts = new Map<Position, number>();
      let [count, end] = [0, await this.head()];
      // From the end backwards, so that one that is far behind does not hide how near the others are.
      for (const place of [...new Set(positions)].sort((a, b) => b - a)) {
        if (place < end && count < mostCounted)
          count = Math.min(mostCounted, count + (await countBetween(place, end, mostCounted - count)));
        counts.set(place, count);
        end = Math.min(end, place);
      }
      return positions.map((place) => counts.get(place)!);
    },
    head(near = 0) {
      known = Math.max(known, near);
      // Who asks while somebody looks waits for the look after that one, together with all who came meanwhile: at a start that is every read model.
      next ??= looking
        .catch(() => undefined)
        .then(() => {
          next = undefined;
          return (looking = look());
        });
      return next;
    },
  };
}

const pieceSize = 500;
/** The log up to a position and no further, in small pieces, between which the other work of the process goes on. Its subscription ends there. */
export const logUpTo = (
  store: Pick<EventStore, 'readAll'>,
  codec: Pick<Codec, 'decode' | 'decodeAll'>,
  end: Position,
): Log => {
  async function* subscribe(after: Position, filter?: Filter) {
    if (after >= end) return;
    for await (const batch of store.readAll(after, filter)) {
      const [wanted, position] = [batch.events.filter((event) => event.position <= end), Math.min(batch.position, end)];
      for (let n = 0; n === 0 || n < wanted.length; n += pieceSize) {
        const events = wanted.slice(n, n + pieceSize);
        yield { events, position: n + pieceSize < wanted.length ? events.at(-1)!.position : position };
        await nextTurn();
      }
      if (batch.position >= end) return;
    }
  }
  return logOf({ readAll: (after, filter) => store.readAll(after, filter), subscribe }, codec);
};
