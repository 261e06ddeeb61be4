import { StreamNotFoundError } from '@eventstore/db-client';
import { isPlace, UnknownPosition, type Position, type RecordedEvent, type Revision } from '../port.ts';
import type { EsdbClient } from './esdb-client.ts';
import type { Connection } from './esdb-connection.ts';
import { isOurs } from './esdb-events.ts';
import { grpc, unavailable, type Failure } from './esdb-failures.ts';
import { logRequest, readWhole, streamRequest } from './esdb-read-call.ts';
import { readOn } from './esdb-read-on.ts';

/** It looks for a stream that is never there. */
export const probe = (client: EsdbClient): Promise<unknown> => readWhole(client, streamRequest('probe-0', 0, 1));

/** These are the bounded reads; each throws `StoreUnavailable` when the server is lost. */
export type Reads = {
  stream(name: string, from: Revision, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** Answers the log from the event at that position on, with that event. Throws `UnknownPosition` as `assertGivenOut` does. */
  after(position: Position, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** Gives all of ours that stand behind the position of an event, in batches. */
  behind(position: Position): AsyncIterable<readonly RecordedEvent[]>;
  /** Throws `UnknownPosition`: beyond its end the server would deliver whatever comes next, be it before or after. */
  assertGivenOut(position: Position): Promise<void>;
};

export function esdbReads({ twice }: Pick<Connection, 'twice'>): Reads {
  async function after(position: Position, maxCount: number): Promise<readonly RecordedEvent[]> {
    if (!isPlace(position)) throw new UnknownPosition(position);
    const found = await twice((client) => readWhole(client, logRequest(position, maxCount))).catch((error: Failure) => {
      if (position !== 0 && error.code === grpc.unknown) return []; // The position lies inside a record.
      throw unavailable(error);
    });
    // The event of the position itself is the first of what stands there.
    if (position !== 0 && !(found[0]?.position === position && isOurs(found[0]))) throw new UnknownPosition(position);
    return found;
  }

  return {
    async stream(name, from, maxCount) {
      try {
        return await twice((client) => readWhole(client, streamRequest(name, from, maxCount)));
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw unavailable(error);
      }
    },

    after,
    async *behind(position) {
      try {
        yield* readOn({ twice }, position);
      } catch (error) {
        throw unavailable(error);
      }
    },
    async assertGivenOut(position) {
      if (position !== 0) await after(position, 1);
    },
  };
}
