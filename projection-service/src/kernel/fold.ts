// Here is what a batch of events makes of the documents. It reads nothing: it asks, and whoever drives it answers, from a store or from a map.
import type { Writes } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import type { AnyChange, AnyProjection } from './projection.ts';
import { noRow, prepare, type Prepared } from './rows.ts';
import { HeldBack, keyOf, Waiting, type Held, type Place, type Stopped } from './waiting.ts';
import { Places, Working, type Asking, type Document, type Staged } from './working.ts';

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
    for (const place of places) {
      const here = staged.of(place.from.name);
      const document = step(working, event, place, to, here.get(place.id)?.document);
      if (document) here.set(place.id, { into: place.from, document });
    }
  }
  for (const [, made] of staged.entries()) for (const one of made.values()) working.change(one);
}

/** Among so few changes one looks for those of the same document. */
const few = 8;
/**
 * Does at once what nearly every event is: its row needs nothing, names each of a few documents by its id, and nothing waits. It asks no question, so it goes
 * without a generator's turns and without maps, and what it names is said only when it throws. It answers false, and nothing was done, where the event is of
 * another kind.
 */
function applyAtOnce(working: Working, event: Recorded, prepared: Prepared, named: Place[]): boolean {
  if (prepared.hasNeeds) return false;
  let changes: readonly AnyChange[] = [];
  const made: Staged[] = [];
  try {
    changes = prepared.changes(noLookUp);
    if (changes.length > few) return false;
    for (const { target } of changes) if (!('id' in target)) return false;
    for (const { into, target, to } of changes) {
      if (!('id' in target)) continue;
      const place = { from: into, id: target.id };
      const of =
        made.length === 0 ? -1 : made.findIndex((one) => one.document.id === place.id && one.into.name === into.name);
      const next = step(working, event, place, to, made[of]?.document);
      if (next) made[of < 0 ? made.length : of] = { into, document: next };
    }
  } catch (error) {
    named.push(...prepared.foreseen);
    for (const { into, target } of changes) if ('id' in target) named.push({ from: into, id: target.id });
    throw error;
  }
  for (const one of made) working.change(one);
  return true;
}
const noLookUp = () => undefined;

/** The document as it is after this change, where it is another; `staged` is what earlier changes of the same event made of it. */
function step(
  working: Working,
  { position }: Recorded,
  place: Place,
  to: AnyChange['to'],
  staged: Document | undefined,
): Document | undefined {
  const before = working.at(place);
  if ((before?.position ?? 0) >= position) return undefined; // It has seen this event.
  const now = (staged ?? before)?.doc;
  const next = to(now);
  return next === now ? undefined : working.made({ id: place.id, position, doc: next }, place.from);
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
  const foreseen: Place[] = [];
  for (const one of prepared) for (const place of one.foreseen) foreseen.push(place);
  yield* working.learn(foreseen);
  const staged = new Places<Staged>();
  const waiting = new Waiting(held);
  const stopped: Stopped[] = [];
  for (let n = 0; n < events.length; n++) {
    const event = events[n]!;
    const one = prepared[n]!;
    if (one === noRow && waiting.isIdle) continue;
    const named: Place[] = [];
    try {
      if (waiting.isIdle && applyAtOnce(working, event, one, named)) continue;
      staged.clear();
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
