// Takes what is read of the log into one build: gathers events, folds them and commits documents and place together.
import { mutex } from '@paideia/documents/mutex.ts';
import type { Build, FedStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import { underWay } from '@paideia/store/watchdog.ts';
import { drive } from './drive.ts';
import type { ReadBatch } from './log.ts';
import { parkedOf, type Parked } from './parked.ts';
import type { AnyProjection } from './projection.ts';

/** While it catches up, a document that many events touch is written once for all of them; the live feed never gets so many. */
const atOnce = 1_000;
/** On a long way through a log in which few events concern it, so many looks are one commit. */
const mostLooks = 20;
/** A way of at least so many positions is long: a new build gets its indexes at the end of it. */
const longWay = 10_000;
/** Fewer events than that are folded without waiting. */
const many = 100;
/** Of all read models that catch up in this process one folds at a time, so that requests are answered meanwhile. */
const whileFolding = mutex();

export type Taking = {
  readonly projection: AnyProjection;
  readonly build: Build;
  readonly documents: FedStore;
  readonly records: Records;
  readonly signal: AbortSignal;
  /** After each commit: how far the build is now, and how many events it took. */
  readonly onCommit?: (position: Position, events: number) => void;
  readonly onParked?: (parked: Parked) => void;
};
/** Where the build is, and where the way ends on which it only catches up. */
type Stretch = { readonly from: Position; readonly head: Position };
type Taker = {
  /** The events after those that it took before. They are committed when there are enough of them, and in any case at the head. */
  take(batch: ReadBatch): Promise<void>;
  /** Commits what was gathered. */
  finish(): Promise<void>;
};

/** Every event counts exactly once, whatever is killed when. A row that throws parks its event and holds back later events of the same documents. */
export async function takerOf(
  { projection, build, documents, records, signal, onCommit = () => {}, onParked = () => {} }: Taking,
  { from, head }: Stretch,
): Promise<Taker> {
  const { collections } = projection;
  const parked = await parkedOf(records, build);

  /** What cannot be folded is parked before the position moves on: parked twice, after a crash between the two, it is parked once. */
  async function commit(events: readonly Recorded[], broken: ReadBatch['broken'], position: Position): Promise<number> {
    const held = parked.held();
    const fold = () => drive(projection, events, documents, build.generation, { held, broken });
    const { writes, folded, stopped, areIndependent } = await (events.length < many ? fold() : whileFolding(fold));
    for (const one of stopped) onParked(await parked.park(one));
    await documents.commit(build, collections, writes, position, areIndependent);
    return folded;
  }

  const isLong = head - from >= longWay;
  if (from === 0 && isLong) await documents.defer(build, collections);
  let isIndexed = false;
  const index = async () => {
    if (!isIndexed) await documents.index(build, collections);
    isIndexed = true;
  };
  if (from >= head) await index();

  let [gathered, looks, seen]: [Recorded[], number, Position] = [[], 0, from];
  let broken: ReadBatch['broken'] = new Map();
  async function commitGathered() {
    for (let n = 0; n === 0 || n < gathered.length; n += atOnce) {
      if (signal.aborted) return;
      const chunk = gathered.slice(n, n + atOnce);
      const isLast = n + atOnce >= gathered.length;
      const position = isLast ? seen : chunk.at(-1)!.position;
      const folded = await underWay(`read model ${build.group.name}`, () => commit(chunk, broken, position));
      // Whoever waits for the head finds all of it.
      if (position >= head) await index();
      onCommit(position, folded);
    }
    [gathered, broken, looks] = [[], new Map(), 0];
  }
  return {
    async take(batch) {
      gathered = gathered.length > 0 ? [...gathered, ...batch.events] : [...batch.events];
      if (batch.broken.size > 0) broken = new Map([...broken, ...batch.broken]);
      seen = batch.position;
      if (isLong && seen < head && gathered.length < atOnce && ++looks < mostLooks) return;
      await commitGathered();
    },
    async finish() {
      if (looks > 0) await commitGathered();
    },
  };
}
