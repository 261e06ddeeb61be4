import { START, type RecordedEvent as EsdbEvent } from '@eventstore/db-client';
import { categoryOf, type Batch, type Position, type RecordedEvent } from '../port.ts';

type EsdbPlace = typeof START | { readonly commit: bigint; readonly prepare: bigint };

/** An event that was not written by an old explicit transaction has the same commit and prepare position. */
export const placeOf = (position: Position): EsdbPlace =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

/** What another program wrote has whatever metadata it likes, and none of ours. */
export const metaIn = (metadata: unknown): { readonly meta?: unknown } =>
  typeof metadata === 'object' && metadata !== null && 'meta' in metadata ? { meta: metadata.meta } : {};

/** Makes an event of ours of what the client's subscriptions give. */
export const fromEsdb = (event: EsdbEvent): RecordedEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  ...metaIn(event.metadata),
  stream: event.streamId,
  revision: Number(event.revision),
  position: Number(event.position!.commit),
  at: event.created.toISOString(),
});

/** What is called JSON and is none was written by another program. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

export const isOurs = ({ stream, type }: RecordedEvent): boolean => !stream.startsWith('$') && !type.startsWith('$');

/** It takes at least one event. The categories are chosen here, and the position tells of all. */
export const batchOf = (events: readonly RecordedEvent[], categories: readonly string[] | undefined): Batch => ({
  events: categories ? events.filter(({ stream }) => categories.includes(categoryOf(stream))) : events,
  position: events.at(-1)!.position,
});
