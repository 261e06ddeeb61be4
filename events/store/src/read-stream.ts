import type { EventStore, RecordedEvent, Revision } from './port.ts';

type Log = Pick<EventStore, 'read'>;

/** Events come one by one, for whoever looks at each event for itself; a long stream is still read in pages. */
export async function* eventsIn(store: Log, stream: string, from?: Revision): AsyncIterable<RecordedEvent> {
  for await (const page of store.read(stream, from)) yield* page;
}

/** Nothing but that one event is fetched; it is undefined when the stream does not go so far. */
export async function eventAt(store: Log, stream: string, revision: Revision): Promise<RecordedEvent | undefined> {
  for await (const [event] of store.read(stream, revision, 1)) return event;
  return undefined;
}
