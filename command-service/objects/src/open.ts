import { join } from 'node:path';
import { diskObjectStore } from './disk/disk-object-store.ts';
import type { ObjectStore, S3Settings } from './port.ts';

/** Here query-api takes parts for the embedded store. */
export const partsPath = '/uploads/parts';

type Storage = {
  readonly dataDir: string;
  /** Signs the addresses of the embedded store's parts. */
  readonly key: string;
  /** Where it is undefined, the store is embedded, in `dataDir`. */
  readonly s3?: S3Settings | undefined;
  /** It tells the embedded store the time in milliseconds; tests set it. */
  readonly now?: () => number;
};
/** Files are in a bucket when there is one, else in `dataDir`, where every process of the house reads and writes. */
export async function openObjectStore({ dataDir, key, s3, now }: Storage): Promise<ObjectStore> {
  // It is loaded when it is chosen: an embedded service should not pay for the server's client.
  if (s3) return (await import('./s3/s3-object-store.ts')).s3ObjectStore(s3);
  return diskObjectStore({ directory: join(dataDir, 'files'), key, address: partsPath, ...(now && { now }) });
}
