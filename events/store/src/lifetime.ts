import { StoreUnavailable } from './port.ts';

type Lifetime = {
  /** Throws `StoreUnavailable('no')` once the store is closing. */
  assertOpen(): void;
  /** Closing waits for this work. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** The signal aborts when the caller or the store has had enough. */
  end(signal?: AbortSignal): AbortSignal;
  close(): Promise<void>;
};

/** Closing means the same in every driver: new calls are turned away, appends under way are waited for, subscriptions are told to end. */
export function lifetime(free: () => Promise<unknown>): Lifetime {
  const closing = new AbortController();
  let running = 0;
  let onIdle = () => {};
  let closed: Promise<void> | undefined;
  const assertOpen = () => {
    if (closing.signal.aborted) throw new StoreUnavailable('no');
  };

  return {
    assertOpen,
    async run(work) {
      assertOpen();
      running++;
      try {
        return await work();
      } finally {
        if (--running === 0) onIdle();
      }
    },
    end: (signal) => (signal ? AbortSignal.any([signal, closing.signal]) : closing.signal),
    close: () =>
      (closed ??= (async () => {
        closing.abort();
        if (running > 0) await new Promise<void>((resolve) => (onIdle = resolve));
        await free();
      })()),
  };
}
