import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Codec } from '@paideia/store/codec.ts';
import { UnknownPosition, type Batch, type EventStore, type Position } from '@paideia/store/port.ts';
import { checkpointOf, type Checkpoint, type Place } from './checkpoint.ts';
import type { Ask } from '../decide/decider.ts';
import type { Handle } from '../decide/reply.ts';
import { partitioned } from './partitions.ts';
import type { Reaction } from './reaction.ts';
import type { Log } from '../log.ts';
import { react } from './reaction-row.ts';

/** An event that a reaction could not deal with, kept for an operator; `retryParked` takes it up again. */
export type Parked = {
  readonly reaction: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly error: string;
};
export type ReactionParts = {
  readonly store: EventStore;
  readonly codec: Codec;
  readonly records: Records;
  readonly handle: Handle;
  readonly ask: () => Ask;
  /** The last position of the log. */
  readonly head: () => Promise<Position>;
  readonly log: Log;
  readonly firstPauseMs?: number;
  /** Hears where a reaction begins and how far it is after each batch. */
  readonly onMoved?: (reaction: string, position: Position) => void;
};
export const parkedKey = ({ reaction, position }: Pick<Parked, 'reaction' | 'position'>): string =>
  `parked:${reaction}:${String(position).padStart(16, '0')}`;

const atOnce = 32;
/** Batches that wait for one event among them before the log is read no further. */
const mostOpen = 256;

async function decoded(
  codec: Codec,
  batch: Batch,
  wanted: (type: string) => boolean,
): Promise<readonly (Recorded | { readonly broken: Batch['events'][number]; readonly error: unknown })[]> {
  const events = batch.events.filter(({ type }) => wanted(type));
  try {
    return await codec.decodeAll(events);
  } catch {
    // One that cannot be read must not hold up the others.
    return Promise.all(
      events.map((event) => codec.decode(event).catch((error: unknown) => ({ broken: event, error }))),
    );
  }
}

type Taken = Awaited<ReturnType<typeof decoded>>[number];

/** True when the event is done or parked, false when it was told to stop. */
async function take(parts: ReactionParts, reaction: Reaction, one: Taken, signal: AbortSignal): Promise<boolean> {
  const { records, handle, ask, log, firstPauseMs } = parts;
  const event = 'broken' in one ? one.broken : one;
  const outcome =
    'broken' in one
      ? { done: false as const, error: String(one.error) }
      : await react(reaction, one, ask, handle, log, signal, firstPauseMs);
  if (!outcome || outcome.done) return outcome !== undefined;
  const { stream, revision, position, type } = event;
  const parked: Parked = { reaction: reaction.name, stream, revision, position, type, error: outcome.error };
  await records.put(parkedKey(parked), parked);
  log.error(parked, 'a reaction has parked an event');
  return true;
}

/** Takes every event, also while one before it in another partition takes long. The checkpoint follows once all up to it are done. */
async function takeAll(parts: ReactionParts, reaction: Reaction, checkpoint: Checkpoint, signal: AbortSignal) {
  const { codec, store, onMoved } = parts;
  const { add, ended } = partitioned(atOnce);
  const failed = new AbortController();
  let [isCut, open, moving] = [false, 0, Promise.resolve()];
  const partitionOf = (one: Taken) => ('broken' in one ? '' : (reaction.partition?.(one) ?? ''));
  const work = (one: Taken) => async () => {
    if (!(await take(parts, reaction, one, signal))) isCut = true;
  };
  try {
    for await (const batch of store.subscribe(checkpoint.position()!, {
      categories: reaction.events.map(({ category }) => category),
      signal: AbortSignal.any([signal, failed.signal]),
    })) {
      const events = await decoded(codec, batch, (type) => Object.hasOwn(reaction.on, type));
      const taken: Promise<void>[] = [];
      for (const one of events) taken.push((await add(partitionOf(one), work(one))).done);
      open++;
      moving = moving.then(async () => {
        await Promise.all(taken);
        open--;
        if (isCut) return;
        await checkpoint.move(batch.position, events.length > 0);
        onMoved?.(reaction.name, batch.position);
      });
      moving.catch((error: unknown) => failed.abort(error));
      if (open >= mostOpen) await moving;
      if (signal.aborted) break;
    }
    await moving;
  } finally {
    await ended();
  }
}

const keyOf = ({ name }: Pick<Reaction, 'name'>) => `reaction:${name}`;

async function follow(parts: ReactionParts, reaction: Reaction, signal: AbortSignal) {
  const { records, head, log } = parts;
  const checkpoint = await checkpointOf(records, keyOf(reaction));
  if (checkpoint.waits) throw new UnknownPosition(checkpoint.position() ?? 0);
  if (checkpoint.position() === undefined) await checkpoint.move(reaction.from === 'now' ? await head() : 0, true);
  parts.onMoved?.(reaction.name, checkpoint.position()!);
  try {
    await takeAll(parts, reaction, checkpoint, signal);
    await checkpoint.save();
  } catch (error) {
    if (error instanceof UnknownPosition) await checkpoint.halt();
    throw error;
  }
  if (!signal.aborted) log.info({ reaction: reaction.name }, 'the log ended a subscription');
}

/** Each reaction by itself, until the signal: at least once an event, in order. One that fails as a whole begins again at its checkpoint. */
export function runReactions(
  parts: ReactionParts,
  reactions: readonly Reaction[],
  signal: AbortSignal,
): Promise<unknown> {
  const waiting = new Set<string>();
  // Said once for all of them together: after a restore they all wait, each looks again every few seconds, and none of that is news.
  function sayWaits({ name }: Reaction) {
    if (waiting.has(name)) return;
    waiting.add(name);
    if (waiting.size > 1) return;
    const tell = () => {
      if (!signal.aborted)
        parts.log.warn(
          { reactions: [...waiting].sort() },
          'the log was restored from a backup: these reactions (mails, notices) wait for an operator, who says `npm run resume` or lets them go on in the console',
        );
    };
    void wait(1_000, undefined, { signal }).then(tell, () => undefined);
  }
  const forever = async (reaction: Reaction) => {
    for (let failures = 0; !signal.aborted; failures++) {
      await follow(parts, reaction, signal).catch((error: unknown) => {
        if (error instanceof UnknownPosition) sayWaits(reaction);
        else parts.log.warn({ reaction: reaction.name, error: String(error) }, 'a reaction begins again');
      });
      await wait(Math.min(200 * 2 ** Math.min(failures, 10), 5_000), undefined, { signal }).catch(() => undefined);
    }
  };
  return Promise.all(reactions.map(forever));
}

/** An operator's word after a restore: those that wait go on behind the last event. What they had done before stays done. Answers their names. */
export async function resumeReactions(
  { records, head }: Pick<ReactionParts, 'records' | 'head'>,
  reactions: readonly Reaction[],
): Promise<readonly string[]> {
  const resumed: string[] = [];
  for (const reaction of reactions) {
    if (!(await records.get<Place>(keyOf(reaction)))?.value.waits) continue;
    await records.put<Place>(keyOf(reaction), { position: await head() });
    resumed.push(reaction.name);
  }
  return resumed;
}

/** Which wait for an operator's word, and what is parked, for who looks after it. */
export async function stateOfReactions(records: Pick<Records, 'get' | 'list'>, reactions: readonly Reaction[]) {
  const places = await Promise.all(
    reactions.map(async (one) => ({ name: one.name, place: (await records.get<Place>(keyOf(one)))?.value })),
  );
  const parked = (await records.list<Parked>('parked:', { limit: 200 })).map(({ value }) => value);
  return { waiting: places.filter(({ place }) => place?.waits).map(({ name }) => name), parked };
}

/** Takes up what is parked; what fails again stays. Answers how many came through. */
export async function retryParked(
  parts: ReactionParts,
  reactions: readonly Reaction[],
  signal: AbortSignal,
): Promise<number> {
  let mended = 0;
  for (const { key, value } of await parts.records.list<Parked>('parked:')) {
    const reaction = reactions.find(({ name }) => name === value.reaction);
    for await (const event of parts.store.read(value.stream, value.revision)) {
      if (!reaction || event.revision !== value.revision) break;
      const outcome = await react(
        reaction,
        await parts.codec.decode(event),
        parts.ask,
        parts.handle,
        parts.log,
        signal,
        parts.firstPauseMs,
      );
      if (outcome?.done) {
        await parts.records.remove(key);
        mended++;
      }
      break;
    }
  }
  return mended;
}
