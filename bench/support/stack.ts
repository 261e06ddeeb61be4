// The three services run as `npm start` starts them, on a directory of their own, all on one core; where MONGODB_URL and EVENTSTORE_START say so, they are on
// servers.
import { spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { openRecords } from '@paideia/documents/open.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import { operationHash } from '@paideia/query-api/kernel/limits/operations.ts';
import { deviceOf } from '@paideia/query-api/kernel/session/device.ts';
import { cookieName } from '@paideia/query-api/kernel/session/session-cookie.ts';
import { sessionsIn } from '@paideia/query-api/kernel/session/session.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { allocator, services } from '../../scripts/services.mjs';
import { newServers, type Servers } from '../../tests/support/servers.ts';
import { collegeCommands, studentId, type Command } from './college.ts';
import { spawnServer } from './cores.ts';

export const root = join(import.meta.dirname, '..', '..');
let isBuilt = false;
export function buildOnce() {
  if (isBuilt) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'messages', 'services', 'code-cache'], {
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

/** It says which sockets lie between whoever asks and what is measured. */
export const wayOfStack =
  'HTTP over TCP on 127.0.0.1 to query-api, and Unix sockets from there to the other two services.';
export type Stack = {
  readonly port: number;
  readonly dataDir: string;
  /** It says where its stores are; what is not named is embedded. */
  readonly servers: Servers['env'];
  /** It is the cookie of the nth student, who was signed in before the service began. */
  cookie(n: number): string;
  /** They are those of the three services, by name. */
  pids(): Readonly<Record<string, number>>;
  /** It ends all of them, with SIGKILL as a power cut would. Nobody answers until `start`. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** It starts all of them again, beside each other, as `npm start` does on data that are there; it answers after how many ms each was ready. */
  start(): Promise<Readonly<Record<string, number>>>;
  stop(): Promise<void>;
};

const atOnce = 64;
async function seed(dataDir: string, url: string, students: number, afterwards: readonly Command[]) {
  const client = commandClient({ url, actorKey: secret(dataDir, 'actor') });
  let n = 0;
  const send = async (command: { readonly type: string; readonly data: unknown; readonly password?: string }) => {
    const actorId = command.type === 'AcceptTerms' ? (command.data as { userId: string }).userId : null;
    const envelope = { ...command, commandId: uuidFrom('bench', `${command.type} ${n++}`) };
    for (let tries = 0; ; tries++) {
      const reply = await client.sendUnchecked(envelope, { actorId, channel: 'SEED' });
      if (reply.ok) return;
      // A reaction may have been faster at the same stream, and a machine that is busy turns some away or answers late; the id tells what is done.
      const mayTryAgain = reply.code === 'conflict' || reply.code === 'unavailable';
      if (!mayTryAgain || tries > 10) throw new Error(`${command.type} was refused: ${JSON.stringify(reply)}`);
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
  for (const command of afterwards) await send(command);
  client.close();
}

/** It runs in production, with every limit on; only the rates are raised, because all the load comes from one address. */
export async function startStack({
  students,
  operations,
  afterwards = [],
  isWholeSite = false,
  cores = 'one',
  servers: serversOf = newServers,
}: {
  readonly students: number;
  readonly operations: readonly string[];
  /** These are to be there besides the students. */
  readonly afterwards?: readonly Command[];
  /** The site is as it was built, with its own operations. */
  readonly isWholeSite?: boolean;
  /** The services have one core together, or share all with whoever makes the load. */
  readonly cores?: 'one' | 'all';
  /** It says where the stores are; they are those that the environment names when left out. */
  readonly servers?: () => Promise<Servers>;
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
  const servers = await serversOf();
  const port = await freePort();
  const [command, projection] = [join(dataDir, 'command.sock'), join(dataDir, 'projection.sock')];
  const env = {
    ...allocator,
    ...process.env,
    ...servers.env,
    NODE_ENV: 'production',
    APP_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    WEB_DIR: isWholeSite ? join(root, 'web', 'dist') : webDir,
    COMMAND_URL: command,
    PROJECTION_URL: projection,
    RATE_LIMIT: '100000000',
    LOG_LEVEL: 'warn',
  };
  const running = new Map<string, ChildProcess>();
  async function start({ name, flags }: (typeof services)[number]): Promise<number> {
    const begun = performance.now();
    const listen = { 'command-service': command, 'projection-service': projection, 'query-api': undefined }[name];
    if (listen) rmSync(listen, { force: true });
    const node = process.env['BENCH_NODE']?.split(' ') ?? [];
    const child = spawnServer(
      process.execPath,
      [...node, ...flags, '--enable-source-maps', join(root, name, 'dist', 'main.js')],
      { cwd: root, env: { ...env, ...(listen && { LISTEN: listen }) }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      cores,
    );
    running.set(name, child);
    await new Promise<void>((ready, fail) => {
      child.on('message', (message: { readonly ready?: boolean }) => message.ready === true && ready());
      child.once('exit', (code) => fail(new Error(`${name} ended (${code})`)));
    });
    return performance.now() - begun;
  }
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    // In good order they end one after the other, for they need each other; a power cut asks nobody.
    const all = [...running.values()]
      .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      .reverse()
      .map((child) => ({ child, gone: new Promise((resolve) => child.once('exit', resolve)) }));
    if (signal === 'SIGKILL') for (const { child } of all) child.kill(signal);
    for (const { child, gone } of all) {
      if (signal === 'SIGTERM') child.kill(signal);
      await gone;
    }
    running.clear();
  }
  const killAll = () => void running.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', killAll);
  const [commandService, projectionService, queryApi] = services;
  await start(commandService);
  await start(projectionService);
  await seed(dataDir, command, students, afterwards);

  // Sessions of everybody are made by the code that begins them, before their one writer opens the file.
  const records = await openRecords({ dataDir, url: servers.env.MONGODB_URL, file: 'sessions' });
  const sessions = sessionsIn(records, {
    watch: { endedAt: () => undefined, catchUp: () => Promise.resolve(Number.MAX_SAFE_INTEGER) },
  });
  const position = await sessions.position();
  const tokens = await Promise.all(
    Array.from(
      { length: students },
      async (_, n) => (await sessions.begin(studentId(n), deviceOf(undefined), position)).token,
    ),
  );
  await records.close();
  await start(queryApi);

  return {
    port,
    dataDir,
    servers: servers.env,
    cookie: (n) => `${cookieName}=${tokens[n % students]!}`,
    pids: () => Object.fromEntries([...running].map(([name, { pid }]) => [name, pid!])),
    end,
    async start() {
      return Object.fromEntries(
        await Promise.all(services.map(async (service) => [service.name, await start(service)] as const)),
      );
    },
    async stop() {
      process.off('exit', killAll);
      await end('SIGTERM');
      await servers.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
