import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { DocumentStore } from '@paideia/documents/port.ts';
import { foldInMemory } from './memory.ts';
import { runGroup, type GroupRunner } from './group-runner.ts';
import { lampEvent, lampProjection } from './testing/lamp.ts';
import { memoryLog } from './testing/memory-log.ts';
import { everything, temporaryStores, until } from './testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let end: AbortController;
let running: GroupRunner[];
beforeEach(() => {
  [stores, end, running] = [temporaryStores(), new AbortController(), []];
});
afterEach(async () => {
  end.abort();
  await Promise.all(running.map(({ ended }) => ended));
  await stores.close();
});
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => lampEvent(from + n));
async function start(log: ReturnType<typeof memoryLog>, documents: DocumentStore, version = 1) {
  const lamp = lampProjection({ version });
  const parts = {
    log,
    documents,
    records: stores.records,
    signal: end.signal,
    warn: () => {},
    onParked: () => {},
    graceMs: 0,
  };
  const runner = await runGroup({ projection: lamp.projection, ...parts });
  running.push(runner);
  return { ...lamp, runner };
}
const named =
  (calls: string[], documents: DocumentStore): DocumentStore['commit'] =>
  (build, ...rest) => {
    calls.push('commit');
    return documents.commit(build, ...rest);
  };

test('given a long log, a new build gets its indexes at the end of the way, and they are kept from then on', async () => {
  const log = memoryLog();
  log.append(...events(1, 10_400));
  const calls: string[] = [];
  const documents: DocumentStore = {
    ...stores.documents,
    commit: named(calls, stores.documents),
    defer: (...all) => (calls.push('defer'), stores.documents.defer(...all)),
    index: (...all) => (calls.push('index'), stores.documents.index(...all)),
  };
  const { runner, lamps, projection } = await start(log, documents);
  await until(() => runner.state().position >= 10_400);
  const work = calls.filter((name, n) => n > 0 || name !== 'commit'); // The first makes the collections known.
  expect([work[0], work.at(-1), work.filter((name) => name !== 'commit')]).toEqual([
    'defer',
    'index',
    ['defer', 'index'],
  ]);
  // A document that many events touch is written once for a thousand of them.
  expect(work.filter((name) => name === 'commit').length).toBeLessThanOrEqual(11 * 4);
  log.append(...events(10_401, 10_450));
  await until(() => runner.state().position >= 10_450);
  const expected = foldInMemory(projection, events(1, 10_450));
  expect(await everything(stores.documents, lamps)).toEqual(expected.all(lamps));
  const { room } = expected.all(lamps)[0]!;
  expect((await stores.documents.read(lamps).find({ limit: 100, where: { room } })).items).toEqual(
    expected.all(lamps).filter((lamp) => lamp.room === room),
  );
});

test('given a short log, nothing is put off', async () => {
  const log = memoryLog();
  log.append(...events(1, 2_000));
  const deferred: unknown[] = [];
  const { runner } = await start(log, { ...stores.documents, defer: async (build) => void deferred.push(build) });
  await until(() => runner.state().position >= 2_000);
  expect(deferred).toEqual([]);
});

test('while read models catch up beside each other, requests have their turn after each thousand events of one of them', async () => {
  const log = memoryLog({ batch: 1_000 });
  log.append(...events(1, 4_000));
  let [since, most, turns] = [0, 0, 0];
  const turn = () => {
    [since, turns] = [0, turns + 1];
    if (!end.signal.aborted) setImmediate(turn);
  };
  setImmediate(turn);
  const documents: DocumentStore = {
    ...stores.documents,
    commit(build, collections, writes, position) {
      if (writes.length > 0) most = Math.max(most, ++since);
      return stores.documents.commit(build, collections, writes, position);
    },
  };
  const all = await Promise.all([1, 2, 3, 4].map((version) => start(log, documents, version)));
  await until(() => all.every(({ runner }) => runner.state().position >= 4_000));
  expect(turns).toBeGreaterThan(4 * 4);
  expect(most).toBe(1);
});
