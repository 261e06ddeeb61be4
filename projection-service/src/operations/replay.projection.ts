import { replayEvents, type ReplayEvent } from '@paideia/events/operations/operation.events.ts';
import { collectionsOf, defineProjection, put, update } from '../kernel/projection.ts';
import { replays, replaysGroup } from './replay.view.ts';

const none = { finishedAt: null, events: null, documents: null, checksum: null, reason: null };

export const replayProjection = defineProjection<ReplayEvent>({
  group: replaysGroup,
  collections: collectionsOf(replays),
  events: [replayEvents],
  on: {
    ReplayStarted: ({ replayId, projectionName }, { at, actorId }) =>
      put(replays, replayId, {
        ...none,
        _id: replayId,
        projectionName,
        state: 'running' as const,
        startedAt: at,
        startedBy: actorId,
      }),
    ReplayCancelled: ({ replayId }, { at }) =>
      update(replays, replayId, (one) => ({ ...one, state: 'cancelled' as const, finishedAt: at })),
    ReplayFinished: ({ replayId, outcome, events, documents, checksum, reason }, { at }) =>
      update(replays, replayId, (one) => ({
        ...one,
        state: outcome,
        finishedAt: at,
        events,
        documents,
        checksum,
        reason,
      })),
  },
});
