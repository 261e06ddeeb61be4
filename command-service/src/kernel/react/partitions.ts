const usually = 64;

/**
 * Works through the items with several under way, which lets a store write them together. Items of one partition keep their order; one without
 * a partition waits for all before it, and all after it wait. The first failure ends it.
 */
export async function inPartitions<T>(
  items: readonly T[],
  partition: (item: T) => string | undefined,
  work: (item: T) => Promise<void>,
  atOnce = usually,
): Promise<void> {
  const partitions = new Map<string, Promise<void>>();
  const running = new Set<Promise<void>>();
  for (const item of items) {
    const name = partition(item);
    if (name === undefined) {
      await Promise.all(running);
      await work(item);
      continue;
    }
    while (running.size >= atOnce) await Promise.race(running);
    const mine: Promise<void> = (partitions.get(name) ?? Promise.resolve()).then(() => work(item));
    partitions.set(name, mine);
    running.add(mine);
    void mine.then(
      () => running.delete(mine),
      () => undefined, // it stays, so that whoever waits hears of it
    );
  }
  await Promise.all(running);
}
