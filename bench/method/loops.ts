import type { Turn } from './rounds.ts';
import { percentile, rounded3 } from './statistics.ts';

/** In a closed loop there are so many workers, and each begins its next work when the last one is done. */
export async function inParallel(
  workers: number,
  ms: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Turn> {
  const begun = performance.now();
  const until = begun + ms;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let start = performance.now(); start < until;) {
        await work(worker);
        const end = performance.now();
        times.push(end - start);
        start = end;
      }
    }),
  );
  return turnOf(times, performance.now() - begun);
}

/**
 * In an open loop work begins at fixed instants, whether or not the last one is done, and its time counts from when it should have begun, so that a server that
 * stands still is not asked less.
 */
export async function atRate(perSecond: number, ms: number, work: (n: number) => Promise<unknown>): Promise<Turn> {
  const begun = performance.now();
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const total = Math.max(1, Math.round((perSecond * ms) / 1000));
  for (let n = 0; n < total; n++) {
    const due = begun + (n * 1000) / perSecond;
    const pause = due - performance.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    running.push(work(n).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(running);
  return turnOf(times, performance.now() - begun);
}

export const turnOf = (times: readonly number[], ms: number): Turn => ({
  rate: (times.length * 1000) / ms,
  p50: rounded3(percentile(times, 0.5)),
  p95: rounded3(percentile(times, 0.95)),
  p99: rounded3(percentile(times, 0.99)),
});
