import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Batch, EventStore, NewEvent, RecordedEvent } from '../port.ts';
import { eventsIn } from '../read-stream.ts';

/** The cases that write much have so many ms. */
export const patient = 180_000;
/** What comes at once has so many ms: it is more than a busy machine takes for it, and less than for ever. */
export const soon = 30_000;
export const event = (n: unknown = 0): NewEvent => ({ id: randomUUID(), type: 'Counted', data: { n } });
export const events = (count: number): NewEvent[] => Array.from({ length: count }, (_, n) => event(n));
export const fresh = (category = 'counter'): string => `${category}-${randomUUID()}`;
/** Answers a category that no other case uses, so that a case sees its own events only. */
export const freshCategory = (): string => `c${randomUUID().replaceAll('-', '')}`;
export const ids = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);
export const rising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number > numbers[i - 1]!);
export const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};
export const eventsOf = async (batches: AsyncIterable<Batch>): Promise<RecordedEvent[]> =>
  (await all(batches)).flatMap((batch) => batch.events);
export const failure = async (work: () => Promise<unknown>): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  return 'no failure';
};
export const within = async <T>(ms: number, work: Promise<T>): Promise<T | 'too late'> => {
  const stop = new AbortController();
  try {
    return await Promise.race([work, delay(ms, 'too late' as const, { signal: stop.signal })]);
  } finally {
    stop.abort();
  }
};

/** `open` opens the log of that name; a store that has only one log for all opens that. */
export type Open = (log: string) => EventStore | Promise<EventStore>;

export type Kit = {
  readonly open: Open;
  /** The cases share this log. */
  readonly store: EventStore;
  /** What was called first is decided first, also where nobody waited for the answer. */
  readonly decidesAsCalled: boolean;
  readonly read: (stream: string, from?: number) => Promise<RecordedEvent[]>;
  /** Answers the position of a new event, to look at what comes after it. */
  readonly now: () => Promise<number>;
  /** Follows until enough events of the category were seen. */
  readonly follow: (
    after: number,
    category: string,
    count: number,
    onBatch?: (batch: Batch) => unknown,
  ) => Promise<RecordedEvent[]>;
};

/** `opened` gives the store once the suite runs; the cases are described before. */
export function contractKit(open: Open, opened: () => EventStore, decidesAsCalled: boolean): Kit {
  const store: EventStore = {
    append: (...args) => opened().append(...args),
    read: (...args) => opened().read(...args),
    readAll: (...args) => opened().readAll(...args),
    subscribe: (...args) => opened().subscribe(...args),
    close: () => opened().close(),
  };
  return {
    open,
    store,
    decidesAsCalled,
    read: (stream, from) => all(eventsIn(store, stream, from)),
    now: async () => (await store.append(fresh('mark'), [event()], 'none')).position,
    async follow(after, category, count, onBatch = () => {}) {
      const stop = new AbortController();
      const seen: RecordedEvent[] = [];
      for await (const batch of store.subscribe(after, { categories: [category], signal: stop.signal })) {
        seen.push(...batch.events);
        await onBatch(batch);
        if (seen.length >= count) stop.abort();
      }
      return seen;
    },
  };
}
