// These tests say how soon the driver is back when its server is. The server is a stand-in; what is lost is the way to it.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventStoreServer, type EventStoreServer } from '../../test-servers/eventstore.ts';
import { StoreUnavailable, type EventStore } from '../port.ts';
import { awayMs, backWithinMs, insist, now, waysLost } from '../testing/recovery.ts';
import { tcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { esdbEventStore } from './esdb-event-store.ts';
import { eventsIn } from '../read-stream.ts';

let server: EventStoreServer;
let proxy: TcpProxy;
let store: EventStore;
const stop = new AbortController();
let seen: { readonly id: string; readonly at: number }[];
const event = () => ({ id: randomUUID(), type: 'Counted', data: {} });

beforeEach(async () => {
  server = await eventStoreServer();
  const [, port] = /:(\d+)\?/.exec(server.url)!;
  proxy = await tcpProxy({ host: '127.0.0.1', port: Number(port) });
  store = esdbEventStore(`esdb://127.0.0.1:${proxy.port}?tls=false`, { warn: () => {} });
  seen = [];
  const { position } = await store.append('counter-0', [event()], 'none');
  void (async () => {
    for await (const { events } of store.subscribe(position, { signal: stop.signal }))
      seen.push(...events.map(({ id }) => ({ id, at: now() })));
  })().catch(() => undefined);
  await store.append('counter-0', [event()], 0);
  while (seen.length === 0) await delay(10);
});
afterEach(async () => {
  await store.close();
  await proxy.close();
  server.stop();
});

async function read() {
  for await (const { id } of eventsIn(store, 'counter-0')) if (id === '') return;
}

test.each(waysLost)(
  'an append, a read and who follows the log are back at most 3 s after a server that %s',
  async (_, harm, mend) => {
    await harm(proxy);
    const added = event();
    const [appended, looked] = [insist(() => store.append('counter-0', [added], 1)), insist(read)];
    await delay(awayMs);
    await mend(proxy);
    const from = now();
    expect((await appended) - from).toBeLessThan(backWithinMs);
    expect((await looked) - from).toBeLessThan(backWithinMs);
    while (!seen.some(({ id }) => id === added.id) && now() - from < 20_000) await delay(10);
    expect(seen.find(({ id }) => id === added.id)!.at - from).toBeLessThan(backWithinMs);
    expect(seen.filter(({ id }) => id === added.id)).toHaveLength(1);
  },
);

test('a server that does not answer is lost after a few seconds, for reads and for appends', async () => {
  proxy.stall();
  const from = now();
  const asked = await Promise.allSettled([read(), store.append('counter-0', [event()], 1)]);
  expect(asked).toEqual(Array(2).fill({ status: 'rejected', reason: expect.any(StoreUnavailable) }));
  expect(now() - from).toBeLessThan(6_000);
});
