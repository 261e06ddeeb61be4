import { TransactionFlags, type Database, type RootDatabase } from 'lmdb';
import { committed, endBefore } from './failed-commits.ts';

/** Of what `getStats` gathers, which takes five times as long, this asks for one part: it is needed in each transaction. */
type Environment = { info(): { readonly lastTxnId: number } };
const newestIn = (root: RootDatabase): number =>
  (root as unknown as { readonly env: Environment }).env.info().lastTxnId;

/**
 * A process that opens a file of LMDB tells all others which commit is the newest that it found, and sets them back where one came meanwhile: the next one would be
 * written over it. So this is called in each transaction before that writes anything. Where the file has a later commit than the one from which the transaction
 * goes on, nothing is written: whoever opens the file next goes on from there.
 */
export function assertNotSetBack(env: RootDatabase): void {
  const [next, newest] = [env.getWriteTxnId(), newestIn(env)];
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
