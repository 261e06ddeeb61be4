// Answers a fold's questions from the document store.
import type { AnyCollection, DocumentStore, Projected } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { foldSteps, type Folded, type FoldOptions } from './fold.ts';
import type { AnyProjection } from './projection.ts';
import type { Place } from './waiting.ts';
import type { Answer, Asked } from './working.ts';

type Documents = Pick<DocumentStore, 'load' | 'ids'>;
// Only names matter to the store: what lies in a collection is known to the rows that asked for it.
type Anything = Parameters<DocumentStore['load']>[0];
const asAnything = (collection: AnyCollection) => collection as unknown as Anything;

async function load(documents: Documents, generation: number, places: readonly Place[]): Promise<Answer> {
  const byCollection = new Map<string, { from: AnyCollection; ids: string[] }>();
  for (const { from, id } of places) {
    const one = byCollection.get(from.name) ?? { from, ids: [] };
    one.ids.push(id);
    byCollection.set(from.name, one);
  }
  const found = new Map<string, ReadonlyMap<string, Projected<unknown>>>();
  await Promise.all(
    [...byCollection].map(async ([name, { from, ids }]) =>
      found.set(name, await documents.load(asAnything(from), generation, ids)),
    ),
  );
  return places.map(({ from, id }) => found.get(from.name)?.get(id));
}

const answer = (documents: Documents, generation: number, asked: Asked): Promise<Answer> =>
  'load' in asked
    ? load(documents, generation, asked.load)
    : documents.ids(asAnything(asked.from), generation, asked.where);

/** Puts into one build's documents what the events make of them. */
export async function drive(
  projection: AnyProjection,
  events: readonly Recorded[],
  documents: Documents,
  generation: number,
  options?: FoldOptions,
): Promise<Folded> {
  const steps = foldSteps(projection, events, options);
  let step = steps.next([]);
  while (!step.done) step = steps.next(await answer(documents, generation, step.value));
  return step.value;
}
