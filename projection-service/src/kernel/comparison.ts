// Whether a live read model is what its log makes, told by folding the log anew. It needs no pause of whoever feeds the live one, and no snapshot.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';
import type { AnyCollection, Build, DocumentStore, Projected } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Log } from './log.ts';
import type { AnyProjection } from './projection.ts';
import { run } from './runner.ts';

export type Difference = {
  readonly collection: string;
  readonly id: string;
  /** `missing`: the log makes it, and it is not there; `unexpected`: it is there, and the log makes none. */
  readonly kind: 'differs' | 'missing' | 'unexpected';
  readonly fields: readonly string[];
};
export type GroupVerdict = {
  readonly group: string;
  readonly version: number;
  readonly generation: number;
  /** Up to which event of the log both were compared. */
  readonly position: Position;
  readonly documents: number;
  /** SHA-256 of the canonical documents in the order of their ids, as the log makes them up to `position`. */
  readonly checksum: string;
  /** Documents that changed each time they were looked at: for the next verification. */
  readonly unsettled: number;
  /** `otherLog`: its position is beyond the end of the log. Null when all is as it should be. */
  readonly problem: 'otherLog' | 'notBuilt' | 'differs' | null;
  readonly first: Difference | null;
};
type Documents = Pick<DocumentStore, 'ids' | 'load' | 'live' | 'position'>;
export type Comparing = {
  readonly projection: AnyProjection;
  readonly live: Documents;
  /** The log up to a position, ending there. */
  readonly logUpTo: (end: Position) => Log;
  readonly head: () => Promise<Position>;
  /** Empty, and written by nobody else. */
  readonly scratch: { readonly documents: DocumentStore; readonly records: Records };
  readonly signal: AbortSignal;
  readonly onProgress?: (done: Position, end: Position) => void;
};
const chunkSize = 500;
const rounds = 8;
const pauseMs = 200;

// Only names matter to the store.
type Anything = Parameters<DocumentStore['load']>[0];
const asAnything = (collection: AnyCollection) => collection as unknown as Anything;
const idsOf = (documents: Documents, from: AnyCollection, generation: number) =>
  documents.ids(asAnything(from), generation, {});

async function* chunks(documents: Documents, from: AnyCollection, generation: number, ids: readonly string[]) {
  for (let n = 0; n < ids.length; n += chunkSize) {
    const some = ids.slice(n, n + chunkSize);
    yield [some, await documents.load(asAnything(from), generation, some)] as const;
  }
}
const docOf = (found: ReadonlyMap<string, Projected<unknown>>, id: string) => found.get(id)?.doc;
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
function differingFields(a: unknown, b: unknown): readonly string[] {
  const [one, other] = [fieldsOf(a), fieldsOf(b)];
  const text = (value: unknown) => (value === undefined ? '' : canonicalJson(value));
  return [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => text(one[name]) !== text(other[name]))
    .sort();
}

/** Of one build, whatever its position: equal for equal documents in every store. */
export async function checksumOf(
  documents: Documents,
  { collections }: Pick<AnyProjection, 'collections'>,
  generation: number,
) {
  const sum = createHash('sha256');
  let count = 0;
  for (const from of [...collections].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const ids = [...(await idsOf(documents, from, generation))].sort();
    for await (const [some, found] of chunks(documents, from, generation, ids))
      for (const id of some) {
        const doc = docOf(found, id);
        if (doc === undefined) continue;
        sum.update(`${canonicalJson([from.name, id, doc])}\n`);
        count++;
      }
  }
  return { checksum: sum.digest('hex'), documents: count };
}

type Open = ReadonlyMap<string, readonly string[]>;
type Look = { readonly first: Difference | null; readonly open: Open };
const isEmpty = (open: Open) => [...open.values()].every((ids) => ids.length === 0);

/**
 * Compares the documents, or those that were left open, as both were after the event at `end`. What the live model changed after it is left open:
 * it says so itself, by a later position or by being gone; `isFinal` says that nothing was written meanwhile.
 */
async function look(
  { projection, live, scratch }: Comparing,
  generation: number,
  end: Position,
  before: Open | undefined,
  isFinal: boolean,
): Promise<Look> {
  const open = new Map<string, string[]>();
  let first: Difference | null = null;
  for (const from of projection.collections) {
    const left: string[] = [];
    open.set(from.name, left);
    const everyId = async () =>
      [...new Set([...(await idsOf(live, from, generation)), ...(await idsOf(scratch.documents, from, 1))])].sort();
    for await (const [ids, made] of chunks(scratch.documents, from, 1, before?.get(from.name) ?? (await everyId()))) {
      const found = await live.load(asAnything(from), generation, ids);
      for (const id of ids) {
        const [there, wanted] = [found.get(id), docOf(made, id)];
        const differs = canonicalJson(there?.doc ?? null) !== canonicalJson(wanted ?? null);
        if (!differs) continue;
        const isLater = !isFinal && (there === undefined || there.position > end);
        if (isLater) left.push(id);
        else
          first ??= {
            collection: from.name,
            id,
            kind: there?.doc === undefined ? 'missing' : wanted === undefined ? 'unexpected' : 'differs',
            fields: there?.doc === undefined || wanted === undefined ? [] : differingFields(there.doc, wanted),
          };
      }
    }
  }
  return { first, open };
}

const nothingOf = ({ group: { name, version } }: AnyProjection) => ({
  group: name,
  version,
  documents: 0,
  checksum: '',
  unsettled: 0,
  first: null,
});
export const notBuilt = (projection: AnyProjection): GroupVerdict => ({
  ...nothingOf(projection),
  generation: 1,
  position: 0,
  problem: 'notBuilt',
});

/** Folds the log anew up to where the live read model is, and compares every document. Aborted, it throws the signal's reason. */
export async function compareGroup(comparing: Comparing): Promise<GroupVerdict> {
  const { projection, live, logUpTo, head, scratch, signal, onProgress = () => {} } = comparing;
  const { group } = projection;
  const build: Build = { group, generation: 1 };
  let generation = await live.live(group);
  const said = nothingOf(projection);
  const start = await live.position({ group, generation });
  if (start > (await head())) return { ...said, generation, position: start, problem: 'otherLog' };
  if (start === 0 && (await head()) > 0) return { ...notBuilt(projection), generation };

  const foldTo = async (end: Position) => {
    await run({
      projection,
      build,
      signal,
      ...scratch,
      log: logUpTo(end),
      onCommit: (at) => onProgress(at, end),
    });
    signal.throwIfAborted();
  };
  await scratch.documents.commit(build, projection.collections, [], 0);
  await foldTo(start);
  const sum = await checksumOf(scratch.documents, projection, 1);
  let [end, open, quiet] = [start, undefined as Open | undefined, 0];
  for (let round = 0; round < rounds; round++) {
    const found = await look(comparing, generation, end, open, quiet >= 2);
    const now = await live.live(group);
    if (now !== generation) {
      // Readers were moved to another build meanwhile: that one counts, from its first document on.
      [generation, open, quiet] = [now, undefined, 0];
    } else if (found.first)
      return { ...said, ...sum, generation, position: start, problem: 'differs', first: found.first };
    else {
      open = found.open;
      if (isEmpty(open)) break;
      await wait(round === 0 ? 0 : pauseMs, undefined, { signal }).catch(() => undefined);
    }
    const next = await live.position({ group, generation });
    quiet = next === end ? quiet + 1 : 0;
    end = next;
    await foldTo(end);
  }
  const unsettled = [...(open ?? new Map<string, readonly string[]>()).values()].reduce((n, ids) => n + ids.length, 0);
  return { ...said, ...sum, unsettled, generation, position: start, problem: null };
}
