import { convertToCommandError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpcStreams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, type Position, type RecordedEvent, type Revision } from '../port.ts';
import type { EsdbClient } from './esdb-client.ts';
import { looks, patienceMs } from './esdb-connection.ts';
import { fromRecord } from './esdb-events.ts';
import { identifier } from './esdb-messages.ts';

const { Options } = streams.ReadReq;
const forwards = (maxCount: number) =>
  new Options()
    .setReadDirection(Options.ReadDirection.FORWARDS)
    .setCount(`${maxCount}`)
    .setUuidOption(new Options.UUIDOption().setString(new shared.Empty()))
    .setNoFilter(new shared.Empty());

export const streamRequest = (name: string, from: Revision, maxCount: number): ReadReq =>
  new streams.ReadReq().setOptions(
    forwards(maxCount).setStream(
      new Options.StreamOptions().setStreamIdentifier(identifier(name)).setRevision(`${from}`),
    ),
  );

export function logRequest(from: Position, maxCount: number): ReadReq {
  const all = new Options.AllOptions();
  // An event that was not written by an old explicit transaction has the same commit and prepare position.
  if (from > 0) all.setPosition(new Options.Position().setCommitPosition(`${from}`).setPreparePosition(`${from}`));
  else all.setStart(new shared.Empty());
  return new streams.ReadReq().setOptions(forwards(maxCount).setAll(all));
}

/** All that the server answers, which is nothing for a stream that is not there. A server that is silent for too long is lost. */
export function readWhole(client: EsdbClient, request: ReadReq): Promise<RecordedEvent[]> {
  return new Promise((resolve, reject) => {
    const found: RecordedEvent[] = [];
    function fail(error: Error): void {
      clearInterval(looking);
      reject(error);
    }
    function take(answer: ReadResp): void {
      const record = answer.getEvent()?.getEvent();
      if (record) found.push(fromRecord(record));
    }
    const open = client.GRPCStreamCreator(grpcStreams.StreamsClient, 'read', (server) =>
      server
        .read(request, ...client.callArguments({}, { deadline: Infinity }))
        .on('data', (answer: ReadResp) => {
          try {
            take(answer);
          } catch (error) {
            giveUp(new Error('an event cannot be read', { cause: error }));
          }
        })
        // An error that nobody listens to ends the process.
        .on('error', (error: Error) => fail(convertToCommandError(error)))
        .on('end', () => {
          clearInterval(looking);
          resolve(found);
        }),
    );
    const opening = open();
    opening.catch(fail);
    /** A call that is left and not ended holds one of the connection's 100 for ever. */
    function giveUp(error: Error): void {
      fail(error);
      opening.then(
        (call) => call.cancel(),
        () => undefined,
      );
    }
    let [silent, seen] = [0, 0];
    const looking = setInterval(() => {
      silent = found.length > seen ? 0 : silent + 1;
      seen = found.length;
      if (silent >= looks) giveUp(new StoreUnavailable('no'));
    }, patienceMs / looks);
  });
}
