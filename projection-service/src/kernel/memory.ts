import { checked, filters } from '@paideia/documents/checks.ts';
import type { Collection, Projected } from '@paideia/documents/port.ts';
import { compare, matches } from '@paideia/documents/values.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { foldSteps } from './fold.ts';
import type { Answer, Asked } from './working.ts';
import type { AnyProjection } from './projection.ts';

/** The documents that some events make, in memory: for tables of tests and for "as it stood then". */
export type Memory = {
  one<V extends object>(from: Collection<V>, id: string): V | undefined;
  /** They come in the order of the ids. */
  all<V extends object>(from: Collection<V>): readonly V[];
};

/** Folds with the very steps of the runner. Events in the order of their positions; throws what a row throws. */
export function foldInMemory(projection: AnyProjection, events: readonly Recorded[]): Memory {
  const held = new Map<string, Map<string, Projected<unknown>>>();
  const documentsOf = (name: string) => held.get(name) ?? held.set(name, new Map()).get(name)!;

  const answer = (asked: Asked): Answer => {
    if ('load' in asked) return asked.load.map(({ from, id }) => documentsOf(from.name).get(id));
    const wanted = filters({ where: asked.where });
    const fits = (doc: unknown) =>
      wanted.every(([field, value]) => matches((doc as Readonly<Record<string, never>>)[field], value));
    return [...documentsOf(asked.from.name).values()].filter(({ doc }) => fits(doc)).map(({ id }) => id);
  };
  const steps = foldSteps(projection, events);
  let next = steps.next([]);
  while (!next.done) next = steps.next(answer(next.value));
  const { writes, stopped } = next.value;
  for (const one of stopped) if ('error' in one) throw one.error;
  for (const { into, documents } of writes)
    for (const document of documents)
      if (document.doc !== undefined) documentsOf(into.name).set(document.id, checked(document, into));

  // The fold wrote what its own collection's rows made, so the documents are of the collection's type.
  return {
    one: <V extends object>(from: Collection<V>, id: string) => documentsOf(from.name).get(id)?.doc as V | undefined,
    all: <V extends object>(from: Collection<V>) =>
      [...documentsOf(from.name).values()].sort((a, b) => compare(a.id, b.id)).map(({ doc }) => doc as V),
  };
}
