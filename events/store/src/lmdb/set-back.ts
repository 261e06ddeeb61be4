import { TransactionFlags, type Database, type RootDatabase } from 'lmdb';
import { committed, endBefore } from './failed-commits.ts';

type Stats = { readonly lastTxnId: number };

/**
 * A process that opens a file of LMDB tells all others which commit is the newest that it found, and sets them back where one came meanwhile: the next one would be
 * written over it. So this is called in each transaction before that writes anything. Where the file has a later commit than the one from which the transaction
 * goes on, nothing is written: whoever opens the file next goes on from there.
 */
export function assertNotSetBack(env: RootDatabase): void {
  const [next, newest] = [env.getWriteTxnId(), (env.getStats() as Stats).lastTxnId];
  if (next > newest) return;
  const { path } = env as unknown as { readonly path: string };
  endBefore(new Error(`LMDB was set back: ${path} goes on with commit ${next} where ${newest} is there`));
}

/** It runs what makes databases of the file where they are not there yet. */
export const makingDatabases = <T>(env: RootDatabase, work: () => T): T =>
  env.transactionSync(() => {
    assertNotSetBack(env);
    return work();
  }, TransactionFlags.SYNCHRONOUS_COMMIT);

/** All that is in a database is removed, beside this thread, for there may be much. It is one transaction, because nothing comes between the two calls. */
export async function clear(env: RootDatabase, database: Pick<Database, 'clearAsync'>): Promise<void> {
  const looked = env.transaction(() => assertNotSetBack(env));
  await committed(env, Promise.all([looked, database.clearAsync() as Promise<unknown>]));
}
