import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { describe, test } from '@jest/globals';
import { esdbEventStore } from './esdb.event-store.ts';
import { restartContract } from '../contract/restart.contract.ts';

/** The command must become the server (`exec`) and keep its data on disk; no server may run at the address yet. */
const { EVENTSTORE_URL: url, EVENTSTORE_START: command } = process.env;

if (url && command)
  restartContract('event store in EventStoreDB', async () => {
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
        server = spawn('/bin/sh', ['-c', `exec ${command}`], { env, stdio: 'ignore' });
      },
      kill,
      async close() {
        await store.close();
        await kill();
      },
    };
  });
else
  describe('event store in EventStoreDB', () =>
    test.skip('skipped: EVENTSTORE_URL and EVENTSTORE_START name no server to kill', () => {}));
