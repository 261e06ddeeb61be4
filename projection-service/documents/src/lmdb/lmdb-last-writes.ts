// This file says when a database of the file was written last: what was read of it since is still there, and need not be read again.
import * as lmdb from 'lmdb';
import type { RootDatabase } from 'lmdb';

/** It answers the number of a commit: nothing was written to the database since that one. Nobody knows one of a database that is not there. */
type LastWrite = (database: string) => number | undefined;

/**
 * The library's types leave it out: it answers the number of the commit that wrote the page of what was got last. Of several copies of the library in a process
 * only the first one opens files, and says so here.
 */
const { nativeAddon } = lmdb as unknown as { readonly nativeAddon: { readonly getLastTxnId: () => number } };

/**
 * In the directory of the file stands of each database where its root lies. Whoever writes to a database, in whichever process, puts its root elsewhere and
 * writes this page of the directory anew, with the number of the commit. Others that stand on the page count as written too. It is read in the transaction
 * in which the documents are, so no commit can come between.
 */
export function lastWrites(env: RootDatabase): LastWrite {
  const options = { name: null as unknown as string, encoding: 'binary', keyEncoding: 'binary' } as const;
  const directory = env.openDB<Buffer, Buffer>(options);
  const keys = new Map<string, Buffer>();
  const keyOf = (database: string): Buffer => {
    const known = keys.get(database) ?? Buffer.from(`${database}\0`);
    keys.set(database, known);
    return known;
  };
  return (database) =>
    directory.getBinaryFast(keyOf(database)) === undefined ? undefined : nativeAddon.getLastTxnId();
}
