import { PassThrough } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { group } from '@paideia/documents/port.ts';
import type { Seen } from '@paideia/projection-service/kernel/service/service.ts';
import { listening } from './listening.ts';

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
const lamps = group('lamps', 1);

/** It is a service that says what it is told to say, and a store that counts who asks it. */
function trial({ storeSays = false, live = 1, toldWithinMs = 60_000, silentForMs = 700 } = {}) {
  const says = { live };
  const connections: PassThrough[] = [];
  let asked = 0;
  const documents = {
    reached: async () => (asked++, storeSays),
    live: async () => says.live,
  };
  const { generation, reachedIn, stop } = listening({
    toldWithinMs,
    silentForMs,
    async positions(signal: AbortSignal) {
      const connection = new PassThrough({ encoding: 'utf8' });
      signal.addEventListener('abort', () => connection.destroy());
      connections.push(connection);
      return connection as unknown as IncomingMessage;
    },
  });
  ends.push(stop);
  const say = async (...all: readonly Seen[]) => {
    connections.at(-1)!.write(all.map((one) => `${JSON.stringify(one)}\n`).join(''));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const seen = (position: number | null, generation = 1): Seen => ({ group: 'lamps@1', generation, position });
  return { generation, reached: reachedIn(documents), says, connections, say, seen, asked: () => asked };
}

test('however many wait, each hears of its position from the service, and nobody asks the store', async () => {
  const { reached, say, seen, asked } = trial();
  await say(seen(3));
  const waiting = [4, 5, 6].map((position) => reached(lamps, position, 60_000));
  expect(await reached(lamps, 3, 60_000)).toBe(true);
  await say(seen(4), seen(5));
  expect(await Promise.all(waiting.slice(0, 2))).toEqual([true, true]);
  await say(seen(6));
  expect(await waiting[2]).toBe(true);
  expect(asked()).toBe(0);
});

test('a service that is busy is waited for as long as it says that it is there, and the store is not asked as well', async () => {
  const { reached, connections, say, seen, asked } = trial({ toldWithinMs: 100, silentForMs: 20_000 });
  await say(seen(3));
  const waiting = [reached(lamps, 4, 60_000), reached(lamps, 5, 1_500)];
  for (const since = performance.now(); performance.now() - since < 800;) {
    connections[0]!.write('\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await say(seen(4));
  expect(await waiting[0]).toBe(true);
  expect(asked()).toBe(0);
  // Whose time is over is told what the store says.
  expect(await waiting[1]).toBe(false);
  expect(asked()).toBe(1);
});

test('words that come in pieces, and lines that only say that somebody is there, are understood', async () => {
  const { reached, connections, say, seen } = trial();
  await say(seen(1));
  const waiting = reached(lamps, 7, 60_000);
  for (const part of [...`\n\n${JSON.stringify(seen(7))}\n`]) connections[0]!.write(part);
  expect(await waiting).toBe(true);
});

test('a position of another generation than readers read does not count until they do', async () => {
  const { reached, say, seen, says, asked } = trial();
  await say(seen(9, 2));
  let isThere: boolean | undefined;
  const waiting = reached(lamps, 8, 60_000).then((answer) => (isThere = answer));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(isThere).toBeUndefined();
  says.live = 2;
  expect(await waiting).toBe(true);
  expect(asked()).toBe(0);
});

test('a group that the service does not feed, no longer feeds or says nothing new of is asked of the store', async () => {
  const { reached, say, seen, asked } = trial({ storeSays: true, toldWithinMs: 100 });
  expect(await reached(lamps, 1, 60_000)).toBe(true);
  await say(seen(1));
  const waiting = [reached(lamps, 2, 60_000), reached(lamps, 3, 60_000)];
  await say(seen(null));
  expect(await Promise.all(waiting)).toEqual([true, true]);
  await say(seen(1));
  expect(await reached(lamps, 2, 60_000)).toBe(true);
  expect(asked()).toBe(4);
});

test('a connection that is lost takes with it what it said, and another one is made', async () => {
  const { reached, connections, say, seen, asked } = trial({ storeSays: true });
  await say(seen(5));
  connections[0]!.destroy(new Error('lost'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await reached(lamps, 5, 60_000)).toBe(true);
  expect(asked()).toBe(1);
  while (connections.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  await say(seen(6));
  expect(await reached(lamps, 6, 60_000)).toBe(true);
  expect(asked()).toBe(1);
});

test('which generation is live is told of a group that the service feeds, for as long as it says that it is there', async () => {
  const { generation, connections, say, seen } = trial();
  expect(generation(lamps)).toBeUndefined();
  await say(seen(5, 3));
  expect(generation(lamps)).toBe(3);
  await say(seen(6, 4));
  expect(generation(lamps)).toBe(4);
  for (const since = performance.now(); performance.now() - since < 1_200;) {
    connections[0]!.write('\n');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  connections[0]!.write('\n');
  await say();
  expect(generation(lamps)).toBe(4);
  // It stands still, and another instance may take its place.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(generation(lamps)).toBeUndefined();
  await say();
  await say(seen(7, 4));
  expect(generation(lamps)).toBe(4);
  await say(seen(null));
  expect(generation(lamps)).toBeUndefined();
});
