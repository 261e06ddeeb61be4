// It says where things run: what is measured has one core, what makes the load has another.
import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { availableParallelism } from 'node:os';

const hasTaskset = (() => {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
/** It is false on one core, or where the cores cannot be chosen: the figures then say less. */
export const isPinned = hasTaskset && availableParallelism() > 1;
const [serverCore, loadCore] = ['0', '1'];

/** This process makes load from now on. */
export function pinLoad(): void {
  if (isPinned) execFileSync('taskset', ['-acp', loadCore, String(process.pid)], { stdio: 'ignore' });
}
/** Where what is measured is a part of this process, it has what the others have together. */
export function unpinLoad(): void {
  if (isPinned)
    execFileSync('taskset', ['-acp', `${serverCore},${loadCore}`, String(process.pid)], { stdio: 'ignore' });
}
/** It starts something that is measured, on the core that is for this, or on all that there are. */
export const spawnServer = (
  command: string,
  args: readonly string[],
  options: SpawnOptions,
  cores: 'one' | 'all' = 'one',
): ChildProcess =>
  isPinned
    ? spawn('taskset', ['-c', cores === 'one' ? serverCore : `${serverCore},${loadCore}`, command, ...args], options)
    : spawn(command, args, options);
