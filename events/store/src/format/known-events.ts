import { isOwn } from '../own-events.ts';
import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { laterEvent, type LaterRelease, type Versions } from './format.ts';

const versionOf = ({ meta }: RecordedEvent) => (meta as { readonly schemaVersion: number }).schemaVersion;
const isLater = (known: Versions) => (event: RecordedEvent) =>
  isOwn(event) && versionOf(event) > (known[event.type] ?? 0);

/** This is the log as it is, for whoever goes through all of it, and tells afterwards the first event in it that this release does not know. */
export function notingLater(
  store: EventStore,
  known: Versions,
): { readonly store: EventStore; later(): LaterRelease | undefined } {
  let later: LaterRelease | undefined;
  return {
    store: {
      ...store,
      async *readAll(...args) {
        for await (const batch of store.readAll(...args)) {
          const event = later ? undefined : batch.events.find(isLater(known));
          if (event) later = laterEvent(event, versionOf(event));
          yield batch;
        }
      },
    },
    later: () => later,
  };
}

/**
 * This is the log of a reader who must skip nothing: at the first event of a type or version that this release does not know it ends with `LaterRelease`, and what stands before it is given out. `onLater` hears of it
 * once, for it is nothing to try again.
 */
export function knownEvents<S extends Pick<EventStore, 'read' | 'readAll' | 'subscribe'>>(
  store: S,
  known: Versions,
  onLater: (error: LaterRelease) => void = () => {},
): S {
  let isTold = false;
  function end(event: RecordedEvent): never {
    const error = laterEvent(event, versionOf(event));
    if (!isTold) onLater(error);
    isTold = true;
    throw error;
  }
  async function* checked(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
    for await (const batch of batches) {
      const at = batch.events.findIndex(isLater(known));
      if (at < 0) {
        yield batch;
        continue;
      }
      const events = batch.events.slice(0, at);
      if (events.length > 0) yield { events, position: events.at(-1)!.position };
      end(batch.events[at]!);
    }
  }
  return {
    ...store,
    async *read(...args: Parameters<EventStore['read']>) {
      for await (const page of store.read(...args)) {
        const later = page.find(isLater(known));
        if (later) end(later);
        yield page;
      }
    },
    readAll: (...args: Parameters<EventStore['readAll']>) => checked(store.readAll(...args)),
    subscribe: (...args: Parameters<EventStore['subscribe']>) => checked(store.subscribe(...args)),
  };
}
