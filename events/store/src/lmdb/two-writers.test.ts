import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { bundled } from '../../../../scripts/bundled.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const program = bundled(join(__dirname, 'lmdb-writer.ts'));
const scratch = mkdtempSync(join(tmpdir(), 'two-writers-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
});

const namesOf = (name: string) => Array.from({ length: 20 }, (_, n) => `${name}-${n}`);
type Told = { readonly call: number; readonly answer?: { readonly position: number }; readonly error?: string };
async function writer(directory: string) {
  const child = fork(program, [directory]);
  running.push(child);
  const answers = new Map<number, (told: Told) => void>();
  let calls = 0;
  child.on('message', (told: Told) => answers.get(told.call)?.(told));
  await once(child, 'message');
  const appends = (streams: readonly string[]) => {
    const sent = streams.map((stream) => ({
      call: ++calls,
      args: [stream, [{ id: randomUUID(), type: 'Noted', data: {} }], 'none'],
    }));
    child.send(sent);
    return Promise.all(
      sent.map(async ({ call }) => {
        const told = await new Promise<Told>((resolve) => void answers.set(call, resolve));
        return told.answer?.position ?? told.error;
      }),
    );
  };
  return {
    append: async (stream: string) => (await appends([stream]))[0],
    /** So many at once are answered by the write-ahead log. */
    crowd: (name: string) => appends(namesOf(name)),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    async end(how: 'close' | 'SIGKILL') {
      const ended = once(child, 'exit');
      if (how === 'close') child.send(how);
      else child.kill(how);
      await ended;
    },
  };
}
/** Meanwhile nobody's commit comes to LMDB. */
async function hold(directory: string) {
  const held = join(directory, 'held');
  const child = fork(join(__dirname, 'lmdb-holder.mjs'), [directory]);
  running.push(child);
  while (!existsSync(held)) await wait(5);
  return async () => {
    rmSync(held);
    await once(child, 'exit');
  };
}
async function streamsIn(directory: string) {
  const reader = lmdbEventStore(directory, { readOnly: true });
  const streams = [];
  for await (const { events } of reader.readAll(0)) streams.push(...events.map(({ stream }) => stream));
  await reader.close();
  return streams;
}
const from = (first: number) => Array.from({ length: 20 }, (_, n) => first + n);

test('while a writer ends that another one follows too early, it acknowledges nothing in the places of the other one', async () => {
  const directory = join(scratch, 'few');
  const former = await writer(directory);
  expect(await former.append('before-1')).toBe(1);
  const next = await writer(directory);
  expect(await next.append('next-1')).toBe(2);
  expect(await former.append('late-1')).toMatch('lost before it answered');
  expect(await next.append('next-2')).toBe(3);
  expect(await streamsIn(directory)).toEqual(['before-1', 'next-1', 'next-2']);
});

test('nor does it acknowledge a crowd, which its write-ahead log alone would have', async () => {
  const directory = join(scratch, 'crowd');
  const former = await writer(directory);
  expect(await former.crowd('before')).toEqual(from(1));
  const next = await writer(directory);
  const release = await hold(directory);
  const late = former.crowd('late');
  await wait(300); // What it answers by the write-ahead log alone it has answered by now.
  former.signal('SIGSTOP');
  await release();
  expect(await next.crowd('next')).toEqual(from(21));
  former.signal('SIGCONT');
  for (const told of await late) expect(told).toMatch('lost before it answered');
  expect(await streamsIn(directory)).toEqual([...namesOf('before'), ...namesOf('next')]);
});

test('what a writer acknowledged by its write-ahead log before another one followed it stands in the log', async () => {
  const directory = join(scratch, 'taken');
  const former = await writer(directory);
  expect(await former.append('before-1')).toBe(1);
  const release = await hold(directory);
  expect(await former.crowd('former')).toEqual(from(2));
  const following = writer(directory);
  await wait(300);
  await release();
  const next = await following;
  expect(await next.crowd('next')).toEqual(from(22));
  expect(await streamsIn(directory)).toEqual(['before-1', ...namesOf('former'), ...namesOf('next')]);
});

test('a writer that ends in order takes nothing away of the write-ahead log of the one that follows it', async () => {
  const directory = join(scratch, 'ends');
  const former = await writer(directory);
  expect(await former.crowd('former')).toEqual(from(1));
  const next = await writer(directory);
  expect(await next.crowd('next')).toEqual(from(21));
  await former.end('close');
  const release = await hold(directory);
  expect(await next.crowd('more')).toEqual(from(41));
  await next.end('SIGKILL');
  await release();
  const last = await writer(directory);
  expect(await last.append('last-1')).toBe(61);
  expect(await streamsIn(directory)).toEqual([...namesOf('former'), ...namesOf('next'), ...namesOf('more'), 'last-1']);
});
