// It uses Emmett as its documentation does: events are in PostgreSQL, read models in Pongo.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import {
  getPostgreSQLEventStore,
  pongoMultiStreamProjection,
  pongoSingleStreamProjection,
  rebuildPostgreSQLProjections,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';

/** `connections` are as many as there are writers, so that none waits for another's. */
export async function emmettStore(url, connections = 16) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined); // The server goes before an idle connection.
  const store = getPostgreSQLEventStore(url, {
    schema: { autoMigration: 'CreateOrUpdate' },
    connectionOptions: { pool },
  });
  await store.schema.migrate();
  return {
    append: (stream, events) =>
      store.appendToStream(stream, events, { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' }),
    appendMore: (stream, events) => store.appendToStream(stream, events),
    aggregate: (stream, evolve, initialState) => store.aggregateStream(stream, { evolve, initialState }),
    query: (sql, values) => pool.query(sql, values),
    consumer: (options) => store.consumer(options),
    close: async () => {
      await store.close();
      if (!pool.ended) await pool.end();
    },
  };
}

/** It makes a store with a reactor on it, which runs in this process until it is closed, as often as it looks by itself. */
export async function reactorOf(url) {
  const { append, consumer: consumerOf, close } = await emmettStore(url);
  const [waiting, seen] = [new Map(), new Set()];
  const consumer = consumerOf();
  consumer.reactor({
    processorId: 'lag',
    eachMessage({ data: { id } }) {
      const tell = waiting.get(id);
      waiting.delete(id);
      // It may be faster than the answer of the append.
      if (tell) tell();
      else seen.add(id);
    },
  });
  const running = consumer.start();
  // Whoever waits for an event then waits for ever; it ends by `close` alone.
  running.catch((error) => console.error(`Emmett's reactor ended: ${error}`));
  let last = Promise.resolve();
  return {
    /**
     * They come one after another: of two transactions that overlap, the reactor goes on behind the position of the one it sees first, and may never see the
     * other.
     */
    append: (stream, events) => (last = last.then(() => append(stream, events))),
    handled: (id) =>
      seen.delete(id)
        ? Promise.resolve()
        : new Promise((resolve, reject) => {
            const late = setTimeout(() => reject(new Error('Emmett’s reactor was not given an event in 10 s')), 10_000);
            waiting.set(id, () => (clearTimeout(late), resolve()));
          }),
    async close() {
      await consumer.close();
      await running.catch(() => undefined);
      await close();
    },
  };
}

/** PostgreSQL must do this at the least for one event: one prepared INSERT, committed. */
export async function bareInserts(url, connections = 16) {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined); // As above.
  await pool.query(
    'create table if not exists bare_events (stream text, revision int, id uuid not null, type text not null, data jsonb not null, position bigserial, primary key (stream, revision))',
  );
  return {
    insert: (stream, id, type, data) =>
      pool.query({
        name: 'bare',
        text: 'insert into bare_events (stream, revision, id, type, data) values ($1, 0, $2, $3, $4)',
        values: [stream, id, type, data],
      }),
    close: () => pool.end(),
  };
}

/** It counts events that any read model has taken, one by one, so that a batch that is cut short counts too. */
const seen = { events: 0 };
const types = ['LineAdded', 'LineRemoved', 'Confirmed'];
const delta = ({ type, data }) => (type === 'LineAdded' ? data.amount : type === 'LineRemoved' ? -data.amount : 0);
/** They are the same three read models as ours: the record itself, sums by region, sums by product. */
const byRecord = pongoSingleStreamProjection({
  collectionName: 'records',
  canHandle: types,
  evolve: (document, event) => (
    seen.events++,
    {
      lines: (document?.lines ?? 0) + (event.type === 'Confirmed' ? 0 : 1),
      amount: (document?.amount ?? 0) + delta(event),
      isConfirmed: event.type === 'Confirmed' || (document?.isConfirmed ?? false),
    }
  ),
});
const sums = (collectionName, key) =>
  pongoMultiStreamProjection({
    collectionName,
    canHandle: types,
    getDocumentId: ({ data }) => data[key],
    evolve: (document, event) => (
      seen.events++,
      { events: (document?.events ?? 0) + 1, amount: (document?.amount ?? 0) + delta(event) }
    ),
  });
const projections = [byRecord, sums('regions', 'regionId'), sums('products', 'productId')];

/** It rebuilds the three from the first event on; `ms` ends it early. It answers how many events a second all three have taken. */
export async function rebuild(url, { batchSize = 1000, ms = Infinity } = {}) {
  seen.events = 0;
  const consumer = rebuildPostgreSQLProjections({
    connectionString: url,
    pulling: { batchSize, pullingFrequencyInMs: 10 },
    projections: projections.map((projection) => ({ projection })),
  });
  const begun = performance.now();
  const timer = Number.isFinite(ms) ? setTimeout(() => void consumer.stop(), ms) : undefined;
  try {
    await consumer.start();
  } finally {
    clearTimeout(timer);
    await consumer.close();
  }
  const seconds = (performance.now() - begun) / 1000;
  return { rate: seen.events / projections.length / seconds, events: seen.events / projections.length };
}

export const newEvent = (type, data) => ({ type, data, metadata: { messageId: randomUUID() } });
