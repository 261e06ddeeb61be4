import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eventStoreServer, type EventStoreServer } from '../test-servers/eventstore.ts';
import { openEventStore } from './open.ts';
import { assertOwnLog, ForeignLog, isOwn, type SharedEventStore } from './own-events.ts';
import type { Batch } from './port.ts';
import { eventsIn } from './read-stream.ts';

let server: EventStoreServer;
let log: SharedEventStore;
const warn = jest.fn();
beforeAll(async () => {
  server = await eventStoreServer();
  log = await openEventStore({ dataDir: '', url: server.url, warn });
});
afterAll(async () => {
  await log.close();
  server.stop();
});
const own = () => ({ id: randomUUID(), type: 'LampLit', data: {}, meta: { schemaVersion: 1 } });
async function streamsOf(batches: AsyncIterable<Batch>, count = Infinity) {
  const found: string[] = [];
  let last = 0;
  for await (const { events, position } of batches) {
    found.push(...events.map(({ stream }) => stream));
    last = position;
    if (found.length >= count) break;
  }
  return { found, last };
}

test('an empty log is ours, one that only others wrote to is refused, and one with an event of ours is ours', async () => {
  await assertOwnLog(log);
  server.append('order-1', { type: 'OrderPlaced', data: {}, metadata: { meta: { tenant: 'a' } } });
  await expect(assertOwnLog(log)).rejects.toBeInstanceOf(ForeignLog);
  await log.append('lamp-1', [own()], 'none');
  await assertOwnLog(log);
});

test('events of others are passed over, counted once however often they are read, and said once', async () => {
  server.append('lamp-1', { type: 'LampLit', data: 'no object' });
  await log.append('lamp-2', [own()], 'none');
  const read = await streamsOf(log.readAll(0));
  expect(read.found).toEqual(['lamp-1', 'lamp-2']);
  expect((await streamsOf(log.subscribe(0), 2)).found).toEqual(['lamp-1', 'lamp-2']);
  // Nobody waits for what will never come: the position goes past them.
  server.append('order-2', { type: 'OrderPlaced', data: {} });
  expect((await streamsOf(log.readAll(read.last))).last).toBeGreaterThan(read.last);
  expect(log.foreignEvents()).toBe(3);
  expect(warn.mock.calls).toEqual([
    [
      'another program writes to this log: what it wrote is passed over',
      { stream: 'order-1', type: 'OrderPlaced', position: expect.any(Number) },
    ],
  ]);
});

test('a stream is read whole, so that its next revision is known', async () => {
  const found = [];
  for await (const event of eventsIn(log, 'lamp-1')) found.push([event.revision, isOwn(event)]);
  expect(found).toEqual([
    [0, true],
    [1, false],
  ]);
});
