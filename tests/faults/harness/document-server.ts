// This is a document server of its own (mongo-java-server): in memory, or with its data in a file and on a port that stay the same.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { hasDocumentServer, toServer } from './places.ts';
import { root, startServices } from './stack.ts';

const isThere = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;
export const missing = () => (isThere('java') && isThere('mvn') ? undefined : 'java or mvn is missing');

export async function documentServer(kept?: { readonly file: string; readonly port: number }) {
  const args = kept ? [kept.file, String(kept.port)] : [];
  const java = spawn(join(root, 'projection-service/documents/test-servers/mongo-java-server.sh'), args, {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const gone = once(java, 'exit');
  const [url] = (await Promise.race([
    once(createInterface(java.stdout), 'line'),
    gone.then(() => Promise.reject(new Error('the document server did not start'))),
  ])) as [string];
  return {
    url,
    signal: (signal: NodeJS.Signals) => void java.kill(signal),
    /** It finishes what it has begun to write. */
    async stop() {
      java.stdin.end();
      await gone;
    },
    async kill() {
      java.kill('SIGKILL');
      await gone;
    },
  };
}

/**
 * It acts on both servers, where several instances may run: those of the environment, or stand-ins. What is built there for the first time is no part of what
 * follows.
 */
export async function onServers(dataDir: string, act: () => Promise<void>): Promise<void> {
  const own = hasDocumentServer ? undefined : await documentServer();
  try {
    await toServer(dataDir, { hasLog: true, ...(own && { documents: own.url }) });
    await (await startServices({ dataDir })).stop();
    await act();
  } finally {
    await own?.kill();
  }
}
export const missingServers = () => (hasDocumentServer ? undefined : missing());
