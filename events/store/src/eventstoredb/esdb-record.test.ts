// What is read out of the bytes is what the client's own messages say.
import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from '@jest/globals';
import { eventIn } from './esdb-record.ts';

type Fields = {
  readonly id?: InstanceType<typeof shared.UUID>;
  readonly stream?: string;
  readonly revision?: string;
  readonly position?: string;
  readonly contentType?: string;
  readonly data?: string | Uint8Array;
  readonly meta?: string;
};
const id = randomUUID();
function answer({
  id: own = new shared.UUID().setString(id),
  stream = 'counter-1',
  revision = '0',
  position = '100',
  contentType = 'application/json',
  data = '{"n":1}',
  meta = '',
}: Fields) {
  const recorded = new messages.ReadResp.ReadEvent.RecordedEvent()
    .setId(own)
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
    .setStreamRevision(revision)
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(meta));
  recorded
    .getMetadataMap()
    .set('type', 'Counted')
    .set('content-type', contentType)
    .set('created', '17957813256321234')
    .set('another', 'ß'.repeat(300));
  const event = new messages.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position);
  return new messages.ReadResp().setEvent(event);
}
const bytes = (fields: Fields) => Buffer.from(answer(fields).serializeBinary());
const read = (fields: Fields) => eventIn(bytes(fields));
const plain = {
  id,
  type: 'Counted',
  data: { n: 1 },
  stream: 'counter-1',
  revision: 0,
  position: 100,
  at: new Date(1_795_781_325_632).toISOString(),
};

test('an event has what was written of it', () => {
  expect(read({})).toEqual(plain);
  expect(read({ meta: '{"meta":{"schemaVersion":1}}' })).toEqual({ ...plain, meta: { schemaVersion: 1 } });
  expect(read({ stream: 'zähler-1', data: '{"text":"Ümlaute, 漢字, 😀"}' })).toEqual({
    ...plain,
    stream: 'zähler-1',
    data: { text: 'Ümlaute, 漢字, 😀' },
  });
});

test('places are read as large as the log may become', () => {
  for (const [revision, position] of [
    [1, 127],
    [128, 16_384],
    [2 ** 31, 2 ** 32],
    [2 ** 40 + 1, Number.MAX_SAFE_INTEGER],
  ] as const)
    expect(read({ revision: `${revision}`, position: `${position}` })).toEqual({ ...plain, revision, position });
});

test('an id that comes in two halves is the same', () => {
  const halves = new shared.UUID.Structured();
  const hex = id.replaceAll('-', '');
  halves
    .setMostSignificantBits(`${BigInt.asIntN(64, BigInt(`0x${hex.slice(0, 16)}`))}`)
    .setLeastSignificantBits(`${BigInt.asIntN(64, BigInt(`0x${hex.slice(16)}`))}`);
  expect(read({ id: new shared.UUID().setStructured(halves) })).toEqual(plain);
});

test('what another program wrote is handed on as it is', () => {
  expect(read({ data: 'no JSON' })).toEqual({ ...plain, data: 'no JSON' });
  expect(read({ meta: '{"$correlationId":"1"}' })).toEqual(plain);
  expect(read({ meta: 'neither' })).toEqual(plain);
  expect(read({ contentType: 'application/octet-stream', data: Uint8Array.of(1, 200) })).toEqual({
    ...plain,
    data: Uint8Array.of(1, 200),
  });
});

test('an answer without an event has none, and fields that are not known are passed over', () => {
  const missing = new messages.ReadResp().setStreamNotFound(new messages.ReadResp.StreamNotFound());
  expect(eventIn(Buffer.from(missing.serializeBinary()))).toBeUndefined();
  expect(eventIn(Buffer.alloc(0))).toBeUndefined();
  const [number, eight, four] = [
    [0xf8, 0x01, 0x96, 0x01],
    [0xf9, 0x01, 1, 2, 3, 4, 5, 6, 7, 8],
    [0xfd, 0x01, 1, 2, 3, 4],
  ];
  expect(eventIn(Buffer.concat([Buffer.from([...number, ...eight, ...four]), bytes({})]))).toEqual(plain);
});

test('an answer that breaks off is none', () => {
  const whole = bytes({});
  for (const length of [1, 2, 3, 10, whole.length - 60, whole.length - 1])
    expect(() => eventIn(whole.subarray(0, length))).toThrow();
});
