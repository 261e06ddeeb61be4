import { setTimeout as wait } from 'node:timers/promises';
import { isId } from '@paideia/events/kernel/ids.ts';
import type { Message } from '@paideia/events/kernel/message.ts';
import type { Scope } from '@paideia/events/kernel/permission.ts';
import { isRejection } from '@paideia/events/kernel/rejection.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { Refused, StreamConflict, TooLarge, type EventStore } from '@paideia/store/port.ts';
import { appendSurely } from './append.ts';
import type { AnyDecider } from './decider.ts';
import type { CurrentAsk, Facts } from './current-ask.ts';
import { keyedLock } from './lock.ts';
import type { Answer, Denied } from './reply.ts';
import { claiming } from './claiming.ts';
import { newClaims } from './value-claim.ts';
import { eventIdOf } from './last-ids.ts';
import type { Loaded, StreamCache } from './stream-cache.ts';
import { doneBefore, type Repeated } from './done-before.ts';
import { givenOf, metadataOf, reservationOf, type PendingCommand } from './pending-command.ts';
import { aboutTheirActors } from './about-their-actors.ts';
import { newStreams } from './new-streams.ts';
import type { Reservations } from './reservations.ts';

/** A command that commutes is tried again so often. Commands of one process wait for each other, so only other instances can be faster; each time at least one of them gets through. */
export const retries = 40;
const pauseAfter = (tries: number) => wait(Math.random() * Math.min(5 * tries, 60));
/** What a command does beside the log once it is accepted and before its events are written: storing a secret that no event may hold. */
export type Effects = Readonly<Record<string, (data: unknown, pending: PendingCommand) => Promise<Denied | undefined>>>;
export type DecisionParts = {
  readonly deciders: readonly AnyDecider[];
  readonly store: EventStore;
  readonly codec: Codec;
  readonly cache: StreamCache;
  readonly facts: Facts;
  readonly reservations: Reservations;
  readonly effects: Effects;
  readonly clock: () => Date;
  /** Tests say here how long to wait before each further try of an append. */
  readonly pauses?: readonly number[];
};
/** `isLooked`: the stream need not be read if nothing new was seen of it. `isNew`: it is taken for one without events, and the append says whether that is so. */
type Attempt = {
  readonly mayDecide: boolean;
  readonly ask: CurrentAsk;
  readonly isLooked: boolean;
  readonly isNew?: boolean;
};
const denied = (code: string): Denied => ({ ok: false, code });

/** A denied reader is told that there is nothing; only who may know of the record is told that the act is not allowed. */
function refusal(decider: AnyDecider, { command, who, isPermitted }: PendingCommand, scope: Scope): Denied | undefined {
  if (isPermitted || decider.permissions[command.type]!(who, scope)) return undefined;
  return denied(decider.reads && !decider.reads(who, scope) ? 'notFound' : 'noAccess');
}

/** One command on one stream. Commands of the same stream wait for each other here, which spares most conflicts; the store judges the rest. */
export function decisions(parts: DecisionParts) {
  const { store, codec, cache, facts, reservations, effects, pauses } = parts;
  const claimedFirst = claiming({ ...parts, run, write });
  const locked = keyedLock();
  const [streams, aboutActors] = [newStreams(effects), aboutTheirActors()];
  const isLikelyNew = (decider: AnyDecider, stream: string, pending: Repeated) =>
    streams.isLikely(decider, pending) && !cache.knows(decider, stream);

  async function write(
    decider: AnyDecider,
    stream: string,
    pending: PendingCommand,
    events: readonly Message[],
    loaded: Loaded,
    scope: Scope,
  ): Promise<Answer | StreamConflict> {
    const stop = await effects[pending.command.type]?.(pending.command.data, pending);
    if (stop) return stop;
    const regionId = typeof scope.regionId === 'string' && isId(scope.regionId) ? scope.regionId : undefined;
    const encoded = await Promise.all(
      events.map((event, index) =>
        codec.encode(
          stream,
          event,
          metadataOf(pending, decider.events.types[event.type]!.version, regionId),
          eventIdOf(pending.commandId, pending.step, index),
        ),
      ),
    );
    aboutActors.note(decider, pending, events);
    try {
      const { revision, position } = await appendSurely(
        store,
        stream,
        encoded,
        loaded.revision < 0 ? 'none' : loaded.revision,
        pauses,
      );
      // What cannot be remembered is read by whoever loads the stream next.
      await loaded.appended(encoded, { revision, position }).catch(() => undefined);
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
    pending: PendingCommand,
    { mayDecide, ask, isLooked, isNew = false }: Attempt,
  ): Promise<Answer | StreamConflict> {
    const { command } = pending;
    const loaded = isNew ? cache.absent(decider, stream) : await ask.load(decider, stream, isLooked);
    if (loaded.revision < 0) streams.found(command.type);
    const before = await doneBefore(loaded, stream, pending);
    if (before) return before;
    if (!mayDecide) return { ...denied('conflict'), actual: loaded.revision };
    if (!decider.creates.includes(command.type) && !decider.exists(loaded.state)) return denied('notFound');

    const given = givenOf(pending);
    const known = await decider.facts(command, ask, loaded.state, given);
    const scope = decider.scope(loaded.state, command, known);
    const no = refusal(decider, pending, scope);
    if (no) return no;
    if (pending.expectedRevision !== undefined && pending.expectedRevision !== loaded.revision)
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
    if (pending.hold && !(await pending.hold.keep())) return denied('commandIdReused');
    const claims = newClaims(decider, loaded.state, outcome);
    // They come before the append, which alone can say whether the stream is new.
    if (isNew && claims.length > 0) return denied('conflict');
    return claimedFirst(claims, stream, pending, () => write(decider, stream, pending, outcome, loaded, scope));
  }

  /** @throws StoreUnavailable when the store is lost for longer than the retries last. */
  async function run(decider: AnyDecider, pending: PendingCommand): Promise<Answer> {
    const stream = decider.stream(pending.command);
    if (pending.hold && !(await pending.hold.isOurs())) return denied('commandIdReused');
    const mayRetry = pending.expectedRevision === undefined && decider.commutes.includes(pending.command.type);
    return locked(stream, async () => {
      let { ask } = pending;
      if (isLikelyNew(decider, stream, pending) && (!pending.hold || (await pending.hold.isNew()))) {
        const answer = await attempt(decider, stream, pending, { mayDecide: true, ask, isLooked: false, isNew: true });
        // Nothing else is certain of a stream that was not looked at.
        if (!(answer instanceof StreamConflict) && answer.ok && answer.ids.length > 0) return answer;
        streams.missed(pending.command.type);
      }
      for (let tries = 0; ; tries++) {
        const mayDecide = tries === 0 || (mayRetry && tries <= retries);
        // After a look nothing is read twice: who was faster since then is met at the append.
        const isLooked = tries === 0 && ask.isCurrent();
        const answer = await attempt(decider, stream, pending, { mayDecide, ask, isLooked });
        if (!(answer instanceof StreamConflict)) return answer;
        ask = facts.ask();
        await pauseAfter(tries);
      }
    });
  }
  /** Answers what the stream tells of a command that was done before. */
  async function repeated(decider: AnyDecider, pending: Repeated): Promise<Answer | undefined> {
    const stream = decider.stream(pending.command);
    const before = await doneBefore(await cache.load(decider, stream), stream, pending);
    return before?.ok ? before : undefined;
  }
  /**
   * What every command asks is asked beside the look at the head of the log: for its id, for the key that its events will most likely be encrypted with, and for its stream, unless that
   * look will tell whether there is anything new in it. What was read may be old by the time of the decision, and is then read again.
   */
  function begin(decider: AnyDecider, pending: Repeated, reserves: boolean) {
    const stream = decider.stream(pending.command);
    const hold = reserves ? reservations.hold(pending.commandId, reservationOf(pending, stream)) : undefined;
    const isRead =
      pending.actor.actorId !== null && !cache.knows(decider, stream) && !isLikelyNew(decider, stream, pending);
    const key = aboutActors.likelySubject(pending);
    const read = Promise.all([
      isRead && cache.load(decider, stream).catch(() => undefined), // Whoever reads it again is told.
      key !== undefined && codec.fetchKey(key),
    ]);
    return { hold, read };
  }
  return { begin, run, repeated };
}
