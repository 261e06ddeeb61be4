import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Scope } from '@paideia/events/kernel/permission.ts';
import { isRejection } from '@paideia/events/kernel/rejection.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { Refused, StoreUnavailable, StreamConflict, TooLarge, type EventStore } from '@paideia/store/port.ts';
import { appendSurely } from './append.ts';
import type { Facts } from '../facts/facts.ts';
import { keyedLock } from './lock.ts';
import type { Accepted, Denied } from './reply.ts';
import type { Reservations } from './reservations.ts';
import type { AnyDecider } from '../slices.ts';
import { actorOf, eventIdOf, type Loaded, type StreamCache } from './stream-cache.ts';
import { givenOf, metadataOf, whoActs, type Task } from './pending-command.ts';

/** Of a command that commutes. Commands of one process wait for each other, so only other instances can be faster; each time at least one of them gets through. */
export const retries = 40;
const pauseAfter = (tries: number) => wait(Math.random() * Math.min(5 * tries, 60));
/** What a command does beside the log once it is accepted and before its events are written: storing a secret that no event may hold. */
export type Effects = Readonly<Record<string, (data: unknown, task: Task) => Promise<Denied | undefined>>>;
export type Parts = {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly cache: StreamCache;
  readonly facts: Facts;
  readonly reservations: Reservations;
  readonly effects: Effects;
  /** For tests: how long to wait before each further try of an append. */
  readonly pauses?: readonly number[];
};
type Answer = Accepted | Denied;
const denied = (code: string): Denied => ({ ok: false, code });

/** A denied reader is told that there is nothing; only who may know of the record is told that the act is not allowed. */
function refusal(decider: AnyDecider, { command, who, isPermitted }: Task, scope: Scope): Denied | undefined {
  if (isPermitted || decider.permissions[command.type]!(who, scope)) return undefined;
  return denied(decider.reads && !decider.reads(who, scope) ? 'notFound' : 'noAccess');
}

/** One command on one stream. Commands of the same stream wait for each other here, which spares most conflicts; the store judges the rest. */
export function decisions(parts: Parts) {
  const { store, codec, cache, facts, reservations, effects, pauses } = parts;
  const locked = keyedLock();

  function doneBefore(loaded: Loaded, stream: string, task: Task): Answer | undefined {
    const done = loaded.done(task.commandId, task.step);
    if (!done) return undefined;
    if (done.actor !== actorOf(whoActs(task.actor)) || done.payloadHash !== task.payloadHash)
      return denied('commandIdReused');
    return { ok: true, stream, revision: done.revision, position: done.position, ids: done.ids, repeated: true };
  }

  async function write(
    decider: AnyDecider,
    stream: string,
    task: Task,
    events: readonly Message[],
    loaded: Loaded,
    scope: Scope,
  ): Promise<Answer | StreamConflict> {
    const stop = await effects[task.command.type]?.(task.command.data, task);
    if (stop) return stop;
    const regionId = typeof scope.regionId === 'string' && isId(scope.regionId) ? scope.regionId : undefined;
    const encoded = await Promise.all(
      events.map((event, index) =>
        codec.encode(
          event,
          metadataOf(task, decider.events.types[event.type]!.version, regionId),
          eventIdOf(task.commandId, task.step, index),
        ),
      ),
    );
    try {
      const { revision, position } = await appendSurely(
        store,
        stream,
        encoded,
        loaded.revision < 0 ? 'none' : loaded.revision,
        pauses,
      );
      return { ok: true, stream, revision, position, ids: encoded.map(({ id }) => id), repeated: false };
    } catch (error) {
      if (error instanceof StreamConflict) return error;
      if (error instanceof Refused)
        return { ...denied('invalid'), issues: [{ path: '', code: error instanceof TooLarge ? 'too_big' : 'custom' }] };
      throw error;
    }
  }

  async function attempt(
    decider: AnyDecider,
    stream: string,
    task: Task,
    mayDecide: boolean,
  ): Promise<Answer | StreamConflict> {
    const { command } = task;
    const loaded = await cache.load(decider, stream);
    const before = doneBefore(loaded, stream, task);
    if (before) return before;
    if (!mayDecide) return { ...denied('conflict'), actual: loaded.revision };
    if (!decider.creates.includes(command.type) && !decider.exists(loaded.state)) return denied('notFound');

    const given = givenOf(task);
    const known = await decider.facts(command, facts.ask(), loaded.state, given);
    const scope = decider.scope(loaded.state, command, known);
    const no = refusal(decider, task, scope);
    if (no) return no;
    if (task.expectedRevision !== undefined && task.expectedRevision !== loaded.revision)
      return { ...denied('conflict'), actual: loaded.revision };

    const outcome = decider.decide[command.type]!(loaded.state, command.data, { ...known, ...given });
    if (isRejection(outcome))
      return { ok: false, code: outcome.rejected, ...(outcome.params && { params: outcome.params }) };
    if (outcome.length === 0)
      return {
        ok: true,
        stream,
        revision: loaded.revision,
        position: Math.max(loaded.position, facts.position()),
        ids: [],
        repeated: false,
      };
    if (!task.reserves) return write(decider, stream, task, outcome, loaded, scope);

    const reserved = await reservations.reserve(task.commandId, {
      actor: actorOf(whoActs(task.actor)),
      payloadHash: task.payloadHash,
      stream,
    });
    if (reserved === 'taken') return denied('commandIdReused');
    let isUndone = false;
    try {
      const answer = await write(decider, stream, task, outcome, loaded, scope);
      isUndone = answer instanceof StreamConflict || !answer.ok;
      return answer;
    } catch (error) {
      isUndone = !(error instanceof StoreUnavailable && error.written === 'unknown');
      throw error;
    } finally {
      // What was certainly not done leaves no trace, so the same id may try again with something else.
      if (isUndone && reserved === 'mine') await reservations.release(task.commandId);
    }
  }

  /** @throws StoreUnavailable when the store is lost for longer than the retries last. */
  return async function run(decider: AnyDecider, task: Task): Promise<Answer> {
    const stream = decider.stream(task.command);
    const reservation = { actor: actorOf(whoActs(task.actor)), payloadHash: task.payloadHash, stream };
    if (task.reserves && (await reservations.isTaken(task.commandId, reservation))) return denied('commandIdReused');
    const mayRetry = task.expectedRevision === undefined && decider.commutes.includes(task.command.type);
    return locked(stream, async () => {
      for (let tries = 0; ; tries++) {
        const answer = await attempt(decider, stream, task, tries === 0 || (mayRetry && tries <= retries));
        if (!(answer instanceof StreamConflict)) return answer;
        await pauseAfter(tries);
      }
    });
  };
}
