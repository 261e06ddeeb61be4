import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './stack.ts';

export type Api = { readonly url: string; stop(): Promise<void> };

/** It starts another query-api on the stack of the journeys, set as `env` says: it reads the same stores and shares the sessions. */
export async function startApi(env: Readonly<Record<string, string>>, port?: number): Promise<Api> {
  const dataDir = process.env['PAIDEIA_DATA']!;
  port ??= await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, EVENTSTORE_URL = '', MONGODB_URL = '' } = process.env;
  const child = spawn(process.execPath, [join(__dirname, '../../query-api/dist/main.js')], {
    cwd: join(__dirname, '../..'),
    env: {
      PATH,
      EVENTSTORE_URL,
      MONGODB_URL,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: `${port}`,
      LOG_LEVEL: 'warn',
      COMMAND_URL: join(dataDir, 'command.sock'),
      PROJECTION_URL: join(dataDir, 'projection.sock'),
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`query-api ended with ${code}`))),
  ]);
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
