// An append comes as a call of its own, or many come in one call that stays. A test may take the place of the server there and do harm.
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import type { handleBidiStreamingCall, handleClientStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import protobufAny from 'google-protobuf/google/protobuf/any_pb.js';
import type { Log, Written } from './eventstore.log.ts';

export const nameOf = (message: {
  getStreamIdentifier(): { getStreamName(): Uint8Array | string } | undefined;
}): string => Buffer.from(message.getStreamIdentifier()!.getStreamName() as Uint8Array).toString('utf8');

const written = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): Written => ({
  id: message.getId()!.getString(),
  type: message.getMetadataMap().get('type')!,
  contentType: message.getMetadataMap().get('content-type')!,
  data: message.getData_asB64(),
  metadata: message.getCustomMetadata_asB64(),
});

/** Each append is a call of its own. */
export const appending =
  (log: Log): handleClientStreamingCall<AppendReq, AppendResp> =>
  (call, answer) => {
    let options: AppendReq.Options | undefined;
    const events: Written[] = [];
    call.on('data', (part: AppendReq) => {
      if (part.hasOptions()) options = part.getOptions();
      const message = part.getProposedMessage();
      if (message) events.push(written(message));
    });
    call.on('end', () => {
      const stream = nameOf(options!);
      const now = log.revisionOf(stream);
      const expected = options!.hasRevision() ? Number(options!.getRevision()) : options!.hasNoStream() ? -1 : now;
      if (expected !== now) {
        const wrong = new messages.AppendResp.WrongExpectedVersion();
        if (now >= 0) wrong.setCurrentRevision(`${now}`);
        else wrong.setCurrentNoStream(new shared.Empty());
        return answer(null, new messages.AppendResp().setWrongExpectedVersion(wrong));
      }
      const last = log.write(stream, events);
      const position = new messages.AppendResp.Position()
        .setCommitPosition(`${last.position}`)
        .setPreparePosition(`${last.position}`);
      const success = new messages.AppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
      answer(null, new messages.AppendResp().setSuccess(success));
    });
  };

/** It is an append that came in a call of many, in the hands of a test. */
export type AskedAppend = {
  readonly stream: string;
  readonly ids: readonly string[];
  readonly call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>;
  /** Writes it, or does not, as its expected revision says. What is to be answered is not sent yet. */
  carryOut(): BatchAppendResp;
  /** It makes what this append can be answered with. The `type` is that of the error's details, such as `event_store.client.Timeout`. */
  refusal(type: string, message?: string): BatchAppendResp;
};
export type Misbehaviour = (asked: AskedAppend) => void;

function refused(type: string, message: string, details: { serializeBinary(): Uint8Array } = new shared.Empty()) {
  const packed = new protobufAny.Any();
  packed.pack(details.serializeBinary(), type);
  return new messages.BatchAppendResp().setError(new status.Status().setMessage(message).setDetails(packed));
}

function carriedOut(log: Log, options: BatchAppendReq.Options, events: readonly Written[]): BatchAppendResp {
  const stream = nameOf(options);
  const now = log.revisionOf(stream);
  const expected = options.hasStreamPosition() ? Number(options.getStreamPosition()) : options.hasNoStream() ? -1 : now;
  if (expected !== now) {
    const wrong = new shared.WrongExpectedVersion();
    if (now >= 0) wrong.setCurrentStreamRevision(`${now}`);
    else wrong.setCurrentNoStream(new shared.Empty());
    return refused('event_store.client.WrongExpectedVersion', 'WrongExpectedVersion', wrong);
  }
  const last = log.write(stream, events);
  const position = new shared.AllStreamPosition()
    .setCommitPosition(`${last.position}`)
    .setPreparePosition(`${last.position}`);
  return new messages.BatchAppendResp().setSuccess(
    new messages.BatchAppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position),
  );
}

/** Many appends come in one call, which stays open. Those that come together are answered the last one first: the order says nothing. */
export const appendingMany =
  (log: Log, misbehaviour: () => Misbehaviour | undefined): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> =>
  (call) => {
    const begun = new Map<string, { readonly options: BatchAppendReq.Options; readonly events: Written[] }>();
    let answers: BatchAppendResp[] = [];
    const send = () => {
      for (const one of answers.reverse()) if (!call.cancelled && !call.destroyed) call.write(one);
      answers = [];
    };
    call.on('error', () => {});
    call.on('data', (part: BatchAppendReq) => {
      const [id, given] = [part.getCorrelationId()!, part.getOptions()];
      const key = id.getString();
      if (given) begun.set(key, { options: given, events: [] });
      const { options, events } = begun.get(key)!;
      events.push(...part.getProposedMessagesList().map(written));
      if (!part.getIsFinal()) return;
      begun.delete(key);
      const about = (answer: BatchAppendResp) =>
        answer.setCorrelationId(id).setStreamIdentifier(options.getStreamIdentifier());
      const carryOut = () => about(carriedOut(log, options, events));
      const harm = misbehaviour();
      if (harm)
        return harm({
          stream: nameOf(options),
          ids: events.map((event) => event.id),
          call,
          carryOut,
          refusal: (type, message = '') => about(refused(type, message)),
        });
      if (answers.push(carryOut()) === 1) setImmediate(send);
    });
    call.on('end', () => setImmediate(() => call.end()));
  };
