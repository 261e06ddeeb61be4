import { mutex } from '@paideia/documents/mutex.ts';
import type { AnyCollection, Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { collectionNames, type AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import { hasRow } from '@paideia/projection-service/kernel/rows.ts';
import { wasGivenOut } from '@paideia/store/given-out.ts';
import type { Codec } from '@paideia/store/codec.ts';
import {
  categoryOf,
  StoreUnavailable,
  UnknownPosition,
  type Batch,
  type EventStore,
  type Position,
} from '@paideia/store/port.ts';
import { arrivals } from './arrivals.ts';
import { foldInto, nothing, oneAtATime } from './fold-facts.ts';

export const factGeneration = 1;
const saveEveryMs = 5_000;
const checkEveryMs = 300_000;
type Table = {
  readonly projection: AnyProjection;
  readonly build: Build;
  readonly takes: (event: Recorded) => boolean;
  at: Position;
  saved: Position;
  failed: unknown;
  /** Another one whenever its documents may be others than before. */
  version: number;
};
export type FactTables = {
  /** Afterwards the tables hold all that was in the log when it was called. Calls that wait together share one look. */
  catchUp(): Promise<void>;
  /** Afterwards they hold all up to the position. What is followed anyway is waited for a moment before the log is looked at. */
  reach(position: Position): Promise<void>;
  /** What somebody who follows the log has read anyway, from the place of the tables on and without a gap. */
  take(batch: Batch): Promise<void>;
  /** It answers how far the log was looked through: to the head, right after catching up. */
  position(): Position;
  /** The same number as long as the table of this collection has the same documents. */
  version(collection: AnyCollection): number;
  /** Why the table of this collection must not be asked; undefined when all is well. */
  failure(collection: AnyCollection): unknown;
  save(): Promise<void>;
};

/**
 * Follows the log for the fact tables, each from its own place. They are folded without what is personal, so an erasure changes none. A row that throws stops its own table, and the commands that ask it, until a
 * start with mended code; the others go on. A log that is older than the tables (a restored backup) makes them anew.
 */
export async function followFacts({
  store,
  codec,
  documents,
  tables: projections,
  onFailure,
  onEvents = () => {},
  onFolded = () => {},
  exclusively = (work) => work(),
  now = Date.now,
  arriving = arrivals(),
}: {
  store: EventStore;
  codec: Pick<Codec, 'decodeImpersonal'>;
  documents: DocumentStore;
  tables: readonly AnyProjection[];
  onFailure: (group: string, error: unknown) => void;
  /** Hears of events before anything is decided by them. */
  onEvents?: (events: readonly Recorded[]) => void;
  /** Hears of the same events once the tables have them. */
  onFolded?: (events: readonly Recorded[]) => void;
  /** Runs the work while no other instance does, for the tables are shared. */
  exclusively?: (work: () => Promise<void>) => Promise<void>;
  now?: () => number;
  arriving?: ReturnType<typeof arrivals>;
}): Promise<FactTables> {
  const tables: Table[] = await Promise.all(
    projections.map(async (projection) => {
      const build = { group: projection.group, generation: factGeneration };
      const at = await documents.position(build);
      const categories = new Set(projection.events.map(({ category }) => category));
      const takes = (event: Recorded) => categories.has(categoryOf(event.stream)) && hasRow(projection, event);
      return { projection, build, takes, at, saved: at, failed: undefined, version: 0 };
    }),
  );
  const byGroup = new Map(tables.map((table) => [table.projection.group.name, table]));
  let [head, isFollowed]: [Position, boolean] = [0, false];
  let [savedAt, checkedAt] = [now(), now()];

  async function commit(table: Table, position: Position, { writes, areIndependent } = nothing) {
    await documents.commit(table.build, table.projection.collections, writes, position, areIndependent);
    table.at = table.saved = position;
  }

  async function step(table: Table, events: readonly Recorded[], position: Position) {
    if (table.failed !== undefined || position <= table.at) return;
    // What has no row leaves the documents, and what was asked of them lately, as they are.
    const own = events.filter((event) => event.position > table.at && table.takes(event));
    let made = nothing;
    try {
      if (own.length > 0) made = await foldInto(table.projection, own, documents, factGeneration);
    } catch (error) {
      // A store that is lost says nothing about the row: whoever asks is told, and the next look begins here again.
      if (error instanceof StoreUnavailable) throw error;
      table.failed = error;
      return onFailure(table.projection.group.name, error);
    }
    await (made.writes.length > 0 ? commit(table, position, made) : (table.at = position));
    // Another instance may have written what is not written here; and who reads while it is written reads again.
    if (own.length > 0) table.version++;
  }

  async function save() {
    savedAt = now();
    const moved = tables.filter(({ at, saved, failed }) => failed === undefined && at > saved);
    await Promise.all(moved.map((table) => commit(table, table.at)));
  }

  /**
   * An instance that stood still for so long that others took it for gone may find its tables dropped. They are folded again in their place, by every
   * instance that misses them: each document keeps the latest that any of them wrote.
   */
  async function findLost() {
    checkedAt = now();
    for (const table of tables) {
      const position = await documents.position(table.build);
      if (table.failed !== undefined || position >= table.saved) continue;
      if (position === 0) await commit(table, 0);
      else table.at = table.saved = position;
      table.version++;
    }
  }

  async function fold(batch: Batch) {
    const events = codec.decodeImpersonal(batch.events);
    onEvents(events);
    // Nobody is left behind writing: the next look may begin as soon as this one is over.
    const lost = (await Promise.allSettled(tables.map((table) => step(table, events, batch.position)))).find(
      ({ status }) => status === 'rejected',
    );
    if (lost) throw (lost as PromiseRejectedResult).reason;
    head = Math.max(head, batch.position);
    onFolded(events);
    arriving.came(head);
  }

  async function look() {
    const well = tables.filter(({ failed }) => failed === undefined);
    const from = well.length === 0 ? head : Math.min(...well.map(({ at }) => at));
    for await (const batch of store.readAll(from)) await fold(batch);
    head = Math.max(head, from);
    // A place that moved without documents is only worth a write now and then: looking twice changes nothing.
    if (now() - savedAt > saveEveryMs) await save();
  }

  /** Of several instances that find tables newer than the log one drops them; the others find them older and go on from there. */
  async function startAgain() {
    for (const table of tables) {
      table.version++;
      table.at = table.saved = await documents.position(table.build);
      if (await wasGivenOut(store, table.at)) continue;
      await documents.discard(table.build, collectionNames(table.projection));
      await commit(table, 0);
    }
    await look();
  }

  // The collections must be there before the first question, also when the log is empty.
  await Promise.all(tables.filter(({ at }) => at === 0).map((table) => commit(table, 0)));
  await look().catch((error: unknown) => {
    if (error instanceof UnknownPosition) return exclusively(startAgain);
    throw error;
  });

  const withLock = mutex();
  const catchUp = oneAtATime(() =>
    withLock(async () => {
      if (now() - checkedAt > checkEveryMs) await findLost();
      await look();
    }),
  );
  return {
    catchUp,
    async reach(position) {
      if (head < position && isFollowed) await arriving.of(position);
      if (head < position) await catchUp();
    },
    take: (batch) =>
      withLock(async () => {
        isFollowed = true;
        if (batch.position > head) await fold(batch);
        if (now() - savedAt > saveEveryMs) await save();
      }),
    version: ({ group }) => byGroup.get(group.name)?.version ?? NaN,
    position: () => head,
    failure: ({ group }) => byGroup.get(group.name)?.failed,
    save,
  };
}
