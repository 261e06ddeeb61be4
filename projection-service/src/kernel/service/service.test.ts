import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { notWhole, wholeBuilds } from '@paideia/documents/whole.ts';
import { foldInMemory } from '../memory.ts';
import { runService, type Service, type ServiceParts } from './service.ts';
import { lampEvent, lampProjection } from '../testing/lamp.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { everything, temporaryStores, until } from '../testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let ends: AbortController[];
let services: Service[];
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => lampEvent(from + n));
beforeEach(() => {
  [stores, ends, services] = [temporaryStores(), [], []];
});
afterEach(async () => {
  ends.forEach((end) => end.abort());
  await Promise.allSettled(services.map(({ ended }) => ended));
  await stores.close();
});
function start(log: ReturnType<typeof memoryLog>, more: Partial<ServiceParts> = {}) {
  const end = new AbortController();
  const { projection } = lampProjection();
  const service = runService({
    projections: [projection],
    documents: stores.documents,
    records: stores.records,
    log,
    signal: end.signal,
    holder: undefined,
    warn: () => {},
    onProgress: () => {},
    ...more,
  });
  ends.push(end);
  services.push(service);
  service.ready.catch(() => undefined);
  return { service, end };
}

/** It is long enough for a busy machine to renew in time; who ends gives it back. */
const leaseMs = 2_000;

test('is ready when every read model has what the log held at the start', async () => {
  const log = memoryLog({ batch: 50 });
  log.append(...events(1, 1_000));
  const { service } = start(log);
  expect(service.isReady()).toBe(false);
  await service.ready;
  expect(service.isReady()).toBe(true);
  expect(await service.states()).toMatchObject([
    { group: 'lamps', generation: 1, position: 1_000, isFedHere: true, isOfThisLog: true },
  ]);
});

test('is not ready on read models of another log until they are built anew', async () => {
  const log = memoryLog();
  log.append(...events(1, 500));
  const first = start(log);
  await first.service.ready;
  first.end.abort();
  await first.service.ended;
  log.restore(200);
  const { service } = start(log);
  await service.ready;
  expect(await service.states()).toMatchObject([{ generation: 2, position: 200 }]);
  const { projection, lamps } = lampProjection();
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 200)).all(lamps));
});

test('a new version is built before it is ready, and the older one goes afterwards', async () => {
  const log = memoryLog();
  log.append(...events(1, 300));
  const first = start(log);
  await first.service.ready;
  first.end.abort();
  await first.service.ended;
  const newer = lampProjection({ version: 2 });
  const { service } = start(log, { projections: [newer.projection] });
  await service.ready;
  expect(await everything(stores.documents, newer.lamps)).toEqual(
    foldInMemory(newer.projection, events(1, 300)).all(newer.lamps),
  );
  await until(async () => (await stores.documents.builds()).length === 1);
  expect(await stores.documents.builds()).toMatchObject([{ group: { name: 'lamps', version: 2 }, position: 300 }]);
});

test('other indexes under the same version end the start with the reason', async () => {
  const log = memoryLog();
  const first = start(log);
  await first.service.ready;
  first.end.abort();
  await first.service.ended;
  const { projection } = lampProjection();
  const changed = {
    ...projection,
    collections: projection.collections.map((one) => ({ ...one, indexes: { other: ['room'] } })),
  } as unknown as typeof projection;
  const { service } = start(log, { projections: [changed] });
  await expect(service.ready).rejects.toThrow(/needs a new version/);
  await expect(service.ended).rejects.toThrow(/needs a new version/);
});

test('of two instances one feeds; when it goes the other takes over, and nothing is counted twice', async () => {
  const log = memoryLog({ batch: 20 });
  log.append(...events(1, 100));
  const one = start(log, { holder: 'one', leaseMs, graceMs: 0 });
  await one.service.ready;
  const two = start(log, { holder: 'two', leaseMs, graceMs: 0 });
  await two.service.ready;
  expect([(await one.service.states())[0]!.isFedHere, (await two.service.states())[0]!.isFedHere]).toEqual([
    true,
    false,
  ]);
  expect(two.service.rebuild('lamps', () => {})).toBeUndefined();
  one.end.abort();
  await one.service.ended;
  log.append(...events(101, 200));
  await until(async () => (await two.service.states())[0]!.position === 200);
  const { projection, lamps } = lampProjection();
  expect(await everything(stores.documents, lamps)).toEqual(foldInMemory(projection, events(1, 200)).all(lamps));
});

test('a version that somebody still reads stays when the last instance that fed it is gone', async () => {
  const log = memoryLog();
  log.append(...events(1, 100));
  const old = start(log, { holder: 'old', leaseMs, graceMs: 0 });
  await old.service.ready;
  const { lamps } = lampProjection();
  let isRead = true;
  const newer = lampProjection({ version: 2 });
  const isInUse = async ({ version }: { readonly version: number }) => isRead && version === 1;
  const next = start(log, {
    holder: 'new',
    leaseMs,
    graceMs: 0,
    dropEveryMs: 50,
    isInUse,
    projections: [newer.projection],
  });
  await next.service.ready;
  old.end.abort();
  await old.service.ended;
  const versions = async () => (await stores.documents.builds()).map(({ group }) => group.version).sort();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([await versions(), (await stores.documents.read(lamps).count()).n]).toEqual([[1, 2], 35]);
  isRead = false;
  await until(async () => (await versions()).join() === '2');
});

test('a version is said to be whole when it is ready and when it was built anew, and no longer when it was dropped', async () => {
  const log = memoryLog({ batch: 20 });
  log.append(...events(1, 100));
  const [{ projection }, newer] = [lampProjection(), lampProjection({ version: 2 })];
  const whole = wholeBuilds(stores.records);
  const missing = () =>
    notWhole({ ...stores, groups: [projection.group, newer.projection.group] }).then((all) =>
      all.map(({ version }) => version),
    );
  const old = start({ ...log, head: async () => 150 }, { holder: 'old', leaseMs, graceMs: 0, whole });
  await until(async () => (await old.service.states())[0]!.position === 100);
  expect(await missing()).toEqual([1, 2]);
  log.append(...events(101, 150));
  await old.service.ready;
  expect(await missing()).toEqual([2]);
  await old.service.rebuild('lamps', () => {});
  expect(await missing()).toEqual([2]);
  const more = { holder: 'new', leaseMs, graceMs: 0, dropEveryMs: 50, projections: [newer.projection] };
  const next = start(log, { ...more, whole });
  await next.service.ready;
  expect(await missing()).toEqual([]);
  old.end.abort();
  await old.service.ended;
  await until(async () => (await stores.documents.builds()).length === 1);
  expect(await missing()).toEqual([1]);
  // The release before comes back: it builds its version again before anybody reads it.
  const back = start(log, { holder: 'back', leaseMs, graceMs: 0, whole });
  await back.service.ready;
  expect(await missing()).toEqual([]);
});

test('an instance with newer code builds its version beside the one that an older instance goes on feeding', async () => {
  const log = memoryLog();
  log.append(...events(1, 100));
  const old = start(log, { holder: 'old', leaseMs, graceMs: 0 });
  await old.service.ready;
  const newer = lampProjection({ version: 2 });
  const next = start(log, { holder: 'new', leaseMs, graceMs: 0, projections: [newer.projection] });
  await next.service.ready;
  log.append(...events(101, 150));
  await until(
    async () => (await old.service.states())[0]!.position === 150 && (await next.service.states())[0]!.position === 150,
  );
  expect((await stores.documents.builds()).map(({ group }) => group.version).sort()).toEqual([1, 2]);
});
