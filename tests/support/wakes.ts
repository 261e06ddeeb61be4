// It counts how often the system has woken processes: each time that one of their threads had waited for something, and went on.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

function countsOf(pid: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`))
    try {
      const status = readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8');
      counts.set(thread, Number(/^voluntary_ctxt_switches:\s+(\d+)/m.exec(status)![1]));
    } catch {
      // It has ended meanwhile.
    }
  return counts;
}
/** In a second, of all threads of all of them together, looked at for so long. To be taken off a processor by others is no wake. */
export async function wakesPerSecond(pids: readonly number[], forMs: number): Promise<number> {
  const before = pids.map(countsOf);
  await wait(forMs);
  const wakes = pids.map((pid, n) =>
    [...countsOf(pid)].reduce((sum, [thread, count]) => sum + count - (before[n]!.get(thread) ?? 0), 0),
  );
  return wakes.reduce((sum, count) => sum + count, 0) / (forMs / 1_000);
}
