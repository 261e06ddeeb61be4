import {
  FORWARDS,
  StreamNotFoundError,
  type EventStoreDBClient,
  type RecordedEvent as EsdbEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import {
  isPlace,
  StoreUnavailable,
  UnknownPosition,
  type Position,
  type RecordedEvent,
  type Revision,
} from '../port.ts';
import { patienceMs, type Connection } from './esdb.connection.ts';
import { fromEsdb, isOurs, placeOf } from './esdb.events.ts';
import { grpc, unavailable, type Failure } from './esdb.failures.ts';

type Reading = StreamingRead<{ readonly event?: EsdbEvent }>;

/** Read to its end: one that is given up holds one of the connection's 100 calls for ever. A server that is silent for too long is lost. */
async function whole(reading: Reading): Promise<RecordedEvent[]> {
  reading.on('error', () => {}); // an error that nobody listens to ends the process, also one after the last event
  const found: RecordedEvent[] = [];
  // Counted in looks: what came while this process was busy itself is seen before the next one.
  let [silent, seen] = [0, 0];
  const looking = setInterval(() => {
    silent = found.length > seen ? 0 : silent + 1;
    seen = found.length;
    if (silent >= looks) reading.destroy(new StoreUnavailable('no'));
  }, patienceMs / looks);
  try {
    for await (const { event } of reading) if (event) found.push(fromEsdb(event));
  } finally {
    clearInterval(looking);
  }
  return found;
}

/** A look for a stream that is never there. */
export const probe = (client: EventStoreDBClient): Promise<unknown> =>
  whole(client.readStream('probe-0', { maxCount: 1 })).catch((error: unknown) => {
    if (!(error instanceof StreamNotFoundError)) throw error;
  });

/** The bounded reads; each throws `StoreUnavailable` when the server is lost. */
export type Reads = {
  stream(name: string, from: Revision, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** From the event at that position on, with that event. */
  log(from: Position, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** The same, and throws `UnknownPosition` as `assertGivenOut` does. */
  after(position: Position, maxCount: number): Promise<readonly RecordedEvent[]>;
  /** Throws `UnknownPosition`: beyond its end the server would deliver whatever comes next, be it before or after. */
  assertGivenOut(position: Position): Promise<void>;
};

const looks = 8;

export function esdbReads({ twice }: Pick<Connection, 'twice'>): Reads {
  const readLog = (from: Position, maxCount: number) =>
    twice((client) => whole(client.readAll({ direction: FORWARDS, fromPosition: placeOf(from), maxCount })));

  async function after(position: Position, maxCount: number): Promise<readonly RecordedEvent[]> {
    if (!isPlace(position)) throw new UnknownPosition(position);
    const found = await readLog(position, maxCount).catch((error: Failure) => {
      if (position !== 0 && error.code === grpc.unknown) return []; // inside a record
      throw unavailable(error);
    });
    // The event of the position itself is the first of what stands there.
    if (position !== 0 && !(found[0]?.position === position && isOurs(found[0]))) throw new UnknownPosition(position);
    return found;
  }

  return {
    async stream(name, from, maxCount) {
      try {
        return await twice((client) =>
          whole(client.readStream(name, { direction: FORWARDS, fromRevision: BigInt(from), maxCount })),
        );
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
    after,
    async assertGivenOut(position) {
      if (position !== 0) await after(position, 1);
    },
  };
}
