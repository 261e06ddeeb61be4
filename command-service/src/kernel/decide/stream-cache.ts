import type { Codec } from '@paideia/store/codec.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import type { Appended, EventStore, NewEvent, Position, RecordedEvent } from '@paideia/store/port.ts';
import { evolve, type AnyDecider } from './decider.ts';
import { lastIds, type Asked, type Done, type IsFirst, type LastIds } from './last-ids.ts';
import { snapshots, type SnapshotRecords } from './snapshots.ts';

type Entry = {
  readonly decider: AnyDecider;
  readonly state: unknown;
  readonly revision: number;
  readonly position: number;
  /** How far the log was looked through when the stream was read. */
  readonly asOf: Position;
  // Shared by all entries of the stream: an id from beyond this entry's revision is in the stream all the same.
  readonly written: LastIds;
  /** The revision of which a snapshot was kept. */
  readonly snapshotAt: number;
};
/** A stream folded to its end; revision is -1 and position 0 when it has no events. */
export type Loaded = Pick<Entry, 'state' | 'revision' | 'position'> & {
  done(asked: Asked, isFirst: IsFirst): Promise<Done | undefined>;
  /** It takes what was appended behind it: whoever loads the stream next need not read that. */
  appended(events: readonly NewEvent[], at: Appended): Promise<void>;
};

type Limits = {
  readonly maxStreams?: number;
  readonly maxIds?: number;
  readonly leastIdsOfOne?: number;
  readonly maxSeen?: number;
  /** Snapshots are kept there; without them a stream is read from its first event. */
  readonly records?: SnapshotRecords;
};

/**
 * Folded streams, the least lately used dropped first. A load reads what is new in the stream, so nothing here is ever stale; whoever has just looked
 * through the log to its head knows already whether there is anything new.
 */
export function streamCache(
  store: EventStore,
  codec: Pick<Codec, 'decodeAll'>,
  { maxStreams = 5000, maxIds = 200_000, leastIdsOfOne = 2_000, maxSeen = 10_000, records }: Limits = {},
) {
  /** `size`: what it was counted as, for its ids may become more. */
  const entries = new Map<string, { readonly entry: Entry; readonly size: number }>();
  const kept = snapshots(records, store);
  let ids = 0;
  let clearings = 0;
  /** The last revision of the streams that had events lately; those up to `seenFrom` are no longer among them. */
  const seen = new Map<string, { readonly revision: number; readonly position: Position }>();
  let [seenFrom, looked]: [Position, Position] = [0, 0];

  /** An entry is as large as the ids that it has: the state of a long stream does not grow with it. The one that is kept stays, whatever it is. */
  function keep(stream: string, entry: Entry) {
    drop(stream);
    const size = entry.written.size();
    entries.set(stream, { entry, size });
    ids += size;
    for (const oldest of entries.keys()) {
      if (oldest === stream || (entries.size <= maxStreams && ids <= maxIds)) break;
      drop(oldest);
    }
  }
  function drop(stream: string) {
    ids -= entries.get(stream)?.size ?? 0;
    entries.delete(stream);
  }
  const known = (decider: AnyDecider, stream: string): Entry | undefined => {
    const entry = entries.get(stream)?.entry;
    return entry?.decider === decider ? entry : undefined;
  };

  /** Hears of every event, in order. */
  function saw(news: readonly Pick<RecordedEvent, 'stream' | 'revision' | 'position'>[]) {
    for (const { stream, revision, position } of news) {
      const before = seen.get(stream)?.revision ?? -1;
      seen.delete(stream);
      seen.set(stream, { revision: Math.max(before, revision), position });
      looked = Math.max(looked, position);
    }
    for (const [stream, { position }] of seen) {
      if (seen.size <= maxSeen) break;
      seen.delete(stream);
      seenFrom = Math.max(seenFrom, position);
    }
  }
  const isCurrent = (stream: string, { asOf, revision }: Entry) =>
    asOf >= seenFrom && (seen.get(stream)?.revision ?? -1) <= revision;

  /** `isLooked`: the log was looked through to its head a moment ago. */
  async function load(decider: AnyDecider, stream: string, isLooked = false): Promise<Loaded> {
    const [cleared, asOf] = [clearings, looked];
    const before = known(decider, stream);
    if (isLooked && before && isCurrent(stream, before)) return loadedOf(stream, before);
    let entry: Entry = { ...(before ?? (await begun(decider, stream, asOf))), asOf };
    for await (const page of store.read(stream, entry.revision + 1)) entry = await followed(entry, page, asOf);
    entry = await snapshotted(stream, entry);
    // What was read before everything was to be forgotten is not remembered afterwards.
    if (cleared === clearings) keep(stream, entry);
    return loadedOf(stream, entry, cleared);
  }
  const nothingOf = (decider: AnyDecider, asOf: Position): Entry => ({
    decider,
    state: decider.initial,
    revision: -1,
    position: 0,
    asOf,
    written: lastIds(leastIdsOfOne),
    snapshotAt: -1,
  });
  async function begun(decider: AnyDecider, stream: string, asOf: Position): Promise<Entry> {
    const nothing = nothingOf(decider, asOf);
    const found = await kept.of(decider, stream);
    if (!found) return nothing;
    const { state, revision, position } = found;
    return { ...nothing, state, revision, position, written: lastIds(leastIdsOfOne, found), snapshotAt: revision };
  }
  async function followed(from: Entry, news: readonly RecordedEvent[], asOf: Position): Promise<Entry> {
    const { decider, written } = from;
    const { revision, position } = news.at(-1) ?? from;
    let { state } = from;
    for (const event of await codec.decodeAll(news.filter(isOwn))) {
      state = evolve(decider, state, event);
      written.add(event);
    }
    return { ...from, state, revision, position, asOf };
  }
  const snapshotted = async (stream: string, entry: Entry): Promise<Entry> => ({
    ...entry,
    snapshotAt: await kept.keep(entry.decider, stream, entry),
  });
  const loadedOf = (stream: string, entry: Entry, cleared = clearings, lookedBefore = looked): Loaded => ({
    state: entry.state,
    revision: entry.revision,
    position: entry.position,
    done: (asked, isFirst) => entry.written.done(store, stream, asked, isFirst),
    async appended(events, { revision, position }) {
      // It was there before: an earlier try has written it, perhaps in other words.
      if (position <= lookedBefore || revision !== entry.revision + events.length) return;
      const first = entry.revision + 1;
      const stored = events.map(
        (event, n) => JSON.parse(JSON.stringify({ stream, revision: first + n, position, ...event })) as RecordedEvent,
      );
      // The append had its place behind this entry, so up to there nothing else is in the stream.
      const later = await snapshotted(stream, await followed(entry, stored, position));
      if (cleared === clearings && (entries.get(stream)?.entry.revision ?? -1) < revision) keep(stream, later);
    },
  });

  return {
    load,
    /** A stream as it is before its first event, by the caller's word. */
    absent: (decider: AnyDecider, stream: string): Loaded => loadedOf(stream, nothingOf(decider, looked)),
    /** Whether it was read before, so that only what is new since then would be. */
    knows: (decider: AnyDecider, stream: string): boolean => known(decider, stream) !== undefined,
    saw,
    clear: () => (entries.clear(), clearings++, void (ids = 0)),
  };
}
export type StreamCache = ReturnType<typeof streamCache>;
