// It measures what a process takes of the machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { wakesPerSecond } from '../../tests/support/wakes.ts';

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

/** It works on `child`, a Node that does no more than the script, and ends it. */
async function withNode<T>(script: string, work: (pid: number) => Promise<T>): Promise<T> {
  const child: ChildProcess = spawn(process.execPath, ['-e', `${script}; process.send(1)`], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    await once(child, 'message');
    return await work(child.pid!);
  } finally {
    child.kill();
  }
}
export const residentMBOfBareNode = (): Promise<number> =>
  withNode('setInterval(() => {}, 1e6)', async (pid) => residentMB(pid));

/** They are those that all threads of the process have had of a processor. */
const microsecondsHad = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000,
    0,
  );
/**
 * It says what it takes of a processor here and now to wake a Node that does nothing and has rested for a second, as services at rest do: the longer it has
 * rested, the more of its memory the processor has forgotten, and on a virtual machine the system may have moved it away.
 */
export const microsecondsOfWake = (looks = 20): Promise<number> =>
  withNode('setInterval(() => {}, 1_000)', async (pid) => {
    await wait(2_500);
    const before = microsecondsHad(pid);
    const wakes = await wakesPerSecond([pid], looks * 1_000);
    return (microsecondsHad(pid) - before) / (wakes * looks);
  });
