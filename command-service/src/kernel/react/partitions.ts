const usually = 64;

/**
 * Works through the items with several under way, which lets a store write them together. Items of one lane keep their order; one without
 * a lane waits for all before it, and all after it wait. The first failure ends it.
 */
export async function inLanes<T>(
  items: readonly T[],
  lane: (item: T) => string | undefined,
  work: (item: T) => Promise<void>,
  atOnce = usually,
): Promise<void> {
  const lanes = new Map<string, Promise<void>>();
  const running = new Set<Promise<void>>();
  for (const item of items) {
    const name = lane(item);
    if (name === undefined) {
      await Promise.all(running);
      await work(item);
      continue;
    }
    while (running.size >= atOnce) await Promise.race(running);
    const mine: Promise<void> = (lanes.get(name) ?? Promise.resolve()).then(() => work(item));
    lanes.set(name, mine);
    running.add(mine);
    void mine.then(
      () => running.delete(mine),
      () => undefined, // it stays, so that whoever waits hears of it
    );
  }
  await Promise.all(running);
}
