// These are the operator's commands, `npm run verify`, `npm run backup -- <directory>` and their like; docs/operations.md tells of each.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAnswering, socketPath } from './sockets.mjs';

const root = join(import.meta.dirname, '..');
const { DATA_DIR, EVENTSTORE_URL, MONGODB_URL, COMMAND_URL, PROJECTION_URL, PUBLIC_URL, PORT } = process.env;
const args = process.argv.slice(2);
const dataDir = resolve(root, DATA_DIR || '.data');
const bundle = join(root, 'dist', 'ops.js');
if (!existsSync(bundle))
  spawnSync(process.execPath, ['scripts/build.mjs', 'services'], { cwd: root, stdio: 'inherit' });
const { operate, bucketIn, OperatorError, sentenceOf } = await import(pathToFileURL(bundle).href);

// A command that is asked to stop clears away what it has begun; one that is asked twice ends at once.
const stopping = new AbortController();
process.once('SIGINT', () => stopping.abort(new OperatorError('Stopped.')));

// `npm run export | head` has had enough.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  if (args[0] === 'restore') mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(dataDir))
    throw new OperatorError(`There is no data in ${dataDir}: start Paideia once, or set DATA_DIR.`);
  const isWhole = await operate(args, {
    root,
    dataDir,
    eventStoreUrl: EVENTSTORE_URL,
    mongoUrl: MONGODB_URL,
    s3: bucketIn(process.env),
    commandUrl: COMMAND_URL || socketPath(dataDir, 'command'),
    projectionUrl: PROJECTION_URL || socketPath(dataDir, 'projection'),
    publicUrl: PUBLIC_URL || `http://127.0.0.1:${PORT || 4000}`,
    isRunning: async () =>
      (await isAnswering(socketPath(dataDir, 'start'))) || isAnswering(COMMAND_URL || socketPath(dataDir, 'command')),
    signal: stopping.signal,
  });
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error(sentenceOf(error, dataDir));
  process.exitCode = 1;
}
