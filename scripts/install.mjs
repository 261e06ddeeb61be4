// Whatever runs on a fresh clone installs first what it needs. This is plain Node, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** It installs the packages when their lock file has changed. `say` tells that it takes a while; `fail` gets a sentence when it cannot be done. */
export function installPackages(say, fail) {
  const [lockFile, stampFile] = [join(root, 'package-lock.json'), join(root, 'node_modules', '.paideia-stamp')];
  const stamp = createHash('sha256').update(readFileSync(lockFile)).update(process.version).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // Somebody has installed by hand since the lock file changed: npm keeps a lock file of its own of what is there.
  const own = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(own) && statSync(own).mtimeMs > statSync(lockFile).mtimeMs) return writeFileSync(stampFile, stamp);
  say('Installing the packages, about a minute ...');
  // What builds the product is a development package, also where `NODE_ENV` says production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) fail('The packages could not be installed: run `npm ci` to see why.');
  else writeFileSync(stampFile, stamp);
}

/**
 * It finds a Chromium that is there; as root on Debian the package is installed. Its headless shell comes first: it draws pages alone, where the whole browser
 * draws its own windows too and takes twice the time of a core.
 */
export function findChromium(say, fail) {
  const isThere = (path) => path && existsSync(path);
  const shell = '/usr/bin/chromium-headless-shell';
  if (isThere(process.env.CHROME_PATH)) return process.env.CHROME_PATH;
  if (!isThere(shell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (...packages) =>
      spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'ignore', env });
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    install('chromium-headless-shell', 'fonts-noto-cjk');
    if (!isThere(shell)) install('chromium', 'fonts-noto-cjk');
    // With it the conversion of videos is tried on real ones too; without it those cases are skipped.
    install('--no-install-recommends', 'ffmpeg');
  }
  return (
    [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(isThere) ??
    fail(
      'Chromium is needed: install it (on Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to one.',
    )
  );
}
