// What goes over the wire is made here, in the client's own messages.
import {
  AccessDeniedError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  TimeoutError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { StoreUnavailable, type Checked, type NewEvent, type Revision } from '../port.ts';

/** A server writes an id as text, or as two signed halves. */
export function textOf(id: UUID | undefined): string {
  const halves = id?.getStructured();
  if (!halves) return id?.getString() ?? '';
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export const identifier = (stream: string) => new shared.StreamIdentifier().setStreamName(Buffer.from(stream));
const json = (value: unknown) => Buffer.from(JSON.stringify(value));

function proposed({ json: text }: Checked): BatchAppendReq.ProposedMessage {
  const { id, type, data, meta } = JSON.parse(text) as NewEvent;
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(json(data))
    // An event without meta has no member of that name, one with null has.
    .setCustomMetadata(json(meta === undefined ? {} : { meta }));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}

export type Append = {
  readonly stream: string;
  readonly events: readonly Checked[];
  readonly expected: Revision | 'none';
};
/** It has no correlation id yet: each time that it is sent it has another. */
export function appendRequest({ stream, events, expected }: Append): BatchAppendReq {
  // It has no deadline: that would be an instant, which a server whose clock is ahead holds for past. The server bounds its work by itself.
  const options = new streams.BatchAppendReq.Options().setStreamIdentifier(identifier(stream));
  if (expected === 'none') options.setNoStream(new shared.Empty());
  else options.setStreamPosition(`${expected}`);
  return new streams.BatchAppendReq()
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
}

/** `position` is missing where the server does not say it. */
export type Placed = { readonly revision: Revision; readonly position: number | undefined };

/** @throws the client's errors, and StoreUnavailable */
export function placeIn(answer: BatchAppendResp, stream: string): Placed {
  const success = answer.getSuccess();
  if (success) {
    const position = success.getPosition()?.getCommitPosition();
    return {
      revision: Number(success.getCurrentRevision()),
      position: position === undefined ? undefined : Number(position),
    };
  }
  const details = answer.getError()?.getDetails();
  const [type, message] = [details?.getTypeName() ?? '', answer.getError()?.getMessage() ?? ''];
  switch (type) {
    case 'event_store.client.WrongExpectedVersion': {
      const wrong = details?.unpack(shared.WrongExpectedVersion.deserializeBinary, type);
      if (wrong) throw WrongExpectedVersionError.fromWrongExpectedVersion(wrong, stream);
      break;
    }
    case 'event_store.client.Timeout':
      throw new TimeoutError(undefined, message);
    case 'event_store.client.MaximumAppendSizeExceeded': {
      const exceeded = details?.unpack(shared.MaximumAppendSizeExceeded.deserializeBinary, type);
      if (exceeded) throw MaxAppendSizeExceededError.fromMaxAppendSize(exceeded.getMaxappendsize());
      break;
    }
    case 'event_store.client.AccessDenied':
      throw new AccessDeniedError(undefined, message);
    case 'event_store.client.StreamDeleted':
      throw StreamDeletedError.fromStreamName(stream);
    case 'event_store.client.BadRequest':
      throw new Error(`EventStoreDB refused an append to ${stream}: ${message}`);
    case 'google.protobuf.Empty': // The append did not begin: the server is not ready, too busy, or not the leader.
      throw new StoreUnavailable('no', { cause: new Error(message) });
  }
  throw new StoreUnavailable('unknown', { cause: new Error(`${type} ${message}`) });
}
