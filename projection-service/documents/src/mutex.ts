import { setImmediate as nextTurn } from 'node:timers/promises';

/** Runs one piece of work at a time, in the order in which they were asked for; between two of them the rest of the process has its turn. */
export function mutex(): <T>(work: () => Promise<T>) => Promise<T> {
  let free: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = free.then(work);
    free = done.catch(() => undefined).then(() => nextTurn());
    return done;
  };
}
