import { START, type RecordedEvent as EsdbEvent } from '@eventstore/db-client';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { categoryOf, type Batch, type Position, type RecordedEvent } from '../port.ts';
import { textOf } from './esdb-messages.ts';

export type EsdbPlace = typeof START | { readonly commit: bigint; readonly prepare: bigint };

/** An event that was not written by an old explicit transaction has the same commit and prepare position. */
export const placeOf = (position: Position): EsdbPlace =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

/** What another program wrote has whatever metadata it likes, and none of ours. */
const metaIn = (metadata: unknown): { readonly meta?: unknown } =>
  typeof metadata === 'object' && metadata !== null && 'meta' in metadata ? { meta: metadata.meta } : {};

/** As the client's subscriptions give it. */
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

const utf8 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8');
/** What is called JSON and is none was written by another program. */
function parsed(bytes: Uint8Array): unknown {
  const text = utf8(bytes);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** As it comes over the wire. */
export function fromRecord(record: ReadResp.ReadEvent.RecordedEvent): RecordedEvent {
  const [about, bytes] = [record.getMetadataMap(), record.getData_asU8()];
  return {
    id: textOf(record.getId()),
    type: about.get('type') ?? '',
    data: about.get('content-type') === 'application/json' ? parsed(bytes) : bytes,
    ...metaIn(parsed(record.getCustomMetadata_asU8())),
    stream: utf8(record.getStreamIdentifier()?.getStreamName_asU8() ?? new Uint8Array()),
    revision: Number(record.getStreamRevision()),
    position: Number(record.getCommitPosition()),
    // In units of 100 ns, of which a number does not hold the last ones.
    at: new Date(Number((about.get('created') ?? '').slice(0, -4))).toISOString(),
  };
}

export const isOurs = ({ stream, type }: RecordedEvent): boolean => !stream.startsWith('$') && !type.startsWith('$');

/** At least one event. The categories are chosen here, and the position tells of all. */
export const batchOf = (events: readonly RecordedEvent[], categories: readonly string[] | undefined): Batch => ({
  events: categories ? events.filter(({ stream }) => categories.includes(categoryOf(stream))) : events,
  position: events.at(-1)!.position,
});
