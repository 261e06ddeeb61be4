import {
  jsonEvent,
  START,
  type EventData,
  type JSONType,
  type RecordedEvent as EsdbEvent,
} from '@eventstore/db-client';
import { categoryOf, type Batch, type Checked, type NewEvent, type Position, type RecordedEvent } from '../port.ts';

export type EsdbPlace = typeof START | { readonly commit: bigint; readonly prepare: bigint };

/** An event that was not written by an old explicit transaction has the same commit and prepare position. */
export const placeOf = (position: Position): EsdbPlace =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

export const toEsdb = ({ json }: Checked): EventData => {
  const { id, type, data, meta } = JSON.parse(json) as NewEvent;
  // What went through `check` is JSON. An event without meta has no member of that name, one with null has.
  return jsonEvent({ id, type, data: data as JSONType, metadata: meta === undefined ? {} : { meta } });
};

export const fromEsdb = (event: EsdbEvent): RecordedEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  ...(event.metadata as { readonly meta?: unknown }),
  stream: event.streamId,
  revision: Number(event.revision),
  position: Number(event.position!.commit),
  at: event.created.toISOString(),
});

export const isOurs = ({ stream, type }: RecordedEvent): boolean => !stream.startsWith('$') && !type.startsWith('$');

/** At least one event. The categories are chosen here, and the position tells of all. */
export const batchOf = (events: readonly RecordedEvent[], categories: readonly string[] | undefined): Batch => ({
  events: categories ? events.filter(({ stream }) => categories.includes(categoryOf(stream))) : events,
  position: events.at(-1)!.position,
});
