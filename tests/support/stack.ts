import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Stack = {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  output(): string;
  /** It is the id of the process that runs this service now. */
  pid(service: string): number;
  stop(): Promise<number | null>;
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
};
const [portTries, isTaken] = [5, /EADDRINUSE|Port \d+ is in use/];
/**
 * It is a while between finding a port free and binding it, and meanwhile another stack, or any connection of this machine, may have got it. Then it is theirs,
 * and `start` is called again with another one.
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>, choosePort = freePort): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await start(await choosePort());
    } catch (error) {
      if (tries === portTries || !isTaken.test(String(error))) throw error;
    }
}
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'paideia-'));

const running = new Set<Pick<Stack, 'stop'>>();
/** What a test that failed has left behind would keep the tests from ending. */
export const stopStacks = async (): Promise<void> => void (await Promise.all([...running].map(({ stop }) => stop())));

type Start = { readonly dataDir: string; readonly env: Record<string, string>; readonly patienceMs: number };
/** It starts the product as `npm start` does, and waits for its `ready` line. A port that `env` asks for is not exchanged for another one. */
export async function startStack({
  dataDir = newDataDir(),
  env = {},
  patienceMs = 240_000,
  choosePort,
}: Partial<Start> & { readonly choosePort?: () => Promise<number> } = {}): Promise<Stack> {
  const start = (port: number) => startOn(port, { dataDir, env, patienceMs });
  return env['PORT'] === undefined ? onFreePort(start, choosePort) : start(Number(env['PORT']));
}

async function startOn(port: number, { dataDir, env, patienceMs }: Start): Promise<Stack> {
  const child = spawn(process.execPath, [join(__dirname, '../../scripts/start.mjs')], {
    // It runs on the embedded stores, unless it is told otherwise: two colleges on one store would be none.
    env: {
      ...process.env,
      EVENTSTORE_URL: '',
      MONGODB_URL: '',
      NODE_ENV: 'production',
      ...env,
      DATA_DIR: dataDir,
      PORT: `${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const stop = async () => {
    running.delete(own);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  const own = { stop };
  running.add(own);
  const until = Date.now() + patienceMs;
  while (!text.includes(`ready http://127.0.0.1:${port}`)) {
    if (child.exitCode !== null) {
      running.delete(own);
      throw new Error(`it ended with ${child.exitCode}:\n${text}`);
    }
    if (Date.now() > until) {
      await stop();
      throw new Error(`it was not ready in time:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    process: child,
    output: () => text,
    pid: (service) => {
      const name = join(service, 'dist/main.js');
      const pid = Number(spawnSync('pgrep', ['-P', `${child.pid}`, '-f', name], { encoding: 'utf8' }).stdout);
      if (!(pid > 0)) throw new Error(`${service} does not run`); // An id of 0 would be this process and all of its kin.
      return pid;
    },
    stop,
  };
}
export const removeDataDir = (dataDir: string): void => rmSync(dataDir, { recursive: true, force: true });
