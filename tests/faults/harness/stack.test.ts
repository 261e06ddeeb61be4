// It tries the harness itself, with services that do little but start and end.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { freePort, removeDataDir } from '../../support/stack.ts';
import { startServices, type ServiceName, type Stack } from './stack.ts';

let dataDir: string;
let taken: Server | undefined;
let stack: Stack | undefined;
afterEach(async () => {
  await stack?.stop();
  taken?.close();
  [stack, taken] = [undefined, undefined];
  removeDataDir(dataDir);
});

const running = `require('node:fs').appendFileSync(process.env.DATA_DIR + '/pids', process.pid + ' ');
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));
process.send({ ready: true });`;
const ending = `console.error('the records are broken'); process.exit(3);`;
const bound = `require('node:http').createServer((_, answer) => answer.end('mine')).listen(process.env.PORT, '127.0.0.1', () => process.send({ ready: true }));
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));`;
function bundlesOf(texts: Readonly<Record<ServiceName, string>>) {
  dataDir = mkdtempSync(join(tmpdir(), 'harness-'));
  const write = ([name, text]: [string, string]) => {
    const file = join(dataDir, `${name}.cjs`);
    writeFileSync(file, text);
    return [name, file];
  };
  return Object.fromEntries(Object.entries(texts).map(write)) as Record<ServiceName, string>;
}
const startedPids = () => readFileSync(join(dataDir, 'pids'), 'utf8').trim().split(' ').map(Number);
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('when a service does not start, those that were started before it are ended, and it is said why', async () => {
  const bundles = bundlesOf({ 'command-service': running, 'projection-service': running, 'query-api': ending });
  await expect(startServices({ dataDir, bundles })).rejects.toThrow('the records are broken');
  const pids = startedPids();
  expect(pids).toHaveLength(2);
  expect(pids.filter(isRunning)).toEqual([]);
  // None is started in its place either.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(startedPids()).toEqual(pids);
});

test('a port that somebody else has bound by the time that a service binds it is left to them', async () => {
  const bundles = bundlesOf({ 'command-service': running, 'projection-service': running, 'query-api': bound });
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const ports = [port, await freePort()];
  stack = await startServices({ dataDir, bundles, choosePort: async () => ports.shift()! });
  expect(stack.url).not.toContain(`:${port}`);
  expect(await (await fetch(stack.url)).text()).toBe('mine');
  expect(startedPids().filter(isRunning)).toHaveLength(2);
});

test('a port that was asked for is not exchanged', async () => {
  const bundles = bundlesOf({ 'command-service': running, 'projection-service': running, 'query-api': bound });
  taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  await expect(startServices({ dataDir, bundles, port })).rejects.toThrow('EADDRINUSE');
  expect(startedPids().filter(isRunning)).toEqual([]);
});
