import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Fenced, type DocumentStore } from '@paideia/documents/port.ts';
import { runGroup, type GroupParts, type GroupRunner } from './group-runner.ts';
import { foldInMemory } from './memory.ts';
import { allParked } from './parked.ts';
import { lampEvent, lampProjection, recorded } from './testing/lamp.ts';
import { memoryLog } from './testing/memory-log.ts';
import { everything, temporaryStores, until } from './testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let end: AbortController;
let warnings: string[];
let running: GroupRunner | undefined;
let isCursed = false;
const { projection, group, lamps, rooms } = lampProjection({
  broken: () => {
    if (isCursed) throw new Error('cursed');
  },
});
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => lampEvent(from + n));

beforeEach(() => {
  [stores, end, warnings, running, isCursed] = [temporaryStores(), new AbortController(), [], undefined, false];
});
afterEach(async () => {
  end.abort();
  await running?.ended;
  await stores.close();
});
async function start(
  log: ReturnType<typeof memoryLog>,
  documents: DocumentStore = stores.documents,
  more: Partial<GroupParts> = {},
): Promise<GroupRunner> {
  running = await runGroup({
    projection,
    documents,
    records: stores.records,
    log,
    signal: end.signal,
    warn: (_about, text) => warnings.push(text),
    onParked: () => {},
    graceMs: 0,
    ...more,
  });
  return running;
}
async function stop() {
  end.abort();
  await running?.ended;
  end = new AbortController();
}
const isAt = (position: number) => until(() => running!.state().position >= position);
const generations = async () => (await stores.documents.builds()).map(({ generation }) => generation);

test('a rebuild makes the next generation beside the live one and leaves equal documents', async () => {
  const log = memoryLog();
  log.append(...events(1, 2_000));
  const runner = await start(log);
  await isAt(2_000);
  const progress: number[] = [];
  const rebuilding = runner.rebuild((done) => progress.push(done));
  expect(runner.rebuild()).toBe(rebuilding);
  expect(await rebuilding).toMatchObject({ generation: 2, position: 2_000, events: 2_000 });
  log.append(...events(2_001, 2_100));
  await isAt(2_100);
  const expected = foldInMemory(projection, events(1, 2_100));
  expect(await everything(stores.documents, lamps)).toEqual(expected.all(lamps));
  expect(await everything(stores.documents, rooms)).toEqual(expected.all(rooms));
  expect([await stores.documents.live(group), await generations(), runner.state().generation]).toEqual([2, [2], 2]);
  expect(progress.at(-1)).toBe(2_000);
});

test('readers never go back in time at the switch, though the log grows all the while', async () => {
  const log = memoryLog({ batch: 20 });
  log.append(...events(1, 600));
  const runner = await start(log);
  await isAt(600);
  let [at, isOver] = [600, false];
  const appending = (async () => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 1))) log.append(lampEvent(++at));
  })();
  const positions: number[] = [];
  const looking = (async () => {
    for (; !isOver; await new Promise((resolve) => setImmediate(resolve)))
      positions.push(await stores.documents.position({ group, generation: await stores.documents.live(group) }));
  })();
  for (let n = 0; n < 3; n++) await runner.rebuild();
  isOver = true;
  await Promise.all([appending, looking]);
  expect(positions.filter((position, n) => position < (positions[n - 1] ?? 0))).toEqual([]);
  await isAt(at);
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, at)).all(lamps));
});

test('the live generation is fed while the next one is built', async () => {
  const log = memoryLog({ batch: 10 });
  log.append(...events(1, 200));
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const documents: DocumentStore = {
    ...stores.documents,
    commit: (...args) =>
      (args[0].generation === 2 && args[3] > 0 ? gate : Promise.resolve()).then(() => stores.documents.commit(...args)),
  };
  const runner = await start(log, documents);
  await isAt(200);
  const rebuilding = runner.rebuild();
  log.append(...events(201, 250));
  await isAt(250);
  await until(() => runner.state().rebuilding === 0);
  expect(await stores.documents.live(group)).toBe(1);
  release();
  expect(await rebuilding).toMatchObject({ generation: 2 });
});

test('a rebuild that is cancelled leaves the live generation fed, and nothing of the next one', async () => {
  const log = memoryLog();
  log.append(...events(1, 2_000));
  const runner = await start(log);
  await isAt(2_000);
  const cancel = new AbortController();
  await expect(runner.rebuild(() => cancel.abort(new Error('no more')), cancel.signal)).rejects.toThrow('no more');
  log.append(...events(2_001, 2_050));
  await isAt(2_050);
  expect([await stores.documents.live(group), await generations(), runner.state().rebuilding]).toEqual([1, [1], null]);
  expect(await runner.rebuild()).toMatchObject({ generation: 3, position: 2_050 });
});

test('a rebuild that was killed half-way leaves the live generation, and the next start clears it away', async () => {
  const log = memoryLog();
  log.append(...events(1, 300));
  await start(log);
  await isAt(300);
  await stop();
  await stores.documents.commit({ group, generation: 2 }, projection.collections, [], 100);
  const runner = await start(log);
  await isAt(300);
  expect(await generations()).toEqual([1]);
  // Nobody comes to the number of one that was dropped.
  expect(await runner.rebuild()).toMatchObject({ generation: 3 });
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 300)).all(lamps));
});

test('a leader that was paused and woke up cannot switch: another one leads by now', async () => {
  const log = memoryLog();
  log.append(...events(1, 300));
  let wakeUp = () => {};
  const paused = new Promise<void>((resolve) => (wakeUp = resolve));
  let isSwitching = false;
  const stalled: DocumentStore = {
    ...stores.documents,
    async switchTo(...args) {
      isSwitching = true;
      await paused;
      return stores.documents.switchTo(...args);
    },
  };
  const old = await start(log, stalled);
  await isAt(300);
  const rebuilding = old.rebuild();
  rebuilding.catch(() => undefined);
  await until(() => isSwitching);
  const next = await start(log);
  await isAt(300);
  wakeUp();
  await expect(rebuilding).rejects.toThrow(/led by another/);
  await expect(old.ended).rejects.toThrow(Fenced);
  log.append(...events(301, 350));
  await isAt(350);
  const all = foldInMemory(projection, events(1, 350)).all(lamps);
  expect([await stores.documents.live(group), await everything(stores.documents, lamps)]).toEqual([1, all]);
  // The number of the build that came to nothing is not given again: what its leader still writes there hurts nobody.
  expect(await next.rebuild()).toMatchObject({ generation: 3, position: 350 });
  expect(await everything(stores.documents, lamps)).toEqual(all);
});

/** It is the store as one sees it that stands still in this call until it is woken up. */
function stalledIn(call: 'builds' | 'lead') {
  let wakeUp = () => {};
  const paused = new Promise<void>((resolve) => (wakeUp = resolve));
  const stalled = { documents: stores.documents as DocumentStore, isThere: false, wakeUp };
  const { documents } = stores;
  const stall =
    <Asked extends unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
    async (...asked: Asked): Promise<T> => {
      stalled.isThere = true;
      await paused;
      return ask(...asked);
    };
  stalled.documents =
    call === 'builds'
      ? { ...documents, builds: stall(documents.builds) }
      : { ...documents, lead: stall(documents.lead) };
  return stalled;
}

test('a leader that was paused before it clears away what others left does not drop what another one made live', async () => {
  const log = memoryLog();
  log.append(...events(1, 300));
  await start(log);
  await isAt(300);
  await stop();
  const stalled = stalledIn('builds');
  const old = start(log, stalled.documents);
  const failure = old.catch((error: unknown) => error);
  await until(() => stalled.isThere);
  const next = await start(log);
  await isAt(300);
  expect(await next.rebuild()).toMatchObject({ generation: 2 });
  stalled.wakeUp();
  expect(await failure).toBeInstanceOf(Fenced);
  const all = foldInMemory(projection, events(1, 300)).all(lamps);
  expect([await stores.documents.live(group), await generations(), await everything(stores.documents, lamps)]).toEqual([
    2,
    [2],
    all,
  ]);
});

test('whoever had the lease before and leads too late fences nobody out', async () => {
  const log = memoryLog();
  log.append(...events(1, 50));
  const stalled = stalledIn('lead');
  const old = start(log, stalled.documents, { lease: 1 });
  const failure = old.catch((error: unknown) => error);
  await until(() => stalled.isThere);
  const next = await start(log, stores.documents, { lease: 2 });
  stalled.wakeUp();
  expect(await failure).toBeInstanceOf(Fenced);
  expect([(await next.rebuild()).generation, (await next.rebuild()).generation]).toEqual([2, 3]);
});

test('one that ends before readers have moved to what it switched to leaves it to the next one to drop what they read', async () => {
  const log = memoryLog();
  log.append(...events(1, 100));
  const runner = await start(log, stores.documents, { graceMs: 60_000 });
  await isAt(100);
  const rebuilding = runner.rebuild().catch((error: unknown) => error);
  await until(async () => (await stores.documents.live(group)) === 2);
  await stop();
  expect([await rebuilding, await generations()]).toMatchObject([{ name: 'AbortError' }, [1, 2]]);
  const begun = performance.now();
  const dropped: number[] = [];
  const documents: DocumentStore = {
    ...stores.documents,
    drop: (...args) => (dropped.push(performance.now() - begun), stores.documents.drop(...args)),
  };
  await start(log, documents, { graceMs: 400 });
  expect(dropped).toHaveLength(1);
  expect(dropped[0]).toBeGreaterThan(395);
  expect([await stores.documents.live(group), await generations()]).toEqual([2, [2]]);
});

test.each([
  ['that was done', 2],
  ['that was not done', 1],
])('a switch whose answer was lost and %s is looked at again', async (what, generation) => {
  const log = memoryLog();
  log.append(...events(1, 200));
  const lossy: DocumentStore = {
    ...stores.documents,
    async switchTo(...args) {
      if (what === 'that was done') await stores.documents.switchTo(...args);
      throw new Error('the answer was lost');
    },
  };
  const runner = await start(log, lossy);
  await isAt(200);
  const outcome = runner.rebuild().then(
    (made) => made.generation,
    (error: Error) => error.message,
  );
  expect(await outcome).toBe(generation === 2 ? 2 : 'the answer was lost');
  log.append(...events(201, 220));
  await isAt(220);
  expect([await stores.documents.live(group), await generations()]).toEqual([generation, [generation]]);
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 220)).all(lamps));
});

test('a log older than the read model, as a restored backup is, is said and the read model built anew', async () => {
  const log = memoryLog();
  log.append(...events(1, 500));
  await start(log);
  await isAt(500);
  await stop();
  log.restore(350);
  const runner = await start(log);
  await until(async () => (await generations()).join() === '2');
  expect(warnings.join()).toMatch(/never gave out/);
  expect([runner.state().position, runner.state().isOfThisLog, await stores.documents.live(group)]).toEqual([
    350,
    true,
    2,
  ]);
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 350)).all(lamps));
  log.append(...events(351, 360));
  await isAt(360);
});

test('a store that fails is tried again, and nothing is lost or doubled', async () => {
  const log = memoryLog({ batch: 10 });
  log.append(...events(1, 300));
  let calls = 0;
  const documents: DocumentStore = {
    ...stores.documents,
    commit: async (...args) => {
      if (args[3] > 0 && ++calls % 7 === 0) throw new Error('the server is away');
      await stores.documents.commit(...args);
      if (args[3] > 0 && calls % 11 === 0) throw new Error('the answer was lost');
    },
  };
  await start(log, documents);
  await until(() => running!.state().position >= 300);
  expect(warnings.length).toBeGreaterThan(3);
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 300)).all(lamps));
});

test('with mended code a rebuild takes what was parked', async () => {
  isCursed = true;
  const log = memoryLog();
  log.append(
    ...events(1, 60),
    recorded(61, 'LampBroken', { lamp: 'lamp7' }, 'lamp-lamp7'),
    recorded(62, 'LampLit', { lamp: 'lamp7' }, 'lamp-lamp7'),
  );
  const runner = await start(log);
  await isAt(62);
  expect((await allParked(stores.records)).map(({ position }) => position)).toEqual([61, 62]);
  isCursed = false;
  await runner.rebuild();
  expect(await allParked(stores.records)).toEqual([]);
  expect(await stores.documents.read(lamps).one('lamp7')).toMatchObject({ lit: 0 });
});
