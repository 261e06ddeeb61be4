// Documents of two builds held against each other, and what one number says of a whole build.
import { createHash } from 'node:crypto';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';
import { mutex } from '@paideia/documents/mutex.ts';
import type { AnyCollection, DocumentStore, Projected } from '@paideia/documents/port.ts';
import type { Position } from '@paideia/store/port.ts';
import type { AnyProjection } from './projection.ts';

export type Difference = {
  readonly collection: string;
  readonly id: string;
  /** `missing`: the log makes it, and it is not there; `unexpected`: it is there, and the log makes none. */
  readonly kind: 'differs' | 'missing' | 'unexpected';
  readonly fields: readonly string[];
};
type Documents = Pick<DocumentStore, 'ids' | 'load'>;
const chunkSize = 500;

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

/** Of the builds that come to the end of the log together one is looked through at a time: the ids of no more than one are held. */
const whileLookingThrough = mutex();

/** Of one build, whatever its position: equal for equal documents in every store. */
export const checksumOf = (
  documents: Documents,
  { collections }: Pick<AnyProjection, 'collections'>,
  generation: number,
): Promise<{ readonly checksum: string; readonly documents: number }> =>
  whileLookingThrough(async () => {
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
  });

/** By collection, the ids of documents that cannot be told of yet. */
export type Open = ReadonlyMap<string, readonly string[]>;
export const countOf = (open: Open): number => [...open.values()].reduce((sum, ids) => sum + ids.length, 0);
type Look = { readonly first: Difference | null; readonly open: Open };
type Compared = {
  readonly collections: readonly AnyCollection[];
  readonly live: Documents;
  readonly generation: number;
  /** What the log makes, as its generation 1. */
  readonly made: Documents;
  readonly end: Position;
  /** It is there where only some documents are left to compare. */
  readonly before: Open | undefined;
  readonly isFinal: boolean;
};

/**
 * Compares the documents, or those that were left open, as both were after the event at `end`. What the live model changed after it is left open:
 * it says so itself, by a later position or by being gone; `isFinal` says that nothing was written meanwhile.
 */
export async function look({ collections, live, generation, made, end, before, isFinal }: Compared): Promise<Look> {
  const open = new Map<string, string[]>();
  let first: Difference | null = null;
  for (const from of collections) {
    const left: string[] = [];
    open.set(from.name, left);
    const everyId = async () =>
      [...new Set([...(await idsOf(live, from, generation)), ...(await idsOf(made, from, 1))])].sort();
    for await (const [ids, wantedOf] of chunks(made, from, 1, before?.get(from.name) ?? (await everyId()))) {
      const found = await live.load(asAnything(from), generation, ids);
      for (const id of ids) {
        const [there, wanted] = [found.get(id), docOf(wantedOf, id)];
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
