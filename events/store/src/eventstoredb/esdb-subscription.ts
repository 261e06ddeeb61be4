import { addAbortSignal } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { excludeSystemEvents } from '@eventstore/db-client';
import { StoreUnavailable, type Batch, type Position, type RecordedEvent, type Warn } from '../port.ts';
import type { Connection } from './esdb-connection.ts';
import { batchOf, fromEsdb, isOurs, placeOf } from './esdb-events.ts';
import { grpc, unavailable, type Failure } from './esdb-failures.ts';
import type { Reads } from './esdb-reads.ts';

const pageSize = 1000;
const [shortestPause, longestPause] = [50, 800]; // Both are counted in ms.

type From = { readonly subscriber: Connection; readonly reads: Reads; readonly warn: Warn };

/** It is one subscription of the server: it brings whole pages while it catches up, and what there is while it follows. It throws when the server is lost. */
async function* connected(
  subscriber: Connection,
  after: Position,
  categories: readonly string[] | undefined,
  end: AbortSignal,
): AsyncGenerator<Batch> {
  const link = subscriber.link();
  const release = subscriber.watch();
  const subscription = link.client.subscribeToAll(
    { fromPosition: placeOf(after), filter: excludeSystemEvents() },
    { highWaterMark: pageSize },
  );
  subscription.on('error', () => {}); // An error that nobody listens to ends the process.
  const onLost = () => subscription.destroy(new StoreUnavailable('no'));
  link.lost.addEventListener('abort', onLost);
  try {
    let page: RecordedEvent[] = [];
    for await (const { event } of addAbortSignal(end, subscription)) {
      if (event) page.push(...[fromEsdb(event)].filter(isOurs));
      if (page.length === 0 || (page.length < pageSize && subscription.readableLength > 0)) continue;
      const seen = batchOf(page, categories);
      page = [];
      yield seen;
    }
  } catch (error) {
    if (!end.aborted && unavailable(error) instanceof StoreUnavailable) subscriber.renew(link, error);
    throw error;
  } finally {
    release();
    link.lost.removeEventListener('abort', onLost);
    void subscription.unsubscribe().catch(() => {});
  }
}

/** The categories are chosen here, not in the server: its filtered checkpoints come too late to wait for a position. */
export async function* following(
  from: From,
  after: Position,
  categories: readonly string[] | undefined,
  end: AbortSignal,
): AsyncGenerator<Batch> {
  for (let pause = shortestPause; !end.aborted; pause = Math.min(pause * 2, longestPause)) {
    let isSlow = false;
    try {
      await from.reads.assertGivenOut(after);
      for await (const batch of connected(from.subscriber, after, categories, end)) {
        yield batch;
        after = batch.position;
        pause = shortestPause;
      }
    } catch (error) {
      if (end.aborted) return;
      const lost = unavailable(error);
      if (!(lost instanceof StoreUnavailable)) throw lost;
      isSlow = (error as Failure).code === grpc.aborted; // The server does not wait for a reader that is behind.
      if (!isSlow) from.warn('event subscription lost, resuming', { after, error });
    }
    if (!isSlow) await delay(pause, undefined, { signal: end }).catch(() => {});
  }
}
