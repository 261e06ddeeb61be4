// This stand-in for EventStoreDB serves where none can be had: it speaks so much of its protocol as our driver uses, from memory or from a file. What it shows
// is how the driver and all above it behave towards a server. What EventStoreDB itself does is not shown by it.
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { appending, appendingMany, type Misbehaviour } from './eventstore.appends.ts';
import { openLog } from './eventstore.log.ts';
import { reading, serializeAnswer } from './eventstore.reads.ts';

export type EventStoreServer = {
  readonly url: string;
  /** Writes as another program would, whose events have whatever metadata it likes. */
  append(stream: string, event: { readonly type: string; readonly data: unknown; readonly metadata?: unknown }): void;
  /** From now on the appends that come in a call of many are the test's to answer; without an argument the server answers again. */
  misbehave(how?: Misbehaviour): void;
  stop(): void;
};

/** The log is kept in `file`, line by line, and in memory without one. `hasBatchAppend` says whether many appends may go in one call. */
export async function eventStoreServer({
  port = 0,
  file,
  host = '127.0.0.1',
  hasBatchAppend = true,
}: {
  readonly port?: number;
  readonly file?: string | undefined;
  readonly host?: string | undefined;
  readonly hasBatchAppend?: boolean;
} = {}): Promise<EventStoreServer> {
  const log = openLog(file);
  let misbehaviour: Misbehaviour | undefined;
  const { StreamsService } = streamsService;
  const getSupportedMethods: handleUnaryCall<unknown, InstanceType<typeof features.SupportedMethods>> = (_, answer) => {
    const supported = new features.SupportedMethods().setEventStoreServerVersion('stand-in');
    const { path } = StreamsService.batchAppend;
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    if (hasBatchAppend)
      supported.addMethods(new features.SupportedMethod().setServiceName(service).setMethodName(method));
    answer(null, supported);
  };

  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(
    { ...StreamsService, read: { ...StreamsService.read, responseSerialize: serializeAnswer } },
    {
      read: reading(log),
      append: appending(log),
      ...(hasBatchAppend && { batchAppend: appendingMany(log, () => misbehaviour) }),
    },
  );
  server.addService(serverFeatures.ServerFeaturesService, { getSupportedMethods });
  const bound = await new Promise<number>((resolve, reject) =>
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, at) =>
      error ? reject(error) : resolve(at),
    ),
  );
  const base64 = (value: unknown) => (value === undefined ? '' : Buffer.from(JSON.stringify(value)).toString('base64'));
  return {
    url: `esdb://${host}:${bound}?tls=false`,
    append: (stream, { type, data, metadata }) =>
      void log.write(stream, [
        {
          id: crypto.randomUUID(),
          type,
          contentType: 'application/json',
          data: base64(data),
          metadata: base64(metadata),
        },
      ]),
    misbehave: (how) => void (misbehaviour = how),
    stop() {
      server.forceShutdown();
      log.close();
    },
  };
}
