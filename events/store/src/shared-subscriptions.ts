// The followers of a store find each other, so that those who have come equally far share what is read.
import { addAbortListener } from 'node:events';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { categoryOf, type Batch, type Filter, type Position } from './port.ts';
import { Reader, type Categories, type Follower, type Limits, type Source } from './shared-reader.ts';

/** On servers each write is a round trip: whoever may lag lets those be answered first for whom it does not, and writes once for several events. */
export const gatherMs = 150;
const usual: Limits = {
  mostEvents: 4_000,
  patienceMs: 5_000,
  togetherMs: 100,
  arrivingMs: 25,
  nearby: 25_000,
  gatherMs: 0,
};
/** A batch ends with the page that brings it to so many events: one that takes longer than a lease lasts would never be done where the server is slow. */
const mostTogether = 100;
type Seat = { readonly reader: Reader; readonly follower: Follower };
type Arrival = { readonly after: Position; readonly categories: Categories; readonly seat: (seat: Seat) => void };

/** Whoever is told to end waits for no server. */
const unlessAborted = (asked: Promise<void>, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const listening = signal && addAbortListener(signal, () => resolve());
    asked.then(resolve, reject).finally(() => listening?.[Symbol.dispose]());
  });

/** This is the store with subscriptions that share what they read. */
export function sharedSubscriptions<S extends Source>(store: S, given: Partial<Limits> = {}): S {
  const limits = { ...usual, ...given };
  const readers = new Set<Reader>();
  const asking = new Map<Position, Promise<void>>();
  let [arrivals, arriving]: [Arrival[], NodeJS.Timeout | undefined] = [[], undefined];

  /** Answers one that reads everything, else the eldest: who came as far as others goes on with them. */
  function readerAt(position: Position, categories: Categories): Reader | undefined {
    const serving = [...readers].filter((reader) => reader.serves(position, categories));
    return serving.find(({ isOfAll }) => isOfAll) ?? serving[0];
  }
  function begin(): void {
    const all = arrivals.sort((a, b) => a.after - b.after);
    arrivals = [];
    while (all.length > 0) {
      const start = all[0]!.after;
      const together = all.splice(0, all.filter(({ after }) => after - start <= limits.nearby).length);
      const wanted = together.map(({ categories }) => categories);
      const union = wanted.includes(undefined) ? undefined : new Set(wanted.flatMap((one) => [...one!]));
      const reader = new Reader(store, start, union, limits, (one) => readers.delete(one));
      readers.add(reader);
      // They are seated at once, before anything is read of which one of them would be too late.
      for (const { seat } of together) seat({ reader, follower: reader.join() });
    }
  }
  const seatOfNewReader = (after: Position, categories: Categories): Promise<Seat> =>
    new Promise((seat) => {
      arrivals.push({ after, categories, seat });
      clearTimeout(arriving);
      arriving = setTimeout(begin, limits.arrivingMs);
    });

  /** A reader that began before the position passes over it without a look. Who comes with the same one meanwhile, as all read models of an instance do that take over, asks with the others. */
  function assertGivenOut(position: Position): Promise<void> {
    const look = async () => {
      for await (const _ of store.readAll(position, { categories: [] })) break;
    };
    const asked = asking.get(position) ?? look().finally(() => asking.delete(position));
    asking.set(position, asked);
    return asked;
  }

  async function* subscribe(after: Position, filter: Filter = {}): AsyncGenerator<Batch> {
    const { signal } = filter;
    const categories: Categories = filter.categories && new Set(filter.categories);
    if (after !== 0) await unlessAborted(assertGivenOut(after), signal);
    let seat: Seat | undefined;
    const ending = signal && addAbortListener(signal, () => seat?.reader.rouse());
    try {
      while (!signal?.aborted) {
        const page = seat?.reader.take(seat.follower);
        if (!page) {
          const elder = readerAt(after, categories);
          const isNew = !seat || seat.follower.isLeftBehind || (elder && elder !== seat.reader);
          if (isNew) {
            seat?.reader.leave(seat.follower);
            seat = elder ? { reader: elder, follower: elder.join() } : await seatOfNewReader(after, categories);
          } else if (!(await seat!.reader.more())) return;
          continue;
        }
        if (page.position <= after) continue;
        const isWanted = ({ stream, position }: Batch['events'][number]) =>
          position > after && (!categories || categories.has(categoryOf(stream)));
        const events = page.events.filter(isWanted);
        after = page.position;
        // A server tells events one by one: whoever is behind takes all that came meanwhile at once, for each batch has a cost of its own.
        const takeMore = () => {
          while (events.length < mostTogether) {
            const next = seat!.reader.take(seat!.follower);
            if (!next) return;
            events.push(...next.events.filter(isWanted));
            after = next.position;
          }
        };
        takeMore();
        // It gathers at the end of the log alone: who catches up has enough to do.
        if (filter.mayLag && limits.gatherMs > 0 && events.length > 0 && !seat!.reader.has(seat!.follower)) {
          await wait(limits.gatherMs, undefined, signal && { signal }).catch(() => undefined);
          takeMore();
        }
        yield { events, position: after };
        await nextTurn(); // What was read already is not waited for, and would let nobody else run.
      }
    } finally {
      ending?.[Symbol.dispose]();
      seat?.reader.leave(seat.follower);
    }
  }
  return { ...store, subscribe };
}
