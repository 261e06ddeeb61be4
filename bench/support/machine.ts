// It measures what others took of the machine while something was measured. A mean load is no answer: it holds the benchmark's own work of the minutes before.
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second here, whatever the machine. */
const perSecond = 100;
/** It sums what all processors worked: idleness and waiting for disks are left out, and what the host of this machine took from it is included. */
export function busySeconds(stat: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = /^cpu +(.*)/
    .exec(stat)![1]!
    .split(' ')
    .map(Number);
  return (user + nice + system + irq + softirq + stolen) / perSecond;
}
/** It sums what a process worked, and those of its children that have ended. */
export function ownSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / perSecond;
}

const parentOf = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
function family(): readonly string[] {
  const stats = new Map<number, string>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one)))
    try {
      stats.set(Number(name), readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      // It has ended meanwhile, and counts with its parent.
    }
  const isOurs = (pid: number): boolean => pid === process.pid || (stats.has(pid) && isOurs(parentOf(stats.get(pid)!)));
  return [...stats].filter(([pid]) => isOurs(pid)).map(([, stat]) => stat);
}

type Looked = { readonly at: number; readonly busy: number; readonly own: number };
/** It is undefined where the system does not say it. */
export function lookAtMachine(): Looked | undefined {
  try {
    const own = family().reduce((sum, stat) => sum + ownSeconds(stat), 0);
    return { at: performance.now() / 1000, busy: busySeconds(readFileSync('/proc/stat', 'utf8')), own };
  } catch {
    return undefined;
  }
}
/**
 * It says of how many cores others had the work, as a mean, threads of the system included; it is never less than none, for the clocks differ by hundredths.
 */
export const othersCores = (before: Looked, after: Looked): number =>
  Math.max(0, (after.busy - before.busy - (after.own - before.own)) / (after.at - before.at));
