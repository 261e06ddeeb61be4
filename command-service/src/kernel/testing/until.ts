import { setTimeout as wait } from 'node:timers/promises';

/** Looks every 25 ms until what is seen is so, and gives it back; throws with what it saw last. */
export async function until<T>(
  look: () => Promise<T> | T,
  isIt: (value: T) => boolean = Boolean,
  withinMs = 60_000,
): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const value = await look();
    if (isIt(value)) return value;
    if (performance.now() > end) throw new Error(`it never came to be: ${JSON.stringify(value)}`);
    await wait(25);
  }
}
