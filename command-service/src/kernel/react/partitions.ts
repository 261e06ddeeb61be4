const usually = 64;
type Work = () => Promise<void>;

/** Works that run beside each other, several at once, which lets a store write them together. Those of one partition run in the order in which they came. */
export function partitioned(atOnce = usually) {
  const last = new Map<string, Promise<void>>();
  const running = new Set<Promise<void>>();
  return {
    /** Waits while as many are under way as may be; `done` settles with the work. @throws what a work before it threw. */
    async add(partition: string, work: Work): Promise<{ readonly done: Promise<void> }> {
      while (running.size >= atOnce) await Promise.race(running);
      const done = (last.get(partition) ?? Promise.resolve()).then(work);
      last.set(partition, done);
      running.add(done);
      void done.then(
        () => {
          running.delete(done);
          if (last.get(partition) === done) last.delete(partition);
        },
        () => undefined, // It stays, so that whoever waits hears of it.
      );
      return { done };
    },
    /** When everything that was added is done. @throws the first failure. */
    idle: async () => void (await Promise.all(running)),
    /** When nothing runs any more, whatever became of it. */
    ended: async () => void (await Promise.allSettled(running)),
  };
}

/** Works through the items. One without a partition waits for all before it, and all after it wait. The first failure ends it. */
export async function inPartitions<T>(
  items: readonly T[],
  partition: (item: T) => string | undefined,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const { add, idle } = partitioned();
  for (const item of items) {
    const name = partition(item);
    if (name !== undefined) await add(name, () => work(item));
    else {
      await idle();
      await work(item);
    }
  }
  await idle();
}
