import { constants } from 'node:os';
import type { RootDatabase } from 'lmdb';
import {
  check,
  isRepeat,
  StreamConflict,
  type Appended,
  type Checked,
  type NewEvent,
  type Position,
  type RecordedEvent,
  type Revision,
} from '../port.ts';
import type { Told } from './acknowledged.ts';
import { clock, entryOf } from './entry.ts';
import { committed, endBefore } from './failed-commits.ts';
import { pendingAppends, type End, type Pending } from './pending-appends.ts';
import type { Log, Streams } from './recorded-events.ts';
import { assertNotSetBack } from './set-back.ts';
import { forget, giveRoom, leftBehind, writeAheadLog } from './write-ahead-log.ts';

type Looks = {
  /** Every look after it is at the newest commit. */
  renew(): void;
  at(stream: string, revision: Revision): RecordedEvent | undefined;
  lastRevision(stream: string): Revision;
  lastPosition(): Position;
};

type Decided = { readonly answer: Appended | StreamConflict; readonly by: Position };

/**
 * It is what the one process that writes does with `events.mdb` and, before it, with the write-ahead log `events.wal.0` and `events.wal.1`. One that ends slowly may still be at it when
 * the next one begins: LMDB's lock, which a dead process loses, has one follow the other.
 */
export function lmdbAppends(
  env: RootDatabase,
  { log, streams }: { readonly log: Log; readonly streams: Streams },
  {
    path,
    looks,
    told,
    onCommit,
  }: {
    readonly path: string;
    readonly looks: Looks;
    readonly told: Pick<Told, 'take' | 'isTaken' | 'assertTaken' | 'tell'>;
    onCommit(): void;
  },
) {
  function put(after: Position, pending: readonly Pending[]): void {
    assertNotSetBack(env);
    told.assertTaken();
    // A commit that was said to have failed may have written all the same, and nobody else writes.
    const written = looks.lastPosition();
    let position = after;
    for (const { stream, revision, entry } of pending) {
      position++;
      if (position <= written) {
        if (log.get(position) !== entry) endBefore(new Error(`another process has written position ${position}`));
        continue;
      }
      streams.putSync([stream, revision], position);
      log.putSync(position, entry, { append: true });
    }
  }
  /** Answers the end of the log, which has all by then that was acknowledged before this process. */
  const takeOver = (isDiskFull: boolean): End =>
    env.transactionSync(() => {
      told.take();
      const end = looks.lastPosition();
      const at = (position: Position) => log.get(position);
      const entries = leftBehind(path, end, at);
      if (isDiskFull) giveRoom(path, end, at);
      const pending = entries.map((entry) => {
        const { stream, revision, id } = JSON.parse(entry) as RecordedEvent;
        return { stream, revision, id, entry };
      });
      put(end, pending);
      return { position: end + entries.length, entry: entries.at(-1) ?? at(end) ?? '' };
    });
  function begin() {
    let end: End;
    try {
      end = takeOver(false);
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== constants.errno.ENOSPC) throw error;
      end = takeOver(true);
    }
    const ahead = env.transactionSync(() => {
      told.assertTaken();
      forget(path);
      return writeAheadLog(path);
    });
    looks.renew();
    told.tell(end.position);
    return { end, ahead };
  }

  const { end, ahead } = begin();
  const ways = {
    ahead,
    tell(position: Position) {
      told.assertTaken();
      told.tell(position);
    },
    async commit(after: Position, toWrite: () => readonly Pending[]) {
      await committed(
        env,
        env.transaction(() => put(after, toWrite())),
      );
      looks.renew();
      onCommit();
    },
  };
  const pending = pendingAppends(ways, end);
  const timestamp = clock();
  /** Two looks at keys that are known cost a third of a search for the last one. */
  const isAt = (stream: string, revision: Revision): boolean =>
    (revision < 0 || streams.get([stream, revision]) !== undefined) &&
    streams.get([stream, revision + 1]) === undefined;
  /** So many events of the stream from this revision on, as they stand in LMDB and, behind that, are pending; where there is none, undefined. */
  function standing(stream: string, from: Revision, count: number) {
    const behind = new Map([...pending.of(stream)].map((event) => [event.revision, event]));
    return Array.from({ length: count }, (_, i) => behind.get(from + i) ?? looks.at(stream, from + i));
  }

  /**
   * It looks and gives out places in one go, so that appends are decided one after the other as they are called, each by all before it. What it answers holds
   * once everything up to `by` is durable, for that is what it was decided by.
   */
  function decide(stream: string, events: readonly Checked[], expected: Revision | 'none'): Decided {
    // Set back, LMDB would have a stream end where it does not: two of its events would have the same revision.
    const committed = pending.committed();
    if (committed > 0 && !log.doesExist(committed))
      endBefore(new Error(`LMDB was set back: position ${committed} is gone`));
    const before = expected === 'none' ? -1 : expected;
    const last = pending.last(stream);
    if (last ? last.revision === before : isAt(stream, before)) {
      let [revision, position] = [before, 0];
      const now = timestamp();
      for (const event of events)
        position = pending.add({
          stream,
          revision: ++revision,
          id: event.id,
          entry: entryOf(stream, revision, now, event),
        });
      return { answer: { revision, position }, by: position };
    }
    const found = standing(stream, before + 1, events.length);
    const repeated = isRepeat(found, events) ? found.at(-1) : undefined;
    if (repeated)
      return { answer: { revision: repeated.revision, position: repeated.position }, by: repeated.position };
    const revision = last?.revision ?? looks.lastRevision(stream);
    return {
      answer: new StreamConflict(stream, expected, revision < 0 ? 'none' : revision),
      by: last?.position ?? 0,
    };
  }

  return {
    async append(stream: string, events: readonly NewEvent[], expected: Revision | 'none'): Promise<Appended> {
      const wanted = check(stream, events, expected);
      pending.assertTaking();
      // Nothing is waited for before this: a later call would overtake it.
      const { answer, by } = decide(stream, wanted, expected);
      await pending.untilDurable(by);
      if (answer instanceof StreamConflict) throw answer;
      return answer;
    },
    untilSeen: pending.untilSeen,
    async close(): Promise<void> {
      if (!(await pending.close())) return;
      env.transactionSync(() => {
        if (told.isTaken()) forget(path);
      });
    },
  };
}
