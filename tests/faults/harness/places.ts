// A college is in a directory or, where MONGODB_URL and EVENTSTORE_URL are set, on servers of its own.
import { cpus, loadavg } from 'node:os';
import { migrate } from '../../../scripts/migrate/migrate.ts';
import { newServers, type Servers } from '../../support/servers.ts';

/** It says that the run is on servers. */
export const hasDocumentServer = Boolean(process.env['MONGODB_URL']);
export const hasLogServer = Boolean(process.env['EVENTSTORE_URL'] && process.env['EVENTSTORE_START']);
/** It says why a fault that is about the bytes of the embedded log's file is left out on servers, or what else is missing. */
export const inLogFile = (missing?: () => string | undefined) => () =>
  hasLogServer ? 'it is about the file of the embedded log' : missing?.();
const places = new Map<string, Servers>();
/** It says how many times longer than beside the other parts of the suite something takes here and now; it is at least 1. */
export const timesLonger = (): number => Math.max(1, loadavg()[0]! / cpus().length / 3);
/**
 * A lease ends soon enough for a test; on the server nobody knows that its holder was killed. Where other work has most of the processor a service stands
 * still for longer than that again and again, and would lose each lease before it has done anything under it: there a lease is as much longer.
 */
const leaseMs = () => Math.round(1_500 * timesLonger());
const leases = new Map<string, number>();
/** The others wait so long for an instance that is gone. */
export const leaseOf = (dataDir: string): number => leases.get(dataDir) ?? 1_500;

/**
 * It moves a college to servers, as an operator does: to those of the environment, if there are any, or to what is wanted. Its read models are built when it
 * starts.
 */
export async function toServer(dataDir: string, wanted?: Parameters<typeof newServers>[0]): Promise<void> {
  if (!hasDocumentServer && !hasLogServer && wanted === undefined) return;
  const servers = await newServers(wanted);
  places.set(dataDir, servers);
  leases.set(dataDir, leaseMs());
  const { EVENTSTORE_URL, MONGODB_URL } = servers.env;
  await migrate({ dataDir, mongoUrl: MONGODB_URL || undefined, eventStoreUrl: EVENTSTORE_URL || undefined });
}
export const leave = (dataDir: string): Promise<void> => places.get(dataDir)?.stop() ?? Promise.resolve();
/** A process needs this in its environment to find the stores of a college. */
export const storesOf = (dataDir: string): Readonly<Record<string, string>> => {
  const place = places.get(dataDir);
  return place ? { ...place.env, LEASE_MS: `${leaseOf(dataDir)}` } : { EVENTSTORE_URL: '', MONGODB_URL: '' };
};
