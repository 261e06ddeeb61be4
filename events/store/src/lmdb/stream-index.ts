import type { Database } from 'lmdb';
import { Unreadable, type Position, type Revision } from '../port.ts';
import { headOf, type Head } from './entry.ts';
import { streamTail } from './stream-tail.ts';

export type Log = Database<string, Position>;
/** No number alone, which would be the place of an event. */
type Mark = readonly ['indexed to', Position];
export type Streams = Database<Position | Mark, [stream: string, revision: Revision]>;

/** No stream has that name. */
const mark: [string, Revision] = ['', 0];

/**
 * Which event of a stream stands where: up to the mark in the file, where mark and entries are written together; behind it in memory, made from the log
 * itself. A file without a mark is of a release that wrote each entry together with its event, so the file has all of them.
 */
export function streamIndex(log: Log, streams: Streams) {
  const tail = streamTail();
  /** Up to `indexedTo` the entries are in the file, behind it and up to `seen` in the tail. */
  let [indexedTo, seen] = [0, 0];
  let isMarked = false;
  let unreadable: Unreadable | undefined;
  let isChecked = false;

  const lastWritten = (): Position => {
    for (const position of log.getKeys({ reverse: true, limit: 1 })) return position;
    return 0;
  };
  const positionAt = (stream: string, revision: Revision) =>
    tail.at(stream, revision) ?? (streams.get([stream, revision]) as Position | undefined);
  function add(stream: string, revision: Revision, position: Position) {
    tail.add(stream, { revision, position });
    seen = position;
  }
  function forget(upTo: Position) {
    tail.forget(upTo);
    indexedTo = upTo;
  }
  /** Takes in at most so many events that were written since the last look, and says whether there may be more. */
  function catchUp(limit = Infinity): boolean {
    // The next event has the next position, and a look at a known key takes next to no time.
    if (seen > 0 && !log.doesExist(seen + 1)) return false;
    const marked = streams.get(mark) as Mark | undefined;
    isMarked = marked !== undefined;
    const upTo = marked?.[1] ?? lastWritten();
    if (upTo > indexedTo) forget(upTo);
    seen = Math.max(seen, upTo);
    unreadable = undefined;
    let count = 0;
    for (const { key, value } of log.getRange({ start: seen + 1, limit })) {
      const head = headOf(value);
      if (!head) {
        unreadable = new Unreadable(key, '', -1);
        return false;
      }
      add(head.stream, head.revision, key);
      count++;
    }
    return count === limit;
  }
  /** Without the name of one event nobody knows which stream has one more than it seems. */
  function assertWhole() {
    if (unreadable) throw unreadable;
  }

  return {
    lastWritten,
    catchUp,
    assertWhole,
    add,
    forget,
    waiting: tail.size,
    /** Something was written, and the mark with it. */
    committed: () => void (isMarked = true),
    last: (): Position => seen,

    /**
     * First of all in a transaction that writes. A commit that failed may have taken back what is in the tail, and the next transaction may come before the
     * news of it.
     */
    beforeWriting() {
      // What is done in one turn shares a commit.
      if (!isChecked && seen > 0 && !log.doesExist(seen)) {
        tail.clear();
        [indexedTo, seen] = [0, 0];
        catchUp();
      }
      if (!isChecked) queueMicrotask(() => (isChecked = false));
      isChecked = true;
      assertWhole();
      if (!isMarked) streams.putSync(mark, ['indexed to', indexedTo]);
    },
    /** What waits up to this position, which was committed, and then the mark. */
    entries(upTo: Position, put: (key: [string, Revision], value: Position | Mark) => unknown) {
      for (const [stream, places] of tail.all())
        for (const { revision, position } of places) if (position <= upTo) put([stream, revision], position);
      put(mark, ['indexed to', upTo]);
    },

    positionAt,
    lastRevision(stream: string): Revision {
      const last = tail.of(stream).at(-1);
      if (last) return last.revision;
      for (const [, revision] of streams.getKeys({
        start: [stream, Infinity],
        end: [stream, -1],
        reverse: true,
        limit: 1,
      }))
        return revision;
      return -1;
    },
    positionsFrom(stream: string, from: Revision, limit: number): Position[] {
      if (limit === 1) {
        // A look at a known key takes a third of one for a range.
        const position = positionAt(stream, from);
        return position === undefined ? [] : [position];
      }
      const newest = tail.of(stream);
      const end = newest[0]?.revision ?? Infinity;
      const found: Position[] = [];
      if (from < end)
        for (const { value } of streams.getRange({ start: [stream, from], end: [stream, end], limit }))
          found.push(value as Position);
      for (const { revision, position } of newest) if (revision >= from && found.length < limit) found.push(position);
      return found;
    },
    /** What stands at the position, as anything but the event itself tells. */
    nameOf(position: Position): Head | undefined {
      for (const [stream, places] of tail.all())
        for (const place of places) if (place.position === position) return { stream, revision: place.revision };
      for (const { key, value } of streams.getRange({}))
        if (value === position) return { stream: key[0], revision: key[1] };
      return undefined;
    },
  };
}
export type StreamIndex = ReturnType<typeof streamIndex>;
