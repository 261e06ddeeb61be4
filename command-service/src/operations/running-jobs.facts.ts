import { group } from '@paideia/documents/port.ts';
import {
  replayEvents,
  verificationEvents,
  type ReplayEvent,
  type VerificationEvent,
} from '@paideia/events/operations/operation.events.ts';
import { collectionsOf, defineProjection, put, remove } from '@paideia/projection-service/kernel/projection.ts';

/** What was asked for and has neither ended nor been cancelled. */
type RunningJob = {
  readonly jobId: string;
  readonly kind: 'replay' | 'verification';
  readonly group: string | null;
  readonly by: string | null;
};

const runningJobsGroup = group('facts-running-jobs', 1);
export const runningJobs = runningJobsGroup.collection<RunningJob>('runningJobs');

export const runningJobFactTable = defineProjection<ReplayEvent | VerificationEvent>({
  group: runningJobsGroup,
  collections: collectionsOf(runningJobs),
  events: [replayEvents, verificationEvents],
  on: {
    ReplayStarted: ({ replayId, projectionName }, { actorId }) =>
      put(runningJobs, replayId, { jobId: replayId, kind: 'replay', group: projectionName, by: actorId }),
    ReplayCancelled: ({ replayId }) => remove(runningJobs, replayId),
    ReplayFinished: ({ replayId }) => remove(runningJobs, replayId),
    VerificationStarted: ({ verificationId }, { actorId }) =>
      put(runningJobs, verificationId, { jobId: verificationId, kind: 'verification', group: null, by: actorId }),
    VerificationCancelled: ({ verificationId }) => remove(runningJobs, verificationId),
    VerificationFinished: ({ verificationId }) => remove(runningJobs, verificationId),
  },
});
