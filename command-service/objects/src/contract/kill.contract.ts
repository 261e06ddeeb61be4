import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { bundled } from '../../../../scripts/bundled.ts';
import { plannedParts, type Upload } from '../port.ts';
import { bytesOf } from '../testing/kill-bytes.ts';
import { diskObjectStore } from './disk.object-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'objects-kill-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const program = bundled(join(__dirname, 'disk.process.ts'));
const [size, each, rounds] = [300_000, 70_000, 8];
const store = diskObjectStore({ directory, key: 'ab'.repeat(32), address: '', reserve: 0 });
type Said = { readonly kept?: Upload; readonly completed?: Upload };

const wholeOf = (uploadId: string) =>
  Buffer.concat(plannedParts({ key: '', uploadId }, size, each).map((part) => bytesOf(uploadId, part.part, part.size)));

test('killed at any moment, what was acknowledged is whole, what is seen is whole, and the rest can be gone on with', async () => {
  const [kept, completed] = [new Map<string, Upload>(), new Map<string, Upload>()];
  for (let round = 0; round < rounds; round++) {
    const child = fork(program, [directory, `${size}`, `${each}`]);
    child.on('message', ({ kept: parts, completed: whole }: Said) => {
      if (parts) kept.set(parts.uploadId, parts);
      if (whole) completed.set(whole.uploadId, whole);
    });
    // In turn within a completion and within the parts of the next upload.
    const isLate = round % 2 === 1;
    for await (const [said] of on(child, 'message')) if (!isLate || (said as Said).completed) break;
    await new Promise((resolve) => setTimeout(resolve, (round * 7) % 11));
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const seen = new Set<string>();
  for await (const { key, size: found } of store.list('kills/')) {
    seen.add(key);
    expect(found).toBe(size);
    const upload = [...kept.values()].find((one) => one.key === key);
    // Of the last one the process may have been killed before it could say that it was kept.
    if (upload) expect((await buffer(await store.read(key))).equals(wholeOf(upload.uploadId))).toBe(true);
  }
  expect(completed.size).toBeGreaterThanOrEqual(rounds / 2);
  for (const { key } of completed.values()) expect(seen.has(key)).toBe(true);
  const interrupted = [...kept.values()].filter(({ key }) => !seen.has(key));
  for (const upload of interrupted) {
    await store.complete(upload, await store.parts(upload));
    expect((await buffer(await store.read(upload.key))).equals(wholeOf(upload.uploadId))).toBe(true);
  }
  await store.tidy(new Date(Date.now() + 60_000), async () => false);
  expect(await store.tidy(new Date(Date.now() + 60_000), async () => false)).toBe(0);
}, 60_000);
