import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall } from '@grpc/grpc-js';
import { nameOf } from './eventstore.appends.ts';
import { gap, type Kept, type Log } from './eventstore.log.ts';

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

/** What is read again and again, as a log from its beginning is, is written as bytes once. */
const written = new WeakMap<Kept, Buffer>();
function bytesOf(kept: Kept): Buffer {
  let bytes = written.get(kept);
  if (!bytes) written.set(kept, (bytes = serializeAnswer(response(kept))));
  return bytes;
}
export const serializeAnswer = (answer: ReadResp | Buffer): Buffer =>
  Buffer.isBuffer(answer) ? answer : Buffer.from(answer.serializeBinary());

/** It answers reads of a stream and of all, and subscriptions to all. */
export const reading =
  (log: Log): handleServerStreamingCall<ReadReq, ReadResp | Buffer> =>
  (call) => {
    const options = call.request.getOptions()!;
    const isOver = () => call.cancelled || call.destroyed;
    /** Events are sent as fast as they are taken, and no further when nobody takes them any more. */
    const answer = (events: readonly Kept[]) => {
      let next = 0;
      const more = () => {
        while (next < events.length) {
          if (isOver()) return;
          if (!call.write(bytesOf(events[next++]!))) return void call.once('drain', more);
        }
        call.end();
      };
      more();
    };
    if (!options.hasAll()) {
      const from = options.getStream()!;
      const name = nameOf(from);
      const known = log.eventsOf(name);
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
    if (!isSubscription) return answer(log.all.slice(next, next + Number(options.getCount())));
    const confirmed = new messages.ReadResp.SubscriptionConfirmation().setSubscriptionId(`${position}`);
    call.write(new messages.ReadResp().setConfirmation(confirmed));
    let isWaiting = false;
    const send = () => {
      while (!isOver() && !isWaiting && next < log.all.length)
        if (!call.write(bytesOf(log.all[next++]!))) {
          isWaiting = true;
          call.once('drain', () => ((isWaiting = false), send()));
        }
    };
    log.followers.add(send);
    for (const end of ['cancelled', 'close', 'error']) call.on(end, () => log.followers.delete(send));
    send();
  };
