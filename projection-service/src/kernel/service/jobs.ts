// Long work that the console asks for: rebuilds and verifications. What is wanted and how far it is stands in the records, so it outlives the
// process, and of several instances the one does it that feeds the read model.
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { LeaseLost } from '@paideia/documents/lease.ts';
import { Fenced } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { untilNextLook } from '@paideia/store/next-look.ts';
import type { Position } from '@paideia/store/port.ts';
import { gathering } from '../gathering.ts';
import type { OnProgress, Rebuilt } from '../group-runner.ts';
import { keepVerification, type Verification, type VerificationProgress } from '../verification/verification.ts';

export const Wanted = z.object({
  id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
  kind: z.enum(['replay', 'verification']),
  /** It is the group of a replay. */
  group: z.string().max(80).nullable(),
  by: z.string().max(64).nullable(),
});
export type Wanted = z.infer<typeof Wanted>;
export type Job = Wanted & {
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  /** A verification names it, as its progress says. */
  readonly part: string | null;
  readonly done: Position;
  readonly total: Position;
  readonly startedAt: string;
  readonly updatedAt: string;
  readonly rebuilt: Rebuilt | null;
  /** It says whether a verification that is done found everything whole. */
  readonly isWhole: boolean | null;
  readonly events: number | null;
  /** It says why the job failed. */
  readonly error: string | null;
};
export type JobParts = {
  readonly records: Records;
  readonly signal: AbortSignal;
  /** It answers whether this process feeds the read model. */
  readonly feeds: (group: string) => boolean;
  /** The read model whose feeder verifies. */
  readonly verifier: string;
  readonly rebuild: (group: string, onProgress: OnProgress, cancel: AbortSignal) => Promise<Rebuilt> | undefined;
  readonly verify: (
    by: string | null,
    signal: AbortSignal,
    onProgress: (progress: VerificationProgress) => void,
  ) => Promise<Verification>;
  readonly warn: (about: object, text: string) => void;
  readonly everyMs?: number;
  /** A rebuild begins when for so long no other was asked for. */
  readonly gatherMs?: number;
};
export type Jobs = {
  /** This is what shall run and nothing else; answers how far each of them is. What has not begun yet is not there. */
  reconcile(wanted: readonly Wanted[]): Promise<readonly Job[]>;
  /** Those that are wanted, as far as they have begun. */
  running(): Promise<readonly Job[]>;
  /** Settles after the signal, when nothing runs any more. */
  readonly ended: Promise<void>;
};
const keptForMs = 30 * 24 * 3_600_000;
const sayEveryMs = 400;
const wantedKey = (id: string) => `wanted:${id}`;
const jobKey = (id: string) => `job:${id}`;

export function runJobs({
  records,
  signal,
  feeds,
  verifier,
  rebuild,
  verify,
  warn,
  everyMs = 4_000,
  gatherMs = 0,
}: JobParts): Jobs {
  const together = gathering(gatherMs);
  const underWay = new Map<string, { readonly cancel: AbortController; readonly ended: Promise<void> }>();
  let wake = () => {};
  const wanted = async () => (await records.list<Wanted>('wanted:')).map(({ value }) => value);
  const jobOf = async (id: string) => (await records.get<Job>(jobKey(id)))?.value;
  const keep = (job: Job) =>
    records.put(jobKey(job.id), { ...job, updatedAt: new Date().toISOString() }, new Date(Date.now() + keptForMs));

  async function work(one: Wanted, cancel: AbortSignal): Promise<void> {
    const now = new Date().toISOString();
    const none = { part: null, done: 0, total: 0, rebuilt: null, isWhole: null, events: null, error: null };
    let job: Job = { ...one, ...none, state: 'running', startedAt: now, updatedAt: now };
    let saidAt = 0;
    const say = (change: Partial<Job>) => {
      job = { ...job, ...change };
      if (Date.now() - saidAt < sayEveryMs) return;
      saidAt = Date.now();
      keep(job).catch((error: unknown) => warn({ err: error, job: one.id }, 'how far a job is could not be kept'));
    };
    await keep(job);
    let end: Partial<Job>;
    try {
      cancel.throwIfAborted();
      if (one.kind === 'replay') {
        await together(cancel);
        cancel.throwIfAborted();
        const rebuilt = await rebuild(one.group!, (done, total) => say({ done, total }), cancel);
        if (!rebuilt) return; // Another instance feeds it by now.
        end = { state: 'done', rebuilt, events: rebuilt.events, done: rebuilt.position, total: rebuilt.position };
      } else {
        const found = await verify(one.by, cancel, ({ part, done, total }) => say({ part, done, total }));
        await keepVerification(records, found);
        end = { state: 'done', isWhole: found.isWhole, events: found.log.ok ? found.log.events : null };
      }
    } catch (error) {
      // It begins anew with the process, or with whoever leads the read model by now.
      if (signal.aborted || error instanceof Fenced || error instanceof LeaseLost) return;
      const why = error instanceof Error ? error.message : String(error);
      end = cancel.aborted ? { state: 'cancelled' } : { state: 'failed', error: why.slice(0, 500) };
    }
    saidAt = Infinity;
    await keep({ ...job, ...end });
  }
  function begin(one: Wanted) {
    const cancel = new AbortController();
    const ended = work(one, AbortSignal.any([signal, cancel.signal]))
      .catch((error: unknown) => warn({ err: error, job: one.id }, 'a job could not be kept'))
      .finally(() => underWay.delete(one.id));
    underWay.set(one.id, { cancel, ended });
  }
  async function lookOnce() {
    const all = await wanted();
    for (const [id, { cancel }] of underWay)
      if (!all.some((one) => one.id === id)) cancel.abort(new Error('cancelled'));
    for (const one of all) {
      if (underWay.has(one.id) || !feeds(one.kind === 'replay' ? one.group! : verifier)) continue;
      const before = await jobOf(one.id);
      if (!before || before.state === 'running') begin(one);
    }
  }
  async function forever() {
    while (!signal.aborted) {
      await lookOnce().catch((error: unknown) => warn({ err: error }, 'the wanted jobs could not be read'));
      await Promise.race([
        wait(untilNextLook(everyMs), undefined, { signal }).catch(() => undefined),
        new Promise<void>((resolve) => (wake = resolve)),
      ]);
    }
    await Promise.all([...underWay.values()].map(({ ended }) => ended));
  }
  const known = async (ids: readonly string[]) =>
    (await Promise.all(ids.map(jobOf))).filter((job) => job !== undefined);

  return {
    async reconcile(list) {
      for (const { key, value } of await records.list<Wanted>('wanted:'))
        if (!list.some(({ id }) => id === value.id)) await records.remove(key);
      for (const one of list) await records.putIfAbsent(wantedKey(one.id), one);
      wake();
      return known(list.map(({ id }) => id));
    },
    running: async () => (await known((await wanted()).map(({ id }) => id))).filter(({ state }) => state === 'running'),
    ended: forever(),
  };
}
