import type { AnyCollection, Build, DocumentStore, Writes } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { drive } from '@paideia/projection-service/kernel/drive.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { categoryOf, StoreUnavailable, UnknownPosition, type EventStore, type Position } from '@paideia/store/port.ts';

export const factGeneration = 1;
const saveEveryMs = 5_000;
const checkEveryMs = 300_000;
type Table = {
  readonly projection: AnyProjection;
  readonly build: Build;
  readonly categories: ReadonlySet<string>;
  at: Position;
  saved: Position;
  failed: unknown;
};
export type FactTables = {
  /** Afterwards the tables hold all that was in the log when it was called. Calls that wait together share one look. */
  catchUp(): Promise<void>;
  /** How far the log was looked through: the head, right after catching up. */
  position(): Position;
  /** Why the table of this collection must not be asked; undefined when all is well. */
  failure(collection: AnyCollection): unknown;
  save(): Promise<void>;
  /** Makes those that follow one of these categories anew, from the first event; whoever asks waits. */
  rebuild(categories: ReadonlySet<string>): Promise<void>;
};

/** Runs one work at a time; who comes while it runs gets the next run, which begins after the call. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => (running = work().finally(() => (running = undefined)));
  return () => {
    if (!running) return start();
    const settled = running.catch(() => undefined);
    next ??= settled.then(() => ((next = undefined), start()));
    return next;
  };
}

/** What the events make of a projection's documents. @throws what a row throws: a fact table that misses an event must not be decided by. */
async function foldInto(
  projection: AnyProjection,
  events: readonly Recorded[],
  documents: Pick<DocumentStore, 'load' | 'ids'>,
  generation: number,
): Promise<readonly Writes[]> {
  const { stopped, writes } = await drive(projection, events, documents, generation);
  for (const one of stopped) if ('error' in one) throw one.error;
  return writes;
}

/**
 * Follows the log for the fact tables, each from its own place. A row that throws stops its own table, and the commands that ask it, until a
 * start with mended code; the others go on. A log that is older than the tables (a restored backup) makes them anew.
 */
export async function followFacts({
  store,
  codec,
  documents,
  tables: projections,
  onFailure,
  now = Date.now,
}: {
  store: EventStore;
  codec: Codec;
  documents: DocumentStore;
  tables: readonly AnyProjection[];
  onFailure: (group: string, error: unknown) => void;
  now?: () => number;
}): Promise<FactTables> {
  const tables: Table[] = await Promise.all(
    projections.map(async (projection) => {
      const build = { group: projection.group, generation: factGeneration };
      const at = await documents.position(build);
      return {
        projection,
        build,
        categories: new Set(projection.events.map(({ category }) => category)),
        at,
        saved: at,
        failed: undefined,
      };
    }),
  );
  const byGroup = new Map(tables.map((table) => [table.projection.group.name, table]));
  const categories = [...new Set(tables.flatMap((table) => [...table.categories]))];
  let head: Position = 0;
  let [savedAt, checkedAt] = [now(), now()];

  async function commit(table: Table, position: Position, writes: readonly Writes[]) {
    await documents.commit(table.build, table.projection.collections, writes, position);
    table.at = table.saved = position;
  }

  async function step(table: Table, events: readonly Recorded[], position: Position) {
    if (table.failed !== undefined || position <= table.at) return;
    const own = events.filter((event) => event.position > table.at && table.categories.has(categoryOf(event.stream)));
    let writes: readonly Writes[];
    try {
      writes = own.length === 0 ? [] : await foldInto(table.projection, own, documents, factGeneration);
    } catch (error) {
      // A store that is lost says nothing about the row: whoever asks is told, and the next look begins here again.
      if (error instanceof StoreUnavailable) throw error;
      table.failed = error;
      return onFailure(table.projection.group.name, error);
    }
    if (writes.length > 0) return commit(table, position, writes);
    table.at = position;
  }

  async function save() {
    savedAt = now();
    await Promise.all(
      tables
        .filter(({ at, saved, failed }) => failed === undefined && at > saved)
        .map((table) => commit(table, table.at, [])),
    );
  }

  /** An instance that stood still for so long that others took it for gone may find its tables dropped. */
  async function lostTables(): Promise<readonly Table[]> {
    checkedAt = now();
    const positions = await Promise.all(tables.map(({ build }) => documents.position(build)));
    return tables.filter(({ failed, saved }, n) => failed === undefined && positions[n]! < saved);
  }

  async function look() {
    const well = tables.filter(({ failed }) => failed === undefined);
    const from = well.length === 0 ? head : Math.min(...well.map(({ at }) => at));
    for await (const batch of store.readAll(from, { categories })) {
      const events = await codec.decodeAll(batch.events);
      // Nobody is left behind writing: the next look may begin as soon as this one is over.
      const lost = (await Promise.allSettled(well.map((table) => step(table, events, batch.position)))).find(
        ({ status }) => status === 'rejected',
      );
      if (lost) throw (lost as PromiseRejectedResult).reason;
      head = batch.position;
    }
    head = Math.max(head, from);
    // A place that moved without documents is only worth a write now and then: looking twice changes nothing.
    if (now() - savedAt > saveEveryMs) await save();
  }

  async function startAgain(wanted: readonly Table[] = tables) {
    for (const table of wanted) {
      await documents.drop(
        table.build,
        table.projection.collections.map(({ name }) => name),
      );
      await documents.commit(table.build, table.projection.collections, [], 0);
      table.at = table.saved = 0;
    }
    await look();
  }

  // The collections must be there before the first question, also when the log is empty.
  await Promise.all(
    tables
      .filter(({ at }) => at === 0)
      .map((table) => documents.commit(table.build, table.projection.collections, [], 0)),
  );
  await look().catch((error: unknown) => {
    if (error instanceof UnknownPosition) return startAgain();
    throw error;
  });

  let again: readonly Table[] = [];
  const catchUp = oneAtATime(async () => {
    const wanted = again;
    again = [];
    const lost = now() - checkedAt > checkEveryMs ? await lostTables() : [];
    const anew = [...new Set([...wanted, ...lost])];
    await (anew.length > 0 ? startAgain(anew) : look());
  });
  return {
    catchUp,
    async rebuild(wanted) {
      again = tables.filter(
        ({ categories, failed }) => failed === undefined && [...categories].some((one) => wanted.has(one)),
      );
      await catchUp();
    },
    position: () => head,
    failure: ({ group }) => byGroup.get(group.name)?.failed,
    save,
  };
}
