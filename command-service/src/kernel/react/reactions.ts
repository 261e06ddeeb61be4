import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Records } from '@paideia/documents/records.ts';
import { logOf, type Log as FollowedLog } from '@paideia/projection-service/kernel/log.ts';
import { UnknownPosition } from '@paideia/store/port.ts';
import { checkpointsIn, type Checkpoints, type Place } from './checkpoint.ts';
import type { Reaction } from './reaction.ts';
import { react, type ReactionParts } from './reaction-row.ts';
import { takeAll, type Parked } from './take-events.ts';
import { eventAt } from '@paideia/store/read-stream.ts';

const keyOf = ({ name }: Pick<Reaction, 'name'>) => `reaction:${name}`;

async function follow(
  parts: ReactionParts,
  followed: FollowedLog,
  checkpoints: Checkpoints,
  reaction: Reaction,
  signal: AbortSignal,
) {
  const { head, log } = parts;
  const checkpoint = await checkpoints.of(keyOf(reaction));
  if (checkpoint.waits) throw new UnknownPosition(checkpoint.position() ?? 0);
  if (checkpoint.position() === undefined) {
    checkpoint.move(reaction.from === 'now' ? await head() : 0);
    await checkpoint.save();
  }
  parts.onMoved?.(reaction.name, checkpoint.position()!);
  try {
    await takeAll(parts, followed, reaction, checkpoint, signal);
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
  setMaxListeners(0, signal); // Each reaction listens.
  const checkpoints = checkpointsIn(parts.records);
  // What several reactions follow is decoded once.
  const followed = logOf(parts.store, parts.codec);
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
      await follow(parts, followed, checkpoints, reaction, signal).catch((error: unknown) => {
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

/** Whether what follows from events waits for an operator's word, as after a restore. */
export const isAnyWaiting = async (records: Pick<Records, 'list'>): Promise<boolean> =>
  (await records.list<Place>(keyOf({ name: '' }))).some(({ value }) => value.waits);

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
    const event = await eventAt(parts.store, value.stream, value.revision);
    if (!reaction || event?.revision !== value.revision) continue;
    const outcome = await react(parts, reaction, await parts.codec.decode(event), signal);
    if (outcome?.done) {
      await parts.records.remove(key);
      mended++;
    }
  }
  return mended;
}
