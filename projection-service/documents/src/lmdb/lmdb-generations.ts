// This file says which generation of a group readers read, and who may change that.
import type { RootDatabase } from 'lmdb';
import { assertGeneration, groupKey } from '../places.ts';
import { Fenced, type Build, type DocumentStore, type Group } from '../port.ts';

/**
 * It is the latest fencing token and the lease under which it was given, the number of the latest build that was begun, and the greatest number of those that
 * were dropped: none up to that one is switched to any more.
 */
type Leader = { readonly token: number; readonly lease?: number; readonly begun: number; readonly dropped?: number };
type Generations = Pick<DocumentStore, 'lead' | 'begin' | 'switchTo'> & {
  liveOf(group: Group): number;
  /** It is called within a transaction or before it. */
  assertLeads(group: Group, token: number): void;
  /** It is called within a transaction: the generation is not live, and is not switched to any more. */
  giveUp(build: Build, token: number): void;
};

export const liveName = 'live';
/** `change` runs its work in a transaction of the environment, which is undone when it throws. */
export function lmdbGenerations(env: RootDatabase, change: (work: () => void) => Promise<void>): Generations {
  const switched = env.openDB<number, string>({ name: liveName, encoding: 'json' });
  const leaders = env.openDB<Leader, string>({ name: 'leaders', encoding: 'json' });
  const liveOf = (group: Group) => switched.get(groupKey(group)) ?? 1;
  const leaderOf = (group: Group): Leader => leaders.get(groupKey(group)) ?? { token: 0, begun: 1 };
  const keep = (group: Group, leader: Leader) => leaders.putSync(groupKey(group), leader);
  const assertLeads = (group: Group, token: number) => {
    if (leaders.get(groupKey(group))?.token !== token) throw new Fenced(group);
  };
  return {
    liveOf,
    assertLeads,
    async lead(group, lease) {
      let token = 0;
      await change(() => {
        const leader = leaderOf(group);
        if (lease !== undefined && (leader.lease ?? 0) > lease) throw new Fenced(group);
        keep(group, { ...leader, token: (token = leader.token + 1), ...(lease !== undefined && { lease }) });
      });
      return token;
    },
    async begin(group, token) {
      let generation = 0;
      await change(() => {
        assertLeads(group, token);
        const leader = leaderOf(group);
        generation = Math.max(leader.begun, leader.dropped ?? 0, liveOf(group)) + 1;
        keep(group, { ...leader, begun: generation });
      });
      return generation;
    },
    async switchTo({ group, generation }, token) {
      assertGeneration(generation);
      await change(() => {
        assertLeads(group, token);
        if (generation <= (leaderOf(group).dropped ?? 0)) throw new Fenced(group, `, or ${generation} was dropped`);
        switched.putSync(groupKey(group), generation);
      });
    },
    giveUp({ group, generation }, token) {
      assertLeads(group, token);
      if (liveOf(group) === generation) throw new Fenced(group, `, or ${generation} is live`);
      const leader = leaderOf(group);
      keep(group, { ...leader, dropped: Math.max(leader.dropped ?? 0, generation) });
    },
  };
}
