// This file says which generation of a group readers read, and who may change that, in one document for each group, which every change is a condition on.
import type { Collection, Filter, MongoError, UpdateFilter } from 'mongodb';
import { assertGeneration, groupKey } from '../places.ts';
import { Fenced, type Build, type DocumentStore, type Group } from '../port.ts';

/**
 * `token` is of who leads the group and `lease` of the lease under which it does, `begun` the number of the latest build that was begun, `dropped` the
 * greatest of those that were dropped: none up to that one is switched to any more.
 */
export type Live = {
  _id: string;
  generation?: number;
  token?: number;
  lease?: number;
  begun?: number;
  dropped?: number;
};
const duplicateKey = 11000;
/** What is not there counts as none that is greater. */
const notAbove = (most: number) => ({ $not: { $gt: most } });

/** `onChanged` is called when what was found before may be another by now. */
export function mongoGenerations(
  switched: Collection<Live>,
  onChanged: () => void,
): Pick<DocumentStore, 'lead' | 'begin' | 'switchTo'> & {
  /** The generation is not live, and is not switched to any more. */
  giveUp(build: Build, token: number): Promise<void>;
} {
  const entryOf = (group: Group) => switched.findOne({ _id: groupKey(group) });
  async function asLeader(group: Group, token: number, change: UpdateFilter<Live>, only: Filter<Live> = {}, or = '') {
    const { matchedCount } = await switched.updateOne({ ...only, _id: groupKey(group), token }, change);
    if (matchedCount === 0) throw new Fenced(group, or);
  }
  return {
    async lead(group, lease) {
      const under = lease === undefined ? {} : { lease };
      const filter = { _id: groupKey(group), ...(lease !== undefined && { lease: notAbove(lease) }) };
      for (;;)
        try {
          // What was there before is as it was; what is there afterwards a stand-in for a server looks up when others have counted on.
          const before = await switched.findOneAndUpdate(
            filter,
            { $inc: { token: 1 }, ...(lease !== undefined && { $set: under }) },
            { upsert: true, returnDocument: 'before' },
          );
          onChanged();
          return (before?.token ?? 0) + 1;
        } catch (error) {
          // It is there and does not fit: either of a later lease, or somebody else made it in this moment.
          if ((error as MongoError).code !== duplicateKey) throw error;
          if (((await entryOf(group))?.lease ?? 0) > (lease ?? Infinity)) throw new Fenced(group);
        }
    },
    async begin(group, token) {
      const { begun = 1, generation = 1, dropped = 0 } = (await entryOf(group)) ?? {};
      const next = Math.max(begun, generation, dropped) + 1;
      await asLeader(group, token, { $set: { begun: next } });
      return next;
    },
    async switchTo({ group, generation }, token) {
      assertGeneration(generation);
      const only = { dropped: notAbove(generation - 1) };
      await asLeader(group, token, { $set: { generation } }, only, `, or ${generation} was dropped`);
      onChanged();
    },
    async giveUp({ group, generation }, token) {
      // The first one is live as long as nothing was ever switched.
      const only = { generation: { $ne: generation, ...(generation === 1 && { $exists: true }) } };
      await asLeader(group, token, { $max: { dropped: generation } }, only, `, or ${generation} is live`);
    },
  };
}
