// This file says which MongoDB the suites run on: the one of MONGODB_URL, or a stand-in that is started for the file: with CI_MONGO=1 mongo-java-server, where
// mvn and java are there, and with CI_MONGO=ferretdb FerretDB, where go is.
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

type StandIn = {
  readonly name: string;
  readonly script: string;
  readonly needs: readonly (readonly string[])[];
  readonly env: Readonly<Record<string, string>>;
};
/** `env` is read by the contract when it is loaded: what each does otherwise than MongoDB. */
const standIns: Readonly<Record<string, StandIn>> = {
  '1': {
    name: 'mongo-java-server',
    script: 'mongo-java-server.sh',
    needs: [
      ['java', '-version'],
      ['mvn', '-version'],
    ],
    env: { TEXT: 'bmp' },
  },
  ferretdb: {
    name: 'FerretDB',
    script: 'ferretdb.sh',
    needs: [['go', 'version']],
    env: { LACKS: 'nestedLists ownElements goingOn speed' },
  },
};
const { MONGODB_URL, CI_MONGO = '' } = process.env;
const chosen = MONGODB_URL ? undefined : standIns[CI_MONGO];
const PATH = `${process.env['PATH']}:/usr/local/go/bin`;
const isThere = ([command, ...args]: readonly string[]) =>
  spawnSync(command!, args, { stdio: 'ignore', env: { ...process.env, PATH } }).status === 0;
const missing = chosen?.needs.filter((needed) => !isThere(needed)).map(([command]) => command) ?? [];
const standIn = missing.length === 0 ? chosen : undefined;
Object.assign(process.env, standIn?.env);

/** It says why the suite is left out, and is undefined when it runs. */
export const skipped =
  MONGODB_URL || standIn
    ? undefined
    : chosen
      ? `${chosen.name} needs ${missing.join(' and ')}`
      : 'neither MONGODB_URL nor CI_MONGO=1 is set';
/** It is the name of the stand-in, if it is one. */
export const standInName = standIn?.name;

/** Resolves to the address and the end of it. The first start fetches the server, which takes a while. */
export async function mongoServer(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  if (!standIn) return { url: MONGODB_URL!, stop: async () => {} };
  const server = spawn(join(__dirname, standIn.script), { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const lines = createInterface(server.stdout);
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    void ended.then(() => reject(new Error(`${standIn.name} did not start`)));
  });
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
