import { setTimeout as wait } from 'node:timers/promises';
import type { Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { type UnknownPosition, type Position } from '@paideia/store/port.ts';
import { startFeed, type Feed } from './feed.ts';
import type { Log } from './log.ts';
import { parkedOf, type Parked } from './parked.ts';
import type { AnyProjection } from './projection.ts';

export type GroupState = {
  readonly group: string;
  readonly version: number;
  readonly generation: number;
  readonly position: Position;
  /** How far the next generation is, while one is built. */
  readonly rebuilding: Position | null;
  /** False while what is shown is of another log than the one that is followed. */
  readonly isOfThisLog: boolean;
  /** Folded by this process. */
  readonly events: number;
};
export type OnProgress = (done: Position, head: Position) => void;
export type GroupRunner = {
  readonly name: string;
  state(): GroupState;
  /** Builds the next generation beside the live one and switches once it is as far. Answers the generation that is live then. */
  rebuild(onProgress?: OnProgress): Promise<number>;
  /** Ends when the signal does, and nothing is written any more. */
  readonly ended: Promise<void>;
};
export type GroupParts = {
  readonly projection: AnyProjection;
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly warn: (about: object, text: string) => void;
  readonly onParked: (parked: Parked) => void;
  /** How long readers may still go to the old generation after a switch. */
  readonly graceMs: number;
};

/** Keeps the live generation of one group fed, and changes generations: on request, and when the log turns out to be another one. */
export async function runGroup({ projection, documents, records, log, signal, warn, onParked, graceMs }: GroupParts): Promise<GroupRunner> {
  const { group, collections } = projection;
  let [events, isOfThisLog] = [0, true];
  let next: Feed | undefined;
  let underWay: Promise<number> | undefined;

  async function drop(build: Build) {
    await documents.drop(build, collections.map(({ name }) => name)); // prettier-ignore
    await (await parkedOf(records, build)).clear();
  }
  const start = (build: Build, onCommit?: (at: Position) => void) =>
    startFeed({ projection, build, documents, records, log, signal, warn, onParked, onCommit: (at, count) => ((events += count), onCommit?.(at)) });

  const first: Build = { group, generation: await documents.live(group) };
  // What a rebuild that was killed half-way has left is begun anew when it is asked for again.
  for (const build of await documents.builds())
    if (build.group.name === group.name && build.group.version === group.version && build.generation !== first.generation) await drop(build);
  let live = await start(first);

  /** Followed from a place that the log does not know, it would silently skip or repeat. */
  function watch(feed: Feed) {
    feed.ended.catch((error: UnknownPosition) => {
      isOfThisLog = false;
      warn({ group: group.name, position: error.position }, 'the log never gave out the position of this read model: it is built anew');
      void rebuild().catch((failure: unknown) => {
        if (!signal.aborted) warn({ group: group.name, err: failure }, 'the read model could not be built anew');
      });
    });
  }

  async function build(onProgress: OnProgress): Promise<number> {
    const before = live;
    const head = await log.head();
    const making: Build = { group, generation: before.build.generation + 1 };
    await drop(making);
    next = await start(making, (at) => onProgress(Math.min(at, head), head));
    try {
      await untilReached(next, head);
      // Who has waited for a position on the old generation must find it on the new one: nothing is switched before it is as far.
      await before.stop();
      await untilReached(next, isOfThisLog ? before.position() : 0);
      await documents.switchTo(making);
    } catch (error) {
      await next.stop();
      next = undefined;
      if (!signal.aborted && isOfThisLog) watch((live = await start(before.build)));
      throw error;
    }
    [live, next, isOfThisLog] = [next, undefined, true];
    watch(live);
    await wait(graceMs, undefined, { signal }).catch(() => undefined);
    await drop(before.build);
    return making.generation;
  }
  async function untilReached(feed: Feed, position: Position) {
    await Promise.race([feed.reached(position), feed.ended]);
    signal.throwIfAborted();
  }
  function rebuild(onProgress: OnProgress = () => {}): Promise<number> {
    underWay ??= build(onProgress).finally(() => (underWay = undefined));
    return underWay;
  }
  watch(live);

  return {
    name: group.name,
    rebuild,
    state: () => ({
      group: group.name,
      version: group.version,
      generation: live.build.generation,
      position: live.position(),
      rebuilding: next?.position() ?? null,
      isOfThisLog,
      events,
    }),
    ended: new Promise<void>((resolve) => {
      const settle = async () => {
        await underWay?.catch(() => undefined);
        await Promise.allSettled([live.ended, next?.ended]);
        resolve();
      };
      if (signal.aborted) void settle();
      else signal.addEventListener('abort', () => void settle(), { once: true });
    }),
  };
}
