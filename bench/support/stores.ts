// It says which stores the benchmarks are on, by the environment: each result is told with them.
import type { Stores } from '../method/rounds.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** It says why these variables name no stores that benchmarks can use, and is undefined when they do. */
export function refused({ EVENTSTORE_URL, EVENTSTORE_START }: Environment): string | undefined {
  if (EVENTSTORE_URL && !EVENTSTORE_START)
    return 'EVENTSTORE_URL names an event store that is there already, which would be for one college alone: say in EVENTSTORE_START how another one is started, or leave out both for the embedded store.';
  if (EVENTSTORE_START && !EVENTSTORE_URL)
    return 'EVENTSTORE_START says how an event store is started and not how it is reached: name an address in EVENTSTORE_URL, of which the port is replaced.';
  return undefined;
}
export const areOnServers = ({ EVENTSTORE_URL, MONGODB_URL }: Environment): boolean =>
  Boolean(EVENTSTORE_URL || MONGODB_URL);

/** It is for a benchmark that has a log alone. */
export const logStore = ({ EVENTSTORE_URL, EVENTSTORE_START }: Environment): { readonly log: string } => ({
  log: EVENTSTORE_URL ? `a server of its own (${EVENTSTORE_START})` : 'embedded',
});
/** It is for a whole college. The address of the documents goes without who enters there. */
export const storesOf = (env: Environment): Required<Stores> => ({
  ...logStore(env),
  documents: env['MONGODB_URL'] ? `server ${new URL(env['MONGODB_URL']).host}` : 'embedded',
});
export const embedded: Required<Stores> = { log: 'embedded', documents: 'embedded' };

/** It says them in words. */
export function told({ log, documents }: Stores): string {
  if (log === documents) return log ?? 'none';
  return [log && `log: ${log}`, documents && `documents: ${documents}`].filter(Boolean).join('; ');
}
