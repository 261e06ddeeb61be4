import { existsSync } from 'node:fs';
import { url as debuggedAt } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { untilNextLook } from './next-look.ts';

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

/** So often a service looks how late its event loop is. Each look wakes it, and at rest there is nothing else to wake for. */
export const eventLoopMonitoringPrecision = 250;
const beatEveryMs = 1_000;
/**
 * An operation that does not end leaves nobody else a turn, and nobody to end it: the service would neither answer nor be found dead. `file` is
 * `watchdog-thread.ts` bundled; where it is not, and under a debugger, nobody watches.
 */
export function watchEventLoop(service: string, file: URL, limitMs = 5_000): void {
  const filename = fileURLToPath(file);
  if (!existsSync(filename) || debuggedAt() !== undefined) return;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const beat = new Int32Array(beats);
  const beatOn = () => {
    Atomics.add(beat, 0, 1);
    setTimeout(beatOn, untilNextLook(beatEveryMs)).unref();
  };
  beatOn();
  new Worker(filename, { workerData: { beats, limitMs, service } satisfies Watched }).unref();
}
