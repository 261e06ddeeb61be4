// It builds everything that runs: the three services and the operator's commands with esbuild, the web with Vite.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, bundleService } from './bundle.mjs';
import { makeCodeCaches } from './code-cache.mjs';
import { inputsHash, stampFile } from './inputs.mjs';

const root = join(import.meta.dirname, '..');
const given = process.argv.slice(2);
/** Whoever has just checked that the schema and what is generated of it are as they would be written need not have them written. */
const checked = given.includes('--checked') ? ['schema', 'codegen'] : [];
const only = given.filter((one) => one !== '--checked');
const wants = (name) => (only.length === 0 ? !checked.includes(name) : only.includes(name));

const tool = (args) => {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const stamp = inputsHash(); // It is noted before, so that what is changed meanwhile is built the next time.
mkdirSync(join(root, 'dist'), { recursive: true });
if (wants('messages')) tool(['--import', 'tsx', 'scripts/collect-messages.ts']);
if (wants('schema')) tool(['--import', 'tsx', 'scripts/schema.ts']);
if (wants('codegen')) tool(['--import', 'tsx', 'web/scripts/codegen.ts']);
if (wants('services'))
  await Promise.all([
    bundleService('command-service'),
    bundle('command-service/src/sign-in/argon.ts', 'command-service/dist/argon.js'),
    bundleService('projection-service'),
    bundle('projection-service/src/main-catch-up.ts', 'projection-service/dist/catch-up.js'),
    bundleService('query-api'),
    bundle('events/store/src/watchdog-thread.ts', 'dist/watchdog.js'),
    bundle('scripts/ops/ops.ts', 'dist/ops.js'),
    bundle('scripts/generate/generate.ts', 'dist/generate.js'),
    bundle('scripts/migrate/migrate.ts', 'dist/migrate.js'),
  ]);
if (wants('passwords')) tool(['--import', 'tsx', 'scripts/common-passwords.ts']);
if (wants('code-cache')) await makeCodeCaches();
if (wants('web')) tool([join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn']);
if (only.length === 0) writeFileSync(stampFile, stamp);
