// These are colleges of the tests on servers: where MONGODB_URL is set each has a database of its own there, and where EVENTSTORE_URL and EVENTSTORE_START are,
// an event store of its own, for a server of events has one log.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEventStore } from '@paideia/store/open.ts';
import { probeEvents } from '@paideia/store/probe.ts';
import { freePort } from './stack.ts';

export type Servers = {
  /** A process needs this in its environment to find the stores: what is not named is embedded. */
  readonly env: { readonly EVENTSTORE_URL: string; readonly MONGODB_URL: string };
  stop(): Promise<void>;
};

/** A stand-in speaks EventStoreDB's protocol where EVENTSTORE_START names no server. */
const standIn = {
  address: 'esdb://127.0.0.1:2113?tls=false',
  command: `"${process.execPath}" --import tsx events/store/test-servers/eventstore.process.ts $LOG_PORT "$LOG_DIR/log"`,
};

async function newEventStore(address: string, command: string) {
  const port = await freePort();
  const url = address.replace(/:\d+(?=[/?]|$)/, `:${port}`);
  const directory = mkdtempSync(join(tmpdir(), 'eventstore-'));
  // The server reads variables that begin with EVENTSTORE_ as its options, and stops at those it does not know.
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_'));
  const server = spawn('/bin/sh', ['-c', `exec ${command}`], {
    env: { ...Object.fromEntries(own), LOG_PORT: `${port}`, LOG_DIR: directory },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whoever asks it then hears only that nobody is there.
  let isOver = false;
  server.once('exit', (code, signal) => {
    if (!isOver) console.error(`The event store at ${url} ended by itself (${signal ?? code}).`);
  });
  const store = await openEventStore({ dataDir: '', url, warn: () => {} });
  const isThere = () =>
    probeEvents(store)().then(
      () => true,
      () => false,
    );
  for (const end = Date.now() + 60_000; !(await isThere()); await wait(100))
    if (server.exitCode !== null || Date.now() > end) throw new Error(`EVENTSTORE_START started no server at ${url}`);
  await store.close();
  return {
    url,
    async stop() {
      isOver = true;
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/**
 * It makes the servers for one college. Without a command the event store at EVENTSTORE_URL is for the college that `isOnly`, and the others keep their log in
 * their directory. `hasLog` says that its log is on a server, if need be on the stand-in, or is not, whatever the environment says.
 */
export async function newServers({
  isOnly = false,
  documents = process.env['MONGODB_URL'] ?? '',
  hasLog = Boolean(process.env['EVENTSTORE_URL'] && process.env['EVENTSTORE_START']),
}: { readonly isOnly?: boolean; readonly documents?: string; readonly hasLog?: boolean } = {}): Promise<Servers> {
  const { EVENTSTORE_URL = '', EVENTSTORE_START: command } = process.env;
  const { address, command: start } = command ? { address: EVENTSTORE_URL, command } : standIn;
  const events = hasLog ? await newEventStore(address, start) : undefined;
  const database = documents && new URL(documents);
  if (database) database.pathname = `tests-${randomUUID().slice(0, 8)}`;
  return {
    env: {
      EVENTSTORE_URL: events?.url ?? (isOnly ? EVENTSTORE_URL : ''),
      MONGODB_URL: database ? database.href : '',
    },
    stop: async () => events?.stop(),
  };
}
