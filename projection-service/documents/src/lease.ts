import { setTimeout as wait } from 'node:timers/promises';
import { untilNextLook } from '@paideia/store/next-look.ts';
import type { Records, Replacement, StoredRecord } from './records.ts';

/** Where it is null, whoever had it has given it back. */
export type Held = { readonly holder: string | null };
type LeaseOptions = { readonly ttlMs?: number };
/** It is greater than that of whoever had the lease before, whenever it is used: what is done under it is refused once one with a greater token has done anything. */
export type LeaseToken = number;
/** Work under a lease is told to stop with this when another one may have it by now. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor() {
    super('the lease was not renewed in time');
  }
}
type LeaseRecords = Pick<Records, 'get' | 'putIfAbsent' | 'replace'>;

const prefix = 'lease:';
/** Who comes within so long is asked for together. */
const gatherMs = 30;
const mostListed = 1_000;
function gathered<In, Out>(askAll: (all: readonly In[]) => Promise<readonly Out[]>): (one: In) => Promise<Out> {
  let waiting: In[] = [];
  let asking: Promise<readonly Out[]> | undefined;
  return async (one) => {
    const place = waiting.push(one) - 1;
    asking ??= wait(gatherMs).then(() => {
      const all = waiting;
      [waiting, asking] = [[], undefined];
      return askAll(all);
    });
    return (await asking)[place]!;
  };
}
/** These are the same records, of which many leases that are renewed at the same time are read and written at once. */
export function leasesTogether(records: Records): LeaseRecords {
  const get = gathered<string, StoredRecord<Held> | undefined>(async (keys) => {
    if (keys.length === 1) return [await records.get<Held>(keys[0]!)];
    const all = await records.list<Held>(prefix, { limit: mostListed });
    const found = new Map(all.map((one) => [one.key, one]));
    const isWhole = all.length < mostListed;
    return Promise.all(keys.map(async (key) => found.get(key) ?? (isWhole ? undefined : records.get<Held>(key))));
  });
  const replace = gathered<Replacement, boolean>((all) => records.replaceAll(all));
  return {
    // Only leases are asked for here.
    get: <V>(key: string) => get(key) as Promise<StoredRecord<V> | undefined>,
    putIfAbsent: (...args) => records.putIfAbsent(...args),
    replace: (key, version, value) => replace({ key, version, value }),
  };
}

/**
 * It is one who wants the lease. The lease is free when it was not renewed for so long, which is told by the record, for it changes with each renewal, and by
 * the time that passes here: what the clocks of the hosts say does not matter.
 */
export function candidate(records: LeaseRecords, name: string, holder: string, ttlMs: number) {
  const key = prefix + name;
  const mine: Held = { holder };
  let seen = { version: -1, at: 0 };
  function isFree({ value, version }: StoredRecord<Held>): boolean {
    if (version !== seen.version) seen = { version, at: performance.now() };
    return value.holder === null || value.holder === holder || performance.now() - seen.at >= ttlMs;
  }
  return {
    /**
     * Takes it, and answers undefined while another one has it. The token is of the record itself: whoever takes it next replaces the version that is written
     * here, which is at least that great, so the order of the tokens is the one in which the lease was had, however late they are used.
     */
    async take(): Promise<LeaseToken | undefined> {
      const found = await records.get<Held>(key);
      if (found)
        return isFree(found) && (await records.replace(key, found.version, mine)) ? found.version + 1 : undefined;
      const { isNew, record } = await records.putIfAbsent<Held>(key, mine);
      return isNew ? record.version : undefined;
    },
    /**
     * Answers false when it was given to another one, or back: whoever takes it then has had it once more, and goes by another token. It answers undefined when
     * that is not known.
     */
    async renew(): Promise<boolean | undefined> {
      const found = await records.get<Held>(key);
      if (found?.value.holder !== holder) return false;
      return (await records.replace(key, found.version, mine)) || undefined;
    },
    /** The record stays, for the tokens to go on from. */
    async giveBack(): Promise<void> {
      const found = await records.get<Held>(key);
      if (found?.value.holder === holder) await records.replace<Held>(key, found.version, { holder: null });
    },
  };
}

/**
 * Runs `work` while this holder has the lease, again and again until the signal. `work` is told to stop when the lease is lost, and who waits
 * takes over when it was not renewed in time; `isHeld` says whether nobody can have done so yet, also to one that stood still and has not looked since. A holder that starts again with the same name goes on at once; one that ends gives it back.
 */
export async function underLease(
  records: LeaseRecords,
  name: string,
  holder: string,
  signal: AbortSignal,
  work: (signal: AbortSignal, token: LeaseToken, isHeld: () => boolean) => Promise<unknown>,
  { ttlMs = 15_000 }: LeaseOptions = {},
) {
  const { take, renew, giveBack } = candidate(records, name, holder, ttlMs);
  const now = () => performance.now();
  const pause = (ms: number, until: AbortSignal) => wait(ms, undefined, { signal: until }).catch(() => undefined);

  let token: LeaseToken | undefined;
  while (!signal.aborted) {
    token = await take().catch(() => undefined);
    if (token === undefined) {
      await pause(ttlMs / 5, signal);
      continue;
    }
    const lost = new AbortController();
    const end = AbortSignal.any([signal, lost.signal]);
    let until = now() + ttlMs;
    const working = work(end, token, () => now() < until).finally(() => lost.abort());
    while (!end.aborted) {
      // All leases of a process are renewed at the same moments, which lets them be renewed together.
      await pause(untilNextLook(ttlMs / 3), end);
      if (end.aborted) break;
      const isRenewed = await renew().catch(() => undefined);
      if (isRenewed) until = now() + ttlMs;
      else if (isRenewed === false || now() >= until - ttlMs / 3) lost.abort(new LeaseLost());
    }
    await working;
  }
  if (token !== undefined) await giveBack().catch(() => undefined); // It ends by itself.
}

/** Runs `work` once, when nobody else runs what goes by this name. */
export async function onceUnderLease(
  records: Records,
  name: string,
  holder: string,
  work: () => Promise<unknown>,
  options: LeaseOptions = {},
): Promise<void> {
  const done = new AbortController();
  await underLease(records, name, holder, done.signal, () => work().finally(() => done.abort()), options);
}
