// Which generation of a group readers read, and who may change that.
import type { RootDatabase } from 'lmdb';
import { assertGeneration, groupKey } from '../places.ts';
import { Fenced, type DocumentStore, type Group } from '../port.ts';

/** The latest fencing token, and the number of the latest build that was begun under one. */
type Leader = { readonly token: number; readonly begun: number };
type Generations = Pick<DocumentStore, 'lead' | 'begin' | 'switchTo'> & { liveOf(group: Group): number };

/** `change` runs its work in a transaction of the environment, which is undone when it throws. */
export function lmdbGenerations(env: RootDatabase, change: (work: () => void) => Promise<void>): Generations {
  const switched = env.openDB<number, string>({ name: 'live', encoding: 'json' });
  const leaders = env.openDB<Leader, string>({ name: 'leaders', encoding: 'json' });
  const liveOf = (group: Group) => switched.get(groupKey(group)) ?? 1;
  const leaderOf = (group: Group): Leader => leaders.get(groupKey(group)) ?? { token: 0, begun: 1 };
  const assertLeads = (group: Group, token: number) => {
    if (leaderOf(group).token !== token) throw new Fenced(group);
  };
  return {
    liveOf,
    async lead(group) {
      let token = 0;
      await change(() => {
        const { token: last, begun } = leaderOf(group);
        leaders.putSync(groupKey(group), { token: (token = last + 1), begun });
      });
      return token;
    },
    async begin(group, token) {
      let generation = 0;
      await change(() => {
        assertLeads(group, token);
        generation = Math.max(leaderOf(group).begun, liveOf(group)) + 1;
        leaders.putSync(groupKey(group), { token, begun: generation });
      });
      return generation;
    },
    async switchTo({ group, generation }, token) {
      assertGeneration(generation);
      await change(() => {
        assertLeads(group, token);
        switched.putSync(groupKey(group), generation);
      });
    },
  };
}
