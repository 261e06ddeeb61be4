// Events out of what a server answers to a read, taken from the bytes: the client's own messages are made field by field, some dozens of objects for each event.
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { RecordedEvent } from '../port.ts';
import { metaIn, parsed } from './esdb-events.ts';
import { textOf } from './esdb-messages.ts';

/** Of the messages of the protocol. */
const field = {
  answer: { event: 1 },
  readEvent: { event: 1 },
  recorded: { id: 1, stream: 2, revision: 3, commit: 5, metadata: 6, ownMetadata: 7, data: 8 },
  stream: { name: 3 },
  id: { text: 2 },
  entry: { key: 1, value: 2 },
} as const;

/** The fields of a message one after another, as they stand in the bytes. */
class Fields {
  readonly #bytes: Buffer;
  readonly #end: number;
  #at: number;
  number = 0;
  /** Of a field that is a number; what is larger than a safe integer loses its last digits. */
  value = 0;
  /** Where the content of a field that has a length begins and ends. */
  from = 0;
  to = 0;

  constructor(bytes: Buffer, from = 0, to = bytes.length) {
    [this.#bytes, this.#at, this.#end] = [bytes, from, to];
  }
  #varint(): number {
    for (let [value, scale] = [0, 1]; ; scale *= 128) {
      if (this.#at >= this.#end) throw new RangeError('a message ends in the middle of a field');
      const byte = this.#bytes[this.#at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  next(): boolean {
    if (this.#at >= this.#end) return false;
    const tag = this.#varint();
    this.number = Math.floor(tag / 8);
    const kind = tag % 8;
    [this.from, this.to] = [this.#at, this.#at];
    if (kind === 0) this.value = this.#varint();
    else if (kind === 2) {
      const length = this.#varint();
      [this.from, this.to] = [this.#at, this.#at + length];
    } else if (kind === 1) this.to += 8;
    else if (kind === 5) this.to += 4;
    else throw new RangeError(`a field of a message is of the unknown kind ${kind}`);
    if (this.to > this.#end) throw new RangeError('a message ends in the middle of a field');
    if (kind !== 0) this.#at = this.to;
    return true;
  }
  /** What stands in the field, as a message. */
  inner(): Fields {
    return new Fields(this.#bytes, this.from, this.to);
  }
  text(): string {
    return this.#bytes.toString('utf8', this.from, this.to);
  }
  slice(): Buffer {
    return this.#bytes.subarray(this.from, this.to);
  }
}

/** A server writes it as a text, as it is asked to; one that writes halves all the same is understood too. */
function idIn(message: Fields): string {
  const whole = message.inner();
  while (whole.next()) if (whole.number === field.id.text) return whole.text();
  return textOf(shared.UUID.deserializeBinary(message.slice()));
}
function nameIn(message: Fields): string {
  while (message.next()) if (message.number === field.stream.name) return message.text();
  return '';
}

function recordIn(message: Fields): RecordedEvent {
  let [id, stream, type, created, isJson, revision, position] = ['', '', '', '', false, 0, 0];
  let [own, data]: [string, Buffer] = ['', Buffer.alloc(0)];
  while (message.next())
    switch (message.number) {
      case field.recorded.id:
        id = idIn(message);
        break;
      case field.recorded.stream:
        stream = nameIn(message.inner());
        break;
      case field.recorded.revision:
        revision = message.value;
        break;
      case field.recorded.commit:
        position = message.value;
        break;
      case field.recorded.metadata: {
        const [entry, pair] = [message.inner(), { key: '', value: '' }];
        while (entry.next())
          if (entry.number === field.entry.key) pair.key = entry.text();
          else if (entry.number === field.entry.value) pair.value = entry.text();
        if (pair.key === 'type') type = pair.value;
        else if (pair.key === 'created') created = pair.value;
        else if (pair.key === 'content-type') isJson = pair.value === 'application/json';
        break;
      }
      case field.recorded.ownMetadata:
        own = message.text();
        break;
      case field.recorded.data:
        data = message.slice();
    }
  return {
    id,
    type,
    // What is kept of the bytes is a copy: they are a piece of all that came over the wire.
    data: isJson ? parsed(data.toString()) : Uint8Array.from(data),
    ...metaIn(parsed(own)),
    stream,
    revision,
    position,
    // In units of 100 ns, of which a number does not hold the last ones.
    at: new Date(Number(created.slice(0, -4))).toISOString(),
  };
}

/** An answer that holds no event is none: of a stream that is not there, or of where a read has come. */
export function eventIn(answer: Buffer): RecordedEvent | undefined {
  for (const outer = new Fields(answer); outer.next();)
    if (outer.number === field.answer.event)
      for (const inner = outer.inner(); inner.next();)
        if (inner.number === field.readEvent.event) return recordIn(inner.inner());
  return undefined;
}
