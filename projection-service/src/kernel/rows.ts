// Calls the rows of a projection's table: the kernel's one place where a name known only at run time meets their types.
import type { Metadata, Recorded } from '@paideia/events/kernel/metadata.ts';
import type { AnyChange, AnyProjection, Changes, Found, Need, Occurred } from './projection.ts';

type Plain = (data: unknown, occurred: Occurred) => Changes;
type Needy = {
  readonly needs: (data: unknown, occurred: Occurred) => readonly Need[];
  readonly then: (data: unknown, occurred: Occurred, found: Found) => Changes;
};

/** What is known of an event before any document is loaded. What its row throws, `needs` and `changes` throw again. */
export type Prepared = {
  /** Documents that it is known to need, or to make something of what they are. */
  readonly foreseen: readonly Need[];
  needs(): readonly Need[];
  readonly hasNeeds: boolean;
  changes(lookUp: (place: Need) => unknown): readonly AnyChange[];
};

const listed = (changes: Changes): readonly AnyChange[] =>
  Array.isArray(changes) ? (changes as readonly AnyChange[]) : [changes as AnyChange];
type Every<T> = { readonly [K in keyof Required<T>]: T[K] | undefined };
/** Field by field, of which the compiler sees that none is forgotten: spreading the metadata would cost more than most rows do. */
function occurredOf({ id, stream, revision, position, meta }: Recorded): Occurred {
  const {
    at,
    actorId,
    impersonatedUserId,
    commandId,
    correlationId,
    causationId,
    channel,
    regionId,
    schemaVersion,
    payloadHash,
  } = meta ?? ({} as Partial<Metadata>);
  const occurred: Every<Occurred> = {
    id,
    stream,
    revision,
    position,
    at,
    actorId,
    impersonatedUserId,
    commandId,
    correlationId,
    causationId,
    channel,
    regionId,
    schemaVersion,
    payloadHash,
  };
  return occurred as Occurred;
}
function targets(changes: readonly AnyChange[]): readonly Need[] {
  const found: Need[] = [];
  for (const { into, target, isWhole } of changes)
    if ('id' in target && !isWhole) found.push({ from: into, id: target.id });
  return found;
}
const noNeeds = (): readonly Need[] => [];
/** It stands for the row of an event that the read model does not take. */
export const noRow: Prepared = { foreseen: [], needs: noNeeds, hasNeeds: false, changes: () => [] };

function rowOf({ on, onAny }: AnyProjection, event: Recorded): Plain | Needy | undefined {
  // The table is typed by the events that it names; a type that this code does not know has no row.
  const row = Object.hasOwn(on, event.type) ? (on as Readonly<Record<string, Plain | Needy>>)[event.type] : undefined;
  return row ?? (onAny && ((_data, occurred) => onAny(event, occurred)));
}

export const hasRow = (projection: AnyProjection, event: Recorded): boolean => rowOf(projection, event) !== undefined;

/** Only what was declared is there: anything else would depend on what else is in the batch. */
const foundIn = (needs: readonly Need[], lookUp: (place: Need) => unknown): Found => ({
  one<V extends object>(from: { readonly name: string }, id: string) {
    const place = needs.find((one) => one.from.name === from.name && one.id === id);
    if (!place) throw new TypeError(`${id} of ${from.name} is not among the row's needs`);
    return lookUp(place) as V | undefined;
  },
});

/** `broken` is why the event could not be read, if it could not. */
export function prepare(projection: AnyProjection, event: Recorded, broken: string | undefined): Prepared {
  const rethrow = (error: unknown): Prepared => {
    const fail = () => {
      throw error;
    };
    return { foreseen: [], needs: fail, hasNeeds: false, changes: fail };
  };
  if (broken !== undefined) return rethrow(new Error(broken));
  const row = rowOf(projection, event);
  if (!row) return noRow;
  const occurred = occurredOf(event);
  try {
    if (typeof row === 'function') {
      const changes = listed(row(event.data, occurred));
      return { foreseen: targets(changes), needs: noNeeds, hasNeeds: false, changes: () => changes };
    }
    const needs = row.needs(event.data, occurred);
    return {
      foreseen: needs,
      needs: () => needs,
      hasNeeds: needs.length > 0,
      changes: (lookUp) => listed(row.then(event.data, occurred, foundIn(needs, lookUp))),
    };
  } catch (error) {
    return rethrow(error);
  }
}

/** Answers whose events are followed; undefined is everybody's. */
export const categoriesOf = ({ events, onAny }: AnyProjection): readonly string[] | undefined =>
  onAny ? undefined : [...new Set(events.map(({ category }) => category))];
