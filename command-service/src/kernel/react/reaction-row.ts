import { setTimeout as wait } from 'node:timers/promises';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { StoreUnavailable, type EventStore, type Position } from '@paideia/store/port.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { CurrentAsk } from '../decide/current-ask.ts';
import type { Handle } from '../decide/reply.ts';
import type { Command, Reaction } from './reaction.ts';
import type { Log } from '../logging/log.ts';
import { isUnavailable } from '../decide/reply.ts';

export type ReactionParts = {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly records: Records;
  readonly handle: Handle;
  readonly ask: () => CurrentAsk;
  /** It asks what is known at this position of the log at least. */
  readonly askSince: (position: Position) => CurrentAsk;
  /** It answers the last position of the log. */
  readonly head: () => Promise<Position>;
  readonly log: Log;
  readonly firstPauseMs?: number;
  /** Hears where a reaction begins and how far it is after each batch. */
  readonly onMoved?: (reaction: string, position: Position) => void;
};
const reactionTries = 5;
const longestPauseMs = 5_000;
type Outcome = { readonly done: true } | { readonly done: false; readonly error: string };

/** The row's commands, sent in order. A decider's no is an answer; a conflict says that it was asked at a bad moment. */
async function once(
  reaction: Reaction,
  event: Recorded,
  ask: CurrentAsk,
  handle: Handle,
  log: Log,
): Promise<'done' | 'unavailable' | Error> {
  const { data, meta, id, stream, revision, position } = event;
  let commands: readonly Command[];
  try {
    commands = await reaction.on[event.type]!(data as never, { id, stream, revision, position, ...meta }, ask);
  } catch (error) {
    if (error instanceof StoreUnavailable) return 'unavailable';
    return error instanceof Error ? error : new Error(String(error));
  }
  for (const [index, { type, data: payload, key }] of commands.entries()) {
    const commandId = uuidFrom(reaction.name, id, type, key ?? index);
    // What follows from the demo data happened when the demo data did, not when it was loaded.
    const isSeed = meta.channel === 'SEED';
    const envelope = {
      type,
      data: payload,
      commandId,
      correlationId: meta.correlationId,
      ...(isSeed ? { occurredAt: meta.at } : {}),
    };
    try {
      const reply = await handle(
        envelope,
        { actorId: null, channel: isSeed ? 'SEED' : 'SYSTEM' },
        { causationId: id, since: position, ask },
      );
      if (reply.ok) continue;
      if (isUnavailable(reply)) return 'unavailable';
      if (reply.code === 'conflict' || reply.code === 'invalid')
        return new Error(`${type} was answered with ${JSON.stringify(reply)}`);
      log.debug({ reaction: reaction.name, command: type, code: reply.code, eventId: id }, 'a reaction was refused');
    } catch (error) {
      if (error instanceof StoreUnavailable) return 'unavailable';
      return error instanceof Error ? error : new Error(String(error));
    }
  }
  return 'done';
}

/**
 * Tries until it is done: as long as it takes while a store cannot be reached, which is no fault of the event, else 5 times.
 * Not done and no error: it was told to stop.
 */
export async function react(
  { ask, askSince, handle, log, firstPauseMs = 100 }: ReactionParts,
  reaction: Reaction,
  event: Recorded,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  let failures = 0;
  for (let tries = 0; !signal.aborted; tries++) {
    // What failed may have been asked of what has changed since.
    const asked = tries === 0 ? askSince(event.position) : ask();
    const outcome = await once(reaction, event, asked, handle, log);
    if (outcome === 'done') return { done: true };
    if (outcome !== 'unavailable' && ++failures >= reactionTries) return { done: false, error: outcome.message };
    log.warn(
      {
        reaction: reaction.name,
        eventId: event.id,
        position: event.position,
        failures,
        error: outcome === 'unavailable' ? outcome : outcome.message,
      },
      'a reaction is tried again',
    );
    await wait(Math.min(firstPauseMs * 2 ** Math.min(tries, 10), longestPauseMs), undefined, { signal }).catch(
      () => undefined,
    );
  }
  return undefined;
}
