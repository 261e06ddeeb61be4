import { Unreadable, type Position, type RecordedEvent } from '../port.ts';
import { headOf } from './entry.ts';
import type { Log, StreamIndex } from './stream-index.ts';

/** So few events that stand one after the other are fetched faster one by one. */
const fewInARow = 4;

/** How many of the positions, from the one at this index on, stand one after the other, as the events of one append do. */
function runAt(positions: readonly Position[], index: number): number {
  let count = 1;
  while (positions[index + count] === positions[index]! + count) count++;
  return count;
}

/** The events of the log as they are given out. */
export function recordedEvents(log: Log, index: StreamIndex) {
  function recorded(position: Position, json: string): RecordedEvent {
    try {
      // Put into what was just parsed: a copy of it would take as long as parsing it.
      const event = JSON.parse(json) as { -readonly [K in keyof RecordedEvent]: RecordedEvent[K] };
      event.position = position;
      return event;
    } catch {
      // Without the parser's words, which cite what stands there. Its name is told by the index, which is another page.
      const { stream, revision } = index.nameOf(position) ?? headOf(json) ?? { stream: '', revision: -1 };
      throw new Unreadable(position, stream, revision);
    }
  }

  return {
    recorded,
    /** Up to before the first that is not committed yet, or not readable; throws when that is the first of all. */
    at(positions: readonly Position[]): RecordedEvent[] {
      const events: RecordedEvent[] = [];
      try {
        while (events.length < positions.length) {
          const before = events.length;
          const first = positions[before]!;
          const count = runAt(positions, before);
          if (count < fewInARow) {
            const json = log.get(first);
            if (json !== undefined) events.push(recorded(first, json));
          } else
            for (const { key, value } of log.getRange({ start: first, end: first + count }))
              events.push(recorded(key, value));
          if (events.length === before) break;
        }
      } catch (error) {
        if (events.length === 0) throw error;
      }
      return events;
    },
  };
}
