// What a batch of events makes of the documents. It reads nothing: it asks, and whoever drives it answers, from a store or from a map.
import { checked, filters } from '@paideia/documents/checks.ts';
import type { AnyCollection, Projected, Writes } from '@paideia/documents/port.ts';
import { matches } from '@paideia/documents/values.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import type { AnyChange, AnyProjection, Need } from './projection.ts';
import { prepare, type Prepared } from './rows.ts';

export type Place = Need;
type Document = Projected<unknown>;
/** `load` is answered with the documents in the order of the places, `where` with the ids of all that the filter wants. */
export type Asked = { readonly load: readonly Place[] } | { readonly from: AnyCollection; readonly where: object };
export type Answer = readonly (Document | undefined)[] | readonly string[];
type Asking<T> = Generator<Asked, T, Answer>;

export const placeKey = (collection: string, id: string): string => `${collection}\u0000${id}`;
const keyOf = ({ from, id }: Place) => placeKey(from.name, id);

/** What waits for a parked event: the keys of documents and the names of streams, each with the position of the event they wait for. */
export type Held = { readonly documents: ReadonlyMap<string, Position>; readonly streams: ReadonlyMap<string, Position> };
/** `documents` are the places that the event names, as far as it came to say. */
export type Stopped = { readonly event: Recorded; readonly documents: readonly string[] } & ({ readonly error: unknown } | { readonly heldBy: Position });
/** `folded` events came through whole; `stopped` is the one after them, of which nothing was done. */
export type Folded = { readonly writes: readonly Writes[]; readonly folded: number; readonly stopped?: Stopped };
export type FoldOptions = { readonly held?: Held; readonly broken?: ReadonlyMap<Position, string> };

class HeldBack extends Error {
  constructor(readonly by: Position) {
    super(`waits for the event at ${by}`);
  }
}

// Whoever drives the fold answers each question in its own kind.
function* load(places: readonly Place[]): Asking<readonly (Document | undefined)[]> {
  return places.length === 0 ? [] : ((yield { load: places }) as readonly (Document | undefined)[]);
}
function* idsOf(from: AnyCollection, where: object): Asking<readonly string[]> {
  return (yield { from, where }) as readonly string[];
}

/** The documents of one batch: as they were loaded, and as every event that came through whole left them. */
class Working {
  readonly #known = new Map<string, Document | undefined>();
  readonly #changed = new Map<string, Place>();

  at(place: Place): Document | undefined {
    return this.#known.get(keyOf(place));
  }
  *learn(places: readonly Place[]): Asking<void> {
    const missing = new Map<string, Place>();
    for (const place of places) {
      const key = keyOf(place);
      if (!this.#known.has(key)) missing.set(key, place);
    }
    if (missing.size === 0) return;
    const found = yield* load([...missing.values()]);
    let n = 0;
    for (const key of missing.keys()) this.#known.set(key, found[n++]);
  }
  /** The store answers for documents that were not looked at; for the others it is too old. */
  *matching(from: AnyCollection, where: object, staged: Staged): Asking<readonly Place[]> {
    const tests = filters({ where });
    const fits = (doc: unknown) => doc !== undefined && tests.every(([field, value]) => matches((doc as Readonly<Record<string, never>>)[field], value));
    const prefix = placeKey(from.name, '');
    const keys = new Set([...this.#known.keys(), ...staged.keys()]);
    const here = [...keys]
      .filter((key) => key.startsWith(prefix) && fits((staged.get(key)?.document ?? this.#known.get(key))?.doc))
      .map((key) => key.slice(prefix.length));
    const elsewhere = (yield* idsOf(from, where)).filter((id) => !keys.has(placeKey(from.name, id)));
    return [...here, ...elsewhere].map((id) => ({ from, id }));
  }
  keep(staged: Staged): void {
    for (const [key, { place, document }] of staged) {
      this.#known.set(key, document);
      this.#changed.set(key, place);
    }
  }
  writes(): readonly Writes[] {
    const byCollection = new Map<string, { into: AnyCollection; documents: Document[] }>();
    for (const [key, { from }] of this.#changed) {
      if (!byCollection.has(from.name)) byCollection.set(from.name, { into: from, documents: [] });
      byCollection.get(from.name)!.documents.push(this.#known.get(key)!);
    }
    return [...byCollection.values()];
  }
}
type Staged = Map<string, { readonly place: Place; readonly document: Document }>;

/** One event, all of it or nothing; `name` hears of every document before it is touched. */
function* apply(working: Working, event: Recorded, prepared: Prepared, name: (places: readonly Place[]) => void): Asking<void> {
  name(prepared.foreseen);
  const needs = prepared.needs();
  if (needs.length > 0) yield* working.learn(needs);
  const changes = prepared.changes((place) => working.at(place)?.doc);
  for (const { into, target } of changes) if ('id' in target) name([{ from: into, id: target.id }]);
  const staged: Staged = new Map();
  for (const { into, target, to } of changes) {
    const places = 'id' in target ? [{ from: into, id: target.id }] : yield* working.matching(into, target.where, staged);
    name(places);
    yield* working.learn(places);
    for (const place of places) step(working, event, place, to, staged);
  }
  working.keep(staged);
}

function step(working: Working, { position }: Recorded, place: Place, to: AnyChange['to'], staged: Staged): void {
  const before = working.at(place);
  if ((before?.position ?? 0) >= position) return; // it has seen this event
  const key = keyOf(place);
  const now = (staged.get(key)?.document ?? before)?.doc;
  const next = to(now);
  if (next !== now) staged.set(key, { place, document: checked({ id: place.id, position, doc: next }, place.from) });
}

/** Ends at the first event that cannot be folded. A row is pure, so the caller may fold the same events again. */
export function* foldSteps(projection: AnyProjection, events: readonly Recorded[], { held, broken }: FoldOptions = {}): Asking<Folded> {
  const working = new Working();
  const prepared = events.map((event) => prepare(projection, event, broken?.get(event.position)));
  yield* working.learn(prepared.flatMap(({ foreseen }) => foreseen));
  for (const [n, event] of events.entries()) {
    const named: Place[] = [];
    const waitFor = (by: Position | undefined) => {
      if (by !== undefined) throw new HeldBack(by);
    };
    const name = (places: readonly Place[]) => {
      named.push(...places);
      if (held && held.documents.size > 0) for (const place of named) waitFor(held.documents.get(keyOf(place)));
    };
    try {
      waitFor(held?.streams.get(event.stream));
      yield* apply(working, event, prepared[n]!, name);
    } catch (error) {
      const why = error instanceof HeldBack ? { heldBy: error.by } : { error };
      return { writes: working.writes(), folded: n, stopped: { event, documents: [...new Set(named.map(keyOf))], ...why } };
    }
  }
  return { writes: working.writes(), folded: events.length };
}
