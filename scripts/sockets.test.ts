import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let scratch: string;
beforeAll(() => void (scratch = mkdtempSync(join(tmpdir(), 'paideia-sockets-'))));
afterAll(() => rmSync(scratch, { recursive: true }));

/** It runs in a Node of its own: the operator's commands run the file as it is, and this suite is compiled. */
function heldAndAnswered(dataDir: string): unknown {
  const url = pathToFileURL(join(__dirname, 'sockets.mjs')).href;
  const script = `
    const { holdDataDir, isAnswering, socketPath } = await import(${JSON.stringify(url)});
    const dataDir = ${JSON.stringify(dataDir)};
    const first = await holdDataDir(dataDir);
    const answered = await isAnswering(socketPath(dataDir, 'start'));
    const second = await holdDataDir(dataDir);
    await new Promise((resolve) => first.close(resolve));
    const third = await holdDataDir(dataDir);
    console.log(JSON.stringify([answered, second === undefined, third !== undefined]));
  `;
  return JSON.parse(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}

test('a data directory is held by one at a time, whatever somebody who was killed has left there', () => {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'start.sock'), '');
  expect(heldAndAnswered(dataDir)).toEqual([true, true, true]);
  // And the socket of a process that ended without a word.
  expect(heldAndAnswered(dataDir)).toEqual([true, true, true]);
});
test('one whose path is too long for a socket is held as well', () => {
  const dataDir = join(scratch, 'd'.repeat(100));
  mkdirSync(dataDir);
  expect(heldAndAnswered(dataDir)).toEqual([true, true, true]);
});
