// Which MongoDB the suites run on: the one of MONGODB_URL, or, with CI_MONGO=1 and mvn and java there, one that is started for the file.
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const { MONGODB_URL, CI_MONGO } = process.env;
const isThere = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;
const startsOwn = !MONGODB_URL && CI_MONGO === '1' && isThere('java') && isThere('mvn');
// Read by the contract when it is loaded: that server orders text by UTF-16.
if (startsOwn) process.env['TEXT'] = 'bmp';

/** Why the suite is left out; undefined when it runs. */
export const skipped =
  MONGODB_URL || startsOwn ? undefined : CI_MONGO === '1' ? 'CI_MONGO is set, but mvn or java is missing' : 'neither MONGODB_URL nor CI_MONGO=1 is set';

/** Resolves to the address and the end of it. The first start fetches the server, which takes a while. */
export async function mongoServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (MONGODB_URL) return { url: MONGODB_URL, stop: async () => {} };
  const server = spawn(join(__dirname, 'mongo-java-server.sh'), { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const lines = createInterface(server.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    void ended.then(() => reject(new Error('mongo-java-server did not start')));
  });
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
