// A PostgreSQL cluster of its own runs in a temp directory: it is durable as PostgreSQL is by default, reached by a socket only, and gone afterwards.
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPinned, spawnServer } from './cores.ts';
import { installPackage } from './packages.ts';

const root = '/usr/lib/postgresql';
const binaries = (): string | undefined => {
  const versions = existsSync(root)
    ? readdirSync(root).filter((version) => existsSync(join(root, version, 'bin/initdb')))
    : [];
  const version = versions.includes('15') ? '15' : versions.sort().at(-1);
  return version === undefined ? undefined : join(root, version, 'bin');
};

/** It takes Debian's package, when there is none yet and we may install it. */
export function ensurePostgres(): string {
  const found = binaries();
  if (found) return found;
  const sentence =
    'The benchmarks need PostgreSQL 15: install the package postgresql-15 (as root: apt-get install postgresql-15), then run them again.';
  if (!installPackage('postgresql-15')) throw new Error(sentence);
  return binaries() ?? raise(sentence);
}
const raise = (sentence: string): never => {
  throw new Error(sentence);
};

/** The cluster runs as the user `postgres` when we are root, which PostgreSQL refuses to be. */
function owner(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

type Postgres = {
  readonly url: string;
  /** It ends the server as a power cut would, and nobody answers until `again`. */
  cut(): Promise<void>;
  again(): Promise<void>;
  stop(): Promise<void>;
};

// There is room for the whole data set, and no checkpoint in the middle of a round; fsync, synchronous commit and full page writes stay on.
const settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '80',
};

export async function startPostgres(): Promise<Postgres> {
  const bin = ensurePostgres();
  const directory = mkdtempSync(join(tmpdir(), 'bench-pg-'));
  const as = owner();
  if (as.uid !== undefined && as.gid !== undefined) chownSync(directory, as.uid, as.gid);
  const data = join(directory, 'data');
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...as,
    env,
    cwd: directory,
    stdio: 'ignore',
  });
  const options = Object.entries({ ...settings, listen_addresses: '', unix_socket_directories: directory }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  function serve() {
    const server = spawnServer(join(bin, 'postgres'), ['-D', data, ...options], {
      ...as,
      env,
      cwd: directory,
      stdio: 'ignore',
      detached: true,
    });
    return { server, gone: new Promise<void>((resolve) => server.once('exit', () => resolve())) };
  }
  let { server, gone } = serve();
  const psql = (sql: string) =>
    spawnSync(join(bin, 'psql'), ['-h', directory, '-U', 'bench', '-d', 'postgres', '-qc', sql], {
      ...as,
      env,
      cwd: directory,
      stdio: 'ignore',
    }).status === 0;
  async function until(sql: string, everyMs: number): Promise<void> {
    for (const end = performance.now() + 60_000; !psql(sql); await wait(everyMs))
      if (performance.now() > end || server.exitCode !== null) throw new Error('PostgreSQL did not start');
  }
  await until('create database bench', 100);
  const stop = async () => {
    process.off('exit', kill);
    server.kill('SIGINT'); // It ends at once, but in good order.
    await gone;
    rmSync(directory, { recursive: true, force: true });
  };
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    url: `postgresql://bench@localhost/bench?host=${encodeURIComponent(directory)}`,
    async cut() {
      // All that it has started ends with it.
      process.kill(-server.pid!, 'SIGKILL');
      await gone;
    },
    async again() {
      ({ server, gone } = serve());
      await until('select 1', 5);
    },
    stop,
  };
}
export const postgresNote = `PostgreSQL runs with fsync, synchronous commit and full page writes on${isPinned ? ', on the servers’ core' : ''}.`;
