import type { Position } from '@paideia/store/port.ts';
import { actorOf } from './last-ids.ts';
import { whoActs, type PendingCommand } from './pending-command.ts';
import type { Answer } from './reply.ts';
import type { Loaded } from './stream-cache.ts';

/** These parts tell whether a command was done before. */
export type Repeated = Pick<PendingCommand, 'command' | 'commandId' | 'step' | 'actor' | 'payloadHash'> &
  Partial<Pick<PendingCommand, 'hold' | 'since'>>;

/**
 * Answers whether nothing of it stands in the log up to this position: what follows from an event was not done before it, and of an id that nobody has sent in the
 * 30 days for which ids are reserved nothing was written in that time, at least not by the command itself. A step may be done of a process that was not.
 */
const isFirst =
  ({ since, step, hold }: Repeated) =>
  async (position: Position): Promise<boolean> =>
    (since !== undefined && since >= position) || (step === 0 && (await hold?.isNew()) === true);

/** Answers what the command was answered the first time; it is undefined when the command was not done. */
export async function doneBefore(loaded: Loaded, stream: string, pending: Repeated): Promise<Answer | undefined> {
  const done = await loaded.done(pending, isFirst(pending));
  if (!done) return undefined;
  if (done.actor !== actorOf(whoActs(pending.actor)) || done.payloadHash !== pending.payloadHash)
    return { ok: false, code: 'commandIdReused' };
  return { ok: true, stream, revision: done.revision, position: done.position, ids: done.ids, repeated: true };
}
