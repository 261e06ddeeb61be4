import { z } from 'zod';
import { reasons } from '@paideia/store/chain/verify.ts';
import type { GroupVerdict } from '@paideia/projection-service/kernel/verification/comparison.ts';
import type { Operations } from '@paideia/projection-service/kernel/service/http.ts';
import type { Verification as Found } from '@paideia/projection-service/kernel/verification/verification.ts';
import { auditValues } from '@paideia/events/catalogue.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import type { Checkpoint, OperationsState, ParkedEvent, Verification } from './operation.types.ts';

const Reactions = z.object({
  waiting: z.array(z.string()),
  parked: z.array(
    z.object({
      reaction: z.string(),
      stream: z.string(),
      revision: z.number(),
      position: z.number(),
      type: z.string(),
      error: z.string(),
    }),
  ),
});
const asked = new WeakMap<Context, Promise<Operations>>();
/** Asked once a request, whatever is shown of it. */
export function operationsOf(context: Context): Promise<Operations> {
  const answer =
    asked.get(context) ??
    context.operations().catch(() => {
      throw new Refusal('unavailable');
    });
  asked.set(context, answer);
  return answer;
}

const modelFinding = ({ group, problem, first }: GroupVerdict): string => {
  if (problem === 'notBuilt') return `${group}: never built`;
  if (problem === 'otherLog') return `${group}: belongs to another log`;
  const fields = first?.fields.length ? ` (${first.fields.join(', ')})` : '';
  return `${group}: ${first?.collection ?? ''} ${first?.id ?? ''} ${first?.kind ?? ''}${fields}`;
};
function findingsOf({ log, models }: Found): readonly string[] {
  if (log.ok) return models.filter(({ problem }) => problem !== null).map(modelFinding);
  const { stream, revision, id, why } = log.firstBad;
  return [`${stream} @${revision}${id === null ? '' : ` ${id}`}: ${why}, ${reasons[why]}`];
}
async function verificationOf(found: Found, { join }: Context): Promise<Verification> {
  const { finishedAt, by, isWhole, log, models } = found;
  return {
    finishedAt,
    isWhole,
    events: log.ok ? log.events : null,
    models: models.length,
    by: by === null ? null : ((await join(users, by))?.fullName ?? null),
    documents: models.reduce((sum, one) => sum + one.documents, 0),
    findings: findingsOf(found),
  };
}

export const checkpointOf = (
  { group, version, position, lag, behindSeconds, parked, rebuilding }: Operations['groups'][number],
  { head, text }: { readonly head: number; readonly text: Context['text'] },
): Checkpoint => ({
  name: group,
  label: Object.hasOwn(auditValues, group) ? text(`audit.value.${group}`) : group,
  version,
  position,
  lag,
  behindSeconds,
  parked,
  rebuilding: rebuilding === null ? null : Math.min(1, rebuilding / Math.max(1, head)),
});

/** The parts before the one that is done: the log, then all read models folded anew, then read model after read model compared. */
const partsBefore: Readonly<Record<string, number>> = { log: 0, models: 1 };
/** Of a whole verification, from 0 to 1: each of its parts counts anew from nothing. */
export function shareVerified({
  part,
  done,
  total,
}: Pick<Operations['jobs'][number], 'part' | 'done' | 'total'>): number {
  if (part === null) return 0;
  return ((partsBefore[part] ?? 2) + Math.min(1, done / Math.max(1, total))) / 3;
}

export async function stateOf(context: Context): Promise<OperationsState> {
  const [{ head, foreignEvents, parkedEvents, jobs, verification, backup }, reactions] = await Promise.all([
    operationsOf(context),
    context.operate('/operations/reactions', {}).then((answer) => Reactions.parse(answer)),
  ]);
  const running = jobs.find(({ kind }) => kind === 'verification');
  const parked: ParkedEvent[] = [
    ...parkedEvents.map(({ group, position, stream, revision, type, error, heldBy }) => ({
      id: `${group}:${position}`,
      source: 'projection' as const,
      name: group,
      stream,
      revision,
      type,
      reason: error,
      isWaiting: heldBy !== null,
    })),
    ...reactions.parked.map(({ reaction, position, stream, revision, type, error }) => ({
      id: `${reaction}:${position}`,
      source: 'reaction' as const,
      name: reaction,
      stream,
      revision,
      type,
      reason: error,
      isWaiting: false,
    })),
  ];
  return {
    head,
    foreignEvents,
    parked,
    waitingReactions: reactions.waiting,
    backup,
    verification: verification && (await verificationOf(verification, context)),
    verifying: running ? { part: running.part, share: shareVerified(running) } : null,
  };
}
