// Processes say here which versions of read models and fact tables they still use: what is used is not dropped.
import { setTimeout as wait } from 'node:timers/promises';
import { groupKey } from './places.ts';
import type { Group } from './port.ts';
import type { Records, StoredRecord } from './records.ts';

const prefix = 'uses:';
const usualTtlMs = 60_000;
const mostListed = 1_000;
/** The record of a process that was killed stays so long, and the clocks of hosts may differ by as much: whether it still counts is told by whether it is said again. */
export const announcedForMs = 86_400_000;
type Use = { readonly groups: readonly string[] };
type Announcement = {
  readonly records: Pick<Records, 'put' | 'remove'>;
  readonly groups: readonly Group[];
  /** It is the name of this process among all. */
  readonly holder: string;
  readonly signal: AbortSignal;
  readonly warn: (about: object, text: string) => void;
  /** It counts so long when it is not said again, as after a kill. */
  readonly ttlMs?: number;
  readonly clock?: () => number;
};

/** Answers those that were said again within the time, as it passes here: each is dated by the clock of another host. What was never seen before counts from now on. */
export function stillSaid(ttlMs: number, now: () => number = () => performance.now()) {
  let seen: ReadonlyMap<string, { readonly version: number; readonly at: number }> = new Map();
  return <V>(all: readonly StoredRecord<V>[]): readonly StoredRecord<V>[] => {
    const at = now();
    const before = seen;
    seen = new Map(
      all.map(({ key, version }) => {
        const known = before.get(key);
        return [key, known?.version === version ? known : { version, at }];
      }),
    );
    return all.filter(({ key }) => at - seen.get(key)!.at < ttlMs);
  };
}

/** Says that this process uses these groups, again and again until the signal. Resolves when it was said the first time. */
export async function announceUse({
  records,
  groups,
  holder,
  signal,
  warn,
  ttlMs = usualTtlMs,
  clock = Date.now,
}: Announcement) {
  const use: Use = { groups: groups.map(groupKey) };
  const say = () => records.put(prefix + holder, use, new Date(clock() + announcedForMs));
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

/** Whoever was killed leaves a record for a day, and somebody may be killed again and again: all of them are read. */
export async function everySaid<V>(
  records: Pick<Records, 'list'>,
  keyPrefix: string,
): Promise<readonly StoredRecord<V>[]> {
  const all: StoredRecord<V>[] = [];
  for (;;) {
    const after = all.at(-1)?.key;
    const page = await records.list<V>(keyPrefix, { limit: mostListed, ...(after !== undefined && { after }) });
    all.push(...page);
    if (page.length < mostListed) return all;
  }
}

/** Says whether anybody uses a version of a group now, for who asks again and again. */
export function usesIn(records: Pick<Records, 'list'>, ttlMs = usualTtlMs): (group: Group) => Promise<boolean> {
  const said = stillSaid(ttlMs);
  return async (group) =>
    said(await everySaid<Use>(records, prefix)).some(({ value }) => value.groups.includes(groupKey(group)));
}
