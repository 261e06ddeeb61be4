import type { Recorded } from '@paideia/events/kernel/metadata.ts';
import type { Position } from '@paideia/store/port.ts';
import type { Log as FollowedLog } from '@paideia/projection-service/kernel/log.ts';
import type { Checkpoint } from './checkpoint.ts';
import { partitioned } from './partitions.ts';
import type { Reaction } from './reaction.ts';
import { react, type ReactionParts } from './reaction-row.ts';

/** An event that a reaction could not deal with, kept for an operator; `retryParked` takes it up again. */
export type Parked = {
  readonly reaction: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly error: string;
};
const parkedKey = ({ reaction, position }: Pick<Parked, 'reaction' | 'position'>): string =>
  `parked:${reaction}:${String(position).padStart(16, '0')}`;

const atOnce = 32;
/** Batches that wait for one event among them before the log is read no further. */
const mostOpen = 256;

/** `unreadable` says why the event cannot be read, if it cannot. */
type Taken = { readonly event: Recorded; readonly unreadable: string | undefined };

/** True when the event is done or parked, false when it was told to stop. */
async function take(parts: ReactionParts, reaction: Reaction, one: Taken, signal: AbortSignal): Promise<boolean> {
  const { records, log } = parts;
  const { event, unreadable } = one;
  const outcome =
    unreadable === undefined
      ? await react(parts, reaction, event, signal)
      : { done: false as const, error: unreadable };
  if (!outcome || outcome.done) return outcome !== undefined;
  const { stream, revision, position, type } = event;
  const parked: Parked = { reaction: reaction.name, stream, revision, position, type, error: outcome.error };
  await records.put(parkedKey(parked), parked);
  log.error(parked, 'a reaction has parked an event');
  return true;
}

/** Takes every event, also while one before it in another partition takes long. The checkpoint follows once all up to it are done. */
export async function takeAll(
  parts: ReactionParts,
  followed: FollowedLog,
  reaction: Reaction,
  checkpoint: Checkpoint,
  signal: AbortSignal,
) {
  const { onMoved } = parts;
  const { add, ended } = partitioned(atOnce);
  const failed = new AbortController();
  let [isCut, open, moving] = [false, 0, Promise.resolve()];
  const partitionOf = ({ event, unreadable }: Taken) =>
    unreadable === undefined ? (reaction.partition?.(event) ?? '') : '';
  const work = (one: Taken) => async () => {
    if (!(await take(parts, reaction, one, signal))) isCut = true;
  };
  try {
    for await (const { events: all, broken, position } of followed.subscribe(checkpoint.position()!, {
      categories: reaction.events.map(({ category }) => category),
      types: new Set(Object.keys(reaction.on)),
      mayLag: true,
      signal: AbortSignal.any([signal, failed.signal]),
    })) {
      const events = all.map((event): Taken => ({ event, unreadable: broken.get(event.position) }));
      const taken: Promise<void>[] = [];
      for (const one of events) taken.push((await add(partitionOf(one), work(one))).done);
      open++;
      moving = moving.then(async () => {
        await Promise.all(taken);
        open--;
        if (isCut) return;
        checkpoint.move(position);
        onMoved?.(reaction.name, position);
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
