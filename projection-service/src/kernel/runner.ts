import { setTimeout as wait } from 'node:timers/promises';
import type { Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import { drive } from './drive.ts';
import type { Log, ReadBatch } from './log.ts';
import { parkedOf, type Parked } from './parked.ts';
import type { AnyProjection } from './projection.ts';
import { categoriesOf } from './rows.ts';

/** While it catches up, a document that many events touch is written once for all of them; the live feed never gets so many. */
const atOnce = 1_000;
const tries = 5;

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
  /** Between the tries of a row that throws. */
  readonly pauseMs?: number;
};

/**
 * Feeds one build from its own position on, until the signal: folds up to 1,000 events, commits documents and checkpoint together, so every event
 * counts exactly once, whatever is killed when. A row that keeps throwing parks its event and holds back later events of the same documents.
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
  pauseMs = 50,
}: Running): Promise<void> {
  const { collections } = projection;
  const parked = await parkedOf(records, build);
  const from = await documents.position(build);

  const commit = async (folded: Awaited<ReturnType<typeof drive>>, position: Position) => {
    await documents.commit(build, collections, folded.writes, position);
    onCommit(position, folded.folded);
  };

  /** Whatever can be folded of these events, then past the one that cannot. */
  async function take(events: readonly Recorded[], broken: ReadBatch['broken'], position: Position): Promise<void> {
    for (let rest = events, failures = 0; ;) {
      const folded = await drive(projection, rest, documents, build.generation, { held: parked.held(), broken });
      const { stopped } = folded;
      if (!stopped) return commit(folded, position);
      if (folded.folded > 0) {
        await commit(folded, rest[folded.folded - 1]!.position);
        failures = 0;
      }
      rest = rest.slice(folded.folded);
      if ('error' in stopped && ++failures < tries) {
        await wait(pauseMs * failures, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) return;
        continue;
      }
      onParked(await parked.park(stopped));
      [rest, failures] = [rest.slice(1), 0];
    }
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
      await take(chunk, broken, isLast ? position : chunk.at(-1)!.position);
    }
  }
}
