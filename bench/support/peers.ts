// The peers' packages are in a directory and a lock file of their own, so that the product's install does not carry them.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const directory = join(import.meta.dirname, '..', 'peers');

export function ensurePeers(): void {
  const stampFile = join(directory, 'node_modules', '.stamp');
  const stamp = createHash('sha256')
    .update(readFileSync(join(directory, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error('The peers of the benchmarks could not be installed: run `npm ci` in bench/peers to see why.');
  writeFileSync(stampFile, stamp);
}

export const peerFile = (name: string): string => join(directory, name);
/** It loads a module of the peers'; the caller says what it offers. */
export const peer = <T>(name: string): Promise<T> => import(pathToFileURL(peerFile(name)).href) as Promise<T>;
