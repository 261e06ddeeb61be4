import { StoreUnavailable } from '@paideia/store/port.ts';
import { mayImpersonate, whileReadingOnly } from '@paideia/events/accounts/impersonation.rules.ts';
import type { Who } from '@paideia/events/kernel/permission.ts';
import { decisions, type Parts } from './decision.ts';
import type { ActorContext, Envelope } from '../http/envelope.ts';
import { parse } from './parse.ts';
import { payloadHash } from './payload.ts';
import { unavailable, type Reply } from './reply.ts';
import { processRunner } from './run-process.ts';
import type { AnyDecider, Slices } from '../slices.ts';
import type { Task } from './pending-command.ts';

export type Handle = (
  envelope: Envelope,
  actor: ActorContext,
  cause?: { readonly causationId: string },
) => Promise<Reply>;

/** Each command belongs to one decider or is a process; two that claim the same name are a mistake that must not start. */
function tableOf({ deciders, processes }: Slices) {
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
export function commandHandler(parts: Parts & { readonly slices: Slices; readonly clock: () => Date }): {
  readonly handle: Handle;
  readonly types: readonly string[];
} {
  const { slices, facts, reservations, clock } = parts;
  const { owners, flows } = tableOf(slices);
  const run = decisions(parts);
  const runProcess = processRunner(run, (type) => owners.get(type), facts, reservations);

  /** Undefined for a visitor, false for an account that may not act: unknown or deactivated. */
  async function whoIs({ actorId, impersonatorId, channel }: ActorContext): Promise<Who | false> {
    if (actorId === null) return channel === 'SYSTEM' || channel === 'SEED' ? 'system' : undefined;
    const actor = await facts.actor(actorId);
    return actor ? { ...actor, ...(impersonatorId !== undefined && { impersonatorId }) } : false;
  }
  /** Why an admin may not act as somebody else now, whatever the caller believes: the log says what is running, and whether more than looking is allowed. */
  async function refusedToActAs(
    type: string,
    { actorId, impersonatorId, impersonationId }: ActorContext,
  ): Promise<string | undefined> {
    if (impersonatorId === undefined) return undefined;
    const running = impersonationId === undefined ? undefined : await facts.impersonation(impersonationId);
    if (
      !running ||
      running.adminId !== impersonatorId ||
      running.userId !== actorId ||
      running.endsAt <= clock().toISOString()
    )
      return 'noAccess';
    const [admin, other] = await Promise.all([facts.actor(running.adminId), facts.actor(running.userId)]);
    if (!admin || !other || !mayImpersonate(admin, { ...other, status: 'active' })) return 'noAccess';
    return running.isWritable || whileReadingOnly.has(type) ? undefined : 'impersonation.readOnly';
  }

  async function take(envelope: Envelope, actor: ActorContext, causationId?: string): Promise<Reply> {
    const { type, commandId } = envelope;
    const decider = owners.get(type);
    const flow = flows.get(type);
    const schema = decider ? decider.commands[type] : flow?.schema;
    if (!schema) return { ok: false, code: 'invalid', issues: [{ path: 'type', code: 'unknownCommand' }] };
    if (envelope.occurredAt !== undefined && actor.channel !== 'SEED')
      return { ok: false, code: 'invalid', issues: [{ path: 'occurredAt', code: 'custom' }] };
    const parsed = parse(schema, envelope.data);
    if ('ok' in parsed) return parsed;
    const who = await whoIs(actor);
    if (who === false) return { ok: false, code: 'noAccess' };
    const refused = await refusedToActAs(type, actor);
    if (refused !== undefined) return { ok: false, code: refused };

    const task: Task = {
      command: { type, data: parsed.data },
      commandId,
      step: 0,
      payloadHash: payloadHash(type, envelope.data),
      actor,
      who,
      isPermitted: who === 'system' && actor.channel === 'SEED',
      reserves: actor.channel !== 'SYSTEM' && causationId === undefined,
      at: envelope.occurredAt ?? clock().toISOString(),
      expectedRevision: envelope.expectedRevision,
      correlationId: envelope.correlationId ?? commandId,
      causationId,
      password: envelope.password,
    };
    return decider ? run(decider, task) : runProcess(flow!, task);
  }

  return {
    types: [...owners.keys(), ...flows.keys()],
    async handle(envelope, actor, cause) {
      try {
        return await take(envelope, actor, cause?.causationId);
      } catch (error) {
        if (error instanceof StoreUnavailable) return unavailable(error.written);
        throw error;
      }
    },
  };
}
