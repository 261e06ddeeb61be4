// What stands beside the product comes as Debian packages it.
import { spawnSync } from 'node:child_process';
import { findChromium } from '../../scripts/install.mjs';

/** It says whether the package is installed now: only root may, and only where there is Debian's `apt-get`. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const aptGet = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return aptGet('update', '-q') && aptGet('install', '-y', '-q', '--no-install-recommends', name);
}

/** It is installed where there is none yet and we may. */
export const browserPath = (): string =>
  findChromium(console.log, (sentence) => {
    throw new Error(sentence);
  });
