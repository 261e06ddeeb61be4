import type { Build, DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import { UnknownPosition, type Position } from '@paideia/store/port.ts';
import type { Log } from './log.ts';
import { parkedOf, type Parked } from './parked.ts';
import type { AnyProjection } from './projection.ts';
import { run } from './runner.ts';

export type GroupState = {
  readonly group: string;
  readonly version: number;
  readonly generation: number;
  readonly position: Position;
  readonly rebuilding: number | null;
};
export type GroupRunner = {
  readonly name: string;
  state(): GroupState;
  /** Builds the next generation beside the live one and switches when it has reached the head noted at the call. Answers the generation that is live then. */
  rebuild(onProgress?: (done: Position, head: Position) => void): Promise<number>;
  /** Ends when the signal does. */
  readonly ended: Promise<void>;
};
type Parts = {
  readonly projection: AnyProjection;
  readonly documents: DocumentStore;
  readonly records: Records;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly warn: (about: object, text: string) => void;
  readonly onParked: (parked: Parked) => void;
};

/** Keeps the live generation of one group fed, and changes generations: on request, and when the log turns out to be another one. */
export async function runGroup({ projection, documents, records, log, signal, warn, onParked }: Parts): Promise<GroupRunner> {
  const { group, collections } = projection;
  const names = collections.map(({ name }) => name);
  let live: Build = { group, generation: await documents.live(group) };
  let position = await documents.position(live);
  let rebuilding: number | null = null;
  let underWay: Promise<number> | undefined;

  const drop = async (build: Build) => {
    await documents.drop(build, names);
    await (await parkedOf(records, build)).clear();
  };
  // A rebuild that was killed half-way is begun anew when it is asked for again.
  for (const build of await documents.builds())
    if (build.group.name === group.name && build.group.version === group.version && build.generation !== live.generation) await drop(build);

  const feed = (build: Build, until: AbortSignal, onCommit: (at: Position) => void) =>
    run({ projection, build, documents, records, log, signal: until, onCommit, onParked });

  let stopLive = new AbortController();
  let feeding: Promise<void>;
  const keepFed = (build: Build): Promise<void> => {
    stopLive = new AbortController();
    const until = AbortSignal.any([signal, stopLive.signal]);
    return feed(build, until, (at) => (position = at)).catch(async (error: unknown) => {
      if (until.aborted) return;
      if (!(error instanceof UnknownPosition)) throw error;
      // Followed from there, it would silently skip or repeat. What is shown stays until the new one is whole.
      warn({ group: group.name, position: error.position }, 'the log never gave out the position of this read model: it is built anew');
      await rebuild();
    });
  };

  async function build(onProgress: (done: Position, head: Position) => void): Promise<number> {
    const next: Build = { group, generation: live.generation + 1 };
    await drop(next);
    const head = await log.head();
    const stop = new AbortController();
    const until = AbortSignal.any([signal, stop.signal]);
    let reached: () => void;
    const caughtUp = new Promise<void>((resolve) => (reached = resolve));
    rebuilding = 0;
    if (head === 0) reached!();
    const filling = feed(next, until, (at) => {
      rebuilding = at;
      onProgress(Math.min(at, head), head);
      if (at >= head) reached();
    });
    try {
      await Promise.race([caughtUp, filling]);
      signal.throwIfAborted();
      const before = live;
      await documents.switchTo(next);
      stopLive.abort();
      stop.abort();
      await Promise.all([feeding.catch(() => undefined), filling]);
      live = next;
      position = await documents.position(next);
      feeding = keepFed(next);
      await drop(before);
      return next.generation;
    } finally {
      stop.abort();
      rebuilding = null;
    }
  }
  function rebuild(onProgress: (done: Position, head: Position) => void = () => {}): Promise<number> {
    underWay ??= build(onProgress).finally(() => (underWay = undefined));
    return underWay;
  }

  feeding = keepFed(live);
  const ended = (async () => {
    // The promise is replaced at each switch; the last one ends with the signal.
    for (let current: Promise<void> | undefined; current !== feeding;) {
      current = feeding;
      await current;
    }
  })();
  return { name: group.name, state: () => ({ group: group.name, version: group.version, generation: live.generation, position, rebuilding }), rebuild, ended };
}
