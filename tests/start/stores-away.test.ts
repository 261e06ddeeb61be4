// The stores of an installation are on servers, which may be away: each service says so in the same way, and none of them dies of it while it runs.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askService } from '../../query-api/src/kernel/server/health.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { ensureSecrets } from '@paideia/store/secrets.ts';
import { newServers, type Servers } from '../support/servers.ts';
import { freePort, newDataDir, removeDataDir } from '../support/stack.ts';

const root = join(__dirname, '../..');
const names = ['command-service', 'projection-service', 'query-api'] as const;
type Name = (typeof names)[number];
type Running = { readonly child: ChildProcess; out: string; err: string };
const running = new Map<Name, Running>();
let [dataDir, port] = ['', 0];
let servers: Servers;
const socket = (name: string) => join(dataDir, `${name.split('-')[0]}.sock`);
const placeOf = (name: Name) => (name === 'query-api' ? `http://127.0.0.1:${port}` : socket(name));

function start(name: Name): Running {
  const child = spawn(process.execPath, [join(root, name, 'dist/main.js')], {
    cwd: root,
    env: {
      ...process.env,
      ...servers.env,
      MONGODB_URL: '',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      NODE_ENV: 'production',
      APP_ENV: 'development',
      LOG_LEVEL: 'info',
      ...(name === 'query-api'
        ? { COMMAND_URL: socket('command-service'), PROJECTION_URL: socket('projection-service') }
        : { LISTEN: socket(name) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const one: Running = { child, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (one.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (one.err += chunk.toString()));
  running.set(name, one);
  return one;
}
async function ended({ child }: Running): Promise<number | string | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}
/** What it wrote is there when its streams are at their end. */
async function codeOf(one: Running) {
  const closed = once(one.child, 'close');
  const code = await ended(one);
  await closed;
  return code;
}
const ready = async (name: Name) => (await askService(placeOf(name), '/health/ready'))?.status;
async function until(look: () => Promise<boolean>, what: string) {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(100)) if (await look()) return;
  throw new Error(
    `not in time: ${what}; ${JSON.stringify([...running].map(([name, { out, err }]) => [name, out.slice(-500), err.slice(-500)]))}`,
  );
}
async function startAll() {
  for (const name of names) {
    start(name);
    await until(async () => (await ready(name)) === 200, `${name} is ready`);
  }
}
async function stopAll() {
  for (const [name, one] of [...running].reverse()) {
    one.child.kill('SIGTERM');
    expect([name, await codeOf(one)]).toEqual([name, 0]);
    expect(JSON.parse(one.out.trim().split('\n').at(-1)!)).toMatchObject({ service: name, msg: 'stopped' });
  }
}

beforeAll(async () => {
  [dataDir, port] = [newDataDir(), await freePort()];
  servers = await newServers({ hasLog: true, documents: '' });
  ensureSecrets(dataDir);
}, 120_000);
afterAll(async () => {
  for (const { child } of running.values()) child.kill('SIGKILL');
  await servers.stop();
  removeDataDir(dataDir);
}, 120_000);

test('a service that reads what another one makes says so where nothing was made yet', async () => {
  for (const name of ['projection-service', 'query-api'] as const) {
    const one = start(name);
    expect([name, await codeOf(one), one.out]).toEqual([name, 1, '']);
    expect(one.err.trim()).toMatch(/^There are no stores in DATA_DIR yet: command-service makes them.*$/);
  }
}, 120_000);

test('an event of a later release in a log that is followed ends who folds it, in order and with a sentence', async () => {
  await startAll();
  const log = await openEventStore({ dataDir, url: servers.env.EVENTSTORE_URL, warn: () => {} });
  const event = {
    id: randomUUID(),
    type: 'CollegeMerged',
    data: {},
    meta: { schemaVersion: 1, at: new Date().toISOString() },
  };
  const sentence =
    /^A later release has written the event college-1 revision 0 \(CollegeMerged in version 1\), which this release does not know\..*$/m;
  await log.append('college-1', [event], 'none');
  await log.close();
  for (const name of ['command-service', 'projection-service'] as const) {
    const one = running.get(name)!;
    expect([name, await ended(one)]).toEqual([name, 1]);
    expect(one.err.match(sentence)).toHaveLength(1);
  }
  running.get('query-api')!.child.kill('SIGTERM');
  expect(await ended(running.get('query-api')!)).toBe(0);
  // It goes on in a log of its own.
  await servers.stop();
  servers = await newServers({ hasLog: true, documents: '' });
  removeDataDir(dataDir);
  dataDir = newDataDir();
  ensureSecrets(dataDir);
}, 300_000);

test('an event store that is away at the start ends each service with the same sentence, and one that goes away later ends none', async () => {
  await startAll();
  await servers.stop();
  for (const name of names) await until(async () => (await ready(name)) === 503, `${name} says that its store is away`);
  await wait(5_000);
  for (const name of names) {
    const { child, out, err } = running.get(name)!;
    expect([name, child.exitCode, child.signalCode, err]).toEqual([name, null, null, '']);
    // Whoever gathers logs reads a line at a time.
    for (const line of out.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ service: name });
    expect((await askService(placeOf(name), '/health/live'))?.status).toBe(200);
  }
  await stopAll();
  const away =
    'The event store at EVENTSTORE_URL does not answer. See that it runs and can be reached, then start again.';
  for (const name of names) {
    const one = start(name);
    expect([name, await codeOf(one), one.err.trim()]).toEqual([name, 1, away]);
    // No stack stands beside the sentence.
    expect(one.out).not.toMatch(/"level":[4-6]0/);
  }
}, 300_000);
