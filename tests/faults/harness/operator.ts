// These are the operator's commands of a build, which `weakened.ts` bundles: `node operator.mjs verify` runs on the college that the environment names.
import { join } from 'node:path';
import { operate } from '../../../scripts/ops/ops.ts';

const { DATA_DIR = '', EVENTSTORE_URL, MONGODB_URL } = process.env;
const isWhole = await operate(process.argv.slice(2), {
  root: '.',
  dataDir: DATA_DIR,
  eventStoreUrl: EVENTSTORE_URL || undefined,
  mongoUrl: MONGODB_URL || undefined,
  commandUrl: join(DATA_DIR, 'command.sock'),
  projectionUrl: join(DATA_DIR, 'projection.sock'),
  publicUrl: '',
  isRunning: () => Promise.resolve(false),
  signal: new AbortController().signal,
});
process.exitCode = isWhole ? 0 : 1;
