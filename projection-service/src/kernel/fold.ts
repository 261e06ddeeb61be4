// What a batch of events makes of the documents. It reads nothing: it asks, and whoever drives it answers, from a store or from a map.
import { checked, filters } from '@paideia/documents/checks.ts';
import type { AnyCollection, Projected, Writes } from '@paideia/documents/port.ts';
import { matches } from '@paideia/documents/values.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import type { AnyChange, AnyProjection } from './projection.ts';
import { noRow, prepare, type Prepared } from './rows.ts';
import { HeldBack, keyOf, Waiting, type Held, type Place, type Stopped } from './waiting.ts';

type Document = Projected<unknown>;
/** `load` is answered with the documents in the order of the places, `where` with the ids of all that the filter wants. */
export type Asked = { readonly load: readonly Place[] } | { readonly from: AnyCollection; readonly where: object };
export type Answer = readonly (Document | undefined)[] | readonly string[];
type Asking<T> = Generator<Asked, T, Answer>;

/** `folded` events came through whole; of those that were `stopped` nothing was done. */
export type Folded = {
  readonly writes: readonly Writes[];
  readonly folded: number;
  readonly stopped: readonly Stopped[];
  /** No event looked at one document to make another of it. */
  readonly areIndependent: boolean;
};
export type FoldOptions = {
  readonly held?: Held;
  readonly broken?: ReadonlyMap<Position, string>;
  /** What each event makes is checked, which tells the one that made something unfit. */
  readonly checksEach?: boolean;
};

// Whoever drives the fold answers each question in its own kind.
function* load(places: readonly Place[]): Asking<readonly (Document | undefined)[]> {
  return places.length === 0 ? [] : ((yield { load: places }) as readonly (Document | undefined)[]);
}
function* idsOf(from: AnyCollection, where: object): Asking<readonly string[]> {
  return (yield { from, where }) as readonly string[];
}

/** By collection and id: keys made of both would be built anew for every event. */
class Places<T> {
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
type Staged = { readonly into: AnyCollection; readonly document: Document };

/** The documents of one batch: as they were loaded, and as every event that came through whole left them. */
class Working {
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
  keep(staged: Places<Staged>): void {
    for (const [name, documents] of staged.entries()) {
      const known = this.#known.of(name);
      for (const [id, { into, document }] of documents) {
        known.set(id, document);
        let changed = this.#changed.get(name);
        if (!changed) this.#changed.set(name, (changed = { into, ids: new Set() }));
        changed.ids.add(id);
      }
    }
  }
  /** @throws Unfit */
  writes(): readonly Writes[] {
    return [...this.#changed].map(([name, { into, ids }]) => ({
      into,
      documents: [...ids].map((id) => checked(this.#known.of(name).get(id)!, into)),
    }));
  }
}

/** One event, all of it or nothing; `name` hears of every document before it is touched. `staged` is empty, and whoever calls empties it. */
function* apply(
  working: Working,
  event: Recorded,
  prepared: Prepared,
  staged: Places<Staged>,
  name: (places: readonly Place[]) => void,
): Asking<void> {
  name(prepared.foreseen);
  const needs = prepared.needs();
  if (needs.length > 0) yield* working.learn(needs);
  const changes = prepared.changes((place) => working.at(place)?.doc);
  const targets = changes.map(({ into, target }) => ('id' in target ? [{ from: into, id: target.id }] : undefined));
  for (const places of targets) if (places) name(places);
  for (const [n, { into, target, to, isWhole }] of changes.entries()) {
    const known = targets[n];
    const places = known ?? ('where' in target ? yield* working.matching(into, target.where, staged) : []);
    if (!known) name(places);
    if (!isWhole) yield* working.learn(places);
    for (const place of places) step(working, event, place, to, staged);
  }
  working.keep(staged);
}

/**
 * What nearly every event is: its row needs nothing, names each document by its id, and nothing waits. It asks no question, so it goes without a
 * generator's turns, and what it names is said only when it throws. False, and nothing was done, where the event is of another kind.
 */
function applyAtOnce(
  working: Working,
  event: Recorded,
  prepared: Prepared,
  staged: Places<Staged>,
  named: Place[],
): boolean {
  if (prepared.hasNeeds) return false;
  let changes: readonly AnyChange[] = [];
  try {
    changes = prepared.changes(noLookUp);
    for (const { target } of changes) if (!('id' in target)) return false;
    for (const { into, target, to } of changes)
      if ('id' in target) step(working, event, { from: into, id: target.id }, to, staged);
  } catch (error) {
    named.push(...prepared.foreseen);
    for (const { into, target } of changes) if ('id' in target) named.push({ from: into, id: target.id });
    throw error;
  }
  working.keep(staged);
  return true;
}
const noLookUp = () => undefined;

function step(
  working: Working,
  { position }: Recorded,
  place: Place,
  to: AnyChange['to'],
  staged: Places<Staged>,
): void {
  const before = working.at(place);
  if ((before?.position ?? 0) >= position) return; // it has seen this event
  const here = staged.of(place.from.name);
  const now = (here.get(place.id)?.document ?? before)?.doc;
  const next = to(now);
  if (next !== now)
    here.set(place.id, { into: place.from, document: working.made({ id: place.id, position, doc: next }, place.from) });
}

/**
 * Passes over what cannot be folded, and over what waits for it. A row is pure: it would throw again, so it is not tried again. Documents are checked
 * once, as they are in the end; only if one of them is unfit everything is folded again, and each event's are.
 */
export function* foldSteps(
  projection: AnyProjection,
  events: readonly Recorded[],
  { held, broken, checksEach = false }: FoldOptions = {},
): Asking<Folded> {
  const working = new Working(checksEach);
  const prepared = events.map((event) => prepare(projection, event, broken?.get(event.position)));
  yield* working.learn(prepared.flatMap(({ foreseen }) => foreseen));
  const staged = new Places<Staged>();
  const waiting = new Waiting(held);
  const stopped: Stopped[] = [];
  for (const [n, event] of events.entries()) {
    const one = prepared[n]!;
    if (one === noRow && waiting.isIdle) continue;
    const named: Place[] = [];
    staged.clear();
    try {
      if (waiting.isIdle && applyAtOnce(working, event, one, staged, named)) continue;
      waiting.check(event, named);
      yield* apply(working, event, one, staged, (places) => {
        named.push(...places);
        waiting.check(event, places);
      });
    } catch (error) {
      const why = error instanceof HeldBack ? { heldBy: error.by } : { error };
      const one: Stopped = { event, documents: [...new Set(named.map(keyOf))], ...why };
      waiting.add(one);
      stopped.push(one);
    }
  }
  const areIndependent = !prepared.some(({ hasNeeds }) => hasNeeds);
  let writes: readonly Writes[];
  try {
    writes = working.writes();
  } catch (error) {
    if (checksEach) throw error;
    return yield* foldSteps(projection, events, { ...(held && { held }), ...(broken && { broken }), checksEach: true });
  }
  return { writes, folded: events.length - stopped.length, stopped, areIndependent };
}
