// It measures what a process takes of the machine.
import { readFileSync } from 'node:fs';

/** It gives private memory and seconds of the processor: what the maps of the stores take is the page cache's, which the group's limit counts. */
export function usedBy(pid: number): { readonly anonMiB: number; readonly cpu: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return {
    anonMiB: Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024,
    cpu: (Number(times[11]) + Number(times[12])) / 100,
  };
}
/**
 * It is all that lies in memory of it, its program too, but not the maps of the stores' files. It is looked through page by page, so it is not asked while
 * something is timed.
 */
export function residentMB(pid: number): number {
  let [kB, isOfStore] = [0, false];
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n'))
    if (/^[0-9a-f]+-[0-9a-f]+ /.test(line)) isOfStore = line.endsWith('.mdb');
    else if (!isOfStore) kB += Number(/^Rss:\s+(\d+)/.exec(line)?.[1] ?? 0);
  return (kB * 1024) / 1e6;
}
