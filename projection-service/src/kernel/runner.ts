import { mutex } from '@paideia/documents/mutex.ts';
import type { Build, FedStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import { underWay } from '@paideia/store/watchdog.ts';
import { drive } from './drive.ts';
import type { Log, ReadBatch } from './log.ts';
import { parkedOf, type Parked } from './parked.ts';
import type { AnyProjection } from './projection.ts';
import { categoriesOf } from './rows.ts';

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

export type Running = {
  readonly projection: AnyProjection;
  readonly build: Build;
  readonly documents: FedStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** After each commit: how far the build is now, and how many events it took. */
  readonly onCommit?: (position: Position, events: number) => void;
  readonly onParked?: (parked: Parked) => void;
};

/**
 * Feeds one build from its own position on, until the signal: folds up to 1,000 events, commits documents and checkpoint together, so every event
 * counts exactly once, whatever is killed when. A row that throws parks its event and holds back later events of the same documents.
 * Throws `UnknownPosition` when the log never gave out the build's position: the log is another one, or an older copy.
 */
export async function run({
  projection,
  build,
  documents,
  records,
  log,
  signal,
  onCommit = () => {},
  onParked = () => {},
}: Running): Promise<void> {
  const { collections } = projection;
  const parked = await parkedOf(records, build);
  const from = await documents.position(build);

  /** What cannot be folded is parked before the position moves on: parked twice, after a crash between the two, it is parked once. */
  async function take(events: readonly Recorded[], broken: ReadBatch['broken'], position: Position): Promise<number> {
    const held = parked.held();
    const fold = () => drive(projection, events, documents, build.generation, { held, broken });
    const { writes, folded, stopped, areIndependent } = await (events.length < many ? fold() : whileFolding(fold));
    for (const one of stopped) onParked(await parked.park(one));
    await documents.commit(build, collections, writes, position, areIndependent);
    return folded;
  }

  const categories = categoriesOf(projection);
  const head = await log.head(from);
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
      const folded = await underWay(`read model ${build.group.name}`, () => take(chunk, broken, position));
      // Whoever waits for the head finds all of it.
      if (position >= head) await index();
      onCommit(position, folded);
    }
    [gathered, broken, looks] = [[], new Map(), 0];
  }
  for await (const batch of log.subscribe(from, {
    ...(categories && { categories }),
    mayLag: projection.mayLag ?? false,
    signal,
  })) {
    gathered = gathered.length > 0 ? [...gathered, ...batch.events] : [...batch.events];
    if (batch.broken.size > 0) broken = new Map([...broken, ...batch.broken]);
    seen = batch.position;
    if (isLong && seen < head && gathered.length < atOnce && ++looks < mostLooks) continue;
    await commitGathered();
    if (signal.aborted) return;
  }
  // A log that is followed up to a position ends before its head: what was gathered on the way there counts too.
  if (looks > 0) await commitGathered();
}
