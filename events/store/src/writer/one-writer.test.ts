import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { AnotherWriter, holdFiles } from './one-writer.ts';

const scratch = mkdtempSync(join(tmpdir(), 'writer-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
let [dataDir, n] = ['', 0];
beforeEach(() => void mkdirSync((dataDir = join(scratch, `${n++}`))));
const soon = { patienceMs: 100, answerMs: 500 };

test.each([
  ['a directory', () => dataDir],
  ['one whose path is too long for a socket', () => join(dataDir, 'x'.repeat(100))],
])('the files of %s have one process of each kind that writes them, until it lets go', async (_, place) => {
  dataDir = place();
  mkdirSync(dataDir, { recursive: true });
  const release = await holdFiles(dataDir, 'command-service');
  (await holdFiles(dataDir, 'projection-service'))();
  const refused = holdFiles(dataDir, 'command-service', soon);
  await expect(refused).rejects.toThrow(AnotherWriter);
  await expect(refused).rejects.toThrow(`Another command-service runs on ${dataDir}, and of the embedded stores`);
  const waiting = holdFiles(dataDir, 'command-service', { patienceMs: 30_000 });
  release();
  (await waiting)();
});

test('one that stands still and does not answer keeps nobody out, nor does what a killed one has left', async () => {
  const path = join(dataDir, 'command-service.writer.sock');
  const mute = createServer(() => undefined).listen({ path });
  await once(mute, 'listening');
  (await holdFiles(dataDir, 'command-service', soon))();
  mute.close();
});
