import type { Records } from '@paideia/documents/records.ts';
import { keyedLock } from '../kernel/decide/lock.ts';

/** So many of this key are let through in so long a time. */
export type Quota = { readonly key: string; readonly most: number; readonly perMs: number };
type Used = { readonly at: readonly number[] };
const recordKey = (key: string) => `quota:${key}`;

/** Counts what may be asked for only a few times; what was refused does not count. */
export function quotas(records: Records, clock: () => Date) {
  const locked = keyedLock();
  const usedOf = async ({ key, perMs }: Quota, now: number) =>
    ((await records.get<Used>(recordKey(key)))?.value.at ?? []).filter((at) => now - at < perMs);

  return {
    /** 0 and it counts, or the seconds to wait and it does not. */
    take: (all: readonly Quota[]): Promise<number> =>
      locked('all', async () => {
        const now = clock().getTime();
        const used = await Promise.all(all.map((one) => usedOf(one, now)));
        const waitMs = Math.max(
          0,
          ...all.map(({ most, perMs }, i) => (used[i]!.length < most ? 0 : used[i]![0]! + perMs - now)),
        );
        if (waitMs > 0) return Math.ceil(waitMs / 1_000);
        await Promise.all(
          all.map(({ key, perMs }, i) =>
            records.put<Used>(recordKey(key), { at: [...used[i]!, now] }, new Date(now + perMs)),
          ),
        );
        return 0;
      }),
  };
}
export type Quotas = ReturnType<typeof quotas>;
