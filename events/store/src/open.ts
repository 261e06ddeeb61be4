import { ownEvents, type SharedEventStore } from './own-events.ts';
import type { Warn } from './port.ts';

/** The log is on EventStoreDB when there is a `url`, else it is the embedded one in `dataDir`, which one process opens for writing and all others `readOnly`. */
export async function openEventStore({
  dataDir,
  url,
  readOnly = false,
  warn = console.warn,
}: {
  dataDir: string;
  url?: string | undefined;
  readOnly?: boolean;
  warn?: Warn;
}): Promise<SharedEventStore> {
  // It is loaded when it is chosen: the server's client takes 30 MB and a fifth of a second in every service.
  if (url) return ownEvents((await import('./eventstoredb/esdb-event-store.ts')).esdbEventStore(url, { warn }), warn);
  // Nobody else writes to the embedded log.
  return {
    ...(await import('./lmdb/lmdb-event-store.ts')).lmdbEventStore(dataDir, { readOnly }),
    foreignEvents: () => 0,
  };
}
