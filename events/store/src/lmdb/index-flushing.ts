import type { Position } from '../port.ts';
import type { StreamIndex } from './stream-index.ts';

/** So many events wait for their entries in the index; a few more while these are written. */
export const mostWaiting = 2_000;
/** Milliseconds without an append after which none waits any more. */
const idleMs = 100;

/**
 * When the entries of new events are written to the index: many at once, for each of them changes a page of its own. `flush` commits those up to a position.
 * What cannot be written stays in memory, and in the log.
 */
export function indexFlushing(index: StreamIndex, flush: (upTo: Position) => Promise<unknown>) {
  let [committedTo, flushedTo] = [index.last(), 0];
  let running: Promise<void> | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function write() {
    const upTo = committedTo;
    try {
      await flush(upTo);
      index.forget(upTo);
      flushedTo = upTo;
    } catch {
      // Whoever appends next tries again.
    }
    running = undefined;
  }
  function begin() {
    if (index.waiting() > 0) running ??= write();
  }

  return {
    committed(position: Position) {
      committedTo = Math.max(committedTo, position);
      index.committed();
      if (index.waiting() >= mostWaiting) begin();
      if (idle) idle.refresh();
      else idle = setTimeout(begin, idleMs).unref();
    },
    async close() {
      clearTimeout(idle);
      await running;
      if (index.waiting() > 0 && committedTo > flushedTo) await write();
    },
  };
}
