// More instances than one run over the same data; between them holds what operations.md tells.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { R } from '../../scripts/demo/ids.ts';
import { mongoServer, skipped, standInName } from '../../projection-service/documents/test-servers/mongo.server.ts';
import { ensureSecrets } from '@paideia/store/secrets.ts';
import { prepare } from '../support/commands.ts';
import { copyFirst } from '../support/first-college.ts';
import { newServers } from '../support/servers.ts';
import { freePort, newDataDir, removeDataDir, startStack } from '../support/stack.ts';

const root = join(__dirname, '../..');
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, 'SIGTERM');
}, 300_000);

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
function run(service: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [join(root, service, 'dist/main.js')], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.resume();
  started.push(child);
  return child;
}
async function until<T>(look: () => Promise<T | undefined | false>, withinMs: number, what: string): Promise<T> {
  for (const stop = Date.now() + withinMs; Date.now() < stop; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = await look().catch(() => undefined);
    if (found) return found;
  }
  throw new Error(`not within ${withinMs} ms: ${what}`);
}
const digestOf = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');

test('two query-apis on one data directory: who signs in at one is known at the other, and signed out at both within a second', async () => {
  const first = process.env['PAIDEIA_URL']!;
  const port = await freePort();
  run('query-api', {
    DATA_DIR: process.env['PAIDEIA_DATA']!,
    PORT: `${port}`,
    RATE_LIMIT: '1000000',
    NODE_ENV: 'production',
    APP_ENV: 'development',
  });
  const second = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${second}/health/ready`)).ok, 120_000, 'the second query-api');

  const ask = async (url: string, query: string, cookie?: string) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify({ query }),
    });
    const body = (await response.json()) as {
      data?: Record<string, unknown>;
      errors?: { extensions: { code: string } }[];
    };
    return {
      ...body,
      cookie: response.headers.getSetCookie()[0]?.split(';')[0],
      code: body.errors?.[0]?.extensions.code,
    };
  };
  const signIn = async (url: string) => {
    const signedIn = await ask(
      url,
      `mutation { loginWithPassword(email: "corinne.bassett@example.org", password: "${await digestOf('cedar-ridge-1')}") { _id } }`,
    );
    expect(signedIn.code).toBeUndefined();
    return signedIn.cookie!;
  };
  const me = '{ currentUser { email } }';
  const cookie = await signIn(first);
  const known = { currentUser: { email: 'corinne.bassett@example.org' } };
  for (const url of [first, second]) expect((await ask(url, me, cookie)).data).toEqual(known);
  expect((await ask(second, me)).code).toBe('session.none');

  const other = await signIn(second);
  expect((await ask(second, 'mutation { logoutUser }', cookie)).code).toBeUndefined();
  for (const url of [first, second])
    await until(async () => (await ask(url, me, cookie)).code === 'session.over', 30_000, `signed out at ${url}`);
  for (const url of [first, second]) expect((await ask(url, me, other)).data).toEqual(known); // The other session of the same person stays.
}, 300_000);

test.each(['command-service', 'projection-service'])(
  'a second %s that is started by hand beside the one of the embedded stores says why it does not start, and disturbs nobody',
  async (service) => {
    const dataDir = newDataDir();
    try {
      await copyFirst(dataDir);
      const college = await startStack({ dataDir });
      const pid = college.pid(service);
      const second = spawn(process.execPath, [join(root, service, 'dist/main.js')], {
        cwd: root,
        env: {
          ...process.env,
          EVENTSTORE_URL: '',
          MONGODB_URL: '',
          DATA_DIR: dataDir,
          LISTEN: join(dataDir, 'x.sock'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      started.push(second);
      let [out, err] = ['', ''];
      second.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
      second.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      const [status] = (await once(second, 'close')) as [number];
      expect([status, out, err]).toEqual([
        1,
        '',
        expect.stringMatching(new RegExp(`^Another ${service} runs on .*: stop that one first, or set DATA_DIR .*\n$`)),
      ]);
      await prepare([region(9)], dataDir);
      expect([college.pid(service), college.output()]).toEqual([pid, expect.not.stringContaining('starting it again')]);
      await college.stop();
    } finally {
      removeDataDir(dataDir);
    }
  },
  300_000,
);

const region = (n: number) => ({
  type: 'CreateRegion',
  data: {
    regionId: R(n),
    name: `Place ${n}`,
    slug: `Place-${n}`,
    type: 'AWM_OFFICE',
    zone: 'SYSTEM',
    currency: 'USD',
    timeZone: 'UTC',
  },
});
const onServer = skipped === undefined && standInName !== 'FerretDB' ? test : test.skip;
onServer(
  `query-api waits for the first projection-service; a killed one is replaced, and its documents equal a fresh fold${skipped === undefined ? '' : ` (skipped: ${skipped})`}`,
  async () => {
    const [server, servers] = [await mongoServer(), await newServers()];
    const database = new URL(server.url);
    database.pathname = `tests-${randomUUID().slice(0, 8)}`;
    const dataDir = newDataDir();
    try {
      ensureSecrets(dataDir);
      const [commandPort, one, two, apiPort] = [await freePort(), await freePort(), await freePort(), await freePort()];
      const env = { DATA_DIR: dataDir, ...servers.env, MONGODB_URL: database.href, LEASE_MS: '1500' };
      const command = run('command-service', { ...env, LISTEN: join(dataDir, 'command.sock'), PORT: `${commandPort}` });
      const health = async (port: number) =>
        (await (await fetch(`http://127.0.0.1:${port}/health/ready`)).json()) as {
          ok: boolean;
          groups: { group: string; isFedHere: boolean; lag: number }[];
        };
      await until(async () => (await prepare([region(1)], dataDir), true), 120_000, 'the command-service');
      const api = run('query-api', {
        ...env,
        COMMAND_URL: join(dataDir, 'command.sock'),
        PROJECTION_URL: `127.0.0.1:${one}`,
        PORT: `${apiPort}`,
        LOG_LEVEL: 'warn',
      });
      let said = '';
      api.stdout!.on('data', (chunk: Buffer) => (said += chunk.toString()));
      await until(async () => said.includes('waits for read models'), 120_000, 'a query-api that waits');
      const isOpen = () => fetch(`http://127.0.0.1:${apiPort}/health/live`).then(({ ok }) => ok);
      await expect(isOpen()).rejects.toThrow();
      const leader = run('projection-service', { ...env, LISTEN: `127.0.0.1:${one}` });
      await until(isOpen, 120_000, 'query-api, when there is something to read');
      expect((await health(one)).ok).toBe(true);
      await until(
        async () => (await health(one)).groups.every(({ isFedHere, lag }) => isFedHere && lag === 0),
        120_000,
        'a leader of every read model',
      );
      run('projection-service', { ...env, LISTEN: `127.0.0.1:${two}` });
      await until(async () => (await health(two)).ok, 120_000, 'the second projection-service');
      expect((await health(two)).groups.filter(({ isFedHere }) => isFedHere)).toEqual([]);

      await prepare([region(2)], dataDir);
      await end(leader, 'SIGKILL');
      await prepare([region(3)], dataDir);
      await until(
        async () => (await health(two)).groups.every(({ isFedHere, lag }) => isFedHere && lag === 0),
        // It is sooner by far, but not where others have the cores: each read model has a lease that it takes over.
        120_000,
        'the other one in its place',
      );
      await prepare([region(4)], dataDir);
      await until(
        async () => (await health(two)).groups.every(({ lag }) => lag === 0),
        120_000,
        'what came afterwards',
      );

      // It is the same comparison as `npm run verify`: every document of every read model is compared with a fold from the first event.
      const verified = spawn(process.execPath, [join(root, 'scripts/ops.mjs'), 'verify'], {
        env: { ...process.env, ...env, PROJECTION_URL: `http://127.0.0.1:${two}` },
      });
      let told = '';
      verified.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
      const [status] = (await once(verified, 'exit')) as [number];
      expect([status, told]).toEqual([0, expect.stringMatching(/Every read model equals a rebuild/)]);
      await end(command, 'SIGTERM');
    } finally {
      for (const child of started.splice(0)) await end(child, 'SIGKILL');
      await Promise.all([server.stop(), servers.stop()]);
      removeDataDir(dataDir);
    }
  },
  300_000,
);
