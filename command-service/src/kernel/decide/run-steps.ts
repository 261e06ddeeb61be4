import { StoreUnavailable } from '@paideia/store/port.ts';
import type { AnyDecider } from './decider.ts';
import { parse } from './parse.ts';
import type { Plan } from './plan.ts';
import type { Process, Step } from './process.ts';
import type { Accepted, Answer, Reply } from './reply.ts';
import type { Reservations } from './reservations.ts';
import { reservationOf, type PendingCommand } from './pending-command.ts';

export type OnStream = {
  readonly run: (decider: AnyDecider, pending: PendingCommand) => Promise<Answer>;
  readonly repeated: (decider: AnyDecider, pending: PendingCommand) => Promise<Answer | undefined>;
};
/** The step that the process is about has the place of a command by itself, so that its stream tells of a repeat; the others are told apart by what they do. */
const placeOf = (all: readonly Step[], step: Step) =>
  step === all.at(-1) ? 0 : `${step.type} ${JSON.stringify(step.data)}`;
const placeIn = (round: number, i: number) => (round === 0 ? `${i}` : `${i}.${round}`);

/** Once earlier steps are written, "nothing was written" would not be true of the whole. */
const notOfTheWhole = (isPartlyDone: boolean) => (error: unknown) => {
  throw error instanceof StoreUnavailable && isPartlyDone ? new StoreUnavailable('unknown', { cause: error }) : error;
};

/** Runs steps in order. A refusal half-way gives back what was taken; a lost store leaves all as it is, for the retry or the timer of the claim. */
export function stepRunner(
  { run, repeated }: OnStream,
  deciderOf: (type: string) => AnyDecider | undefined,
  reservations: Reservations,
) {
  function stepOf(pending: PendingCommand, message: Step, step: string | number) {
    const decider = deciderOf(message.type);
    const schema = decider?.commands[message.type];
    if (!schema) throw new Error(`no decider takes ${message.type}`);
    const parsed = parse(schema, message.data);
    if ('ok' in parsed) return parsed;
    const { expectedRevision, ...rest } = pending;
    const seen = message.isSeen ? { expectedRevision } : {};
    const command = { type: message.type, data: parsed.data };
    return { decider, of: { ...rest, ...seen, command, step, isPermitted: true, reserves: false } };
  }
  async function runStep(...asked: Parameters<typeof stepOf>): Promise<Answer> {
    const its = stepOf(...asked);
    return 'ok' in its ? its : run(its.decider, its.of);
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

  return {
    /** Its id is held as that of a command by itself. */
    async runFoundAgain(all: readonly Step[], pending: PendingCommand): Promise<Reply> {
      const done: Accepted[] = [];
      for (const step of all) {
        const reply = await runStep(pending, step, placeOf(all, step)).catch(notOfTheWhole(done.length > 0));
        if (!reply.ok) return reply;
        // Another instance may have been faster at the stream of this step: what follows is judged by that.
        pending.ask.reach(reply.position);
        done.push(reply);
      }
      return done.at(-1)!;
    },

    /**
     * Answers what an earlier try has written by the same plan. It went in order: whatever stands before the last of it and is not there made no event. It is looked for
     * from behind, for another instance may be at it at this moment.
     */
    async doneBefore({ steps, round }: Plan, pending: PendingCommand): Promise<readonly Accepted[]> {
      const done: Accepted[] = [];
      for (const [i, step] of [...steps.entries()].reverse()) {
        const its = stepOf(pending, step, placeIn(round, i));
        const stream = 'ok' in its ? '' : its.decider.stream(its.of.command);
        const answer = 'ok' in its ? undefined : await repeated(its.decider, its.of);
        if (answer?.ok) done.unshift(answer);
        else if (done.length > 0)
          done.unshift({ ok: true, stream, revision: -1, position: 0, ids: [], repeated: true });
      }
      return done;
    },

    /** `done` are the answers of the first steps. */
    async runSteps(
      process: Process,
      pending: PendingCommand,
      { steps, round }: Plan,
      done: readonly Accepted[] = [],
    ): Promise<Reply> {
      const replies = [...done];
      for (let i = done.length; i < steps.length; i++) {
        const reply = await runStep(pending, steps[i]!, placeIn(round, i)).catch(notOfTheWhole(i > 0));
        if (!reply.ok) {
          if (i > 0) await giveBack(pending, steps, replies, round);
          if (pending.reserves) await reservations.release(pending.commandId);
          return reply;
        }
        replies.push(reply);
      }
      const last = replies.reduce((a, b) => (b.position >= a.position ? b : a));
      const ids = replies.flatMap((reply) => reply.ids);
      const answer: Accepted = { ...last, ids, repeated: replies.every(({ repeated: isRepeated }) => isRepeated) };
      if (pending.reserves)
        await reservations
          .settle(pending.commandId, reservationOf(pending, process.type), answer)
          .catch(notOfTheWhole(ids.length > 0));
      return answer;
    },
  };
}
