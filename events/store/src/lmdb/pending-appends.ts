import { setImmediate as nextTurn } from 'node:timers/promises';
import { StoreUnavailable, type Position, type Revision } from '../port.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

/** It is an event whose place is given out. */
export type Pending = {
  readonly stream: string;
  readonly revision: Revision;
  readonly id: string;
  readonly entry: string;
};
/** The one before it in its stream is pending too, or LMDB has had it by the time this one was decided. */
type Placed = Pending & { readonly position: Position; readonly before: Position };
/** It is the last event of the log; at its beginning, position 0 and no text. */
export type End = { readonly position: Position; readonly entry: string };

/** Whoever waits for a position is told once it is reached. */
function waiters() {
  let waiting: { readonly position: Position; resolve(): void; reject(error: Error): void }[] = [];
  return {
    until: (position: Position) =>
      new Promise<void>((resolve, reject) => void waiting.push({ position, resolve, reject })),
    reach(position: Position): void {
      const before = waiting;
      waiting = before.filter((one) => one.position > position);
      for (const one of before) if (one.position <= position) one.resolve();
    },
    fail(error: () => Error): void {
      const before = waiting;
      waiting = [];
      for (const one of before) one.reject(error());
    },
  };
}

/** What is decided is told to these. */
type Ways = {
  readonly ahead: WriteAheadLog;
  /** LMDB writes what is pending by the time it can write. */
  commit(after: Position, pending: () => readonly Pending[]): Promise<void>;
  /** Up to here it is acknowledged before LMDB has it. It throws where another process writes the log by now, and nothing is acknowledged. */
  tell(position: Position): void;
};

/**
 * What is decided is committed to LMDB, where everybody reads it, by two flushes. Where many wait it is written to the write-ahead log at the same time, by
 * one, and whoever appends is answered by whichever comes first. A write-ahead log that failed is not asked again; a commit that failed is tried again,
 * for what it should have written may have been acknowledged. A place that was given out is never taken back, so that whatever is decided by it stands.
 */
export function pendingAppends({ ahead, commit, tell }: Ways, start: End, { many = 8, retryMs = 1_000 } = {}) {
  /** They stand behind what is committed, one after the other. */
  let pending: Placed[] = [];
  let [committed, logged] = [start, start.position];
  const lastOf = new Map<string, Position>();
  const [durable, inLog] = [waiters(), waiters()];
  let logging: Promise<void> | undefined;
  let committing: Promise<void> | undefined;
  let isAheadLost = false;
  let failure: { readonly cause: unknown } | undefined;
  let retry: NodeJS.Timeout | undefined;

  const end = (): Position => committed.position + pending.length;
  const placedAt = (position: Position): Placed | undefined => pending[position - committed.position - 1];
  /** Nobody waits until there is room again: whoever was not answered by the write-ahead log, and will not be, hears that it is unknown. */
  function giveUp() {
    if (failure && !logging) durable.fail(() => new StoreUnavailable('unknown', failure));
  }

  async function logPending() {
    try {
      // What is decided in this turn of the event loop is written together.
      await nextTurn();
      for (;;) {
        const [from, upTo] = [Math.max(logged, committed.position), end()];
        if (upTo - from < many) break;
        const entries = pending.slice(from - committed.position).map(({ entry }) => entry);
        if (!ahead.hasRoom(entries, committed.position)) break;
        await ahead.append({ first: from + 1, entries }, placedAt(from)?.entry ?? committed.entry);
        tell(upTo);
        logged = upTo;
        durable.reach(upTo);
      }
    } catch {
      isAheadLost = true;
    } finally {
      logging = undefined;
      giveUp();
    }
  }
  function log(): void {
    if (!isAheadLost) logging ??= logPending();
  }

  async function commitPending() {
    try {
      while (pending.length > 0) {
        let count = 0;
        // Once it can write, it takes whatever is decided by then.
        await commit(committed.position, () => pending.slice(0, (count = pending.length)));
        const done = pending.slice(0, count);
        pending = pending.slice(count);
        committed = { position: committed.position + count, entry: done.at(-1)!.entry };
        for (const { stream, position } of done) if (lastOf.get(stream) === position) lastOf.delete(stream);
        failure = undefined;
        durable.reach(committed.position);
        inLog.reach(committed.position);
        if (pending.length > 0) log();
      }
    } catch (cause) {
      failure = { cause };
      giveUp();
      inLog.fail(() => new StoreUnavailable('no', failure));
      retry = setTimeout(store, retryMs).unref();
    } finally {
      committing = undefined;
    }
  }
  function store(): Promise<void> | undefined {
    clearTimeout(retry);
    return pending.length > 0 ? (committing ??= commitPending()) : undefined;
  }

  /** It gives the events of a stream that are pending, the last one first. */
  function* of(stream: string): Generator<Placed> {
    let placed = placedAt(lastOf.get(stream) ?? 0);
    for (; placed; placed = placedAt(placed.before)) yield placed;
  }
  return {
    of,
    /** Up to here LMDB has it. */
    committed: (): Position => committed.position,
    last: (stream: string): Placed | undefined => placedAt(lastOf.get(stream) ?? 0),
    /** It gives the event its place, behind all others. */
    add({ stream, revision, id, entry }: Pending): Position {
      const position = end() + 1;
      pending.push({ stream, revision, id, entry, position, before: lastOf.get(stream) ?? 0 });
      lastOf.set(stream, position);
      return position;
    },
    /** It throws `unknown` where neither way could write; later one of them may. */
    async untilDurable(position: Position): Promise<void> {
      if (position <= Math.max(logged, committed.position)) return;
      const answered = durable.until(position);
      log();
      void store();
      await answered;
    },
    /** While LMDB takes nothing, nothing more is decided: whoever asks makes it try again, and hears at once that nothing was written. */
    assertTaking(): void {
      if (!failure) return;
      void store();
      throw new StoreUnavailable('no', failure);
    },
    /**
     * Resolves when LMDB has what was acknowledged before, of the stream or of all, and throws `no` when it cannot take that. Undefined when it has it already.
     * What is decided and not acknowledged yet is waited for by nobody, for it may come to nothing.
     */
    untilSeen(stream?: string): Promise<void> | undefined {
      if (logged <= committed.position) return undefined;
      const position =
        stream === undefined ? logged : [...of(stream)].find((placed) => placed.position <= logged)?.position;
      if (position === undefined) return undefined;
      return failure ? Promise.reject(new StoreUnavailable('no', failure)) : inLog.until(position);
    },
    /** Says whether LMDB has everything, so that the write-ahead log is not needed any more. */
    async close(): Promise<boolean> {
      await store();
      clearTimeout(retry);
      await logging;
      ahead.close();
      return pending.length === 0;
    },
  };
}
