import { test } from '@jest/globals';
import { specFor } from '../kernel/spec.ts';
import { replayProjection } from './replay.projection.ts';
import { replays } from './replay.view.ts';

const { given } = specFor(replayProjection);
const replayId = '1'.repeat(24);
const started = {
  type: 'ReplayStarted',
  data: { replayId, projectionName: 'users' },
  meta: { actorId: '2'.repeat(24) },
};

test('a rebuild runs until it was finished or cancelled, and says who wanted it and what came of it', () => {
  given(started).then(replays, replayId, {
    state: 'running',
    projectionName: 'users',
    startedBy: '2'.repeat(24),
    finishedAt: null,
  });
  const made = { events: 40, documents: 7, checksum: 'ab', reason: null };
  given(started, {
    type: 'ReplayFinished',
    data: { replayId, projectionName: 'users', outcome: 'done', ...made },
  }).then(replays, replayId, {
    state: 'done',
    finishedAt: '2026-11-20T09:00:00.000Z',
    ...made,
  });
  given(started, { type: 'ReplayCancelled', data: { replayId, projectionName: 'users' } }).then(replays, replayId, {
    state: 'cancelled',
    checksum: null,
  });
});
