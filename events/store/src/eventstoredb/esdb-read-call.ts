import { convertToCommandError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import grpcStreams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, type Position, type RecordedEvent, type Revision } from '../port.ts';
import type { EsdbClient } from './esdb-client.ts';
import { looks, patienceMs } from './esdb-connection.ts';
import { identifier } from './esdb-messages.ts';
import { eventIn } from './esdb-record.ts';

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

const { read } = grpcStreams.StreamsService;
type Answered = { readonly event: RecordedEvent | undefined } | { readonly error: unknown };
/** What is thrown here the call would take for a fault of the server. */
function answered(bytes: Buffer): Answered {
  try {
    return { event: eventIn(bytes) };
  } catch (error) {
    return { error };
  }
}

/**
 * Hands on each event as it comes, of a stream that is not there none, until the server has said all; whoever aborts has had enough, and hears of an
 * error. A server that is silent for too long is lost.
 */
export function readEach(
  client: EsdbClient,
  request: ReadReq,
  take: (event: RecordedEvent) => void,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let [came, seen, silent] = [0, 0, 0];
    function over(): void {
      clearInterval(looking);
      signal?.removeEventListener('abort', leave);
    }
    function fail(error: Error): void {
      over();
      reject(error);
    }
    const open = client.GRPCStreamCreator(grpcStreams.StreamsClient, 'read', (server) =>
      server
        .makeServerStreamRequest(
          read.path,
          read.requestSerialize,
          answered,
          request,
          ...client.callArguments({}, { deadline: Infinity }),
        )
        .on('data', (answer: Answered) => {
          if (signal?.aborted) return;
          if ('error' in answer) return giveUp(new Error('an event cannot be read', { cause: answer.error }));
          if (!answer.event) return;
          came++;
          take(answer.event);
        })
        // An error that nobody listens to ends the process.
        .on('error', (error: Error) => fail(convertToCommandError(error)))
        .on('end', () => {
          over();
          resolve();
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
    const leave = () => giveUp(new Error('nobody reads on'));
    const looking = setInterval(() => {
      silent = came > seen ? 0 : silent + 1;
      seen = came;
      if (silent >= looks) giveUp(new StoreUnavailable('no'));
    }, patienceMs / looks);
    signal?.addEventListener('abort', leave);
    if (signal?.aborted) leave();
  });
}

/** Answers all that the server answers. */
export async function readWhole(client: EsdbClient, request: ReadReq): Promise<RecordedEvent[]> {
  const found: RecordedEvent[] = [];
  await readEach(client, request, (event) => found.push(event));
  return found;
}
