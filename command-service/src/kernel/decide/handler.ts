import { hash } from 'node:crypto';
import { StorageFull } from '@paideia/objects/port.ts';
import { canonicalJson } from '@paideia/store/chain/canonical-json.ts';
import { Refused, StoreUnavailable } from '@paideia/store/port.ts';
import type { Who } from '@paideia/events/kernel/permission.ts';
import { decisions, type DecisionParts } from './decision.ts';
import type { ActorContext, Envelope } from './envelope.ts';
import { parse } from './parse.ts';
import { unavailable, type Handle, type Reply } from './reply.ts';
import { processRunner } from './run-process.ts';
import type { Access } from './access.ts';
import type { AnyDecider, Ask } from './decider.ts';
import type { Process } from './process.ts';
import { givenOf, reservationOf, type PendingCommand } from './pending-command.ts';

/** SHA-256 in hex of a command's type and data as they were sent, whatever the order of the fields. */
const payloadHash = (type: string, data: unknown): string =>
  hash('sha256', `${type}\n${canonicalJson(data ?? null)}`, 'hex');

/** Commands are decided by these. */
export type Deciding = {
  readonly access: Access;
  readonly deciders: readonly AnyDecider[];
  readonly processes: readonly Process[];
};

/** Each command belongs to one decider or is a process; two that claim the same name are a mistake that must not start. */
function tableOf({ deciders, processes }: Deciding) {
  const owners = new Map<string, AnyDecider>();
  const flows = new Map(processes.map((process) => [process.type, process]));
  for (const decider of deciders)
    for (const type of Object.keys(decider.commands)) {
      if (owners.has(type) || flows.has(type)) throw new Error(`${type} belongs to two deciders`);
      owners.set(type, decider);
    }
  return { owners, flows };
}

/** The pipeline of every command, whoever sends it: shape, actor, then one decision or the steps of a process. */
export function commandHandler(parts: Omit<DecisionParts, 'deciders'> & { readonly slices: Deciding }): {
  readonly handle: Handle;
  readonly types: readonly string[];
} {
  const { slices, facts, reservations, clock } = parts;
  const { owners, flows } = tableOf(slices);
  const { begin, run, repeated } = decisions({ ...parts, deciders: slices.deciders });
  const processes = processRunner({ run, repeated }, (type) => owners.get(type), reservations);

  /** Undefined for a visitor, false for an account that may not act: unknown or deactivated. */
  async function whoIs({ actorId, impersonatorId, channel }: ActorContext, ask: Ask): Promise<Who | false> {
    if (actorId === null) return channel === 'SYSTEM' || channel === 'SEED' ? 'system' : undefined;
    const actor = await facts.actor(actorId, ask);
    return actor ? { ...actor, ...(impersonatorId !== undefined && { impersonatorId }) } : false;
  }
  /** What this very command was answered when it was done, whatever has become of its actor since. */
  async function doneBefore(intention: Parameters<typeof repeated>[1], ask: Ask) {
    const { command, actor } = intention;
    const decider = owners.get(command.type);
    if (decider) return repeated(decider, intention);
    const flow = flows.get(command.type);
    if (!flow?.isFoundAgain) return undefined;
    const given = givenOf({ at: clock().toISOString(), who: undefined, actor });
    const about = (await flow.steps(command.data as never, ask, given)).at(-1);
    return about && repeated(owners.get(about.type)!, { ...intention, command: about });
  }
  async function take(
    envelope: Envelope,
    actor: ActorContext,
    { causationId, since, ask = facts.ask(), isOwnId = false }: Partial<NonNullable<Parameters<Handle>[2]>> = {},
  ): Promise<Reply> {
    const { type, commandId } = envelope;
    const decider = owners.get(type);
    const flow = flows.get(type);
    const schema = decider ? decider.commands[type] : flow?.schema;
    if (!schema) return { ok: false, code: 'invalid', issues: [{ path: 'type', code: 'unknownCommand' }] };
    if (envelope.occurredAt !== undefined && actor.channel !== 'SEED')
      return { ok: false, code: 'invalid', issues: [{ path: 'occurredAt', code: 'custom' }] };
    const parsed = parse(schema, envelope.data);
    if ('ok' in parsed) return parsed;
    const intention = {
      command: { type, data: parsed.data },
      commandId,
      step: 0,
      payloadHash: payloadHash(type, envelope.data),
      actor,
      since,
    };
    const reserves = actor.channel !== 'SYSTEM' && causationId === undefined && !isOwnId;
    // A repeat is answered as the first time, also when its actor may do nothing any more.
    const kept =
      flow && !flow.isFoundAgain && reserves
        ? await reservations.kept(commandId, reservationOf(intention, type))
        : undefined;
    if (kept?.answer) return { ...kept.answer, repeated: true };
    const begun = decider && begin(decider, intention, reserves);
    const hold =
      flow?.isFoundAgain && reserves ? reservations.hold(commandId, reservationOf(intention, type)) : begun?.hold;
    const pendingOf = (who: Who): PendingCommand => ({
      ask,
      who,
      isPermitted: who === 'system' && actor.channel === 'SEED',
      reserves,
      hold,
      at: envelope.occurredAt ?? clock().toISOString(),
      expectedRevision: envelope.expectedRevision,
      correlationId: envelope.correlationId ?? commandId,
      causationId,
      password: envelope.password,
      ...intention,
    });
    async function answer(): Promise<Reply> {
      // What was permitted and begun comes to its end, whatever became of its actor since.
      const ended = kept?.plan && (await processes.goOn(flow!, pendingOf(kept.plan.who)));
      if (ended) return ended;
      const who = await whoIs(actor, ask);
      const refused =
        who === false ? 'noAccess' : await slices.access.refusedToActAs(ask, type, actor, clock().toISOString());
      if (who === false || refused !== undefined)
        return (await doneBefore({ ...intention, hold }, ask)) ?? { ok: false, code: refused! };

      await begun?.read;
      return decider ? run(decider, pendingOf(who)) : processes.begin(flow!, pendingOf(who));
    }
    return hold ? hold.during(answer) : answer();
  }

  return {
    types: [...owners.keys(), ...flows.keys()],
    async handle(envelope, actor, cause) {
      try {
        return await take(envelope, actor, cause);
      } catch (error) {
        if (error instanceof StoreUnavailable) return unavailable(error.written);
        // What was sent would be part of the name of a stream, and no stream can be called so.
        if (error instanceof Refused) return { ok: false, code: 'invalid', issues: [{ path: '', code: 'custom' }] };
        if (error instanceof StorageFull) return { ok: false, code: 'storageFull' };
        throw error;
      }
    },
  };
}
