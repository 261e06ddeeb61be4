import type { Database } from 'lmdb';
import { Unreadable, type Position, type RecordedEvent, type Revision } from '../port.ts';

export type Log = Database<string, Position>;
export type Streams = Database<Position, [stream: string, revision: Revision]>;

/** So few events that stand one after the other are fetched faster one by one. */
export const fewInARow = 4;

/** Says how many of the positions, from the one at this index on, stand one after the other, as the events of one append do. */
function runAt(positions: readonly Position[], index: number): number {
  let count = 1;
  while (positions[index + count] === positions[index]! + count) count++;
  return count;
}

/** It makes the events of the log as they are given out. */
export function recordedEvents(log: Log, streams: Streams) {
  function recorded(position: Position, json: string): RecordedEvent {
    try {
      // The rest is put into what was just parsed: a copy of it would take as long as parsing it.
      const event = JSON.parse(json) as { -readonly [K in keyof RecordedEvent]: RecordedEvent[K] };
      event.position = position;
      return event;
    } catch {
      // The parser's words are left out, for they cite what stands there. Its name is told by the index, which is another page.
      const [found] = streams.getRange({}).filter(({ value }) => value === position);
      throw new Unreadable(position, ...(found?.key ?? (['', -1] as const)));
    }
  }

  /** It adds up to before the first that is not there, and throws for that one. */
  function addRun(events: RecordedEvent[], first: Position, count: number): void {
    let next = first;
    for (const { key, value } of log.getRange({ start: first, end: first + count })) {
      if (key !== next) break;
      events.push(recorded(key, value));
      next++;
    }
    if (next < first + count) recorded(next, '');
  }
  /** It answers up to before the first that cannot be read or is not there any more, and throws when that is the first of all. */
  function untilUnreadable(add: (events: RecordedEvent[]) => void): RecordedEvent[] {
    const events: RecordedEvent[] = [];
    try {
      add(events);
    } catch (error) {
      if (events.length === 0) throw error;
    }
    return events;
  }

  return {
    recorded,
    /** So many that stand one after the other, from this position on. */
    run: (first: Position, count: number): RecordedEvent[] => untilUnreadable((events) => addRun(events, first, count)),
    at: (positions: readonly Position[]): RecordedEvent[] =>
      untilUnreadable((events) => {
        while (events.length < positions.length) {
          const first = positions[events.length]!;
          const count = runAt(positions, events.length);
          if (count < fewInARow) events.push(recorded(first, log.get(first) ?? ''));
          else addRun(events, first, count);
        }
      }),
  };
}
