import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { esdbEventStore } from './esdb-event-store.ts';
import { restartContract } from '../contract/restart.contract.ts';

/** The command must become the server (`exec`) and keep its data on disk; no server may run at the address yet. */
async function serverToKill(): Promise<readonly [url: string, command: string]> {
  const { EVENTSTORE_URL: url, EVENTSTORE_START: command } = process.env;
  if (url && command) return [url, command];
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  const program = join(__dirname, '../../test-servers/eventstore.process.ts');
  return [
    `esdb://127.0.0.1:${port}?tls=false`,
    `'${process.execPath}' --import tsx '${program}' "$LOG_PORT" "$LOG_DIR/log"`,
  ];
}

restartContract('event store in EventStoreDB', async () => {
  const [url, command] = await serverToKill();
  const [LOG_PORT, LOG_DIR] = [/:(\d+)(?=[/?]|$)/.exec(url)?.[1], mkdtempSync(join(tmpdir(), 'eventstore-'))];
  const store = esdbEventStore(url, { warn: () => {} });
  // The server reads variables with this prefix as its options, and stops at those it does not know.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_')));
  let server: ChildProcess | undefined;
  const kill = async () => {
    server!.kill('SIGKILL');
    await once(server!, 'exit');
  };
  return {
    append: store.append,
    reader: () => store,
    async start() {
      server = spawn('/bin/sh', ['-c', `exec ${command}`], { env: { ...env, LOG_PORT, LOG_DIR }, stdio: 'ignore' });
    },
    kill,
    async close() {
      await store.close();
      await kill();
    },
  };
});
