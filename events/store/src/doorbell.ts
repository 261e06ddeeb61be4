import { closeSync, constants, openSync, watch, writeSync } from 'node:fs';

export type Doorbell = {
  /** It never throws: what it announces is written already, and a lost wake-up costs `patience` ms only. */
  ring(): void;
  /** It is called before looking; the returned promise settles at the first ring after this call, or after `patience` ms. */
  listen(): (signal?: AbortSignal) => Promise<void>;
  close(): void;
};

/** The bell is a one-byte file: writing to it wakes every process that watches it. A lost wake-up costs `patience` ms, never an event. */
export function doorbell(file: string, patience = 500): Doorbell {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT);
  const waiting = new Set<() => void>();
  let rung = 0;
  const wakeAll = () => {
    rung++;
    for (const wake of waiting) wake();
  };
  let watcher: ReturnType<typeof watch> | undefined;
  let ringing: NodeJS.Immediate | undefined;
  const ringNow = () => {
    ringing = undefined;
    try {
      writeSync(fd, '.', 0);
    } catch {
      // The disk may be full.
    }
  };

  return {
    // It rings once for all that was committed together: forty read models move with one event, and each ring wakes everybody who waits.
    ring: () => void (ringing ??= setImmediate(ringNow)),
    listen() {
      watcher ??= watch(file, { persistent: false }, wakeAll);
      const heard = rung;
      return (signal) =>
        new Promise<void>((resolve) => {
          if (rung !== heard || signal?.aborted) return resolve();
          const wake = () => {
            clearTimeout(timer);
            waiting.delete(wake);
            signal?.removeEventListener('abort', wake);
            resolve();
          };
          const timer = setTimeout(wake, patience);
          waiting.add(wake);
          signal?.addEventListener('abort', wake);
        });
    },
    close() {
      clearImmediate(ringing);
      if (ringing) ringNow();
      watcher?.close();
      closeSync(fd);
    },
  };
}
