// It makes V8's cache of the compiled code of each service, by starting them once on an empty directory as `npm start` does: what a start compiles is in it
// then. `node code-cache.mjs main.js` is one of them: it takes the place of whoever waits for `ready`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { services } from './services.mjs';

const root = join(import.meta.dirname, '..');

async function saveWhenReady(main) {
  const send = process.send.bind(process);
  const ready = new Promise((resolve) => (process.send = (message) => message.ready && resolve()));
  const tag = cachedDataVersionTag();
  const { script, cacheFile } = await import(pathToFileURL(main).href);
  await ready;
  if (cachedDataVersionTag() !== tag)
    throw new Error('it changes the flags of V8 while it starts: no start would take its cache');
  writeFileSync(cacheFile, script.createCachedData());
  send({ ready: true });
}

export async function makeCodeCaches() {
  const dataDir = mkdtempSync(join(tmpdir(), 'code-cache-'));
  const socket = (name) => join(dataDir, `${name}.sock`);
  const running = [];
  try {
    mkdirSync(join(dataDir, 'web'));
    writeFileSync(join(dataDir, 'web/index.html'), '<!doctype html><title>-</title>');
    writeFileSync(join(dataDir, 'web/operations.json'), '[]');
    const { ensureSecrets } = await import(pathToFileURL(join(root, 'dist/ops.js')).href);
    ensureSecrets(dataDir);
    for (const { name, listen, flags } of services) {
      // They get nothing of what the installation is told, because the caches are of the code alone.
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        APP_ENV: 'development',
        DATA_DIR: dataDir,
        WEB_DIR: join(dataDir, 'web'),
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'warn',
        COMMAND_URL: socket('command'),
        PROJECTION_URL: socket('projection'),
        ...(listen && { LISTEN: socket(listen) }),
      };
      const child = spawn(
        process.execPath,
        [...flags, '--enable-source-maps', import.meta.filename, join(root, name, 'dist/main.js')],
        { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
      );
      running.push(child);
      await new Promise((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => reject(new Error(`${name} did not start to be compiled (${code})`)));
      });
    }
  } finally {
    await Promise.all(
      running.map(async (child) => {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await gone;
      }),
    );
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.send && process.argv[1] === import.meta.filename) await saveWhenReady(process.argv[2]);
