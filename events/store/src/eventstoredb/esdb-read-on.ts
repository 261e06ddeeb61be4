// The log comes in batches, each handed on as soon as it is there: what the server sends while the reader works on one waits here.
import type { Position, RecordedEvent } from '../port.ts';
import type { Connection } from './esdb-connection.ts';
import { isOurs } from './esdb-events.ts';
import { logRequest, readEach } from './esdb-read-call.ts';

const batchSize = 1_000;
/** A call brings so many events, and each waits for the way to the server once. One call for all would have the server wait whenever the reader takes its time. */
const callSize = 4_000;

/** It gives what stands behind the position of an event, up to the last. Whoever stops has no more sent than what is on its way. */
export async function* readOn(
  { twice }: Pick<Connection, 'twice'>,
  after: Position,
): AsyncGenerator<readonly RecordedEvent[]> {
  const leaving = new AbortController();
  let waiting: RecordedEvent[] = [];
  let farthest = after;
  let [isAsking, mayBeMore] = [false, true];
  let failure: { readonly error: unknown } | undefined;
  let wake = () => {};
  function take(event: RecordedEvent): void {
    // Each call begins with the last event of the one before, and one that is made again with what had come.
    if (event.position <= farthest) return;
    farthest = event.position;
    if (isOurs(event) && waiting.push(event) === batchSize) wake();
  }
  /** Answers whether it brought as much as was asked for. */
  const call = () =>
    twice(async (client) => {
      let came = 0;
      const count = (event: RecordedEvent) => (came++, take(event));
      await readEach(client, logRequest(farthest, callSize), count, leaving.signal);
      return came === callSize;
    });
  async function ask(): Promise<void> {
    isAsking = true;
    try {
      mayBeMore = await call();
    } catch (error) {
      [mayBeMore, failure] = [false, { error }];
    }
    isAsking = false;
    wake();
  }

  try {
    for (;;) {
      // No more waits here than one batch and what one call brings.
      if (mayBeMore && !isAsking && waiting.length <= batchSize) void ask();
      if (isAsking && waiting.length < batchSize) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      if (failure) throw failure.error;
      if (waiting.length === 0) return;
      const batch = waiting.slice(0, batchSize);
      waiting = waiting.slice(batchSize);
      yield batch;
    }
  } finally {
    leaving.abort();
  }
}
