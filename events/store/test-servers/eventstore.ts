// A stand-in for EventStoreDB where none can be had: it speaks so much of its protocol as our driver uses, from memory or from a file.
// What it shows is how the driver and all above it behave towards a server. What EventStoreDB itself does is not shown by it.
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendReq, AppendResp, ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  ServerCredentials,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
} from '@grpc/grpc-js';

type Written = {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  /** Both in base64. */
  readonly data: string;
  readonly metadata: string;
};
type Kept = Written & {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly ticks: string;
};
const gap = 100;

function response({ id, type, contentType, data, metadata, stream, revision, position, ticks }: Kept): ReadResp {
  const recorded = new messages.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setStreamRevision(`${revision}`)
    .setCommitPosition(`${position}`)
    .setPreparePosition(`${position}`)
    .setData(data)
    .setCustomMetadata(metadata);
  recorded.getMetadataMap().set('type', type).set('content-type', contentType).set('created', ticks);
  const event = new messages.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(`${position}`);
  return new messages.ReadResp().setEvent(event);
}
const nameOf = (of: { getStreamIdentifier(): { getStreamName(): Uint8Array | string } | undefined }) =>
  Buffer.from(of.getStreamIdentifier()!.getStreamName() as Uint8Array).toString('utf8');

export type EventStoreServer = {
  readonly url: string;
  /** Writes as another program would, whose events have whatever metadata it likes. */
  append(stream: string, event: { readonly type: string; readonly data: unknown; readonly metadata?: unknown }): void;
  stop(): void;
};

/** `file`: where the log is kept, line by line; in memory without one. */
export async function eventStoreServer({
  port = 0,
  file,
  host = '127.0.0.1',
}: {
  readonly port?: number;
  readonly file?: string | undefined;
  readonly host?: string | undefined;
} = {}): Promise<EventStoreServer> {
  const log: Kept[] = [];
  const streams = new Map<string, Kept[]>();
  const followers = new Set<() => void>();
  const take = (event: Kept) => {
    log.push(event);
    const known = streams.get(event.stream);
    if (known) known.push(event);
    else streams.set(event.stream, [event]);
  };
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1))
      for (const event of JSON.parse(line) as Kept[]) take(event);
  const kept = file === undefined ? undefined : openSync(file, 'a', 0o600);

  function write(stream: string, events: readonly Written[]): Kept {
    const start = streams.get(stream)?.length ?? 0;
    const ticks = `${BigInt(Date.now()) * 10_000n}`;
    const added = events.map((event, n): Kept => ({
      ...event,
      stream,
      revision: start + n,
      position: (log.length + n + 1) * gap,
      ticks,
    }));
    if (kept !== undefined) {
      writeSync(kept, `${JSON.stringify(added)}\n`);
      fsyncSync(kept);
    }
    added.forEach(take);
    for (const wake of followers) wake();
    return added.at(-1)!;
  }

  const append: handleClientStreamingCall<AppendReq, AppendResp> = (call, answer) => {
    let options: AppendReq.Options | undefined;
    const events: Written[] = [];
    call.on('data', (part: AppendReq) => {
      if (part.hasOptions()) options = part.getOptions();
      const message = part.getProposedMessage();
      if (message)
        events.push({
          id: message.getId()!.getString(),
          type: message.getMetadataMap().get('type')!,
          contentType: message.getMetadataMap().get('content-type')!,
          data: message.getData_asB64(),
          metadata: message.getCustomMetadata_asB64(),
        });
    });
    call.on('end', () => {
      const stream = nameOf(options!);
      const now = (streams.get(stream)?.length ?? 0) - 1;
      const expected = options!.hasRevision() ? Number(options!.getRevision()) : options!.hasNoStream() ? -1 : now;
      if (expected !== now) {
        const wrong = new messages.AppendResp.WrongExpectedVersion();
        if (now >= 0) wrong.setCurrentRevision(`${now}`);
        else wrong.setCurrentNoStream(new shared.Empty());
        return answer(null, new messages.AppendResp().setWrongExpectedVersion(wrong));
      }
      const last = write(stream, events);
      const position = new messages.AppendResp.Position()
        .setCommitPosition(`${last.position}`)
        .setPreparePosition(`${last.position}`);
      const success = new messages.AppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
      answer(null, new messages.AppendResp().setSuccess(success));
    });
  };

  const read: handleServerStreamingCall<ReadReq, ReadResp> = (call) => {
    const options = call.request.getOptions()!;
    const isOver = () => call.cancelled || call.destroyed;
    /** As fast as they are taken, and no further when nobody takes them any more. */
    const answer = (events: readonly Kept[]) => {
      let next = 0;
      const more = () => {
        while (next < events.length) {
          if (isOver()) return;
          if (!call.write(response(events[next++]!))) return void call.once('drain', more);
        }
        call.end();
      };
      more();
    };
    if (!options.hasAll()) {
      const from = options.getStream()!;
      const [name, known] = [nameOf(from), streams.get(nameOf(from))];
      if (!known) {
        const missing = new messages.ReadResp.StreamNotFound();
        missing.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(name)));
        call.write(new messages.ReadResp().setStreamNotFound(missing));
        return call.end();
      }
      const start = from.hasRevision() ? Number(from.getRevision()) : 0;
      return answer(known.slice(start, start + Number(options.getCount())));
    }
    const all = options.getAll()!;
    const position = all.hasPosition() ? Number(all.getPosition()!.getCommitPosition()) : 0;
    const isSubscription = options.hasSubscription();
    // A subscription begins behind its place, a read at it.
    let next = Math.max(0, isSubscription ? Math.floor(position / gap) : Math.ceil(position / gap) - 1);
    if (!isSubscription) return answer(log.slice(next, next + Number(options.getCount())));
    const confirmed = new messages.ReadResp.SubscriptionConfirmation().setSubscriptionId(`${position}`);
    call.write(new messages.ReadResp().setConfirmation(confirmed));
    let isWaiting = false;
    const send = () => {
      while (!isOver() && !isWaiting && next < log.length)
        if (!call.write(response(log[next++]!))) {
          isWaiting = true;
          call.once('drain', () => ((isWaiting = false), send()));
        }
    };
    followers.add(send);
    for (const end of ['cancelled', 'close', 'error']) call.on(end, () => followers.delete(send));
    send();
  };
  // Without the method of many appends on one call: then each append of our driver is a call of its own, as with credentials.
  const getSupportedMethods: handleUnaryCall<unknown, InstanceType<typeof features.SupportedMethods>> = (_, answer) =>
    answer(null, new features.SupportedMethods().setEventStoreServerVersion('stand-in'));

  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(streamsService.StreamsService, { read, append });
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
      void write(stream, [
        {
          id: crypto.randomUUID(),
          type,
          contentType: 'application/json',
          data: base64(data),
          metadata: base64(metadata),
        },
      ]),
    stop() {
      server.forceShutdown();
      if (kept !== undefined) closeSync(kept);
    },
  };
}
