// The service is a process of its own here: these tests say how it starts and how it ends.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { eventStoreServer } from '../../events/store/test-servers/eventstore.ts';
import { bundled } from '../../scripts/bundled.ts';
import { commandClient, type CommandClient } from './kernel/http/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'paideia-main-'));
const url = join(dataDir, 'c.sock');
const program = bundled(join(__dirname, 'main.ts'));
const children = new Set<ChildProcess>();
let client: CommandClient;
beforeAll(() => {
  ensureSecrets(dataDir);
  client = commandClient({ url, actorKey: secret(dataDir, 'actor') });
});
afterAll(() => {
  client.close();
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  LISTEN: url,
  EVENTSTORE_URL: '',
  MONGODB_URL: '',
  LOG_LEVEL: 'error',
};
function spawn(env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = fork(program, { env: { ...environment, ...env }, silent: true });
  children.add(child);
  return child;
}
async function start(env: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
  const child = spawn(env);
  expect(await once(child, 'message')).toEqual([{ ready: true }, undefined]);
  return child;
}
/** Answers its exit code, or the signal that ended it, and how long that took. */
async function ended(child: ChildProcess, end: () => void): Promise<{ readonly how: unknown; readonly ms: number }> {
  const from = Date.now();
  const exit = once(child, 'exit');
  end();
  const [code, signal] = (await exit) as [number | null, string | null];
  children.delete(child);
  return { how: code ?? signal, ms: Date.now() - from };
}
const log = () => ({
  type: 'RecordLogit' as const,
  data: {
    logitId: idFrom(randomUUID()),
    userId: null,
    action: 'reportFrontEndError',
    type: 'ERROR' as const,
    payload: {},
  },
  commandId: randomUUID() as string,
});
const visitor = { actorId: null, channel: 'WEB' } as const;

describe('command-service', () => {
  test('does not start on a wrong configuration: it says which variable, and has opened no store', () => {
    const elsewhere = join(dataDir, 'elsewhere');
    const env = { ...process.env, DATA_DIR: elsewhere, PORT: '', LEASE_MS: 'long' };
    const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'LEASE_MS may only be a whole number from 1.\n' });
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('does not begin in the log of another program unless it is told to, and then decides beside it', async () => {
    const server = await eventStoreServer();
    const theirs = { type: 'OrderPlaced', data: { order: 1 }, metadata: { tenant: 'a' } };
    server.append('order-1', theirs);
    const env = { EVENTSTORE_URL: server.url, DATA_DIR: mkdtempSync(join(dataDir, 'shared-')) };
    ensureSecrets(env.DATA_DIR);
    const refused = spawn(env);
    let said = '';
    refused.stderr!.on('data', (text: Buffer) => (said += text.toString()));
    expect((await ended(refused, () => {})).how).toBe(1);
    expect(said).toBe(
      'The event store at EVENTSTORE_URL holds the events of another program and none of Paideia. Give an event store of its own, or SHARED_LOG=yes to use this one beside the other program.\n',
    );

    const begun = await start({ ...env, SHARED_LOG: 'yes' });
    const local = commandClient({ url, actorKey: secret(env.DATA_DIR, 'actor') });
    const noted = log();
    expect(await local.send(noted, visitor)).toMatchObject({ ok: true });
    // It is in a stream of ours too, and of a type of ours: without our metadata it is nothing to us.
    server.append(`logit-${noted.data.logitId}`, theirs);
    server.append('order-2', { type: 'LogitRecorded', data: {} });
    expect(await local.send(log(), visitor)).toMatchObject({ ok: true });
    await ended(begun, () => begun.kill('SIGTERM'));
    // What Paideia has begun in it goes on without a word.
    const next = await start(env);
    expect(await local.send(noted, visitor)).toMatchObject({ ok: true });
    await ended(next, () => next.kill('SIGTERM'));
    local.close();
    server.stop();
  });

  test.each([
    ['MONGODB_URL', 'mongodb://127.0.0.1:1/paideia', 'The document store'],
    ['EVENTSTORE_URL', 'esdb://127.0.0.1:1?tls=false', 'The event store'],
  ])('does not start where nobody answers at %s, and says so', (name, address, store) => {
    const env = { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', [name]: address };
    const { status, stderr } = spawnSync(process.execPath, [program], {
      env: { ...env, DATA_DIR: dataDir, LISTEN: url },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      `${store} at ${name} does not answer. See that it runs and can be reached, then start again.\n`,
    ]);
  });

  test('does not start with a key that was lost and made anew: it says where the right one belongs', async () => {
    const env = { DATA_DIR: mkdtempSync(join(dataDir, 'keys-')) };
    ensureSecrets(env.DATA_DIR);
    const first = await start(env);
    const local = commandClient({ url, actorKey: secret(env.DATA_DIR, 'actor') });
    const data = {
      userId: idFrom('first-superadmin'),
      email: 'first@example.org',
      firstName: 'First',
      lastName: 'Administrator',
      locale: 'en',
      regionIds: [],
      groupIds: [],
      roles: ['superadmin' as const],
    };
    const invite = { type: 'InviteUser' as const, data, commandId: randomUUID() as string };
    const seeding = { actorId: null, channel: 'SEED' } as const;
    expect(await local.send(invite, seeding)).toMatchObject({ ok: true });
    await ended(first, () => first.kill('SIGTERM'));
    for (const name of ['master', 'email']) {
      const keyFile = join(env.DATA_DIR, 'secrets', `${name}.key`);
      const kept = readFileSync(keyFile);
      rmSync(keyFile);
      ensureSecrets(env.DATA_DIR);
      const refused = spawn(env);
      let said = '';
      refused.stderr!.on('data', (text: Buffer) => (said += text.toString()));
      expect((await ended(refused, () => {})).how).toBe(1);
      expect(said).toMatch(
        new RegExp(`^The key "${name}" is not the one of this college: .*DATA_DIR/secrets/${name}\\.key\\..*\n$`),
      );
      writeFileSync(keyFile, kept);
    }
    const again = await start(env);
    expect(await local.send(invite, seeding)).toMatchObject({ ok: true });
    await ended(again, () => again.kill('SIGTERM'));
    local.close();
  });

  test('killed, it leaves a socket that is in the way of nobody; one that answers is left alone', async () => {
    const first = await start();
    await ended(first, () => first.kill('SIGKILL'));
    expect(existsSync(url)).toBe(true);
    const child = await start();
    const otherDir = mkdtempSync(join(dataDir, 'late-'));
    ensureSecrets(otherDir);
    const late = spawn({ DATA_DIR: otherDir, LOG_LEVEL: 'silent' });
    expect((await ended(late, () => {})).how).toBe(1);
    expect(await client.send(log(), visitor)).toMatchObject({ ok: true });
    await ended(child, () => child.kill('SIGTERM'));
  });

  test('ends within 5 seconds when it is told to, and no command that it took is lost', async () => {
    const from = Date.now();
    const child = await start();
    const started = Date.now() - from;
    // Where its next start takes longer than the client tries by itself, whoever sends tries on with the same id.
    const send = async (command: ReturnType<typeof log>): ReturnType<typeof client.send> => {
      const answer = await client.send(command, visitor);
      return !answer.ok && answer.code === 'unavailable' ? send(command) : answer;
    };
    const sending = Array.from({ length: 50 }, () => send(log()));
    await Promise.race(sending);
    const end = await ended(child, () => child.kill('SIGTERM'));
    expect(end.how).toBe(0);
    // On a machine that takes long to start it, the end may take long too.
    expect(end.ms).toBeLessThan(Math.max(5_000, 2 * started));
    // Those that it did not take any more are taken by its next start, with the same ids.
    const next = await start();
    expect((await Promise.all(sending)).filter(({ ok }) => !ok)).toEqual([]);
    expect((await ended(next, () => next.kill('SIGTERM'))).how).toBe(0);
  });

  test('ends when its parent is gone, also while it starts', async () => {
    const child = await start();
    expect(await ended(child, () => child.disconnect())).toMatchObject({ how: 0 });
    for (const ms of [0, 700]) {
      const starting = spawn();
      const end = await ended(starting, () => setTimeout(() => starting.connected && starting.disconnect(), ms));
      expect(end.ms).toBeLessThan(120_000);
    }
  });

  test('killed at any moment, it takes the same command again after its next start and does it once', async () => {
    const command = log();
    const child = await start();
    const first = await client.send(command, visitor);
    await ended(child, () => child.kill('SIGKILL'));
    const next = await start();
    expect(await client.send(command, visitor)).toEqual({ ...first, repeated: true });
    await ended(next, () => next.kill('SIGTERM'));
  });
});
