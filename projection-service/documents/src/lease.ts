import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';

type Held = { readonly holder: string; readonly until: number };
export type LeaseOptions = { readonly ttlMs?: number; readonly now?: () => number };

/**
 * Runs `work` while this holder has the lease, again and again until the signal. `work` is told to stop when the lease is lost, and who waits
 * takes over when it was not renewed in time. A holder that starts again with the same name goes on at once.
 */
export async function underLease(
  records: Records,
  name: string,
  holder: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<unknown>,
  { ttlMs = 15_000, now = Date.now }: LeaseOptions = {},
) {
  const key = `lease:${name}`;

  async function take(): Promise<boolean> {
    const mine = { holder, until: now() + ttlMs };
    const { isNew, record } = await records.putIfAbsent<Held>(key, mine);
    if (isNew) return true;
    if (record.value.holder !== holder && record.value.until > now()) return false;
    return records.replace(key, record.version, mine);
  }
  const tryTake = () => take().catch(() => false);
  const pause = (ms: number, until: AbortSignal) => wait(ms, undefined, { signal: until }).catch(() => undefined);

  while (!signal.aborted) {
    if (!(await tryTake())) {
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
  await records.remove(`lease:${name}`);
}
