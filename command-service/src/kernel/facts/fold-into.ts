import type { DocumentStore, Writes } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { drive } from '@paideia/projection-service/kernel/drive.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';

/** What the events make of a projection's documents. @throws what a row throws: a fact table that misses an event must not be decided by. */
export async function foldInto(
  projection: AnyProjection,
  events: readonly Recorded[],
  documents: Pick<DocumentStore, 'load' | 'ids'>,
  generation: number,
): Promise<readonly Writes[]> {
  const { stopped, writes } = await drive(projection, events, documents, generation);
  if (stopped) throw 'error' in stopped ? stopped.error : new Error(`${stopped.event.type} is held back`);
  return writes;
}
