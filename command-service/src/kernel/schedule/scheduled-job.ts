import type { Records } from '@paideia/documents/records.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Ask } from '../decide/decider.ts';
import type { Handle } from '../decide/reply.ts';
import type { Command } from '../react/reaction.ts';
import type { Log } from '../logging/log.ts';
import type { Rousing } from './rousing.ts';

export type Tools = {
  readonly ask: Ask;
  readonly records: Records;
  /** It is written as ISO 8601 has it, in UTC. */ readonly now: string;
};

/** A look again and again at what no event tells of, such as a silence. Each command's id derives from the job's name and its key, so it is done once. */
export type ScheduledJob = {
  readonly name: string;
  readonly everyMs: number;
  /** `since` is when this process began to listen: before it nobody could be heard. What takes long ends at the signal. */
  readonly find: (
    tools: Tools & { readonly since: string; readonly signal: AbortSignal },
  ) => Promise<readonly (Command & { readonly key: string })[]>;
  /** Whether the last look found nothing at hand, so that only an event, or who rouses it, can bring it something: then it is looked seldom. */
  readonly isAtRest?: () => boolean;
  /** It is given what to call when there is something that no event tells of. */
  readonly onRun?: (rouse: () => void) => void;
};

type Parts = {
  readonly handle: Handle;
  readonly ask: () => Ask;
  readonly records: Records;
  readonly clock: () => Date;
  readonly log: Log;
};

/** One look. A decider's no is an answer: what was found has changed meanwhile. */
export async function runOnce(
  job: ScheduledJob,
  { handle, ask, records, clock, log }: Parts,
  since: string,
  signal: AbortSignal,
): Promise<void> {
  for (const { type, data, key } of await job.find({
    ask: ask(),
    records,
    now: clock().toISOString(),
    since,
    signal,
  })) {
    const reply = await handle(
      { type, data, commandId: uuidFrom(job.name, type, key) },
      { actorId: null, channel: 'SYSTEM' },
    );
    if (!reply.ok) log.debug({ job: job.name, key, code: reply.code }, 'a scheduled job was refused');
  }
}

/** Every job at its own pace, until the signal. `events` rouses those at rest whenever facts have changed. */
export async function runScheduledJobs(
  jobs: readonly ScheduledJob[],
  parts: Parts & { readonly events: Rousing },
  signal: AbortSignal,
): Promise<void> {
  const { events } = parts;
  const since = parts.clock().toISOString();
  const forever = async (job: ScheduledJob) => {
    job.onRun?.(events.rouse);
    for (let restsSince: number | undefined; ;) {
      await events.untilNextLook(job.everyMs, signal, restsSince);
      if (signal.aborted) return;
      const roused = events.roused();
      const isDone = await runOnce(job, parts, since, signal).then(
        () => true,
        (error: unknown) => {
          parts.log.warn({ job: job.name, error: String(error) }, 'a scheduled job is tried again');
          return false;
        },
      );
      restsSince = isDone && job.isAtRest?.() === true ? roused : undefined;
    }
  };
  await Promise.all(jobs.map(forever));
}
