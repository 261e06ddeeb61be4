#!/usr/bin/env node
// `npm start` installs if needed, builds if needed, starts the services on DATA_DIR, seeds once, and prints where and who. It is plain Node without
// dependencies, because it must run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inputsHash, sourceDirs, stampFile } from './inputs.mjs';
import { installPackages } from './install.mjs';
import { allocator, services } from './services.mjs';
import { holdDataDir, socketPath as socketIn } from './sockets.mjs';

const root = join(import.meta.dirname, '..');
const isDev = process.argv.includes('--dev');
const env = { ...process.env }; // Vite sets NODE_ENV for itself.
const port = Number(env.PORT || 4000);
const dataDir = resolve(root, env.DATA_DIR || '.data');
const seed = env.SEED || 'demo';
const host = '127.0.0.1';
const socketPath = (name) => socketIn(dataDir, name);

class Stop extends Error {}
const fail = (sentence) => {
  throw new Stop(sentence);
};
const say = (text) => console.log(text);
/** It is one line that changes on a terminal, and a line for each step elsewhere. */
const showProgress = (text) => (process.stdout.isTTY ? process.stdout.write(`\r${text}`.padEnd(72)) : say(text));
const hashOf = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const run = (command, args, what) => {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', isDev ? 'inherit' : 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0)
    fail(
      `${what} failed${error ? `: ${error.message}` : ''}. Run \`${[command === process.execPath ? 'node' : command, ...args].join(' ')}\` to see why.`,
    );
};

// Building is done only when what it is made of has changed.
function buildIfNeeded() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputsHash()) return;
  say('Building, about half a minute ...');
  // What is built here no longer is what the stamp says; the web is Vite's affair.
  if (isDev) rmSync(stampFile, { force: true });
  const steps = isDev ? ['messages', 'schema', 'codegen', 'services', 'passwords'] : [];
  run(process.execPath, ['scripts/build.mjs', ...steps], 'Building');
}

// The data directory is prepared and locked before anything is started.
/** It makes one after the other: below what takes no directory, such as `/proc`, `recursive` would try for ever. */
function makeDirectory(path) {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}
/** The stores say no more than that permission was denied, and not of which file. */
function assertOurs() {
  for (const name of readdirSync(dataDir).filter((one) => one.endsWith('.mdb')))
    try {
      accessSync(join(dataDir, name), constants.R_OK | constants.W_OK);
    } catch {
      fail(`${join(dataDir, name)} cannot be read and written: give this user the right to, or set DATA_DIR.`);
    }
}
function prepareDataDir() {
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory())
    fail(`${dataDir} is a file and no directory: set DATA_DIR to a directory.`);
  try {
    makeDirectory(dataDir);
    assertOurs();
    const probe = join(dataDir, 'space-probe');
    try {
      writeFileSync(probe, Buffer.alloc(16 * 2 ** 20), { flush: true }); // It writes all of it or fails, unlike a single write.
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    if (error instanceof Stop) throw error;
    if (error.code === 'ENOSPC') fail(`The disk of ${dataDir} is full: free some space, then start again.`);
    if (error.code === 'EACCES' || error.code === 'EROFS')
      fail(`${dataDir} cannot be written: give this user the right to, or set DATA_DIR.`);
    fail(`${dataDir} cannot be used (${error.message}): set DATA_DIR to another directory.`);
  }
}
async function lockDataDir() {
  const held = await holdDataDir(dataDir);
  if (!held) fail(`Paideia is already running on ${dataDir}. Stop it first, or set DATA_DIR for a second one.`);
  return held;
}
const assertPortFree = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) =>
      reject(
        new Stop(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
            : `Port ${port} cannot be used (${error.message}): set PORT to another one.`,
        ),
      ),
    );
    server.listen(port, host, () => server.close(resolve));
  });
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, host, () => {
      const { port: free } = server.address();
      server.close(() => resolve(free));
    });
  });

// The services are started, watched and stopped here.
let isStopping = false;
/** `npm run dev` has the services know that people come to Vite's port, and that query-api is behind it. */
let devEnv = {};

function serviceEnv() {
  const given = Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));
  return {
    ...allocator,
    ...given,
    NODE_ENV: env.NODE_ENV || 'production',
    APP_ENV: env.APP_ENV || 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: host,
    COMMAND_URL: socketPath('command'),
    PROJECTION_URL: socketPath('projection'),
    ...devEnv,
  };
}

function startService(service) {
  const log = createWriteStream(join(dataDir, 'logs', `${service.name}.log`), { flags: 'a' });
  const listen = service.listen && socketPath(service.listen);
  if (listen && !listen.includes(':')) rmSync(listen, { force: true });
  const child = spawn(
    process.execPath,
    [...service.flags, '--enable-source-maps', join(root, service.name, 'dist', 'main.js')],
    {
      cwd: root,
      env: { ...serviceEnv(), ...(listen ? { LISTEN: listen } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: false,
    },
  );
  const last = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log.write(chunk);
      last.push(...String(chunk).split('\n').filter(Boolean));
      last.splice(0, Math.max(0, last.length - 12));
    });
  service.child = child;
  service.started = Date.now();
  let shown = '';
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.ready) resolve();
      if (message?.progress && message.progress !== shown) showProgress((shown = message.progress));
    });
    child.once('exit', (code, signal) =>
      reject(
        new Stop(
          `${service.name} stopped while starting (${signal ?? code}):\n${lastWords(last, signal)}\nIts log is ${join(dataDir, 'logs', `${service.name}.log`)}`,
        ),
      ),
    );
  });
  child.once('exit', (code, signal) => {
    log.end();
    if (!isStopping && service.isReady) restart(service, signal ?? code);
  });
  return ready.then(() => (service.isReady = true));
}

/** LMDB maps its files into memory: a damaged one ends the process before it can say a word. */
function lastWords(last, signal) {
  const damaged = `Most likely a file in ${dataDir} is damaged. documents.mdb and facts.mdb may be deleted and are made again; for any other one see "A damaged file" in docs/operations.md.`;
  return [...last, ...(['SIGSEGV', 'SIGBUS'].includes(signal) ? [damaged] : [])].join('\n');
}

/** It says so in a line, and waits longer each time; a minute of good running forgives. */
function restart(service, why) {
  service.restarts = Date.now() - service.started > 60_000 ? 1 : (service.restarts ?? 0) + 1;
  const wait = Math.min(10_000, 100 * 2 ** service.restarts);
  const { child } = service;
  say(`${service.name} ended (${why}); starting it again in ${wait} ms.`);
  setTimeout(() => {
    if (isStopping || service.child !== child) return;
    service.isReady = false;
    startService(service).catch((error) => {
      if (isStopping) return;
      say(error.message);
      service.isReady = true;
      restart(service, 'not ready');
    });
  }, wait);
}

async function stopService({ child }) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 3_000);
  await gone;
  clearTimeout(timer);
}
async function stopServices() {
  isStopping = true;
  for (const service of [...services].reverse()) await stopService(service);
}

// The demo data and the accounts come once the services that they need are ready.
const ops = () => import(pathToFileURL(join(root, 'dist', 'ops.js')).href);

async function seedOnce() {
  const { seedDemo, firstSuperadminLink, OtherIsInvited, SuperadminIsThere, demoAccounts } = await ops();
  const options = {
    root,
    dataDir,
    eventStoreUrl: env.EVENTSTORE_URL,
    mongoUrl: env.MONGODB_URL,
    commandUrl: socketPath('command'),
    appUrl: `http://${host}:${port}`,
  };
  if (seed === 'none')
    return firstSuperadminLink(options).catch((error) => {
      if (error instanceof SuperadminIsThere) return [];
      if (error instanceof OtherIsInvited) return [error.message]; // It is no reason not to start.
      throw error;
    });
  const isTerminal = process.stdout.isTTY;
  await seedDemo({
    ...options,
    onProgress: (done, total) => isTerminal && process.stdout.write(`\rDemo data: ${done} of ${total}`.padEnd(40)),
  });
  if (isTerminal) process.stdout.write('\r'.padEnd(41) + '\r');
  return demoAccounts();
}

// What has been ready once is noted, because it decides whether the services may start beside each other.
const readyFile = join(dataDir, 'started.json');
/** It says what has been ready once: this build, on these stores, with these files. */
const startedWith = () =>
  JSON.stringify({
    build: existsSync(stampFile) && readFileSync(stampFile, 'utf8'),
    stores: hashOf(env.EVENTSTORE_URL ?? '', ' ', env.MONGODB_URL ?? ''),
    files: readdirSync(dataDir)
      .filter((name) => name.endsWith('.mdb'))
      .sort(),
  });
/**
 * A service opens what the one before it has made, for reading. Where all of that is there they start beside each other; what is asked before the others
 * answer waits or is asked again. After a new build, and on the first day, each waits for the one before it.
 */
async function startServices() {
  if (existsSync(readyFile) && readFileSync(readyFile, 'utf8') === startedWith()) {
    await Promise.all(services.map(startService));
    return seedOnce();
  }
  const [command, projection, api] = services;
  await startService(command);
  await startService(projection);
  const accounts = await seedOnce();
  await startService(api);
  writeFileSync(readyFile, startedWith());
  return accounts;
}

async function main() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Paideia needs Node 20.19 or newer; this is ${process.version}.`);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT must be a number from 0 to 65535, not ${env.PORT}.`);
  if (!['demo', 'none'].includes(seed)) fail(`SEED must be demo or none, not ${seed}.`);
  prepareDataDir();
  const lock = await lockDataDir();
  await assertPortFree();
  installPackages(say, fail);
  buildIfNeeded();
  const { assertOfThisRelease, ensureSecrets, wrongSettings } = await ops();
  const wrong = wrongSettings(serviceEnv());
  if (wrong.length > 0) fail(wrong.join('\n'));
  // After the directory was proven to be writable this is the first thing, so that a release that is too old leaves all of it as it was.
  await assertOfThisRelease({ dataDir, mongoUrl: env.MONGODB_URL });
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  ensureSecrets(dataDir);
  let watcher;
  const dev = isDev ? await import('./dev.mjs') : undefined; // The import needs what has just been installed.
  if (dev) {
    const templateDir = join(dataDir, 'dev-web');
    const api = { host, port: await freePort() };
    devEnv = { PORT: String(api.port), WEB_DIR: templateDir, PUBLIC_URL: env.PUBLIC_URL || `http://${host}:${port}` };
    watcher = await dev.startVite({ host, port, templateDir, api });
  }

  let onStop;
  const stopped = new Promise((resolve) => (onStop = resolve));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => onStop());
  try {
    const started = (async () => {
      const accounts = await startServices();
      say(`ready http://${host}:${port}`);
      for (const line of accounts) say(line);
      if (dev) {
        dev.watchSources(watcher, sourceDirs, startAgain);
        say('Watching for changes.');
      }
    })();
    await Promise.race([started, stopped]);
    await stopped;
  } finally {
    await stopServices();
    lock.close();
    for (const { name, listen } of services)
      if (listen) for (const one of [listen, `${name}.writer`]) rmSync(socketPath(one), { force: true });
  }
}

/** It starts the services again that a change has changed. One that does not start waits for the next change. */
async function startAgain(names) {
  for (const service of services.filter(({ name }) => names.includes(name))) {
    service.isReady = false;
    await stopService(service);
    if (isStopping) return;
    const begun = Date.now();
    await startService(service).then(
      () => say(`${service.name} started again in ${Date.now() - begun} ms.`),
      (error) => isStopping || say(error.message),
    );
  }
}

/** What went wrong is told in a sentence, by the words of the operator's commands once these are built. Who develops sees all of it. */
async function told(error) {
  if (error instanceof Stop) return error.message;
  if (isDev) return error;
  return ops().then(
    ({ sentenceOf }) => sentenceOf(error, dataDir),
    () => error,
  );
}
main().then(
  () => process.exit(0),
  async (error) => {
    console.error(await told(error));
    process.exit(1);
  },
);
