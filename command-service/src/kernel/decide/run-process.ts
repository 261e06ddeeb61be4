import { StoreUnavailable } from '@paideia/store/port.ts';
import type { AnyDecider } from './decider.ts';
import { keyedLock } from './lock.ts';
import { parse } from './parse.ts';
import type { Process, Step } from './process.ts';
import type { Accepted, Answer, Reply } from './reply.ts';
import type { Reservations } from './reservations.ts';
import { givenOf, reservationOf, type PendingCommand } from './pending-command.ts';

export type RunProcess = (process: Process, pending: PendingCommand) => Promise<Reply>;
/** The step that the process is about has the place of a command by itself, so that its stream tells of a repeat; the others are told apart by what they do. */
const placeOf = (all: readonly Step[], step: Step) =>
  step === all.at(-1) ? 0 : `${step.type} ${JSON.stringify(step.data)}`;
type Run = (decider: AnyDecider, pending: PendingCommand) => Promise<Answer>;

/** Once earlier steps are written, "nothing was written" would not be true of the whole. */
const notOfTheWhole = (isPartlyDone: boolean) => (error: unknown) => {
  throw error instanceof StoreUnavailable && isPartlyDone ? new StoreUnavailable('unknown', { cause: error }) : error;
};

/** Runs the steps in order. A refusal half-way gives back what was taken; a lost store leaves all as it is, for the retry or the timer of the claim. */
export function processRunner(
  run: Run,
  deciderOf: (type: string) => AnyDecider | undefined,
  reservations: Reservations,
): RunProcess {
  const locked = keyedLock();

  async function runStep(pending: PendingCommand, message: Step, step: string | number): Promise<Answer> {
    const decider = deciderOf(message.type);
    const schema = decider?.commands[message.type];
    if (!schema) throw new Error(`no decider takes ${message.type}`);
    const parsed = parse(schema, message.data);
    if ('ok' in parsed) return parsed;
    const { expectedRevision, ...rest } = pending;
    const seen = message.isSeen ? { expectedRevision } : {};
    return run(decider, {
      ...rest,
      ...seen,
      command: { type: message.type, data: parsed.data },
      step,
      isPermitted: true,
      reserves: false,
    });
  }

  /** Only what this command took: a claim that it found to be its person's already may belong to an account that is there. */
  async function giveBack(pending: PendingCommand, all: readonly Step[], replies: readonly Accepted[], round: number) {
    // First the round, then the claims: a crash in between leaves claims that the same person holds, and the next try finds them so.
    await reservations.nextRound(pending.commandId, round);
    for (const i of [...replies.keys()].reverse()) {
      const release = all[i]!.release;
      if (release && replies[i]!.ids.length > 0) await runStep(pending, release, `release.${i}.${round}`);
    }
  }

  /** Its id is held as that of a command by itself. */
  async function foundAgain(all: readonly Step[], pending: PendingCommand): Promise<Reply> {
    const done: Accepted[] = [];
    for (const step of all) {
      const reply = await runStep(pending, step, placeOf(all, step)).catch(notOfTheWhole(done.length > 0));
      if (!reply.ok) return reply;
      // Another instance may have been faster at the stream of this step: what follows is judged by that.
      pending.ask.reach(reply.position);
      done.push(reply);
    }
    return done.at(-1)!;
  }

  async function steps(process: Process, pending: PendingCommand): Promise<Reply> {
    const { ask } = pending;
    const data = pending.command.data as never;
    if (!pending.isPermitted) {
      const scope = await process.scope(data, ask, givenOf(pending));
      const isKnown = process.reads?.(pending.who, scope) ?? true;
      if (!process.permission(pending.who, scope)) return { ok: false, code: isKnown ? 'noAccess' : 'notFound' };
    }
    if (process.isFoundAgain) return foundAgain(await process.steps(data, ask, givenOf(pending)), pending);
    const wanted = reservationOf(pending, process.type);
    if (pending.reserves && !(await reservations.reserve(pending.commandId, wanted)))
      return { ok: false, code: 'commandIdReused' };

    const round = await reservations.round(pending.commandId);
    const all = await process.steps(data, ask, givenOf(pending));
    const replies: Accepted[] = [];
    for (const [i, step] of all.entries()) {
      const reply = await runStep(pending, step, round === 0 ? `${i}` : `${i}.${round}`).catch(notOfTheWhole(i > 0));
      if (!reply.ok) {
        if (replies.length > 0) await giveBack(pending, all, replies, round);
        if (pending.reserves) await reservations.release(pending.commandId);
        return reply;
      }
      replies.push(reply);
    }
    const last = replies.reduce((a, b) => (b.position >= a.position ? b : a));
    const ids = replies.flatMap((reply) => reply.ids);
    const answer: Accepted = { ...last, ids, repeated: replies.every(({ repeated }) => repeated) };
    if (pending.reserves) await reservations.settle(pending.commandId, wanted, answer);
    return answer;
  }

  return (process, pending) => locked(pending.commandId, () => steps(process, pending));
}
