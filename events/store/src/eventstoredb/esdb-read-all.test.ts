// A log of several pages, on the stand-in: pages are larger than the batches that are handed on.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import type { EventStore } from '../port.ts';
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
