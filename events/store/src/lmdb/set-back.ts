import type { RootDatabase } from 'lmdb';
import { endBefore } from './failed-commits.ts';

type Stats = { readonly lastTxnId: number };

/**
 * A process that opens a file of LMDB tells all others which commit is the newest that it found, and sets them back where one came meanwhile: the next one would be
 * written over it. So this is called in each transaction before that writes anything. Where the file has a later commit than the one from which the transaction
 * goes on, nothing is written: whoever opens the file next goes on from there.
 */
export function assertNotSetBack(env: RootDatabase): void {
  const [next, newest] = [env.getWriteTxnId(), (env.getStats() as Stats).lastTxnId];
  if (next <= newest) endBefore(new Error(`LMDB was set back: it goes on with ${next} where ${newest} is there`));
}
