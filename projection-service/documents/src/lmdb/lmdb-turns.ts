// This file says when the newest commit is looked for.
import type { RootDatabase } from 'lmdb';
import { lastWrites } from './lmdb-last-writes.ts';

/** `onlyReads` says that this process writes nothing of the file, and has nothing written. */
export function turnsOf(env: RootDatabase, onlyReads: boolean) {
  let sight = {};
  let isTurnOver = true;
  const writes = onlyReads ? lastWrites(env) : undefined;
  const known = new Map<string, number>();
  const endTurn = () => {
    isTurnOver = true;
  };
  /** Every look is at the newest commit, not at the one of the look before. */
  const look = () => {
    sight = {};
    known.clear();
    env.resetReadTxn();
  };
  return {
    look,
    /** It is another object whenever something else may be seen than before. */
    seen: (): object => sight,
    /** Answers the number of the commit since which nothing was written to a database, as far as it is `seen`, and undefined where nobody knows. */
    lastWrite(database: string): number | undefined {
      // Only within a turn all reads are of the commit of which this is read.
      if (!writes || isTurnOver) return undefined;
      const before = known.get(database);
      if (before !== undefined) return before;
      const found = writes(database);
      if (found !== undefined) known.set(database, found);
      return found;
    },
    /**
     * Answers what is `seen`. Where nothing is written, the reads of one turn see one commit: Node lets nothing in from outside, so none of them can know of a
     * later one, before it has done all that is ready. A request makes some twenty reads in a few turns.
     */
    glance(): object {
      if (!isTurnOver) return sight;
      look();
      if (onlyReads) {
        isTurnOver = false;
        process.nextTick(endTurn);
      }
      return sight;
    },
  };
}
