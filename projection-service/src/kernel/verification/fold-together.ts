// One pass through the log for many builds: what was read and decoded is folded by all of them and let go, so no more of it is held than one batch.
import { categoryOf, type Position } from '@paideia/store/port.ts';
import type { Build, FedStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Log, ReadBatch } from '../log.ts';
import type { AnyProjection } from '../projection.ts';
import { categoriesOf } from '../rows.ts';
import { takerOf } from '../taker.ts';

/** A build, and the event up to which it is to be folded. */
type Destination = { readonly projection: AnyProjection; readonly build: Build; readonly end: Position };
type Parts = {
  readonly documents: FedStore;
  readonly records: Records;
  /** It is the log up to a position, and ends there. */
  readonly logUpTo: (end: Position) => Pick<Log, 'subscribe'>;
  readonly signal: AbortSignal;
  readonly onProgress?: (done: Position, end: Position) => void;
};

/** All settle before it throws what one of them threw: nothing is written any more then. */
async function settled(works: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(works)) if (one.status === 'rejected') throw one.reason;
}

async function wayOf({ projection, build, end }: Destination, parts: Parts) {
  const from = await parts.documents.position(build);
  if (from >= end) return undefined;
  const taker = await takerOf({ ...parts, projection, build }, { from, head: end });
  const categories = categoriesOf(projection);
  let at = from;
  return {
    from,
    end,
    finish: taker.finish,
    async take({ events, broken, position }: ReadBatch): Promise<void> {
      if (position <= at || at >= end) return;
      at = Math.min(position, end);
      const isWanted = (event: ReadBatch['events'][number]) =>
        event.position > from &&
        event.position <= end &&
        (!categories || categories.includes(categoryOf(event.stream)));
      await taker.take({ events: events.filter(isWanted), broken, position: at });
    },
  };
}

/** Folds each build from its own position to its own end. Aborted, it throws the signal's reason. */
export async function foldTogether(destinations: readonly Destination[], parts: Parts): Promise<void> {
  const { logUpTo, signal, onProgress = () => {} } = parts;
  const ways = (await Promise.all(destinations.map((one) => wayOf(one, parts)))).filter((way) => way !== undefined);
  if (ways.length === 0) return;
  const end = Math.max(...ways.map((way) => way.end));
  const from = Math.min(...ways.map((way) => way.from));
  for await (const batch of logUpTo(end).subscribe(from, { signal })) {
    await settled(ways.map((way) => way.take(batch)));
    signal.throwIfAborted();
    onProgress(batch.position, end);
  }
  signal.throwIfAborted();
  await settled(ways.map((way) => way.finish()));
}
