import { close, closeSync, constants, openSync, watch, write } from 'node:fs';
import { untilNextLook } from './next-look.ts';

export type Doorbell = {
  /** It never throws: what it announces is written already, and a lost wake-up costs some time only. */
  ring(): void;
  /**
   * It is called before looking; the returned promise settles at the first ring after this call, at the abort, or within `withinMs` and the patience. Whoever
   * waits for so long and no longer says so: each signal of a timeout would be watched by the collector.
   */
  listen(): (signal?: AbortSignal, withinMs?: number) => Promise<void>;
  close(): void;
};

const stroke = Buffer.from('.');
type Strike = (fd: number, done: () => void) => void;
/** An error is passed over, as the disk may be full. */
const strikeFile: Strike = (fd, done) => write(fd, stroke, 0, 1, 0, done);

/** What waits looks by itself after so many ms: a ring may be lost with whoever was killed before it. */
type Patience = {
  readonly usual: number;
  /** At rest, where the bell is heard for certain: each look wakes the process. */
  readonly atRest: number;
  /** It rests when nobody rang for so long. */
  readonly restsAfter: number;
};
const usualPatience: Patience = { usual: 500, atRest: 8_000, restsAfter: 10_000 };

/**
 * The bell is a one-byte file: writing to it wakes every process that watches it. A lost wake-up costs the patience, never an event. Not every file system tells
 * who watches, so one who was never woken rings once, and is patient only when it was heard.
 */
export function doorbell(file: string, patience = usualPatience, strike = strikeFile): Doorbell {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const waiting = new Set<() => void>();
  let [rung, heardAt, hasTried] = [0, -Infinity, false];
  const wakeAll = () => {
    rung++;
    heardAt = performance.now();
    for (const wake of waiting) wake();
  };
  let watcher: ReturnType<typeof watch> | undefined;
  let soon: NodeJS.Immediate | undefined;
  let [isRinging, isWanted, isClosed] = [false, false, false];
  /** On another thread: where the disk is just flushed, even one byte waits for it, and this one has people to answer. */
  const ringNow = () => {
    soon = undefined;
    [isRinging, isWanted] = [true, false];
    strike(fd, () => {
      isRinging = false;
      if (isWanted) ringNow();
      else if (isClosed) close(fd);
    });
  };

  const ring = () => {
    if (isClosed) return;
    if (isRinging) isWanted = true;
    else soon ??= setImmediate(ringNow);
  };
  const isAtRest = () => rung > 0 && performance.now() - heardAt >= patience.restsAfter;
  /** It rings to hear whether it is heard. */
  function tryOnce() {
    if (rung === 0 && !hasTried) ring();
    hasTried = true;
  }

  return {
    // It rings once for all that was committed together: forty read models move with one event, and each ring wakes everybody who waits.
    ring,
    listen() {
      watcher ??= watch(file, { persistent: false }, wakeAll);
      const heard = rung;
      return (signal, withinMs = Infinity) =>
        new Promise<void>((resolve) => {
          if (rung !== heard || signal?.aborted) return resolve();
          const wake = () => {
            clearTimeout(timer);
            waiting.delete(wake);
            signal?.removeEventListener('abort', wake);
            resolve();
          };
          const looksIn = untilNextLook(isAtRest() ? patience.atRest : patience.usual);
          const timer = setTimeout(() => (tryOnce(), wake()), Math.min(withinMs, looksIn));
          waiting.add(wake);
          signal?.addEventListener('abort', wake);
        });
    },
    close() {
      isClosed = true;
      watcher?.close();
      clearImmediate(soon);
      if (soon) ringNow();
      else if (!isRinging) closeSync(fd);
    },
  };
}
