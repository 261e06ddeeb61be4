import { group } from '@paideia/documents/port.ts';
import { userAccountEvents, type UserAccountEvent } from '@paideia/events/accounts/account.events.ts';
import { erasureEvents, type ErasureEvent, type ErasureFigures } from '@paideia/events/erasures/erasure.events.ts';
import { replayEvents, type ReplayEvent } from '@paideia/events/operations/operation.events.ts';
import {
  collectionsOf,
  defineProjection,
  put,
  update,
  upsert,
  type Occurred,
} from '@paideia/projection-service/kernel/projection.ts';

/** It says where `UserErased` stands. */
export type ErasedAt = Pick<Occurred, 'at' | 'id' | 'stream' | 'revision' | 'position'>;
/** It says how far an erasure is; its id is the person's. */
export type ErasureFact = {
  readonly userId: string;
  readonly state: 'started' | 'completed';
  readonly by: string | null;
  readonly startedAt: string;
  readonly erased: ErasedAt | null;
  readonly completedAt: string | null;
  readonly figures: ErasureFigures | null;
};
/** It says what became of a rebuild; its id is the rebuild's. */
export type RebuildFact = {
  readonly state: 'running' | 'done' | 'failed';
  readonly documents: number | null;
  readonly checksum: string | null;
};

const erasureFactsGroup = group('facts-erasures', 1);
export const erasureFacts = erasureFactsGroup.collection<ErasureFact>('erasureFacts', {
  indexes: { state: ['state', 'startedAt'] },
});
export const rebuildFacts = erasureFactsGroup.collection<RebuildFact>('rebuildFacts');

export const erasureFactTable = defineProjection<ErasureEvent | UserAccountEvent | ReplayEvent>({
  group: erasureFactsGroup,
  collections: collectionsOf(erasureFacts, rebuildFacts),
  events: [erasureEvents, userAccountEvents, replayEvents],
  on: {
    ErasureStarted: ({ userId, by }, { at }) =>
      put(erasureFacts, userId, {
        userId,
        state: 'started' as const,
        by,
        startedAt: at,
        erased: null,
        completedAt: null,
        figures: null,
      }),
    UserErased: ({ userId }, { at, id, stream, revision, position }) =>
      update(erasureFacts, userId, (one) => ({ ...one, erased: { at, id, stream, revision, position } })),
    ErasureCompleted: ({ userId, figures }, { at }) =>
      update(erasureFacts, userId, (one) => ({ ...one, state: 'completed' as const, completedAt: at, figures })),
    ReplayStarted: ({ replayId }) =>
      put(rebuildFacts, replayId, { state: 'running' as const, documents: null, checksum: null }),
    ReplayCancelled: ({ replayId }) =>
      upsert(rebuildFacts, replayId, () => ({ state: 'failed' as const, documents: null, checksum: null })),
    ReplayFinished: ({ replayId, outcome, documents, checksum }) =>
      put(rebuildFacts, replayId, { state: outcome, documents, checksum }),
  },
});
