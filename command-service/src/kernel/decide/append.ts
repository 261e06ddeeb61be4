import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable, type Appended, type EventStore, type NewEvent } from '@paideia/store/port.ts';

const usualPauses = [20, 60, 180, 540, 1600];

/**
 * Sends the same ids again while the store cannot be reached, for about 2 seconds. Once an answer was lost, only an answer settles whether
 * the events are there: the store answers a repeat as the first time, and a conflict says that they are not.
 * @throws StoreUnavailable 'unknown' if any answer was lost, else 'no'; StreamConflict and Refused as the store does.
 */
export async function appendSurely(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  expected: number | 'none',
  pauses: readonly number[] = usualPauses,
): Promise<Appended> {
  let written: 'no' | 'unknown' = 'no';
  for (let tries = 0; ; tries++) {
    try {
      return await store.append(stream, events, expected);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      if (error.written === 'unknown') written = 'unknown';
      const pause = pauses[tries];
      if (pause === undefined) throw new StoreUnavailable(written, { cause: error });
      await wait(pause);
    }
  }
}
