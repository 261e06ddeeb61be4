import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Rebuilt } from '../group-runner.ts';
import { runJobs, type JobParts, type Wanted } from './jobs.ts';
import { temporaryStores, until } from '../testing/stores.ts';
import { lastVerification, type Verification } from '../verification/verification.ts';

const rebuilt: Rebuilt = { generation: 2, position: 40, events: 33, documents: 7, checksum: 'ab' };
const replay: Wanted = { id: 'r1', kind: 'replay', group: 'lamps', by: 'ada' };
const whole = {
  startedAt: '',
  finishedAt: '',
  by: 'ada',
  isWhole: true,
  log: { ok: true, events: 40 },
  models: [],
} as unknown as Verification;

let stores: ReturnType<typeof temporaryStores>;
let stopping: AbortController;
let running: ReturnType<typeof runJobs> | undefined;
beforeEach(() => {
  stores = temporaryStores();
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running?.ended;
  await stores.close();
});
const untilCancelled = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('cancelled'))));
const jobs = (parts: Partial<JobParts> = {}) =>
  (running = runJobs({
    records: stores.records,
    signal: stopping.signal,
    feeds: () => true,
    verifier: 'lamps',
    warn: () => {},
    everyMs: 5,
    rebuild: () => Promise.resolve(rebuilt),
    verify: () => Promise.resolve(whole),
    ...parts,
  }));
const state = async (id: string) => (await stores.records.get<{ state: string }>(`job:${id}`))?.value.state;

test('what is wanted is done once, and its outcome is kept for whoever asks', async () => {
  let begun = 0;
  const { reconcile } = jobs({ rebuild: () => (begun++, Promise.resolve(rebuilt)) });
  await reconcile([replay]);
  await until(async () => (await state('r1')) === 'done');
  const [job] = await reconcile([replay]);
  expect(job).toMatchObject({ state: 'done', events: 33, rebuilt: { checksum: 'ab' }, by: 'ada' });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(begun).toBe(1);
});

test('what is wanted no more is cancelled, and the outcome says so', async () => {
  const { reconcile } = jobs({ rebuild: (_, say, cancel) => (say(3, 40), untilCancelled(cancel)) });
  await reconcile([replay]);
  await until(async () => (await state('r1')) === 'running');
  await reconcile([]);
  await until(async () => (await state('r1')) === 'cancelled');
});

test('one that fails says why; a process that ends leaves it to the next one', async () => {
  const first = jobs({ rebuild: () => Promise.reject(new Error('no space left')) });
  await first.reconcile([replay]);
  await until(async () => (await state('r1')) === 'failed');
  expect(await first.reconcile([replay])).toMatchObject([{ error: 'no space left' }]);

  const again = { ...replay, id: 'r2' };
  stopping.abort();
  await first.ended;
  stopping = new AbortController();
  const killed = jobs({ signal: stopping.signal, rebuild: (_, say, cancel) => untilCancelled(cancel) });
  await killed.reconcile([again]);
  await until(async () => (await state('r2')) === 'running');
  stopping.abort();
  await killed.ended;
  expect(await state('r2')).toBe('running');
  stopping = new AbortController();
  jobs({ signal: stopping.signal });
  await until(async () => (await state('r2')) === 'done');
});

test('a verification is kept as the last one; only who feeds the read models works', async () => {
  const { reconcile } = jobs();
  await reconcile([{ id: 'v1', kind: 'verification', group: null, by: 'ada' }]);
  await until(async () => (await state('v1')) === 'done');
  expect(await lastVerification(stores.records)).toMatchObject({ isWhole: true, by: 'ada' });
  stopping.abort();
  await running!.ended;
  stopping = new AbortController();
  const idle = jobs({ signal: stopping.signal, feeds: () => false });
  await idle.reconcile([{ ...replay, id: 'r9' }]);
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(await state('r9')).toBeUndefined();
});
