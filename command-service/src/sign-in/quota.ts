import type { Records, StoredRecord } from '@paideia/documents/records.ts';
import { keyedLock } from '../kernel/decide/lock.ts';

/** So many of this key are let through in so long a time. */
type Quota = { readonly key: string; readonly most: number; readonly perMs: number };
type Used = { readonly at: readonly number[] };
/** `used`: those that still count. */
type Found = { readonly record: StoredRecord<Used> | undefined; readonly used: readonly number[] };
const recordKey = (key: string) => `quota:${key}`;
/** Another instance may be faster; each time one of them gets through. */
const mostTries = 10;
const waitOf = ({ most, perMs }: Quota, { used }: Found, now: number): number =>
  used.length < most ? 0 : used[0]! + perMs - now;

/** Counts what may be asked for only a few times; what was refused does not count. Who asks here waits in turn, and who asks another instance is met at the version of the record. */
export function quotas(records: Records, clock: () => Date) {
  const locked = keyedLock();
  async function find({ key, perMs }: Quota, now: number): Promise<Found> {
    const record = await records.get<Used>(recordKey(key));
    return { record, used: (record?.value.at ?? []).filter((at) => now - at < perMs) };
  }
  /** 0 when it counts, or the milliseconds to wait: what was free a moment ago may be used by now. */
  async function count(quota: Quota, first: Found, now: number): Promise<number> {
    const [key, until] = [recordKey(quota.key), new Date(now + quota.perMs)];
    let found = first;
    for (let tries = 0; tries < mostTries; tries++) {
      const waitMs = waitOf(quota, found, now);
      if (waitMs > 0) return waitMs;
      const { record } = found;
      const wanted: Used = { at: [...found.used, now] };
      const isCounted = record
        ? await records.replace(key, record.version, wanted, until)
        : (await records.putIfAbsent(key, wanted, until)).isNew;
      if (isCounted) return 0;
      found = await find(quota, now);
    }
    return 1_000;
  }

  return {
    /** 0 and it counts, or the seconds to wait and it does not. */
    take: (all: readonly Quota[]): Promise<number> =>
      locked('all', async () => {
        const now = clock().getTime();
        const found = await Promise.all(all.map((one) => find(one, now)));
        const waits = all.map((one, i) => waitOf(one, found[i]!, now));
        const isFree = waits.every((ms) => ms <= 0);
        const counted = isFree ? await Promise.all(all.map((one, i) => count(one, found[i]!, now))) : waits;
        return Math.ceil(Math.max(0, ...counted) / 1_000);
      }),
  };
}
export type Quotas = ReturnType<typeof quotas>;
