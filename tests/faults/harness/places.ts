// Where a college is: in a directory, and with MONGODB_URL all but the log in a database of its own on that server.
import { randomUUID } from 'node:crypto';
import { migrate } from '../../../scripts/migrate/migrate.ts';

const server = process.env['MONGODB_URL'];
const databases = new Map<string, string>();
/** The run is on a server too: what is about the bytes of the embedded files says nothing more there. */
export const isOnServer = server !== undefined && server !== '';
/** A lease ends soon enough for a test; on the server nobody knows that its holder was killed. */
const leaseMs = '1500';

/** Moves a college to a new database, as an operator does. Its read models are built when it starts. */
export async function toServer(dataDir: string, of = server): Promise<void> {
  if (of === undefined || of === '') return;
  const url = new URL(of);
  url.pathname = `faults-${randomUUID().slice(0, 8)}`;
  await migrate({ dataDir, mongoUrl: url.href });
  databases.set(dataDir, url.href);
}
/** What a process needs in its environment to find the stores of a college. */
export const storesOf = (dataDir: string): Readonly<Record<string, string>> => {
  const url = databases.get(dataDir);
  return url === undefined ? { MONGODB_URL: '' } : { MONGODB_URL: url, LEASE_MS: leaseMs };
};
