// Events are taken from the bytes of what a server answers to a read: the client's own messages are made field by field, some dozens of objects for each event.
import shared from '@eventstore/db-client/generated/shared_pb.js';
import protobuf from 'google-protobuf';
import type { BinaryReader } from 'google-protobuf';
import type { RecordedEvent } from '../port.ts';
import { metaIn, parsed } from './esdb-events.ts';
import { textOf } from './esdb-messages.ts';

/** These are the fields' numbers in the messages of the protocol. */
const field = {
  answer: { event: 1 },
  readEvent: { event: 1 },
  recorded: { id: 1, stream: 2, revision: 3, commit: 5, metadata: 6, ownMetadata: 7, data: 8 },
  stream: { name: 3 },
  id: { text: 2 },
  entry: { key: 1, value: 2 },
} as const;

/** Reads the fields of a message one after another. `take` reads those that it wants; no other is looked at. */
function readFields(reader: BinaryReader, take: (number: number) => void): void {
  while (reader.nextField()) {
    const at = reader.getCursor();
    take(reader.getFieldNumber());
    if (reader.getCursor() === at) reader.skipField();
  }
}
/** Answers the bytes as they stand in the message, without a copy. */
function bytesIn(reader: BinaryReader): Buffer {
  const { buffer, byteOffset, length } = reader.readBytes();
  return Buffer.from(buffer, byteOffset, length);
}
/** The bytes are made a text at once, for the library makes a text of one character after another. */
const textIn = (reader: BinaryReader): string => bytesIn(reader).toString();
/** It reads a field that is a message. */
function within(reader: BinaryReader, take: (inner: BinaryReader, number: number) => void): void {
  const inner = new protobuf.BinaryReader(reader.readBytes());
  readFields(inner, (number) => take(inner, number));
}

/** A server writes it as a text, as it is asked to; one that writes halves all the same is understood too. */
function idIn(reader: BinaryReader): string {
  const bytes = reader.readBytes();
  const inner = new protobuf.BinaryReader(bytes);
  let id = '';
  readFields(inner, (number) => {
    if (number === field.id.text) id = textIn(inner);
  });
  return id || textOf(shared.UUID.deserializeBinary(bytes));
}
function nameIn(reader: BinaryReader): string {
  let name = '';
  within(reader, (inner, number) => {
    if (number === field.stream.name) name = textIn(inner);
  });
  return name;
}

function recordIn(reader: BinaryReader): RecordedEvent {
  let [id, stream, type, created, isJson, revision, position] = ['', '', '', '', false, 0, 0];
  let [own, data]: [string, Buffer] = ['', Buffer.alloc(0)];
  readFields(reader, (number) => {
    switch (number) {
      case field.recorded.id:
        id = idIn(reader);
        break;
      case field.recorded.stream:
        stream = nameIn(reader);
        break;
      case field.recorded.revision:
        revision = reader.readUint64();
        break;
      case field.recorded.commit:
        position = reader.readUint64();
        break;
      case field.recorded.metadata: {
        let [key, value] = ['', ''];
        within(reader, (inner, part) => {
          if (part === field.entry.key) key = textIn(inner);
          else if (part === field.entry.value) value = textIn(inner);
        });
        if (key === 'type') type = value;
        else if (key === 'created') created = value;
        else if (key === 'content-type') isJson = value === 'application/json';
        break;
      }
      case field.recorded.ownMetadata:
        own = textIn(reader);
        break;
      case field.recorded.data:
        data = bytesIn(reader);
    }
  });
  return {
    id,
    type,
    // What is kept of the bytes is a copy: they are a piece of all that came over the wire.
    data: isJson ? parsed(data.toString()) : Uint8Array.from(data),
    ...metaIn(parsed(own)),
    stream,
    revision,
    position,
    // The server counts in units of 100 ns, of which a number does not hold the last ones.
    at: new Date(Number(created.slice(0, -4))).toISOString(),
  };
}

/** An answer that holds no event is none: it is that of a stream that is not there, or says where a read has come. */
export function eventIn(answer: Buffer): RecordedEvent | undefined {
  let event: RecordedEvent | undefined;
  const outer = new protobuf.BinaryReader(answer);
  readFields(outer, (number) => {
    if (number !== field.answer.event) return;
    within(outer, (inner, part) => {
      if (part === field.readEvent.event) event = recordIn(new protobuf.BinaryReader(inner.readBytes()));
    });
  });
  return event;
}
