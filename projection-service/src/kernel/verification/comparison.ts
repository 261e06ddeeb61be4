// Whether live read models are what their log makes, told by folding the log anew, once for all of them. It needs no pause of whoever feeds the live ones, and
// no snapshot.
import { setTimeout as wait } from 'node:timers/promises';
import type { Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { Position } from '@paideia/store/port.ts';
import { checksumOf, countOf, look, type Difference, type Open } from '../differences.ts';
import { foldTogether } from './fold-together.ts';
import type { Log } from '../log.ts';
import type { AnyProjection } from '../projection.ts';

export type GroupVerdict = {
  readonly group: string;
  readonly version: number;
  readonly generation: number;
  /** Up to which event of the log both were compared. */
  readonly position: Position;
  readonly documents: number;
  /** SHA-256 of the canonical documents in the order of their ids, as the log makes them up to `position`. */
  readonly checksum: string;
  /** Documents that changed each time they were looked at: for the next verification. */
  readonly unsettled: number;
  /** `otherLog`: its position is beyond the end of the log. Null when all is as it should be. */
  readonly problem: 'otherLog' | 'notBuilt' | 'differs' | null;
  readonly first: Difference | null;
};
type Comparing = {
  readonly projections: readonly AnyProjection[];
  readonly live: Pick<DocumentStore, 'ids' | 'load' | 'live' | 'position'>;
  /** It is the log up to a position, and ends there. */
  readonly logUpTo: (end: Position) => Pick<Log, 'subscribe'>;
  readonly head: () => Promise<Position>;
  /** It is empty, and nobody else writes there. */
  readonly scratch: { readonly documents: DocumentStore; readonly records: Records };
  readonly signal: AbortSignal;
  /** While the log is folded, how far. */
  readonly onFolded?: (done: Position, end: Position) => void;
  /** The read model that is compared now, and how many have been: before it, then with it. */
  readonly onComparing?: (group: string, count: number) => void;
};
const rounds = 8;
const pauseMs = 200;

type Model = {
  readonly projection: AnyProjection;
  /** It is what the log makes. */
  readonly build: Build;
  /** It is the one that readers are shown. */
  generation: number;
  /** Both are compared up to this event. */
  end: Position;
  /** It counts how often the model was looked at since it moved. */
  quiet: number;
  /** It is what is left to compare; undefined is everything. */
  open: Open | undefined;
  verdict: GroupVerdict;
};

const nothingOf = ({ group: { name, version } }: AnyProjection) => ({
  group: name,
  version,
  generation: 1,
  position: 0,
  documents: 0,
  checksum: '',
  unsettled: 0,
  problem: null,
  first: null,
});
export const notBuilt = (projection: AnyProjection): GroupVerdict => ({
  ...nothingOf(projection),
  problem: 'notBuilt',
});

/** Folds the log anew up to where the live read models are, and compares every document. Aborted, it throws the signal's reason. */
export async function compareModels(comparing: Comparing): Promise<readonly GroupVerdict[]> {
  const { projections, live, head, scratch, signal, onFolded = () => {}, onComparing = () => {} } = comparing;
  const placeOf = async ({ group }: AnyProjection) => {
    const generation = await live.live(group);
    return { generation, end: await live.position({ group, generation }) };
  };
  const foldTo = (models: readonly Model[], onProgress: Comparing['onFolded'] = () => {}) =>
    foldTogether(models, { ...comparing, ...scratch, onProgress });

  async function begun(): Promise<readonly Model[]> {
    const places = await Promise.all(projections.map(placeOf));
    const last = await head();
    return projections.map((projection, n) => {
      const { generation, end } = places[n]!;
      const problem = end > last ? 'otherLog' : end === 0 && last > 0 ? 'notBuilt' : null;
      const verdict = { ...nothingOf(projection), generation, position: end, problem } as const;
      return {
        projection,
        build: { group: projection.group, generation: 1 },
        generation,
        end,
        quiet: 0,
        open: undefined,
        verdict,
      };
    });
  }
  /** Answers whether something is left to compare. */
  async function compare(model: Model): Promise<boolean> {
    const { projection, generation, end, quiet, open: before } = model;
    const found = await look({
      collections: projection.collections,
      live,
      generation,
      made: scratch.documents,
      end,
      before,
      isFinal: quiet >= 2,
    });
    const now = await live.live(projection.group);
    if (now !== generation) {
      // Readers were moved to another build meanwhile: that one counts, from its first document on.
      [model.generation, model.open, model.quiet] = [now, undefined, 0];
      return true;
    }
    model.open = found.open;
    if (found.first) model.verdict = { ...model.verdict, problem: 'differs', first: found.first };
    return !found.first && countOf(found.open) > 0;
  }

  const all = await begun();
  const sound = all.filter(({ verdict }) => verdict.problem === null);
  for (const { build, projection } of sound) await scratch.documents.commit(build, projection.collections, [], 0);
  await foldTo(sound, onFolded);
  // That was a long way, on which the live ones have gone on: up to where they are now it is a short one.
  for (const model of sound) ({ generation: model.generation, end: model.end } = await placeOf(model.projection));
  await foldTo(sound);
  let left: Model[] = [];
  for (const [n, model] of sound.entries()) {
    onComparing(model.projection.group.name, n);
    const sum = await checksumOf(scratch.documents, model.projection, 1);
    model.verdict = { ...model.verdict, ...sum, position: model.end };
    if (await compare(model)) left.push(model);
    signal.throwIfAborted();
    onComparing(model.projection.group.name, n + 1);
  }
  for (let round = 1; round < rounds && left.length > 0; round++) {
    if (round > 1) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    for (const model of left) {
      const end = await live.position({ group: model.projection.group, generation: model.generation });
      model.quiet = end === model.end ? model.quiet + 1 : 0;
      model.end = end;
    }
    await foldTo(left);
    const again = left;
    left = [];
    for (const model of again) if (await compare(model)) left.push(model);
    signal.throwIfAborted();
  }
  return all.map(({ verdict, generation, open }) => ({
    ...verdict,
    generation,
    unsettled: verdict.problem === null && open ? countOf(open) : 0,
  }));
}
