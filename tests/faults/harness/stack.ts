// These are the three services as `npm start` runs them, each started again when it ends, with handles to do them harm.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onFreePort } from '../../support/stack.ts';
import { storesOf } from './places.ts';

/** Jest and `npm run` both begin there; the one knows no `import.meta`, the other no `__dirname`. */
export const root = process.cwd();
export const services = ['command-service', 'projection-service', 'query-api'] as const;
export type ServiceName = (typeof services)[number];
/** Each is the bundle of a service that is not the one that was built. */
export type Bundles = Readonly<Partial<Record<ServiceName, string>>>;
export type StackOptions = {
  readonly dataDir: string;
  /** A stack beside another one on the same data has a name of its own; the sockets without one are a front's. */
  readonly instance?: string | undefined;
  readonly port?: number | undefined;
  readonly choosePort?: (() => Promise<number>) | undefined;
  /** It says which service starts first. A query-api that starts before another one waits for that, and nobody waits for it until then. */
  readonly order?: readonly ServiceName[] | undefined;
  readonly bundles?: Bundles | undefined;
  /** These arguments of Node are for all three. */
  readonly node?: readonly string[] | undefined;
  /** The shell does this before it becomes the service, `ulimit` for one. */
  readonly before?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
};
type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly isAsked: boolean };
type Supervised = {
  child?: ChildProcess;
  output: string;
  isAsked: boolean;
  isRetired: boolean;
  readonly exits: Exit[];
  readonly readyMs: number[];
  ready: Promise<void>;
};
export type Stack = {
  readonly url: string;
  readonly dataDir: string;
  /** It ends the service so, and resolves when the next one is ready. */
  end(name: ServiceName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** It ends the service so, and starts none in its place until `resume`. */
  retire(name: ServiceName, signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  resume(name: ServiceName): Promise<void>;
  signal(name: ServiceName, signal: NodeJS.Signals): void;
  pid(name: ServiceName): number;
  exits(name: ServiceName): readonly Exit[];
  /** It says how long each start took, the first ones too. */
  readyMs(name: ServiceName): readonly number[];
  output(name: ServiceName): string;
  /** It sends SIGTERM to each, and answers how each ended. */
  stop(): Promise<Readonly<Record<ServiceName, Exit>>>;
};

const restartPauseMs = 100;
/** Whoever is not ready by then never will be; on a machine with twenty times as much to do a service takes half a minute. */
const readyAtLastMs = 300_000;
export const socket = (dataDir: string, name: ServiceName, instance?: string) =>
  join(
    dataDir,
    `${name === 'command-service' ? 'command' : 'projection'}${instance === undefined ? '' : `-${instance}`}.sock`,
  );

/** They are on a port that is free, and on another one when that is taken by the time that it is bound; one that is asked for is not exchanged. */
export const startServices = ({ port, choosePort, ...how }: StackOptions): Promise<Stack> =>
  port === undefined ? onFreePort((free) => startOn(free, how), choosePort) : startOn(port, how);

async function startOn(
  port: number,
  { dataDir, instance, order = services, bundles = {}, node = [], before = '', env = {} }: StackOptions,
): Promise<Stack> {
  let isStopping = false;
  const all = Object.fromEntries(
    services.map((name) => [
      name,
      { output: '', isAsked: false, isRetired: false, exits: [], readyMs: [], ready: Promise.resolve() },
    ]),
  ) as unknown as Record<ServiceName, Supervised>;

  function start(name: ServiceName): Promise<void> {
    const one = all[name];
    const listen = name === 'query-api' ? undefined : socket(dataDir, name, instance);
    if (listen) rmSync(listen, { force: true });
    const args = [...node, bundles[name] ?? join(root, name, 'dist/main.js')];
    const began = Date.now();
    const child = spawn('sh', ['-c', `${before} exec "$0" "$@"`, process.execPath, ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...storesOf(dataDir),
        NODE_ENV: 'production',
        APP_ENV: 'development',
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: `${port}`,
        COMMAND_URL: socket(dataDir, 'command-service'),
        PROJECTION_URL: socket(dataDir, 'projection-service'),
        ...(listen && { LISTEN: listen }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    one.child = child;
    one.isAsked = one.isRetired = false;
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (text: Buffer) => (one.output += text.toString()));
    const ready = new Promise<void>((resolve, reject) => {
      let reached = 'nothing';
      child.on('message', (message: { ready?: boolean; progress?: string }) => {
        reached = message.progress ?? reached;
        if (!message.ready) return;
        clearTimeout(timer);
        one.readyMs.push(Date.now() - began);
        resolve();
      });
      const tooLate = () =>
        reject(new Error(`${name} is not ready after ${readyAtLastMs} ms (${reached}): ${one.output.slice(-800)}`));
      const timer = setTimeout(tooLate, readyAtLastMs);
      child.once('exit', () => clearTimeout(timer));
      child.once('exit', () => reject(new Error(`${name} ended while starting: ${one.output.slice(-800)}`)));
    });
    child.once('exit', (code, signal) => {
      one.exits.push({ code, signal, isAsked: one.isAsked });
      if (isStopping || one.isRetired) return;
      const next = wait(restartPauseMs).then(() => (isStopping ? undefined : start(name)));
      one.ready = next;
      next.catch(() => undefined); // Whoever waits for it is told.
    });
    one.ready = ready;
    ready.catch(() => undefined);
    return ready;
  }
  async function ended(name: ServiceName, signal: 'SIGKILL' | 'SIGTERM') {
    const one = all[name];
    await one.ready.catch(() => undefined);
    const child = one.child!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    one.isAsked = true;
    child.kill(signal);
    await gone;
  }
  async function stop() {
    isStopping = true;
    for (const name of [...services].reverse()) {
      const one = all[name];
      await one.ready.catch(() => undefined);
      const { child } = one;
      if (!child || child.exitCode !== null || child.signalCode !== null) continue;
      const gone = once(child, 'exit');
      one.isAsked = true;
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await gone;
      clearTimeout(timer);
    }
    return Object.fromEntries(services.map((name) => [name, all[name].exits.at(-1)!])) as Record<ServiceName, Exit>;
  }
  try {
    // They start one after the other, for the first one makes the files that the others open.
    for (const name of order) {
      const ready = start(name);
      if (name !== 'query-api') await ready;
    }
    const waitsUntil = Date.now();
    await all['query-api'].ready;
    all['query-api'].readyMs[0] = Math.min(all['query-api'].readyMs[0]!, Date.now() - waitsUntil);
  } catch (error) {
    await stop(); // Nobody else could.
    throw error;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    async end(name, signal) {
      await ended(name, signal);
      await all[name].ready;
    },
    async retire(name, signal) {
      all[name].isRetired = true;
      await ended(name, signal);
    },
    resume: start,
    signal: (name, signal) => void all[name].child!.kill(signal),
    pid: (name) => all[name].child!.pid!,
    exits: (name) => all[name].exits,
    readyMs: (name) => all[name].readyMs,
    output: (name) => all[name].output,
    stop,
  };
}
