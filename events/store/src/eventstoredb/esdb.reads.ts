import {
  FORWARDS,
  StreamNotFoundError,
  type EventStoreDBClient,
  type RecordedEvent as EsdbEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { isPlace, UnknownPosition, type Position, type RecordedEvent, type Revision } from '../port.ts';
import { fromEsdb, isOurs, placeOf } from './esdb.events.ts';
import { grpc, unavailable, type Failure } from './esdb.failures.ts';

/** Read to its end: one that is given up holds one of the connection's 100 calls for ever. */
async function whole(reading: StreamingRead<{ readonly event?: EsdbEvent }>): Promise<RecordedEvent[]> {
  reading.on('error', () => {}); // an error that nobody listens to ends the process, also one after the last event
  const found: RecordedEvent[] = [];
  for await (const { event } of reading) if (event) found.push(fromEsdb(event));
  return found;
}

/** The bounded reads; each throws `StoreUnavailable` when the server is lost. */
export type Reads = {
  stream(name: string, from: Revision, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** From the event at that position on, with that event. */
  log(from: Position, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** Throws `UnknownPosition`: beyond its end the server would deliver whatever comes next, be it before or after. */
  assertGivenOut(position: Position): Promise<void>;
};

export function esdbReads(client: EventStoreDBClient): Reads {
  const readLog = (from: Position, maxCount: number) =>
    whole(client.readAll({ direction: FORWARDS, fromPosition: placeOf(from), maxCount }));

  return {
    async stream(name, from, maxCount) {
      try {
        return await whole(client.readStream(name, { direction: FORWARDS, fromRevision: BigInt(from), maxCount }));
      } catch (error) {
        if (error instanceof StreamNotFoundError) return [];
        throw unavailable(error);
      }
    },

    async log(from, maxCount) {
      try {
        return await readLog(from, maxCount);
      } catch (error) {
        throw unavailable(error);
      }
    },

    async assertGivenOut(position) {
      if (position === 0) return;
      const found = isPlace(position)
        ? await readLog(position, 1).catch((error: Failure) => {
            if (error.code === grpc.unknown) return []; // inside a record
            throw unavailable(error);
          })
        : [];
      if (!found.some((event) => event.position === position && isOurs(event))) throw new UnknownPosition(position);
    },
  };
}
