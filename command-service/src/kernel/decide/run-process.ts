import type { AnyDecider } from './decider.ts';
import { keyedLock } from './lock.ts';
import { planOf, stepsOf, type Plan } from './plan.ts';
import type { Process } from './process.ts';
import type { Reply } from './reply.ts';
import type { Reservations } from './reservations.ts';
import { givenOf, reservationOf, type PendingCommand } from './pending-command.ts';
import { stepRunner, type OnStream } from './run-steps.ts';

/** A process once it is permitted: its plan is kept, then its steps are run by it, whoever begins and however often. */
export function processRunner(
  onStream: OnStream,
  deciderOf: (type: string) => AnyDecider | undefined,
  reservations: Reservations,
) {
  const locked = keyedLock();
  const { runFoundAgain, runSteps, doneBefore } = stepRunner(onStream, deciderOf, reservations);

  /** Undefined when nothing was written by it. */
  async function goOnBy(plan: Plan, process: Process, pending: PendingCommand): Promise<Reply | undefined> {
    const steps = stepsOf(plan, pending.command.data);
    if (!steps) return undefined;
    const done = await doneBefore({ ...plan, steps }, pending);
    return done.length > 0 ? runSteps(process, { ...pending, who: plan.who }, { ...plan, steps }, done) : undefined;
  }

  async function begin(process: Process, pending: PendingCommand): Promise<Reply> {
    const { ask, commandId, who } = pending;
    const data = pending.command.data as never;
    if (!pending.isPermitted) {
      const scope = await process.scope(data, ask, givenOf(pending));
      const isKnown = process.reads?.(who, scope) ?? true;
      if (!process.permission(who, scope)) return { ok: false, code: isKnown ? 'noAccess' : 'notFound' };
    }
    if (process.isFoundAgain) return runFoundAgain(await process.steps(data, ask, givenOf(pending)), pending);
    const round = await reservations.round(commandId);
    const steps = await process.steps(data, ask, givenOf(pending));
    if (!pending.reserves) return runSteps(process, pending, { steps, round });

    const mine = planOf(steps, data, { who, round });
    const kept = await reservations.keepPlan(commandId, reservationOf(pending, process.type), mine);
    if (!kept) return { ok: false, code: 'commandIdReused' };
    if (kept.answer) return { ...kept.answer, repeated: true };
    const { plan = mine } = kept;
    if (plan === mine) return runSteps(process, pending, { steps, round });
    // Of another try, which has written nothing or is at it at this moment: by two plans it would be done twice.
    const its = { ...plan, steps: stepsOf(plan, data) ?? steps };
    return (await goOnBy(plan, process, pending)) ?? runSteps(process, pending, its);
  }

  return {
    begin: (process: Process, pending: PendingCommand) => locked(pending.commandId, () => begin(process, pending)),
    /** Goes on by the plan of an earlier try that has written something, as whoever that was permitted to. Undefined when there is none. */
    goOn: (process: Process, pending: PendingCommand) =>
      locked(pending.commandId, async () => {
        const [kept, round] = await Promise.all([
          reservations.kept(pending.commandId, reservationOf(pending, process.type)),
          reservations.round(pending.commandId),
        ]);
        if (kept?.answer) return { ...kept.answer, repeated: true };
        // What an earlier round took was given back.
        return kept?.plan?.round === round ? goOnBy(kept.plan, process, pending) : undefined;
      }),
  };
}
