import { expect, test } from '@jest/globals';
import type { Job, Wanted } from '@paideia/projection-service/kernel/service/jobs.ts';
import { specFor } from '../kernel/decide/spec.ts';
import { projectionReplay } from './replay.decider.ts';
import { endOf, jobReconciliation } from './operation.jobs.ts';
import { logVerification } from './verification.decider.ts';

const [one, other] = ['1'.repeat(24), '2'.repeat(24)] as [string, string];
const replay = (replayId: string) => ({ replayId, projectionName: 'users' });
const finished = (replayId: string) => ({
  ...replay(replayId),
  outcome: 'done' as const,
  events: 40,
  documents: 7,
  checksum: 'ab',
  reason: null,
});

test('one rebuild of a read model at a time; what was cancelled finishes no more', () => {
  const { given } = specFor(projectionReplay, {});
  const started = { type: 'ReplayStarted', data: replay(one) } as const;
  const cancelled = { type: 'ReplayCancelled', data: replay(one) } as const;
  given()
    .when({ type: 'StartReplay', data: replay(one) })
    .then(started);
  given(started)
    .when({ type: 'StartReplay', data: replay(other) })
    .thenRejected('replay.runs');
  given(started)
    .when({ type: 'CancelReplay', data: { projectionName: 'users' } })
    .then(cancelled);
  given(started, cancelled)
    .when({ type: 'CancelReplay', data: { projectionName: 'users' } })
    .thenRejected('replay.over');
  given(started)
    .when({ type: 'FinishReplay', data: finished(one) })
    .then({ type: 'ReplayFinished', data: finished(one) });
  given(started, cancelled)
    .when({ type: 'FinishReplay', data: finished(one) })
    .thenNothing();
});

test('one verification at a time', () => {
  const { given } = specFor(logVerification, {});
  const started = { type: 'VerificationStarted', data: { verificationId: one } } as const;
  const end = { verificationId: one, outcome: 'whole', events: 40, reason: null } as const;
  given()
    .when({ type: 'StartVerification', data: { verificationId: one } })
    .then(started);
  given(started)
    .when({ type: 'StartVerification', data: { verificationId: other } })
    .thenRejected('verification.runs');
  given(started).when({ type: 'FinishVerification', data: end }).then({ type: 'VerificationFinished', data: end });
  given().when({ type: 'CancelVerification', data: {} }).thenRejected('verification.over');
});

const job = (change: Partial<Job>): Job => ({
  id: one,
  kind: 'replay',
  group: 'users',
  by: null,
  state: 'running',
  part: null,
  done: 0,
  total: 0,
  startedAt: '',
  updatedAt: '',
  rebuilt: null,
  isWhole: null,
  events: null,
  error: null,
  ...change,
});
test.each<[string, Partial<Job>, object | undefined]>([
  ['one that runs', {}, undefined],
  [
    'a rebuild',
    { state: 'done', events: 40, rebuilt: { generation: 2, position: 40, events: 40, documents: 7, checksum: 'ab' } },
    finished(one),
  ],
  [
    'a rebuild that failed',
    { state: 'failed', error: 'no space' },
    { outcome: 'failed', reason: 'no space', checksum: null },
  ],
  [
    'a verification',
    { kind: 'verification', state: 'done', isWhole: true, events: 40 },
    { verificationId: one, outcome: 'whole', events: 40 },
  ],
  ['a verification with a finding', { kind: 'verification', state: 'done', isWhole: false }, { outcome: 'changed' }],
])('what becomes known of %s', (_, change, data) => {
  const end = endOf(job(change));
  if (data) expect(end?.data).toMatchObject(data);
  else expect(end).toBeUndefined();
});

test('the job says what shall run, at the start also that nothing shall, and then keeps quiet', async () => {
  const said: (readonly Wanted[])[] = [];
  let running: object[] = [];
  const reconciliation = jobReconciliation({
    reconcile: async (wanted) => (said.push(wanted), [job({ state: 'failed', error: 'x' })].slice(0, wanted.length)),
  });
  // Only the list of what runs is asked for.
  const tools = {
    ask: { table: () => ({ find: async () => ({ items: running, next: undefined }) }) },
  } as unknown as Parameters<typeof reconciliation.find>[0];
  expect(await reconciliation.find(tools)).toEqual([]);
  expect(await reconciliation.find(tools)).toEqual([]);
  expect(said).toEqual([[]]);
  running = [{ jobId: one, kind: 'replay', group: 'users', by: null }];
  expect(await reconciliation.find(tools)).toMatchObject([{ type: 'FinishReplay', key: one }]);
  expect(said[1]).toEqual([{ id: one, kind: 'replay', group: 'users', by: null }]);
});
