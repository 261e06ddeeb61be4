// Where a college is: in a directory, and where MONGODB_URL and EVENTSTORE_URL are set, on servers of its own.
import { migrate } from '../../../scripts/migrate/migrate.ts';
import { newServers, type Servers } from '../../support/servers.ts';

/** The run is on servers too: what is about the bytes of the embedded files says nothing more there. */
export const isOnServer = Boolean(process.env['MONGODB_URL']);
const places = new Map<string, Servers>();
/** A lease ends soon enough for a test; on the server nobody knows that its holder was killed. */
const leaseMs = '1500';

/** Moves a college to servers, as an operator does; `database` is another than that of MONGODB_URL. Its read models are built when it starts. */
export async function toServer(dataDir: string, database?: string): Promise<void> {
  if (!isOnServer && database === undefined) return;
  const servers = database === undefined ? await newServers() : alone(database);
  const { EVENTSTORE_URL, MONGODB_URL } = servers.env;
  await migrate({ dataDir, mongoUrl: MONGODB_URL, eventStoreUrl: EVENTSTORE_URL || undefined });
  places.set(dataDir, servers);
}
function alone(address: string): Servers {
  const url = new URL(address);
  url.pathname = `faults-${crypto.randomUUID().slice(0, 8)}`;
  return { env: { EVENTSTORE_URL: '', MONGODB_URL: url.href }, stop: async () => {} };
}
export const leave = (dataDir: string): Promise<void> => places.get(dataDir)?.stop() ?? Promise.resolve();
/** What a process needs in its environment to find the stores of a college. */
export const storesOf = (dataDir: string): Readonly<Record<string, string>> => {
  const place = places.get(dataDir);
  return place ? { ...place.env, LEASE_MS: leaseMs } : { EVENTSTORE_URL: '', MONGODB_URL: '' };
};
