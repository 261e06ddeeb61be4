import { setTimeout as wait } from 'node:timers/promises';
import type { Build } from '@paideia/documents/port.ts';
import { UnknownPosition, type Position } from '@paideia/store/port.ts';
import { run, type Running } from './runner.ts';

export type Feed = {
  readonly build: Build;
  position(): Position;
  /** Settles when the feed was stopped; rejects with `UnknownPosition`, the one thing that trying again cannot mend. */
  readonly ended: Promise<void>;
  /** Resolves once it has come that far; never, when it ends before. */
  reached(position: Position): Promise<void>;
  /** Resolves when nothing more is written. */
  stop(): Promise<void>;
};
type Parts = Omit<Running, 'onCommit'> & {
  readonly onCommit?: (position: Position, events: number) => void;
  readonly warn: (about: object, text: string) => void;
};
const [firstPauseMs, longestPauseMs] = [100, 800];

/** Feeds a build until it is stopped. When a store fails it begins again at the build's own position. */
export async function startFeed({ signal, warn, onCommit = () => {}, ...rest }: Parts): Promise<Feed> {
  const { build, documents, projection } = rest;
  // Indexes of another shape are a fault of the release, which is said at the start and not tried again and again.
  await documents.commit(build, projection.collections, [], 0);
  let position = await documents.position(build);
  const waiting = new Set<{ readonly for: Position; readonly tell: () => void }>();
  const stopping = new AbortController();
  const until = AbortSignal.any([signal, stopping.signal]);

  const moved = (at: Position, events: number) => {
    position = at;
    onCommit(at, events);
    for (const one of waiting) if (at >= one.for && waiting.delete(one)) one.tell();
  };
  async function keepRunning(): Promise<void> {
    for (let pauseMs = firstPauseMs; !until.aborted; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const before = position;
      try {
        return await run({ ...rest, signal: until, onCommit: moved });
      } catch (error) {
        if (until.aborted) return;
        if (error instanceof UnknownPosition) throw error;
        warn(
          { group: build.group.name, generation: build.generation, err: error },
          'a store failed: the read model waits and tries again',
        );
        if (position > before) pauseMs = firstPauseMs;
        await wait(pauseMs, undefined, { signal: until }).catch(() => undefined);
      }
    }
  }
  const ended = keepRunning();
  ended.catch(() => undefined); // Whoever awaits it is told; before that it is no unhandled rejection.
  return {
    build,
    position: () => position,
    ended,
    reached: (wanted) =>
      position >= wanted ? Promise.resolve() : new Promise((tell) => waiting.add({ for: wanted, tell })),
    async stop() {
      stopping.abort();
      await ended.catch(() => undefined);
    },
  };
}
