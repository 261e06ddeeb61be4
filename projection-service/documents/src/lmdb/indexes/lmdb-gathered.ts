// This file keeps the entries of indexes that are put off, as they come and go with each commit of a build that is filled from its beginning: at the end its
// documents need not be read once more.
import { buildKey } from '../../places.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Build } from '../../port.ts';
import type { Bytes } from './lmdb-key-blocks.ts';
import { indexChange } from './lmdb-key-bytes.ts';
import type { Changed } from '../lmdb-changes.ts';
import { sortedKeys, type SortedKeys } from './lmdb-sorted.ts';

/** All builds together hold so many bytes. What is more goes into files. */
const mostBytes = 16 * 2 ** 20;
type Gathered = { readonly slot: number; reached: Position; readonly keys: SortedKeys };

/**
 * It gathers the commits of this process, as long as no other one came between them: whatever is killed or fails, what was gathered of a build is forgotten,
 * and its indexes are made from its documents.
 */
export function gatheredEntries(sortingPath: (slot: number) => string, most = mostBytes) {
  const all = new Map<string, Gathered>();
  async function forget(key: string): Promise<void> {
    const one = all.get(key);
    all.delete(key);
    await one?.keys.close();
  }
  async function orForget(key: string, work: (keys: SortedKeys) => Promise<void>): Promise<void> {
    try {
      await work(all.get(key)!.keys);
    } catch (error) {
      await forget(key);
      throw error;
    }
  }
  /** It is undefined, and forgotten, when the build is not where these entries end. */
  function following(build: Build, slot: number, reached: Position): Gathered | undefined {
    const one = all.get(buildKey(build));
    if (!one || (one.slot === slot && one.reached === reached)) return one;
    void forget(buildKey(build));
    return undefined;
  }
  async function makeRoom(): Promise<void> {
    for (;;) {
      let held = 0;
      let largest: { readonly key: string; readonly held: number } | undefined;
      for (const [key, { keys }] of all) {
        held += keys.held();
        if (keys.held() > (largest?.held ?? 0)) largest = { key, held: keys.held() };
      }
      if (!largest || held <= most) return;
      await orForget(largest.key, (keys) => keys.putAside());
    }
  }
  return {
    /** It is for a build without documents. */
    begin(build: Build, slot: number): void {
      if (following(build, slot, 0)) return;
      all.set(buildKey(build), { slot, reached: 0, keys: sortedKeys(sortingPath(slot)) });
    },
    follows: (build: Build, slot: number, reached: Position): boolean => following(build, slot, reached) !== undefined,
    /** It adds what a commit changed that is written by now. */
    async add(build: Build, position: Position, changed: readonly Changed[]): Promise<void> {
      const one = all.get(buildKey(build));
      if (!one) return;
      one.reached = Math.max(one.reached, position);
      const [come, gone]: [Bytes[], Bytes[]] = [[], []];
      for (const { into, code, id, before, after } of changed) {
        const { stale, fresh } = indexChange(into, code, id, { before, after });
        for (const key of fresh) come.push(key);
        for (const key of stale) gone.push(key);
      }
      await orForget(buildKey(build), async ({ add, takeBack }) => {
        await add(come);
        await takeBack(gone);
      });
      await makeRoom();
    },
    /** Answers all of them, for whoever closes them, and undefined when they are not all. */
    take(build: Build, slot: number, reached: Position): SortedKeys | undefined {
      const one = following(build, slot, reached);
      all.delete(buildKey(build));
      return one?.keys;
    },
    forget: (build: Build) => forget(buildKey(build)),
    async close(): Promise<void> {
      await Promise.all([...all.keys()].map(forget));
    },
  };
}
