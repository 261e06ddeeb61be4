// This file says how far builds are that this process writes, and when the store is told.
import type { Collection } from 'mongodb';
import type { Position } from '@paideia/store/port.ts';
import type { Circuit } from './mongo-failures.ts';
import type { Intent } from './mongo-intents.ts';

/**
 * `made` names this build and no later one of the same key: what was meant for a build that was dropped meanwhile does not reach its successor. `token`
 * is of the latest leader who began to write it: every change that an earlier one makes here is on condition of its own.
 */
export type Checkpoint = {
  _id: string;
  made?: string;
  token?: number;
  position?: Position;
  shapes?: Record<string, string>;
  intent?: Intent;
};
/** It is a build that this process writes. `position` is how far it is, `kept` how far the store says; `carriedOut` is an intent that stands there still and is done. */
export type Written = {
  readonly made: string;
  /** It is undefined where nobody leads it. */
  token: number | undefined;
  position: Position;
  kept: Position;
  carriedOut?: string | undefined;
  /** What was folded since the position was kept looked at nothing but each document itself. */
  areIndependent: boolean;
};

/** It finds the checkpoint as long as the build is the one that this process writes, and nobody leads it by now who came later. */
export const ownCheckpoint = (_id: string, { made, token }: Written) => ({
  _id,
  made,
  ...(token !== undefined && { token }),
});

/** Others read the position too, so it is kept soon after documents; one that moved without any is worth a write now and then. */
const keepWithin = { documents: 250, nothing: 1_000 } as const;

export function positionKeeping(
  checkpoints: Collection<Checkpoint>,
  written: ReadonlyMap<string, Written>,
  through: Circuit,
) {
  let keeping: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;

  /** It keeps all positions that have moved, in one round trip. */
  async function keepPositions(): Promise<void> {
    clearTimeout(keeping?.timer);
    keeping = undefined;
    const moved = [...written].filter(
      ([, { position, kept, carriedOut }]) => position > kept || carriedOut !== undefined,
    );
    if (moved.length === 0) return;
    const kept = moved.map(([_id, one]) => ({ _id, one, position: one.position, carriedOut: one.carriedOut }));
    try {
      await checkpoints.bulkWrite(
        kept.flatMap(({ _id, one, position, carriedOut }) => {
          const filter = ownCheckpoint(_id, one);
          const further = { updateOne: { filter, update: { $max: { position } } } };
          if (carriedOut === undefined) return [further];
          const update = { $unset: { intent: '' as const } };
          return [further, { updateOne: { filter: { ...filter, 'intent.id': carriedOut }, update } }];
        }),
      );
    } catch (error) {
      keepSoon('nothing');
      throw error;
    }
    for (const { one, position, carriedOut } of kept) {
      one.kept = Math.max(one.kept, position);
      if (one.position === position) one.areIndependent = true;
      if (one.carriedOut === carriedOut) one.carriedOut = undefined;
    }
  }
  function keepSoon(after: keyof typeof keepWithin) {
    const at = performance.now() + keepWithin[after];
    if (keeping && keeping.at <= at) return;
    clearTimeout(keeping?.timer);
    // What could not be kept is kept later, and after a crash found out again.
    const timer = setTimeout(() => void through(keepPositions).catch(() => undefined), keepWithin[after]).unref();
    keeping = { at, timer };
  }
  return { keepPositions, keepSoon };
}
