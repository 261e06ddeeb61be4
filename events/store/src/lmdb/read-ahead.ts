import { statSync } from 'node:fs';
import { totalmem } from 'node:os';

/** It is the memory of this process, in bytes: what its group is allowed, or what the machine has. */
const ownMemory = (): number => Math.min(process.constrainedMemory() || Infinity, totalmem());

/**
 * Says whether the file at `path` takes more than half of the `memory`, in bytes. For each page that is missing the system reads up to megabytes around it. A
 * file that fits in memory is read faster for that; of one that does not, what is read ahead pushes out what is needed next, pages of other files among it.
 */
export const outgrowsMemory = (path: string, memory: number = ownMemory()): boolean =>
  (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > memory / 2;
