// These tests say what becomes of the appends in flight when the call that carries them is lost. The server is a stand-in that does harm.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Metadata, status } from '@grpc/grpc-js';
import type { AskedAppend } from '../../test-servers/eventstore.appends.ts';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import { StoreUnavailable, type EventStore, type RecordedEvent } from '../port.ts';
import { tcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { esdbEventStore } from './esdb-event-store.ts';
import { eventsIn } from '../read-stream.ts';

const [withinMs, patientMs] = [4_000, 20_000];
let server: EventStoreServer;
let proxy: TcpProxy;
let store: EventStore;
const portOf = (url: string) => Number(/:(\d+)\?/.exec(url)![1]);
beforeEach(async () => {
  server = await eventStoreServer();
  proxy = await tcpProxy({ host: '127.0.0.1', port: portOf(server.url) });
  store = open(patientMs);
});
const open = (appendWithinMs: number) =>
  esdbEventStore(`esdb://127.0.0.1:${proxy.port}?tls=false`, { warn: () => {}, appendWithinMs });
/** Cases in which a time runs out need a store that waits for less. */
async function hurry() {
  await store.close();
  store = open(withinMs);
}
afterEach(async () => {
  server.misbehave();
  await store.close();
  await proxy.close();
  server.stop();
});

const event = () => ({ id: randomUUID(), type: 'Counted', data: {} });
const streamsOf = (count: number) => Array.from({ length: count }, () => `counter-${randomUUID()}`);
const append = (stream: string) => store.append(stream, [event()], 'none');
const read = async (stream: string) => {
  const found: RecordedEvent[] = [];
  for await (const one of eventsIn(store, stream)) found.push(one);
  return found;
};
/** Resolves to the first `count` appends of the next calls, which are then in the hands of the test; later ones are answered. */
const take = (count: number) =>
  new Promise<readonly AskedAppend[]>((resolve) => {
    const taken: AskedAppend[] = [];
    server.misbehave((asked) => {
      if (taken.push(asked) < count) return;
      server.misbehave();
      resolve(taken);
    });
  });
const lost = (metadata = new Metadata()) => ({ code: status.UNAVAILABLE, details: 'lost', metadata });
const notLeader = (port: number) => {
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', `${port}`);
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
};

test('many appends go through one call, and are answered in any order', async () => {
  const taking = take(100);
  const appending = streamsOf(100).map(append);
  const taken = await taking;
  expect(new Set(taken.map(({ call }) => call)).size).toBe(1);
  for (const { call, carryOut } of [...taken].reverse()) call.write(carryOut());
  const places = await Promise.all(appending);
  expect(new Set(places.map(({ position }) => position)).size).toBe(100);
});

test.each<readonly [string, (asked: AskedAppend) => unknown]>([
  ['breaks', ({ call }) => call.emit('error', lost())],
  ['is ended in order', ({ call }) => call.end()],
  [
    'is refused when it was under way already',
    ({ call }) => call.emit('error', { ...lost(), code: status.PERMISSION_DENIED }),
  ],
  ['goes with its connection', async () => (await proxy.refuse(), proxy.accept())],
])('what was in flight when the call %s is sent again, and is there once', async (_, harm) => {
  await append(streamsOf(1)[0]!);
  const streams = streamsOf(6);
  const taking = take(6);
  const appending = streams.map(append);
  const taken = await taking;
  for (const { carryOut } of taken.slice(0, 3)) carryOut(); // They are written, and nobody hears of it.
  await harm(taken[0]!);
  const places = await Promise.all(appending);
  for (const [n, stream] of streams.entries()) {
    const found = await read(stream);
    expect(found).toMatchObject([places[n]!]);
  }
});

test('what was in flight at a server that is silent is sent again while its time lasts, and then it is unknown', async () => {
  await hurry();
  const streams = streamsOf(2);
  const taking = take(2);
  const first = append(streams[0]!).catch((error: unknown) => error);
  await delay(withinMs / 2);
  const second = append(streams[1]!);
  const taken = await taking;
  expect(await first).toMatchObject({ constructor: StoreUnavailable, written: 'unknown' });
  expect(await second).toMatchObject({ revision: 0 });
  for (const { carryOut, call } of taken) call.write(carryOut()); // These calls have ended long ago.
  expect(await append(streamsOf(1)[0]!)).toMatchObject({ revision: 0 });
});

test('an append has its own time: while its neighbours are answered it fails alone, and an answer that comes later is none', async () => {
  await hurry();
  const [taking, stream, sent] = [take(1), streamsOf(1)[0]!, event()];
  const first = store.append(stream, [sent], 'none').catch((error: unknown) => error);
  const [{ call, carryOut }] = (await taking) as [AskedAppend];
  const answering = setInterval(() => void append(streamsOf(1)[0]!), 100);
  expect(await first).toMatchObject({ constructor: StoreUnavailable, written: 'unknown' });
  clearInterval(answering);
  call.write(carryOut());
  expect(await append(streamsOf(1)[0]!)).toMatchObject({ revision: 0 });
  expect(await store.append(stream, [sent], 'none')).toMatchObject({ revision: 0 });
  expect(await read(stream)).toHaveLength(1);
});

test('a server that is not the leader any more: the same goes to the one that is', async () => {
  const leader = await eventStoreServer();
  const [stream, taking] = [streamsOf(1)[0]!, take(1)];
  const appending = append(stream);
  const [{ call }] = (await taking) as [AskedAppend];
  call.emit('error', notLeader(portOf(leader.url)));
  await appending;
  const atLeader = esdbEventStore(leader.url);
  for await (const batch of atLeader.readAll(0)) expect(batch.events).toMatchObject([{ stream, revision: 0 }]);
  await atLeader.close();
  leader.stop();
});

test('a server that is not the leader may have passed it on: it is unknown whether it was written', async () => {
  await hurry();
  server.misbehave(({ call, carryOut }) => {
    carryOut();
    call.emit('error', notLeader(1)); // Nobody listens there.
  });
  const error = await append(streamsOf(1)[0]!).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ constructor: StoreUnavailable, written: 'unknown' });
});

test('where nobody listens an append fails at once, and was not written', async () => {
  await proxy.refuse();
  const error = await append(streamsOf(1)[0]!).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ constructor: StoreUnavailable, written: 'no' });
});
