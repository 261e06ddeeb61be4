import type { Build, DocumentStore } from '@paideia/documents/port.ts';
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

export type Running = {
  readonly projection: AnyProjection;
  readonly build: Build;
  readonly documents: DocumentStore;
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
  async function take(events: readonly Recorded[], broken: ReadBatch['broken'], position: Position): Promise<void> {
    const held = parked.held();
    const { writes, folded, stopped } = await drive(projection, events, documents, build.generation, { held, broken });
    for (const one of stopped) onParked(await parked.park(one));
    await documents.commit(build, collections, writes, position);
    onCommit(position, folded);
  }

  const categories = categoriesOf(projection);
  for await (const { events, broken, position } of log.subscribe(from, {
    ...(categories ? { categories } : {}),
    signal,
  })) {
    for (let n = 0; n === 0 || n < events.length; n += atOnce) {
      if (signal.aborted) return;
      const chunk = events.slice(n, n + atOnce);
      const isLast = n + atOnce >= events.length;
      await underWay(`read model ${build.group.name}`, () =>
        take(chunk, broken, isLast ? position : chunk.at(-1)!.position),
      );
    }
  }
}
