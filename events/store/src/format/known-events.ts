import { isOwn } from '../own-events.ts';
import type { Batch, EventStore, RecordedEvent } from '../port.ts';
import { laterEvent, type LaterRelease, type Versions } from './format.ts';

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
  const versionOf = ({ meta }: RecordedEvent) => (meta as { readonly schemaVersion: number }).schemaVersion;
  const isLater = (event: RecordedEvent) => isOwn(event) && versionOf(event) > (known[event.type] ?? 0);
  function end(event: RecordedEvent): never {
    const error = laterEvent(event, versionOf(event));
    if (!isTold) onLater(error);
    isTold = true;
    throw error;
  }
  async function* checked(batches: AsyncIterable<Batch>): AsyncIterable<Batch> {
    for await (const batch of batches) {
      const at = batch.events.findIndex(isLater);
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
        const later = page.find(isLater);
        if (later) end(later);
        yield page;
      }
    },
    readAll: (...args: Parameters<EventStore['readAll']>) => checked(store.readAll(...args)),
    subscribe: (...args: Parameters<EventStore['subscribe']>) => checked(store.subscribe(...args)),
  };
}
