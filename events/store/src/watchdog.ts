import { existsSync } from 'node:fs';
import { url as debuggedAt } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { measureEventLoopLag } from './event-loop-lag.ts';
import { untilNextLook } from './next-look.ts';

/** `beats` holds the moment of the last one, by the clock that all threads of a process have. */
export type Watched = { readonly beats: SharedArrayBuffer; readonly limitMs: number; readonly service: string };
type Operation = { readonly name: string };

/** The watching thread finds by it what is under way. */
export const underWayKey = 'paideia.operations';
const operations = new Set<Operation>();
Object.assign(globalThis, { [Symbol.for(underWayKey)]: operations });

/** It does `work` under a name by which it is found when it blocks the event loop. */
export async function underWay<T>(name: string, work: () => Promise<T>): Promise<T> {
  const operation = { name };
  operations.add(operation);
  try {
    return await work();
  } finally {
    operations.delete(operation);
  }
}

const limitMs = 5_000;
/** Each beat wakes a service that rests. */
const beatEveryMs = 2_000;
/**
 * It measures how late the event loop is, and watches it. An operation that does not end leaves nobody else a turn, and nobody to end it: the service would neither answer nor be found dead. `file` is
 * `watchdog-thread.ts` bundled; where it is not, and under a debugger, nobody watches.
 */
export function watchEventLoop(service: string, file: URL): void {
  measureEventLoopLag();
  const filename = fileURLToPath(file);
  if (!existsSync(filename) || debuggedAt() !== undefined) return;
  const beats = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT);
  const beat = new BigInt64Array(beats);
  const beatOn = () => {
    Atomics.store(beat, 0, process.hrtime.bigint());
    setTimeout(beatOn, untilNextLook(beatEveryMs)).unref();
  };
  beatOn();
  new Worker(filename, { workerData: { beats, limitMs, service } satisfies Watched }).unref();
}
