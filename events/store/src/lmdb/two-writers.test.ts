import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { bundled } from '../../../../scripts/bundled.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const program = bundled(join(__dirname, 'lmdb-writer.ts'));
const directory = mkdtempSync(join(tmpdir(), 'two-writers-'));
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function writer() {
  const child = fork(program, [directory]);
  running.push(child);
  await once(child, 'message');
  return async (stream: string) => {
    const answered = once(child, 'message');
    child.send({ call: 1, args: [stream, [{ id: randomUUID(), type: 'Noted', data: {} }], 'none'] });
    const [{ answer, error }] = (await answered) as [{ answer?: { position: number }; error?: string }];
    return answer?.position ?? error;
  };
}

test('while a writer ends that another one follows too early, it acknowledges nothing in the places of the other one', async () => {
  const former = await writer();
  expect(await former('before-1')).toBe(1);
  const next = await writer();
  expect(await next('next-1')).toBe(2);
  expect(await former('late-1')).toMatch('lost before it answered');
  expect(await next('next-2')).toBe(3);
  const reader = lmdbEventStore(directory, { readOnly: true });
  const streams = [];
  for await (const { events } of reader.readAll(0)) streams.push(...events.map(({ stream }) => stream));
  await reader.close();
  expect(streams).toEqual(['before-1', 'next-1', 'next-2']);
});
