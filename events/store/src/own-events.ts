import type { Batch, EventStore, RecordedEvent, Warn } from './port.ts';

/** A server's log may be written to by other programs as well. What carries none of our metadata is not ours. */
export const isOwn = ({ meta }: Pick<RecordedEvent, 'meta'>): boolean =>
  typeof (meta as { readonly schemaVersion?: unknown } | null | undefined)?.schemaVersion === 'number';

export type SharedEventStore = EventStore & {
  /** Answers how many events of others were passed over, as the reader that came farthest met them. */
  foreignEvents(): number;
};

/**
 * This is the log without what others wrote to it. A stream is still read whole, for its revisions count every event; who folds one asks `isOwn`. `warn` hears
 * once that there are others.
 */
export function ownEvents(store: EventStore, warn: Warn): SharedEventStore {
  let [count, farthest] = [0, 0];
  function note({ stream, type, position }: RecordedEvent) {
    if (position <= farthest) return;
    farthest = position;
    if (++count === 1)
      warn('another program writes to this log: what it wrote is passed over', { stream, type, position });
  }
  async function* own(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
    for await (const { events, position } of batches) {
      const foreign = events.filter((event) => !isOwn(event));
      foreign.forEach(note);
      yield { events: foreign.length > 0 ? events.filter(isOwn) : events, position };
    }
  }
  return {
    append: store.append,
    read: store.read,
    readAll: (...args) => own(store.readAll(...args)),
    subscribe: (...args) => own(store.subscribe(...args)),
    close: store.close,
    foreignEvents: () => count,
  };
}

/** Others write to this log and we never have: most likely the address is a wrong one. */
export class ForeignLog extends Error {}

/** @throws ForeignLog */
export async function assertOwnLog(log: SharedEventStore): Promise<void> {
  for await (const { events } of log.readAll(0)) if (events.length > 0) return;
  if (log.foreignEvents() > 0)
    throw new ForeignLog(
      'The event store at EVENTSTORE_URL holds the events of another program and none of Paideia. Give an event store of its own, or SHARED_LOG=yes to use this one beside the other program.',
    );
}
