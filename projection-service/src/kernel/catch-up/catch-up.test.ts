import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb-document-store.ts';
import { inProcess, secondShare, type CatchUp } from './catch-up.ts';
import { foldInMemory } from '../memory.ts';
import { runService, type Service } from '../service/service.ts';
import { lampEvent, lampProjection } from '../testing/lamp.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { everything, temporaryStores } from '../testing/stores.ts';
import { startFeed } from '../feed.ts';

const many = 20_500;
let stores: ReturnType<typeof temporaryStores>;
let end: AbortController;
let service: Service | undefined;
beforeEach(() => {
  [stores, end, service] = [temporaryStores(), new AbortController(), undefined];
});
afterEach(async () => {
  end.abort();
  await service?.ended.catch(() => undefined);
  await stores.close();
});
const all = [1, 2, 3].map((n) => lampProjection({ name: `lamps${n}` }));
const events = (count: number) => Array.from({ length: count }, (_, n) => lampEvent(n + 1));
function start(log: ReturnType<typeof memoryLog>, run: CatchUp) {
  service = runService({
    projections: all.map(({ projection }) => projection),
    documents: stores.documents,
    records: stores.records,
    log,
    signal: end.signal,
    holder: undefined,
    catchingUp: { run, costOf: (group) => (group === 'lamps2' ? 10 : 6) },
    warn: () => {},
    onProgress: () => {},
  });
  service.ready.catch(() => undefined);
  return service;
}
async function expectWhole(count: number) {
  const { projection, lamps } = all[0]!;
  const expected = foldInMemory(projection, events(count)).all(lamps);
  for (const one of all) expect(await everything(stores.documents, one.lamps)).toEqual(expected);
}

test('the shares take about as long, though what is handed on takes longer, the first has the dearest, and one read model is not shared', () => {
  const costs: Record<string, number> = { a: 1, b: 10, c: 6, d: 7, e: 1 };
  expect(secondShare(Object.keys(costs), (name) => costs[name]!)).toEqual(['d', 'a', 'e']);
  expect(secondShare(['a'], () => 1)).toEqual([]);
  expect(secondShare([], () => 1)).toEqual([]);
});

test('what the second process has in its share is fed here when it has ended, and the others at once', async () => {
  const log = memoryLog({ batch: 4_000 });
  log.append(...events(many));
  let [ended, shared]: [() => void, readonly string[]] = [() => {}, []];
  const running = start(log, (groups) => {
    shared = groups;
    return new Promise((resolve) => (ended = resolve));
  });
  const states = async () =>
    (await running.states()).map(({ group, position, isFedHere }) => [group, position, isFedHere]);
  while ((await states())[1]![1] !== many) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shared).toEqual(['lamps1', 'lamps3']);
  expect([running.isReady(), await states()]).toEqual([
    false,
    [
      ['lamps1', 0, false],
      ['lamps2', many, true],
      ['lamps3', 0, false],
    ],
  ]);
  expect(running.rebuild('lamps1', () => {})).toBeUndefined();
  // It came half of the way with one of them, as one does that is killed.
  const { projection, group } = all[0]!;
  const build = { group, generation: 1 };
  const parts = { projection, build, ...stores, log, signal: end.signal, warn: () => {} };
  const feed = await startFeed(parts);
  await feed.reached(8_000);
  await feed.stop();
  ended();
  await running.ready;
  expect((await states()).map(([, position, isHere]) => [position, isHere])).toEqual(all.map(() => [many, true]));
  await expectWhole(many);
});

test('near the head nobody is asked to help', async () => {
  const log = memoryLog({ batch: 4_000 });
  log.append(...events(2_000));
  const run = jest.fn<CatchUp>();
  await start(log, run).ready;
  expect(run).not.toHaveBeenCalled();
  await expectWhole(2_000);
});

test('a process that fails or is cut off ends the wait for it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'catch-up-'));
  const program = (name: string, text: string) => {
    writeFileSync(join(directory, name), text);
    return pathToFileURL(join(directory, name));
  };
  const warned: object[] = [];
  const { writing } = lmdbDocumentStore(directory);
  const handedOn = { writing, records: stores.records };
  const run = (file: URL, signal = end.signal) =>
    inProcess(file, { projections: [], handedOn }, (about) => warned.push(about))(['a', 'b'], signal);
  await run(program('done.mjs', 'process.exit(process.argv.slice(2).join() === "a,b" ? 0 : 1)'));
  expect(warned).toEqual([]);
  await run(program('failing.mjs', 'process.exit(3)'));
  expect(warned).toEqual([{ groups: ['a', 'b'], code: 3, by: null }]);
  const endless = run(program('endless.mjs', 'setInterval(() => {}, 1000)'));
  setTimeout(() => end.abort(), 200);
  await endless;
  await run(program('endless.mjs', 'setInterval(() => {}, 1000)'));
  expect(warned).toHaveLength(1);
  rmSync(directory, { recursive: true, force: true });
});
