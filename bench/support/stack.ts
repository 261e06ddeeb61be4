// The three services as `npm start` starts them, on a directory of their own, all on one core; where MONGODB_URL and EVENTSTORE_START say so, on servers.
import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { openRecords } from '@paideia/documents/open.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { operationHash } from '@paideia/query-api/kernel/limits/operations.ts';
import { deviceOf } from '@paideia/query-api/kernel/server/device.ts';
import { cookieName } from '@paideia/query-api/kernel/session/session-cookie.ts';
import { sessionsIn } from '@paideia/query-api/kernel/session/session.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { newServers } from '../../tests/support/servers.ts';
import { collegeCommands, studentId } from './college.ts';
import { spawnServer } from './cores.ts';

export const root = join(import.meta.dirname, '..', '..');
let isBuilt = false;
export function buildOnce() {
  if (isBuilt) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'messages', 'services'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('the services could not be built');
  isBuilt = true;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });

export type Stack = {
  readonly port: number;
  readonly dataDir: string;
  /** Of the nth student: signed in before the service began. */
  cookie(n: number): string;
  /** Kills command-service as a power cut would, and starts it again. */
  readonly pids: () => readonly number[];
  stop(): Promise<void>;
};

const atOnce = 64;
async function seed(dataDir: string, url: string, students: number) {
  const client = commandClient({ url, actorKey: secret(dataDir, 'actor') });
  let n = 0;
  const send = async (command: { readonly type: string; readonly data: unknown; readonly password?: string }) => {
    const actorId = command.type === 'AcceptTerms' ? (command.data as { userId: string }).userId : null;
    for (let tries = 0; ; tries++) {
      const reply = await client.sendUnchecked(
        { ...command, commandId: uuidFrom('bench', `${command.type} ${n++}`) },
        { actorId, channel: 'SEED' },
      );
      if (reply.ok) return;
      // A reaction may have been faster at the same stream.
      if (reply.code !== 'conflict' || tries > 10)
        throw new Error(`${command.type} was refused: ${JSON.stringify(reply)}`);
    }
  };
  const { places, people } = collegeCommands(students);
  for (const command of places) await send(command);
  const left = people.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [, commands] of left) for (const command of commands) await send(command);
    }),
  );
  client.close();
}

/** In production, with every limit on; only the rates are raised, because all the load comes from one address. */
export async function startStack({
  students,
  operations,
}: {
  readonly students: number;
  readonly operations: readonly string[];
}): Promise<Stack> {
  buildOnce();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-stack-'));
  const webDir = join(dataDir, 'web');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>bench</title>');
  writeFileSync(
    join(webDir, 'operations.json'),
    JSON.stringify(operations.map((text, n) => ({ name: `bench${n}`, sha256: operationHash(text) }))),
  );
  ensureSecrets(dataDir);
  const servers = await newServers();
  const port = await freePort();
  const [command, projection] = [join(dataDir, 'command.sock'), join(dataDir, 'projection.sock')];
  const env = {
    ...process.env,
    ...servers.env,
    NODE_ENV: 'production',
    APP_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    WEB_DIR: webDir,
    COMMAND_URL: command,
    PROJECTION_URL: projection,
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'warn',
  };
  const running: ChildProcess[] = [];
  const start = (name: string, more: Readonly<Record<string, string>> = {}) =>
    new Promise<void>((ready, fail) => {
      const child = spawnServer(
        process.execPath,
        [...(process.env['BENCH_NODE']?.split(' ') ?? []), '--enable-source-maps', join(root, name, 'dist', 'main.js')],
        {
          cwd: root,
          env: { ...env, ...more },
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      );
      running.push(child);
      child.on('message', (message: { readonly ready?: boolean }) => message.ready === true && ready());
      child.once('exit', (code) => fail(new Error(`${name} ended (${code})`)));
    });
  await start('command-service', { LISTEN: command });
  await start('projection-service', { LISTEN: projection });
  await seed(dataDir, command, students);

  // Sessions of everybody, by the code that begins them, before their one writer opens the file.
  const records = await openRecords({ dataDir, url: servers.env.MONGODB_URL, file: 'sessions' });
  const sessions = sessionsIn(records, {
    watch: { endedAt: () => undefined, catchUp: () => Promise.resolve(Number.MAX_SAFE_INTEGER) },
  });
  const tokens = await Promise.all(
    Array.from({ length: students }, async (_, n) => (await sessions.begin(studentId(n), deviceOf(undefined))).token),
  );
  await records.close();
  await start('query-api');

  const killAll = () => running.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', killAll);
  return {
    port,
    dataDir,
    cookie: (n) => `${cookieName}=${tokens[n % students]!}`,
    pids: () => running.map(({ pid }) => pid!),
    async stop() {
      process.off('exit', killAll);
      for (const child of running.reverse()) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await gone;
      }
      await servers.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
