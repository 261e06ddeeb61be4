// Two instances have one lease here, and one of them stands still.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LeaseLost } from '@paideia/documents/lease.ts';
import { Fenced, type DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { leadershipOf } from './leadership.ts';
import { runService, type Service, type ServiceParts } from './service/service.ts';
import { lampEvent, lampProjection } from './testing/lamp.ts';
import { memoryLog } from './testing/memory-log.ts';
import { temporaryStores, until } from './testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let ends: AbortController[];
let services: Service[];
let warnings: string[];
beforeEach(() => {
  [stores, ends, services, warnings] = [temporaryStores(), [], [], []];
});
afterEach(async () => {
  ends.forEach((end) => end.abort());
  await Promise.allSettled(services.map(({ ended }) => ended));
  await stores.close();
});
function start(log: ReturnType<typeof memoryLog>, holder: string, more: Partial<ServiceParts> = {}) {
  const end = new AbortController();
  const service = runService({
    projections: [lampProjection().projection],
    documents: stores.documents,
    records: stores.records,
    log,
    signal: end.signal,
    holder,
    warn: (_about, text) => warnings.push(text),
    onProgress: () => {},
    // It is long enough for a busy machine to renew in time.
    leaseMs: 1_500,
    graceMs: 0,
    ...more,
  });
  ends.push(end);
  services.push(service);
  service.ready.catch(() => undefined);
  return { service, end };
}
const events = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => lampEvent(from + n));

/** What an instance asks of its stores waits while it stands still. */
function standing() {
  let wakeUp = () => {};
  let still: Promise<void> | undefined;
  const awake = async () => void (await still);
  const { records } = stores;
  const slow: Records = {
    ...records,
    get: async (key) => (await awake(), records.get(key)),
    list: async (...asked) => (await awake(), records.list(...asked)),
    putIfAbsent: async (...asked) => (await awake(), records.putIfAbsent(...asked)),
    replaceAll: async (all) => (await awake(), records.replaceAll(all)),
  };
  const standStill = () => void (still ??= new Promise((resolve) => (wakeUp = resolve)));
  return {
    records: slow,
    awake,
    standStill,
    wakeUp: () => ((still = undefined), wakeUp()),
    isStill: () => still !== undefined,
  };
}

test('one that took the lease, stood still before it led and lost the lease fences nobody out, and is there when the other one goes', async () => {
  const log = memoryLog();
  log.append(...events(1, 100));
  const one = standing();
  let isFirst = true;
  let refused: unknown;
  const documents: DocumentStore = {
    ...stores.documents,
    lead: async (...asked) => {
      if (isFirst) one.standStill();
      isFirst = false;
      await one.awake();
      return stores.documents.lead(...asked).catch((error: unknown) => {
        refused = error;
        throw error;
      });
    },
  };
  const { service: stalled } = start(log, 'one', { documents, records: one.records });
  await until(one.isStill);
  const { service: two, end } = start(log, 'two');
  await until(async () => (await two.states())[0]!.position === 100);
  one.wakeUp();
  await until(() => refused instanceof Fenced);
  for (const generation of [2, 3, 4])
    expect(await two.rebuild('lamps', () => {})).toMatchObject({ generation, position: 100 });
  expect(stalled.feeds('lamps')).toBe(false);
  end.abort();
  await two.ended;
  log.append(...events(101, 130));
  await until(async () => stalled.feeds('lamps') && (await stalled.states())[0]!.position === 130);
  expect(await stalled.rebuild('lamps', () => {})).toMatchObject({ generation: 5 });
});

test('one that is not sure of its lease commits nothing, and goes on as before when it is', async () => {
  const { group } = lampProjection();
  const committed: number[] = [];
  const documents: DocumentStore = {
    ...stores.documents,
    commit: async (_build, _collections, _writes, position) => void committed.push(position),
  };
  let isSure = false;
  const leading = { documents, group, signal: new AbortController().signal, lease: 1, isHeld: () => isSure };
  const { commit, held } = await leadershipOf(leading);
  await expect(commit({ group, generation: 1 }, [], [], 7, true)).rejects.toThrow(LeaseLost);
  isSure = true;
  await commit({ group, generation: 1 }, [], [], 8, true);
  expect([committed, held.aborted]).toEqual([[8], false]);
});

test('a version that an instance of the release before leads again is not dropped by the one that was about to', async () => {
  const log = memoryLog();
  log.append(...events(1, 100));
  const { service: before, end } = start(log, 'before');
  await before.ready;
  end.abort();
  await before.ended;
  const newer = lampProjection({ version: 2 });
  const { group, lamps } = lampProjection();
  const one = standing();
  const documents: DocumentStore = {
    ...stores.documents,
    lead: async (...asked) => {
      const token = await stores.documents.lead(...asked);
      if (asked[0].version === 1) one.standStill();
      await one.awake();
      return token;
    },
  };
  const { service: next } = start(log, 'next', {
    documents,
    records: one.records,
    projections: [newer.projection],
    dropEveryMs: 60_000,
  });
  await next.ready;
  await until(one.isStill);
  const { service: again } = start(log, 'again');
  await until(() => again.feeds('lamps'));
  one.wakeUp();
  await until(() => warnings.includes('older read models could not be dropped'));
  expect([await stores.documents.live(group), (await stores.documents.read(lamps).count()).n]).toEqual([1, 35]);
});
