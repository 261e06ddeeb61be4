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
function inNode(script: string): unknown {
  const url = pathToFileURL(join(__dirname, 'sockets.mjs')).href;
  const whole = `const { holdDataDir, isAnswering, socketPath } = await import(${JSON.stringify(url)});${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', whole], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`it said nothing: ${stderr}`);
  return JSON.parse(stdout);
}
const heldAndAnswered = (dataDir: string) =>
  inNode(`
    const dataDir = ${JSON.stringify(dataDir)};
    const first = await holdDataDir(dataDir);
    const answered = await isAnswering(socketPath(dataDir, 'start'));
    const second = await holdDataDir(dataDir);
    await new Promise((resolve) => first.close(resolve));
    const third = await holdDataDir(dataDir);
    console.log(JSON.stringify([answered, second === undefined, third !== undefined]));
  `);
/** Its port is one of twenty thousand, and some connection of this machine may have it: then another directory is taken. */
const isPortFree = (dataDir: string) =>
  inNode(`
    const { createServer } = await import('node:net');
    const [host, port] = socketPath(${JSON.stringify(dataDir)}, 'start').split(':');
    const server = createServer().on('error', () => console.log('false'));
    server.listen(Number(port), host, () => server.close(() => console.log('true')));
  `);

test('a data directory is held by one at a time, whatever somebody who was killed has left there', () => {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'start.sock'), '');
  expect(heldAndAnswered(dataDir)).toEqual([true, true, true]);
  // And the socket of a process that ended without a word.
  expect(heldAndAnswered(dataDir)).toEqual([true, true, true]);
});
test('one whose path is too long for a socket is held as well', () => {
  const longDir = (n: number) => join(scratch, `${'d'.repeat(100)}${n}`);
  let n = 0;
  do mkdirSync(longDir(++n));
  while (!isPortFree(longDir(n)));
  expect(heldAndAnswered(longDir(n))).toEqual([true, true, true]);
});
