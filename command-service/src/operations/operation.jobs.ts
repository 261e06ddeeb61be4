import { every } from '@paideia/documents/every.ts';
import type { ProjectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import type { Job } from '@paideia/projection-service/kernel/service/jobs.ts';
import type { Command } from '../kernel/react/reaction.ts';
import type { ScheduledJob } from '../kernel/schedule/scheduled-job.ts';
import { runningJobs } from './running-jobs.facts.ts';

/** Answers what a job that has ended makes known; it is undefined while the job runs. */
export function endOf({ id, kind, group, state, rebuilt, isWhole, events, error }: Job): Command | undefined {
  if (state === 'running') return undefined;
  const reason = state === 'cancelled' ? 'cancelled' : error;
  if (kind === 'verification') {
    const outcome = state !== 'done' ? 'failed' : isWhole ? 'whole' : 'changed';
    return { type: 'FinishVerification', data: { verificationId: id, outcome, events, reason } };
  }
  const made = { events, documents: rebuilt?.documents ?? null, checksum: rebuilt?.checksum ?? null };
  return {
    type: 'FinishReplay',
    data: { replayId: id, projectionName: group, outcome: state === 'done' ? 'done' : 'failed', ...made, reason },
  };
}

/** Tells the projection-service again and again what shall run, which starts it and cancels the rest, and makes known what has ended: whoever was killed meanwhile, it goes on. */
export function jobReconciliation(projections: Pick<ProjectionClient, 'reconcile'>): ScheduledJob {
  let isIdle = false;
  return {
    name: 'running-jobs',
    everyMs: 1_000,
    isAtRest: () => isIdle,
    async find({ ask }) {
      const wanted = (await every(ask.table(runningJobs), {})).map(({ jobId, ...rest }) => ({ id: jobId, ...rest }));
      if (wanted.length === 0 && isIdle) return [];
      isIdle = false;
      // It may not be there yet, or be restarting: the next look comes soon.
      const jobs = await projections.reconcile(wanted).catch(() => undefined);
      if (!jobs) return [];
      isIdle = wanted.length === 0;
      return jobs.flatMap((job) => {
        const end = endOf(job);
        return end ? [{ ...end, key: job.id }] : [];
      });
    },
  };
}
