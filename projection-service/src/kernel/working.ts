// The documents of one batch of events, while it is folded.
import { checked, filters } from '@paideia/documents/checks.ts';
import type { AnyCollection, Projected, Writes } from '@paideia/documents/port.ts';
import { matches } from '@paideia/documents/values.ts';
import type { Place } from './waiting.ts';

export type Document = Projected<unknown>;
/** `load` is answered with the documents in the order of the places, `where` with the ids of all that the filter wants. */
export type Asked = { readonly load: readonly Place[] } | { readonly from: AnyCollection; readonly where: object };
export type Answer = readonly (Document | undefined)[] | readonly string[];
export type Asking<T> = Generator<Asked, T, Answer>;

// Whoever drives the fold answers each question in its own kind.
function* load(places: readonly Place[]): Asking<readonly (Document | undefined)[]> {
  return places.length === 0 ? [] : ((yield { load: places }) as readonly (Document | undefined)[]);
}
function* idsOf(from: AnyCollection, where: object): Asking<readonly string[]> {
  return (yield { from, where }) as readonly string[];
}

/** They are found by collection and id: keys made of both would be built anew for every event. */
export class Places<T> {
  readonly #all = new Map<string, Map<string, T>>();

  of(collection: string): Map<string, T> {
    let known = this.#all.get(collection);
    if (!known) this.#all.set(collection, (known = new Map<string, T>()));
    return known;
  }
  clear(): void {
    this.#all.clear();
  }
  entries(): Iterable<readonly [collection: string, documents: Map<string, T>]> {
    return this.#all;
  }
}
export type Staged = { readonly into: AnyCollection; readonly document: Document };

/** The documents of one batch: as they were loaded, and as every event that came through whole left them. */
export class Working {
  readonly #checksEach: boolean;
  readonly #known = new Places<Document | undefined>();
  readonly #changed = new Map<string, { readonly into: AnyCollection; readonly ids: Set<string> }>();

  constructor(checksEach: boolean) {
    this.#checksEach = checksEach;
  }
  made(document: Document, into: AnyCollection): Document {
    return this.#checksEach ? checked(document, into) : document;
  }
  at({ from, id }: Place): Document | undefined {
    return this.#known.of(from.name).get(id);
  }
  *learn(places: readonly Place[]): Asking<void> {
    let missing: Places<Place> | undefined;
    for (const place of places)
      if (!this.#known.of(place.from.name).has(place.id))
        (missing ??= new Places()).of(place.from.name).set(place.id, place);
    if (!missing) return;
    const wanted = [...missing.entries()].flatMap(([, found]) => [...found.values()]);
    const found = yield* load(wanted);
    for (const [n, { from, id }] of wanted.entries()) this.#known.of(from.name).set(id, found[n]);
  }
  /** The store answers for documents that were not looked at; for the others it is too old. */
  *matching(from: AnyCollection, where: object, staged: Places<Staged>): Asking<readonly Place[]> {
    const tests = filters({ where });
    const fits = (doc: unknown) =>
      doc !== undefined &&
      tests.every(([field, value]) => matches((doc as Readonly<Record<string, never>>)[field], value));
    const [known, mine] = [this.#known.of(from.name), staged.of(from.name)];
    const ids = new Set([...known.keys(), ...mine.keys()]);
    const here = [...ids].filter((id) => fits((mine.get(id)?.document ?? known.get(id))?.doc));
    const elsewhere = (yield* idsOf(from, where)).filter((id) => !ids.has(id));
    return [...here, ...elsewhere].map((id) => ({ from, id }));
  }
  change({ into, document }: Staged): void {
    this.#known.of(into.name).set(document.id, document);
    let changed = this.#changed.get(into.name);
    if (!changed) this.#changed.set(into.name, (changed = { into, ids: new Set() }));
    changed.ids.add(document.id);
  }
  /** @throws Unfit */
  writes(): readonly Writes[] {
    return [...this.#changed].map(([name, { into, ids }]) => ({
      into,
      documents: [...ids].map((id) => checked(this.#known.of(name).get(id)!, into)),
    }));
  }
}
