import { MaxAppendSizeExceededError, TimeoutError, WrongExpectedVersionError } from '@eventstore/db-client';
import { lifetime } from '../lifetime.ts';
import {
  check,
  checkStream,
  isRepeat,
  StoreUnavailable,
  StreamConflict,
  TooLarge,
  type EventStore,
  type Warn,
} from '../port.ts';
import { appendAlone } from './esdb-append-alone.ts';
import { appends } from './esdb-appends.ts';
import { esdbClient } from './esdb-client.ts';
import { connection, patienceMs } from './esdb-connection.ts';
import { batchOf, isOurs } from './esdb-events.ts';
import { unavailable } from './esdb-failures.ts';
import { esdbReads, probe } from './esdb-reads.ts';
import { following } from './esdb-subscription.ts';

const pageSize = 1000;

/**
 * The `connectionString` begins with `esdb://`. `warn` hears of subscriptions that were lost and are being resumed. A server that is silent for longer than
 * `appendWithinMs` is taken for lost.
 */
export function esdbEventStore(
  connectionString: string,
  { warn = console.warn as Warn, appendWithinMs = patienceMs } = {},
): EventStore {
  const open = (settings: string) =>
    esdbClient(`${connectionString}${connectionString.includes('?') ? '&' : '?'}${settings}`);
  // Clients with equal settings share one connection of 100 calls, and one that was lost is still known to them, so one setting differs each time.
  const client = connection((n) => open(`throwOnAppendFailure=true&keepAliveTimeout=${10_000 + 2 * n}`), probe);
  // Subscriptions must not take the appends' calls.
  const subscriber = connection((n) => open(`keepAliveTimeout=${10_001 + 2 * n}`), probe);
  const written = appends(client, appendWithinMs, appendAlone(connectionString, client, appendWithinMs));
  const life = lifetime(() => {
    written.close();
    return Promise.all([client.close(), subscriber.close()]);
  });
  const reads = esdbReads(client);

  return {
    append(stream, events, expected) {
      return life.run(async () => {
        const wanted = check(stream, events, expected);
        const first = expected === 'none' ? 0 : expected + 1;
        const found = () =>
          reads.stream(stream, first, wanted.length).catch((cause: unknown) => {
            throw new StoreUnavailable('unknown', { cause });
          });
        try {
          const { revision, position } = await written.send({ stream, events: wanted, expected });
          return { revision, position: position ?? (await found()).at(-1)!.position };
        } catch (error) {
          if (error instanceof MaxAppendSizeExceededError) throw new TooLarge(error.message);
          const isConflict = error instanceof WrongExpectedVersionError;
          // Of equal appends at the same time the server answers one and lets the others time out.
          if (!isConflict && !(error instanceof TimeoutError)) throw unavailable(error);
          const there = await found();
          const last = there.at(-1);
          if (last && isRepeat(there, wanted)) return { revision: last.revision, position: last.position };
          if (!isConflict) throw unavailable(error);
          throw new StreamConflict(
            stream,
            expected,
            typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : 'none',
          );
        }
      });
    },

    async *read(stream, from = 0, limit = Infinity) {
      checkStream(stream, from);
      for (const end = from + limit; from < end; from += pageSize) {
        life.assertOpen();
        const wanted = Math.min(end - from, pageSize);
        const page = await reads.stream(stream, from, wanted);
        if (page.length > 0) yield page;
        if (page.length < wanted) return;
      }
    },

    async *readAll(after, { categories, signal } = {}) {
      life.assertOpen();
      if (signal?.aborted) return;
      // Who looks at the beginning alone is sent no more than it.
      const first = await reads.after(after, pageSize);
      life.assertOpen();
      const ours = first.filter((event) => event.position > after && isOurs(event));
      if (ours.length > 0 && !signal?.aborted) yield batchOf(ours, categories);
      if (first.length < pageSize || signal?.aborted) return;
      for await (const batch of reads.behind(first.at(-1)!.position)) {
        life.assertOpen();
        if (signal?.aborted) return;
        yield batchOf(batch, categories);
      }
      life.assertOpen();
    },

    async *subscribe(after, { categories, signal } = {}) {
      life.assertOpen();
      yield* following({ subscriber, reads, warn }, after, categories, life.end(signal));
    },

    close: life.close,
  };
}
