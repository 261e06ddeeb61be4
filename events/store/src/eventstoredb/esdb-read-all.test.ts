// The log has several pages here, on the stand-in: pages are larger than the batches that are handed on.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import { StoreUnavailable, type EventStore } from '../port.ts';
import { tcpProxy } from '../testing/tcp-proxy.ts';
import { esdbEventStore } from './esdb-event-store.ts';

const [appends, eachHas, largest] = [13, 490, 1_000];
let server: EventStoreServer;
let store: EventStore;
const written: string[] = [];
beforeAll(async () => {
  server = await eventStoreServer();
  store = esdbEventStore(server.url, { appendWithinMs: 20_000 });
  for (let n = 0; n < appends; n++) {
    const events = Array.from({ length: eachHas }, () => ({ id: randomUUID(), type: 'Counted', data: {} }));
    await store.append(`counter-${randomUUID()}`, events, 'none');
    written.push(...events.map(({ id }) => id));
  }
});
afterAll(async () => {
  await store.close();
  server.stop();
});

test('the log is read whole and in its order, in batches of a thousand at most', async () => {
  const found: string[] = [];
  for await (const { events } of store.readAll(0)) {
    expect(events.length).toBeLessThanOrEqual(largest);
    found.push(...events.map(({ id }) => id));
  }
  expect(found).toEqual(written);
});

test('whoever ends a reading is given nothing more of a page that is here already', async () => {
  const end = new AbortController();
  let batches = 0;
  for await (const _ of store.readAll(0, { signal: end.signal })) if (++batches === 2) end.abort();
  expect(batches).toBe(2);
});

test('a reader who takes its time is given every event once, and what comes meanwhile too', async () => {
  const found: string[] = [];
  let added = 0;
  for await (const { events } of store.readAll(0)) {
    expect(events.length).toBeLessThanOrEqual(largest);
    found.push(...events.map(({ id }) => id));
    if (added++ > 0) continue;
    const more = Array.from({ length: eachHas }, () => ({ id: randomUUID(), type: 'Counted', data: {} }));
    await store.append(`counter-${randomUUID()}`, more, 'none');
    written.push(...more.map(({ id }) => id));
    await delay(300);
  }
  expect(found).toEqual(written);
});

test('a way to the server that is lost in the middle is made again, and nothing is read twice', async () => {
  const [, port] = /:(\d+)\?/.exec(server.url)!;
  const proxy = await tcpProxy({ host: '127.0.0.1', port: Number(port) });
  const behind = esdbEventStore(`esdb://127.0.0.1:${proxy.port}?tls=false`, { warn: () => {} });
  const found: string[] = [];
  try {
    for await (const { events } of behind.readAll(0)) {
      found.push(...events.map(({ id }) => id));
      if (found.length !== 2 * largest) continue;
      await proxy.refuse();
      await proxy.accept();
    }
    expect(found).toEqual(written);
  } finally {
    await behind.close();
    await proxy.close();
  }
});

test('a store that is closed in the middle of a reading does not end it as if that were all', async () => {
  const closing = esdbEventStore(server.url);
  const reading = async () => {
    for await (const _ of closing.readAll(0)) await closing.close();
  };
  await expect(reading()).rejects.toThrow(StoreUnavailable);
});
