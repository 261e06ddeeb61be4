// B3 rebuilds three read models from 200,000 events, 20 a stream, beside Emmett with Pongo, and beside one pass with one bulk write.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { runGroup } from '@paideia/projection-service/kernel/group-runner.ts';
import { logOf } from '@paideia/projection-service/kernel/log.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { ratesOf, ratioOf, rounded, takeRounds, type Result, type Side } from './method/rounds.ts';
import { slope } from './method/statistics.ts';
import type { Options } from './run.ts';
import type { EmmettPeer } from './support/emmett.ts';
import {
  added,
  eventsOfOrder,
  meta,
  noOrder,
  orderEvents,
  orderProjections,
  orders,
  perStream,
  regionSums,
  streamOf,
  type Order,
  type Sum,
} from './support/orders.ts';
import { peer } from './support/peers.ts';
import { postgresNote, startPostgres } from './support/postgres.ts';
import { embedded } from './support/stores.ts';

/** There are fewer while the benchmark itself is worked on. */
const main = Number(process.env['BENCH_EVENTS'] ?? 200_000);

/** It is a log of so many events, with the ways to read it. */
async function logWith(events: number) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-b3-'));
  const store = await openEventStore({ dataDir: directory });
  const keys = await openRecords({ dataDir: directory, file: 'keys' });
  // The service has it so: read models that are at the same place of the log share what is read and decoded.
  const log = logOf(
    sharedSubscriptions(store, { patienceMs: 30_000 }),
    codec([orderEvents], subjectKeys(keys, '0'.repeat(64))),
  );
  for (let n = 0; n < events / perStream; n += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, events / perStream - n) }, (_, i) =>
        store.append(
          streamOf(n + i),
          eventsOfOrder(n + i).map((event) => ({ ...event, id: randomUUID(), meta })),
          'none',
        ),
      ),
    );
  return {
    directory,
    log,
    async close() {
      await Promise.all([store.close(), keys.close()]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
type Logged = Awaited<ReturnType<typeof logWith>>;

/**
 * It uses the runner that the service has: what is read and decoded is shared, and each read model folds for itself and commits every batch with its
 * checkpoint.
 */
async function rebuildOnce({ directory, log }: Logged, events: number): Promise<number> {
  const dataDir = mkdtempSync(join(directory, 'read-'));
  const documents = await openDocumentStore({ dataDir });
  const records = await openRecords({ dataDir, file: 'projections' });
  const ending = new AbortController();
  const warn = (about: object, text: string) => console.error(text, about);
  const begun = performance.now();
  const head = await log.head();
  const groups = await Promise.all(
    orderProjections.map((projection) =>
      runGroup({ projection, documents, records, log, signal: ending.signal, warn, onParked: () => {}, graceMs: 0 }),
    ),
  );
  while (!groups.every((one) => one.state().position >= head)) await new Promise((resolve) => setTimeout(resolve, 2));
  const seconds = (performance.now() - begun) / 1000;
  const [order, region] = [await documents.read(orders).one('o00000001'), await documents.read(regionSums).one('r1')];
  if (order?.lines !== perStream - 1 || region?.events !== events / 10)
    throw new Error('the read models are not what the events say');
  ending.abort();
  await Promise.all(groups.map(({ ended }) => ended));
  await Promise.all([documents.close(), records.close()]);
  rmSync(dataDir, { recursive: true, force: true });
  return events / seconds;
}

/** The same machine must do this at the least: read the pages, parse, fold in memory, write every document once. */
async function foldOnce({ directory }: Logged, events: number): Promise<number> {
  const to = mkdtempSync(join(directory, 'fold-'));
  const begun = performance.now();
  const from = open({ path: join(directory, 'events.mdb'), noSubdir: true, maxDbs: 2, readOnly: true });
  const log = from.openDB<string, number>({ name: 'log', encoding: 'string' });
  const [records, regions, products] = [new Map<string, Order>(), new Map<string, Sum>(), new Map<string, Sum>()];
  const add = (sums: Map<string, Sum>, _id: string, amount: number) => {
    const before = sums.get(_id);
    sums.set(_id, { _id, events: (before?.events ?? 0) + 1, amount: (before?.amount ?? 0) + amount });
  };
  for (const { value } of log.getRange({})) {
    const { type, data } = JSON.parse(value) as ReturnType<typeof eventsOfOrder>[number];
    const amount = type === 'LineAdded' ? data.amount : type === 'LineRemoved' ? -data.amount : 0;
    const before = records.get(data.orderId) ?? noOrder(data.orderId);
    records.set(data.orderId, type === 'Confirmed' ? { ...before, isConfirmed: true } : added(before, amount));
    add(regions, data.regionId, amount);
    add(products, data.productId, amount);
  }
  const into = open({ path: join(to, 'documents.mdb'), noSubdir: true, overlappingSync: false, encoding: 'json' });
  await into.transaction(() => {
    for (const [name, all] of [
      ['records', records],
      ['regions', regions],
      ['products', products],
    ] as const)
      for (const [id, doc] of all) into.putSync([name, id], doc);
  });
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all([from.close(), into.close()]);
  rmSync(to, { recursive: true, force: true });
  return events / seconds;
}

const repeated = (work: () => Promise<number>): Side['run'] => {
  return async (ms) => {
    const rates: number[] = [];
    for (const until = Date.now() + ms; rates.length === 0 || Date.now() < until;) rates.push(await work());
    // The numbers of events are equal, so the mean pace is the harmonic one.
    return { rate: rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0) };
  };
};

export async function bench({ isLong, ...method }: Options): Promise<Result> {
  const postgres = await startPostgres();
  const emmett = await peer<EmmettPeer>('emmett.mjs');
  const logged = await logWith(main);
  try {
    const store = await emmett.emmettStore(postgres.url);
    for (let n = 0; n < main / perStream; n += 16)
      await Promise.all(
        Array.from({ length: 16 }, (_, i) =>
          store.append(
            streamOf(n + i),
            eventsOfOrder(n + i).map(({ type, data }) => emmett.newEvent(type, data)),
          ),
        ),
      );
    await store.query('analyze');
    await store.close();

    const ours: Side = { name: 'rebuild', run: repeated(() => rebuildOnce(logged, main)) };
    const limit: Side = { name: 'read, fold, one bulk write', run: repeated(() => foldOnce(logged, main)) };
    // A whole one takes minutes; its first seconds are its fastest.
    const theirs: Side = {
      name: 'Emmett and Pongo',
      run: (ms) => emmett.rebuild(postgres.url, { batchSize: 1000, ms: Math.max(ms, 3000) }),
    };
    const turns = await takeRounds([ours, theirs, limit], method);
    const of = ({ name }: Side) => turns.get(name)!;

    const scale: { events: number; seconds: number; perSecond: number }[] = [];
    for (const events of new Set([20_000, main, ...(isLong ? [2_000_000] : [])])) {
      const sized = events === main ? logged : await logWith(events);
      const perSecond = Math.round(await rebuildOnce(sized, events));
      scale.push({ events, seconds: rounded(events / perSecond), perSecond });
      if (sized !== logged) await sized.close();
    }
    return {
      id: 'B3',
      ...method,
      stores: embedded,
      way: 'The stores are in this process, whatever servers are named; Emmett and Pongo reach PostgreSQL by a Unix socket.',
      turns: `as many whole rebuilds as ${method.ms.toLocaleString('en-US')} ms hold, and one at least`,
      title: `Rebuilding three read models from ${main.toLocaleString('en')} events, 20 a stream`,
      ratios: [
        ratioOf('rebuild beside Emmett and Pongo, batches of 1,000', of(ours), of(theirs), {
          target: 20,
          sense: 'at least',
        }),
        ratioOf('rebuild beside one pass and one bulk write', of(ours), of(limit), { target: 0.3, sense: 'at least' }),
      ],
      scale,
      rates: ratesOf(turns),
      figures:
        scale.length > 1
          ? {
              'growth of the time with the events': rounded(
                slope(scale.map(({ events, seconds }) => [events, seconds])),
              ),
            }
          : {},
      notes: [
        postgresNote,
        'Emmett’s rebuild is timed over its first seconds: a whole one takes minutes, and does not get faster.',
        'The log is read, parsed and decoded once for all three read models, as the service has it; each of them folds it for itself and commits every batch of 1,000 events with its checkpoint, so it can be killed at any moment and be built beside the live one. The limit parses once, folds in memory and writes each document once, at the end. Both are on one core; with a second one the service shares its read models with another process, which this does not count. What is left is flat: a fifth for the collector of garbage, a seventh for parsing, the rest folding, keys and pages.',
      ],
      next: 'fewer objects for an event: what is decoded, what happened and what is known of it are one each for each read model.',
    };
  } finally {
    await logged.close();
    await postgres.stop();
  }
}
