// Here is known which events wait for one that could not be folded.
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Need } from './projection.ts';

export type Place = Need;
const placeKey = (collection: string, id: string): string => `${collection}\u0000${id}`;
export const keyOf = ({ from, id }: Place) => placeKey(from.name, id);

/** It is what waits for a parked event: the keys of documents and the names of streams, each with the position of the event they wait for. */
export type Held = {
  readonly documents: ReadonlyMap<string, Position>;
  readonly streams: ReadonlyMap<string, Position>;
};
/** `documents` are the places that the event names, as far as it came to say. */
export type Stopped = { readonly event: Recorded; readonly documents: readonly string[] } & (
  | { readonly error: unknown }
  | { readonly heldBy: Position }
);
export class HeldBack extends Error {
  constructor(readonly by: Position) {
    super(`waits for the event at ${by}`);
  }
}

/** It knows what waits for what: as it was before these events, and what they add to it. An event waits only for an earlier one. */
export class Waiting {
  readonly #documents = new Map<string, Position>();
  readonly #streams = new Map<string, Position>();
  readonly #before: Held | undefined;

  constructor(before: Held | undefined) {
    this.#before = before;
  }
  /** Nothing waits for anything. */
  get isIdle(): boolean {
    const { documents, streams } = this.#before ?? {};
    return this.#documents.size + this.#streams.size + (documents?.size ?? 0) + (streams?.size ?? 0) === 0;
  }
  check(event: Recorded, named: readonly Place[]): void {
    const { documents, streams } = this.#before ?? {};
    this.#waitFor(event, streams?.get(event.stream) ?? this.#streams.get(event.stream));
    if (this.#documents.size + (documents?.size ?? 0) === 0) return;
    for (const place of named) this.#waitFor(event, documents?.get(keyOf(place)) ?? this.#documents.get(keyOf(place)));
  }
  #waitFor({ position }: Recorded, by: Position | undefined): void {
    if (by !== undefined && by < position) throw new HeldBack(by);
  }
  add({ event: { stream, position }, documents }: Stopped): void {
    if (documents.length === 0) keepFirst(this.#streams, stream, position);
    for (const key of documents) keepFirst(this.#documents, key, position);
  }
}
/** Whatever waits waits for the first of them. */
export function keepFirst(positions: Map<string, Position>, key: string, position: Position): void {
  if (!positions.has(key)) positions.set(key, position);
}
