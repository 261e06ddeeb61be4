import type { Codec } from '@paideia/store/codec.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import type { Appended, EventStore, NewEvent, Position, RecordedEvent } from '@paideia/store/port.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Metadata } from '@paideia/events/kernel/metadata.ts';
import { evolve, type AnyDecider } from './decider.ts';

type Written = {
  readonly revision: number;
  readonly position: number;
  readonly actor: string;
  readonly payloadHash: string;
};
/** What an earlier command with the same id has written. */
export type Done = Written & { readonly ids: readonly string[] };
type Entry = {
  readonly decider: AnyDecider;
  readonly state: unknown;
  readonly revision: number;
  readonly position: number;
  /** How far the log was looked through when the stream was read. */
  readonly asOf: Position;
  // Shared by all entries of the stream and only ever added to: an id from beyond this entry's revision is in the stream all the same.
  readonly written: Map<string, Written>;
};
/** A stream folded to its end; revision is -1 and position 0 when it has no events. */
export type Loaded = Pick<Entry, 'state' | 'revision' | 'position'> & {
  done(commandId: string, step: string | number): Done | undefined;
  /** What was appended behind it: whoever loads the stream next need not read that. */
  appended(events: readonly NewEvent[], at: Appended): Promise<void>;
};

/** Ids of events derive from the command, its step and their place, so a repeat is recognised in the stream itself. */
export const eventIdOf = (commandId: string, step: string | number, index: number): string =>
  uuidFrom(commandId, step, index);

/** Who sent a command, as one text: an impersonated person is not the person. */
export const actorOf = ({ actorId, impersonatedUserId }: Pick<Metadata, 'actorId' | 'impersonatedUserId'>): string =>
  [actorId ?? '', impersonatedUserId ?? []].flat().join('>');

function done({ written }: Entry, commandId: string, step: string | number): Done | undefined {
  const ids: string[] = [];
  let last: Written | undefined;
  for (
    let id = eventIdOf(commandId, step, 0), found = written.get(id);
    found;
    id = eventIdOf(commandId, step, ids.length), found = written.get(id)
  ) {
    ids.push(id);
    last = found;
  }
  return last && { ...last, ids };
}

/**
 * Folded streams, the least lately used dropped first. A load reads what is new in the stream, so nothing here is ever stale; whoever has just looked
 * through the log to its head knows already whether there is anything new.
 */
export function streamCache(
  store: EventStore,
  codec: Pick<Codec, 'decodeAll'>,
  { maxStreams = 5000, maxEvents = 200_000, maxSeen = 10_000 } = {},
) {
  const entries = new Map<string, Entry>();
  let events = 0;
  let clearings = 0;
  /** The last revision of the streams that had events lately; those up to `seenFrom` are no longer among them. */
  const seen = new Map<string, { readonly revision: number; readonly position: Position }>();
  let [seenFrom, looked]: [Position, Position] = [0, 0];

  function keep(stream: string, entry: Entry) {
    drop(stream);
    entries.set(stream, entry);
    events += entry.revision + 1;
    for (const oldest of entries.keys()) {
      if (entries.size <= maxStreams && events <= maxEvents) break;
      drop(oldest);
    }
  }
  function drop(stream: string) {
    const entry = entries.get(stream);
    if (entry) events -= entry.revision + 1;
    entries.delete(stream);
  }

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
    const known = entries.get(stream);
    if (isLooked && known?.decider === decider && isCurrent(stream, known)) return loadedOf(stream, known);
    const from = known?.decider === decider ? known : nothingOf(decider, asOf);
    let entry: Entry = { ...from, asOf };
    for await (const page of store.read(stream, from.revision + 1)) entry = await followed(entry, page, asOf);
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
    written: new Map(),
  });
  async function followed(from: Entry, news: readonly RecordedEvent[], asOf: Position): Promise<Entry> {
    const { decider, written } = from;
    const { revision, position } = news.at(-1) ?? from;
    let { state } = from;
    for (const event of await codec.decodeAll(news.filter(isOwn))) {
      state = evolve(decider, state, event);
      written.set(event.id, {
        revision: event.revision,
        position: event.position,
        actor: actorOf(event.meta),
        payloadHash: event.meta.payloadHash,
      });
    }
    return { decider, state, revision, position, asOf, written };
  }
  const loadedOf = (stream: string, entry: Entry, cleared = clearings, lookedBefore = looked): Loaded => ({
    state: entry.state,
    revision: entry.revision,
    position: entry.position,
    done: (commandId, step) => done(entry, commandId, step),
    async appended(events, { revision, position }) {
      // It was there before: an earlier try has written it, perhaps in other words.
      if (position <= lookedBefore || revision !== entry.revision + events.length) return;
      const first = entry.revision + 1;
      const stored = events.map(
        (event, n) => JSON.parse(JSON.stringify({ ...event, stream, revision: first + n, position })) as RecordedEvent,
      );
      // The append had its place behind this entry, so up to there nothing else is in the stream.
      const later = await followed(entry, stored, position);
      if (cleared === clearings && (entries.get(stream)?.revision ?? -1) < revision) keep(stream, later);
    },
  });

  return {
    load,
    /** A stream as it is before its first event, by the caller's word. */
    absent: (decider: AnyDecider, stream: string): Loaded => loadedOf(stream, nothingOf(decider, looked)),
    /** Whether it was read before, so that only what is new since then would be. */
    knows: (decider: AnyDecider, stream: string): boolean => entries.get(stream)?.decider === decider,
    saw,
    clear: () => (entries.clear(), clearings++, void (events = 0)),
  };
}
export type StreamCache = ReturnType<typeof streamCache>;
