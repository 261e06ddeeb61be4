import type { LeaseToken } from '@paideia/documents/lease.ts';
import type { Build, DocumentStore, Fenced } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { type UnknownPosition, type Position } from '@paideia/store/port.ts';
import { clearingOf } from './clearing.ts';
import { checksumOf } from './differences.ts';
import { startFeed, type Feed } from './feed.ts';
import { leadershipOf, type LeadershipParts } from './leadership.ts';
import type { Log } from './log.ts';
import type { Parked } from './parked.ts';
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
/** It hears how far readers of the group can see. */
type OnMoved = (build: Build, position: Position) => void;
export type OnProgress = (done: Position, head: Position) => void;
/** The generation that is live now; its documents as they were after the event at `position`. */
export type Rebuilt = {
  readonly generation: number;
  readonly position: Position;
  readonly events: number;
  readonly documents: number;
  readonly checksum: string;
};
export type GroupRunner = {
  readonly name: string;
  state(): GroupState;
  /** Builds the next generation beside the live one and switches once it is as far. Cancelled before that, it rejects and leaves the live one as it was. */
  rebuild(onProgress?: OnProgress, cancel?: AbortSignal): Promise<Rebuilt>;
  /** Ends when the signal does, and nothing is written any more. Rejects with `Fenced` as soon as it shows that another one leads. */
  readonly ended: Promise<void>;
};
export type GroupParts = {
  readonly projection: AnyProjection;
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  /** It is the token of the lease under which the group is led. Undefined means that there is one process. */
  readonly lease?: LeaseToken | undefined;
  readonly isHeld?: (() => boolean) | undefined;
  readonly whole?: LeadershipParts['whole'];
  readonly warn: (about: object, text: string) => void;
  readonly onParked: (parked: Parked) => void;
  readonly onMoved?: OnMoved;
  /** Readers may still go to the old generation for so long after a switch. */
  readonly graceMs: number;
};

const never = new AbortController().signal;

/** Keeps the live generation of one group fed, and changes generations: on request, and when the log turns out to be another one. */
export async function runGroup({
  projection,
  documents,
  records,
  log,
  signal,
  lease,
  isHeld,
  whole,
  warn,
  onParked,
  onMoved = () => {},
  graceMs,
}: GroupParts): Promise<GroupRunner> {
  const { group } = projection;
  let [events, isOfThisLog] = [0, true];
  let next: Feed | undefined;
  let underWay: Promise<Rebuilt> | undefined;
  let shown: Build | undefined;
  const show = ({ build, position }: Feed) => onMoved((shown = build), position());

  const leadership = await leadershipOf({ documents, group, signal, lease, isHeld, whole });
  const { held } = leadership;
  const { clear, clearLater, clearOthers } = clearingOf({ projection, documents, records, leadership, graceMs });
  const fed: DocumentStore = { ...documents, commit: leadership.commit };
  const start = (build: Build, onCommit?: (at: Position, count: number) => void) =>
    startFeed({
      projection,
      build,
      documents: fed,
      records,
      log,
      signal: held,
      warn,
      onParked,
      onCommit: (at, count) => ((events += count), onCommit?.(at, count), void (build === shown && onMoved(build, at))),
    });

  const first: Build = { group, generation: await documents.live(group) };
  await clearOthers(first);
  let live = await start(first);
  show(live);

  /** Followed from a place that the log does not know, it would silently skip or repeat. */
  function watch(feed: Feed) {
    feed.ended.catch((error: UnknownPosition) => {
      isOfThisLog = false;
      warn(
        { group: group.name, position: error.position },
        'the log never gave out the position of this read model: it is built anew',
      );
      void rebuild().catch((failure: unknown) => {
        if (!held.aborted) warn({ group: group.name, err: failure }, 'the read model could not be built anew');
      });
    });
  }

  async function build(onProgress: OnProgress, cancel: AbortSignal): Promise<Rebuilt> {
    const before = live;
    const head = await log.head();
    const making = await leadership.begin();
    let [taken, isStopped] = [0, false];
    const feed = () => start(making, (at, count) => ((taken += count), onProgress(Math.min(at, head), head)));
    next = await feed();
    try {
      await untilReached(next, head, cancel);
      // It stands still while the live one is still fed: what it holds can be told of one event, and nobody waits.
      await next.stop();
      const made = {
        position: next.position(),
        events: taken,
        ...(await checksumOf(documents, projection, making.generation)),
      };
      next = await feed();
      await untilReached(next, isOfThisLog ? before.position() : 0, cancel);
      // Who has waited for a position on the old generation must find it on the new one: nothing is switched before it is as far.
      isStopped = true;
      await before.stop();
      await untilReached(next, isOfThisLog ? before.position() : 0);
      await leadership.switchTo(making, true);
      [live, next, isOfThisLog] = [next, undefined, true];
      watch(live);
      show(live);
      await clearLater([before.build]);
      return { generation: making.generation, ...made };
    } catch (error) {
      if (live !== before) throw error;
      await next?.stop();
      next = undefined;
      if (!held.aborted && isOfThisLog && isStopped) watch((live = await start(before.build)));
      if (live !== before) show(live);
      if (!held.aborted) await clear(making);
      throw error;
    }
  }
  async function untilReached(feed: Feed, position: Position, cancel?: AbortSignal) {
    const settled = new AbortController();
    const cancelled = new Promise<void>((resolve) =>
      cancel?.addEventListener('abort', () => resolve(), { once: true, signal: settled.signal }),
    );
    if (!cancel?.aborted)
      await Promise.race([feed.reached(position), feed.ended, cancelled]).finally(() => settled.abort());
    held.throwIfAborted();
    cancel?.throwIfAborted();
  }
  function rebuild(onProgress: OnProgress = () => {}, cancel = never): Promise<Rebuilt> {
    underWay ??= build(onProgress, cancel).finally(() => (underWay = undefined));
    return underWay;
  }
  watch(live);
  const ended = new Promise<void>((resolve, reject) => {
    const settle = async () => {
      await underWay?.catch(() => undefined);
      await Promise.allSettled([live.ended, next?.ended]);
      if (signal.aborted) resolve();
      else reject(held.reason as Fenced);
    };
    if (held.aborted) void settle();
    else held.addEventListener('abort', () => void settle(), { once: true });
  });
  ended.catch(() => undefined); // Whoever awaits it is told; before that it is no unhandled rejection.

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
    ended,
  };
}
