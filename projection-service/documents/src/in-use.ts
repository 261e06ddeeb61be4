// Which versions of read models and fact tables somebody still uses: what is used is not dropped.
import { setTimeout as wait } from 'node:timers/promises';
import { groupKey } from './places.ts';
import type { Group } from './port.ts';
import type { Records } from './records.ts';

const prefix = 'uses:';
type Use = { readonly groups: readonly string[] };
type Announcement = {
  readonly records: Pick<Records, 'put' | 'remove'>;
  readonly groups: readonly Group[];
  /** The name of this process among all. */
  readonly holder: string;
  readonly signal: AbortSignal;
  readonly warn: (about: object, text: string) => void;
  /** How long it counts when it is not said again, as after a kill. The clocks of two hosts may differ by half of it. */
  readonly ttlMs?: number;
};

/** Says that this process uses these groups, again and again until the signal. Resolves when it was said the first time. */
export async function announceUse({ records, groups, holder, signal, warn, ttlMs = 60_000 }: Announcement) {
  const use: Use = { groups: groups.map(groupKey) };
  const say = () => records.put(prefix + holder, use, new Date(Date.now() + ttlMs));
  await say();
  const goOn = async () => {
    for (;;) {
      await wait(ttlMs / 4, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      await say().catch((error: unknown) => warn({ err: error }, 'what this instance reads could not be announced'));
    }
    await records.remove(prefix + holder).catch(() => undefined); // It ends by itself.
  };
  return { ended: goOn() };
}

/** Whether anybody uses this version of the group now. */
export async function isInUse(records: Pick<Records, 'list'>, group: Group): Promise<boolean> {
  for (let after: string | undefined; ;) {
    const uses = await records.list<Use>(prefix, { limit: 100, ...(after !== undefined && { after }) });
    if (uses.some(({ value }) => value.groups.includes(groupKey(group)))) return true;
    if (uses.length < 100) return false;
    after = uses.at(-1)!.key;
  }
}
