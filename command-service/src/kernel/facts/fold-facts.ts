import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import { drive } from '@paideia/projection-service/kernel/drive.ts';
import type { Folded } from '@paideia/projection-service/kernel/fold.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import { UnknownPosition, type Batch, type EventStore, type Position } from '@paideia/store/port.ts';

/** Runs one work at a time; who comes while it runs gets the next run, which begins after the call. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = (): Promise<void> => (running = work().finally(() => (running = undefined)));
  return () => {
    if (!running) return start();
    const settled = running.catch(() => undefined);
    next ??= settled.then(() => ((next = undefined), start()));
    return next;
  };
}

type Made = Pick<Folded, 'writes' | 'areIndependent'>;
export const nothing: Made = { writes: [], areIndependent: true };

/** Takes in what the events make of a projection's documents. @throws what a row throws: a fact table that misses an event must not be decided by. */
export async function foldInto(
  projection: AnyProjection,
  events: readonly Recorded[],
  documents: Pick<DocumentStore, 'load' | 'ids'>,
  generation: number,
): Promise<Made> {
  const made = await drive(projection, events, documents, generation);
  for (const one of made.stopped) if ('error' in one) throw one.error;
  return made;
}

type Followed = { position(): Position; take(batch: Batch): Promise<void> };
/**
 * The tables are kept near the head, and an instance that nobody asks anything hears as well that it must forget. `onSetBack` hears that the log is an older copy of the one that was followed: what is remembered of
 * streams is then of events that are gone, and a start alone forgets all of it.
 */
export async function keepFollowing(
  store: Pick<EventStore, 'subscribe'>,
  tables: Followed,
  signal: AbortSignal,
  onSetBack: () => void = () => {},
) {
  while (!signal.aborted) {
    try {
      for await (const batch of store.subscribe(tables.position(), { signal })) await tables.take(batch);
    } catch (error) {
      if (error instanceof UnknownPosition) return onSetBack();
      // Whoever asks next is told.
    }
    await wait(1_000, undefined, { signal }).catch(() => undefined);
  }
}
