import type { Codec } from '@paideia/store/codec.ts';
import { isOwn } from '@paideia/store/own-events.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
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
  // Shared by all entries of the stream and only ever added to: an id from beyond this entry's revision is in the stream all the same.
  readonly written: Map<string, Written>;
};
/** A stream folded to its end; revision is -1 and position 0 when it has no events. */
export type Loaded = Pick<Entry, 'state' | 'revision' | 'position'> & {
  done(commandId: string, step: string | number): Done | undefined;
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

/** Folded streams, the least lately used dropped first. Every load reads what is new in the stream, so nothing here is ever stale. */
export function streamCache(
  store: EventStore,
  codec: Pick<Codec, 'decodeAll'>,
  { maxStreams = 5000, maxEvents = 200_000 } = {},
) {
  const entries = new Map<string, Entry>();
  let events = 0;
  let clearings = 0;

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

  async function load(decider: AnyDecider, stream: string): Promise<Loaded> {
    const seen = clearings;
    const known = entries.get(stream);
    const from: Entry =
      known?.decider === decider
        ? known
        : { decider, state: decider.initial, revision: -1, position: 0, written: new Map() };
    const news: RecordedEvent[] = [];
    for await (const event of store.read(stream, from.revision + 1)) news.push(event);
    const { revision, position } = news.at(-1) ?? from;
    let { state } = from;
    for (const event of await codec.decodeAll(news.filter(isOwn))) {
      state = evolve(decider, state, event);
      from.written.set(event.id, {
        revision: event.revision,
        position: event.position,
        actor: actorOf(event.meta),
        payloadHash: event.meta.payloadHash,
      });
    }
    const entry: Entry = { decider, state, revision, position, written: from.written };
    // What was read before everything was to be forgotten is not remembered afterwards.
    if (revision >= 0 && seen === clearings) keep(stream, entry);
    return { state, revision, position, done: (commandId, step) => done(entry, commandId, step) };
  }

  return { load, clear: () => (entries.clear(), clearings++, void (events = 0)) };
}
export type StreamCache = ReturnType<typeof streamCache>;
