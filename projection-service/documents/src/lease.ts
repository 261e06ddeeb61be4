import { setTimeout as wait } from 'node:timers/promises';
import type { Records, StoredRecord } from '@paideia/documents/records.ts';

/** Null: whoever had it has given it back. */
export type Held = { readonly holder: string | null };
export type LeaseOptions = { readonly ttlMs?: number };

/**
 * One who wants the lease. It is free when it was not renewed for so long, which is told by the record, for it changes with each renewal, and by the
 * time that passes here: what the clocks of the hosts say does not matter.
 */
export function candidate(records: Records, name: string, holder: string, ttlMs: number) {
  const key = `lease:${name}`;
  const mine: Held = { holder };
  let seen = { version: -1, at: 0 };
  function isFree({ value, version }: StoredRecord<Held>): boolean {
    if (version !== seen.version) seen = { version, at: performance.now() };
    return value.holder === null || value.holder === holder || performance.now() - seen.at >= ttlMs;
  }
  return {
    /** Takes it or renews it; false while another one has it. */
    async take(): Promise<boolean> {
      const { isNew, record } = await records.putIfAbsent<Held>(key, mine);
      return isNew || (isFree(record) && (await records.replace(key, record.version, mine)));
    },
    async giveBack(): Promise<void> {
      const found = await records.get<Held>(key);
      if (found?.value.holder === holder) await records.replace<Held>(key, found.version, { holder: null });
    },
  };
}

/**
 * Runs `work` while this holder has the lease, again and again until the signal. `work` is told to stop when the lease is lost, and who waits
 * takes over when it was not renewed in time. A holder that starts again with the same name goes on at once; one that ends gives it back.
 */
export async function underLease(
  records: Records,
  name: string,
  holder: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<unknown>,
  { ttlMs = 15_000 }: LeaseOptions = {},
) {
  const { take, giveBack } = candidate(records, name, holder, ttlMs);
  const now = () => performance.now();
  const tryTake = () => take().catch(() => false);
  const pause = (ms: number, until: AbortSignal) => wait(ms, undefined, { signal: until }).catch(() => undefined);

  let isHolder = false;
  while (!signal.aborted) {
    isHolder = await tryTake();
    if (!isHolder) {
      await pause(ttlMs / 5, signal);
      continue;
    }
    const lost = new AbortController();
    const end = AbortSignal.any([signal, lost.signal]);
    const working = work(end).finally(() => lost.abort());
    let until = now() + ttlMs;
    while (!end.aborted) {
      await pause(ttlMs / 3, end);
      if (end.aborted) break;
      if (await tryTake()) until = now() + ttlMs;
      else if (now() >= until - ttlMs / 3) lost.abort();
    }
    await working;
  }
  if (isHolder) await giveBack().catch(() => undefined); // it ends by itself
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
