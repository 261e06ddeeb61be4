// These tests say what a server answers to an append in a call of many, and how much it is given at once.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AccessDeniedError, StreamDeletedError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Metadata, status } from '@grpc/grpc-js';
import type { AskedAppend } from '../../test-servers/eventstore.appends.ts';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import { StoreUnavailable, StreamConflict, TooLarge, type EventStore } from '../port.ts';
import { esdbEventStore } from './esdb-event-store.ts';
import { eventsIn } from '../read-stream.ts';

let server: EventStoreServer;
let store: EventStore;
beforeEach(async () => {
  server = await eventStoreServer();
  // Nothing here is judged by the clock.
  store = esdbEventStore(server.url, { warn: () => {}, appendWithinMs: 20_000 });
});
afterEach(async () => {
  server.misbehave();
  await store.close();
  server.stop();
});
const fresh = () => `counter-${randomUUID()}`;
const event = (data: unknown = {}) => ({ id: randomUUID(), type: 'Counted', data });
const append = (stream = fresh()) => store.append(stream, [event()], 'none');
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const details = (name: string) => `event_store.client.${name}`;
test.each<readonly [string, (asked: AskedAppend) => ReturnType<AskedAppend['refusal']>, object]>([
  ['denied', ({ refusal }) => refusal(details('AccessDenied')), { constructor: AccessDeniedError }],
  ['of a deleted stream', ({ refusal }) => refusal(details('StreamDeleted')), { constructor: StreamDeletedError }],
  ['too large', ({ refusal }) => refusal(details('MaximumAppendSizeExceeded')), { constructor: TooLarge }],
  ['bad', ({ refusal }) => refusal(details('BadRequest'), 'bad'), { message: expect.stringMatching(/bad$/) }],
  ['out of time', ({ refusal }) => refusal(details('Timeout')), { constructor: StoreUnavailable, written: 'unknown' }],
  ['unknown', ({ refusal }) => refusal(details('Unknown')), { constructor: StoreUnavailable, written: 'unknown' }],
  ['of no kind', ({ refusal }) => refusal('other', 'x'), { constructor: StoreUnavailable, written: 'unknown' }],
  [
    'not taken up',
    ({ refusal }) => refusal('google.protobuf.Empty', 'Server Is Not Ready'),
    { constructor: StoreUnavailable, written: 'no' },
  ],
])('an append that is %s fails so, and its neighbours do not', async (_, answer, expected) => {
  const bad = fresh();
  server.misbehave((asked) => asked.call.write(asked.stream === bad ? answer(asked) : asked.carryOut()));
  const [before, failed, after] = await Promise.all([append(), failure(append(bad)), append()]);
  expect(failed).toMatchObject(expected);
  expect([before.revision, after.revision]).toEqual([0, 0]);
});

test('a time that ran out is looked into: what was written all the same has its place', async () => {
  server.misbehave(({ call, carryOut, refusal }) => {
    carryOut();
    call.write(refusal(details('Timeout')));
  });
  expect(await append()).toMatchObject({ revision: 0, position: expect.any(Number) });
});

test('a conflict is of its own append alone', async () => {
  const taken = fresh();
  await append(taken);
  const [conflict, ...others] = await Promise.all([failure(append(taken)), append(), append()]);
  expect(conflict).toMatchObject({ constructor: StreamConflict, actual: 0 });
  expect(others).toHaveLength(2);
});

test('a correlation id may come back as two numbers, and a position may not be said', async () => {
  server.misbehave(({ call, carryOut }) => {
    const answer = carryOut();
    const hex = answer.getCorrelationId()!.getString().replaceAll('-', '');
    const [most, least] = [hex.slice(0, 16), hex.slice(16)].map((half) => `${BigInt.asIntN(64, BigInt(`0x${half}`))}`);
    const halves = new shared.UUID.Structured().setMostSignificantBits(most!).setLeastSignificantBits(least!);
    answer.getSuccess()!.clearPosition();
    call.write(answer.setCorrelationId(new shared.UUID().setStructured(halves)));
  });
  for (let n = 0; n < 20; n++) {
    const stream = fresh();
    const { revision, position } = await append(stream);
    for await (const found of eventsIn(store, stream)) expect(found).toMatchObject({ revision, position });
  }
});

test('an answer to what nobody asked is passed over', async () => {
  server.misbehave((asked) => {
    for (const id of [new shared.UUID().setString(randomUUID()), new shared.UUID(), undefined])
      asked.call.write(asked.refusal(details('AccessDenied')).setCorrelationId(id));
    asked.call.write(asked.carryOut());
    asked.call.write(asked.refusal(details('AccessDenied'))); // It is answered a second time.
  });
  for (let n = 0; n < 3; n++) expect(await append()).toMatchObject({ revision: 0 });
});

test('a call that is refused is not tried again', async () => {
  let calls = 0;
  server.misbehave(({ call }) => {
    calls++;
    call.emit('error', { code: status.UNAUTHENTICATED, details: 'who?', metadata: new Metadata() });
  });
  expect(await failure(append())).toBeInstanceOf(AccessDeniedError);
  expect(calls).toBe(1);
});

test('a server that does not answer is given at most 4 MB at once, and the rest when it does', async () => {
  const held: AskedAppend[] = [];
  server.misbehave((asked) => held.push(asked));
  const appending = Array.from({ length: 12 }, () => store.append(fresh(), [event('x'.repeat(900_000))], 'none'));
  while (held.length < 4) await delay(10);
  await delay(300);
  expect(held).toHaveLength(4);
  server.misbehave();
  for (const { call, carryOut } of held) call.write(carryOut());
  expect(await Promise.all(appending)).toHaveLength(12);
});

test('closing waits for what is in flight and ends the call', async () => {
  const asking = new Promise<AskedAppend>((resolve) => server.misbehave(resolve));
  const appending = append();
  const { call, carryOut } = await asking;
  const ended = new Promise((resolve) => call.once('cancelled', resolve));
  const closing = store.close();
  await delay(50);
  expect(call.cancelled).toBe(false);
  call.write(carryOut());
  expect(await appending).toMatchObject({ revision: 0 });
  await closing;
  await ended;
});

test('where the server knows no such calls each append is a call of its own', async () => {
  const old = await eventStoreServer({ hasBatchAppend: false });
  const [other, stream, sent] = [esdbEventStore(old.url), fresh(), [event()]];
  const place = await other.append(stream, sent, 'none');
  expect(await other.append(stream, sent, 'none')).toEqual(place);
  expect(await failure(other.append(stream, [event()], 'none'))).toBeInstanceOf(StreamConflict);
  await Promise.all(Array.from({ length: 20 }, () => other.append(fresh(), [event()], 'none')));
  await other.close();
  old.stop();
});
