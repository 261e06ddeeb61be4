// The operator's commands: `npm run seed`, `npm run rebuild -- <group>`, `npm run verify`.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const [command, ...rest] = process.argv.slice(2);
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');
const bundle = join(root, 'dist', 'ops.js');
if (!existsSync(bundle)) spawnSync(process.execPath, ['scripts/build.mjs', 'services'], { cwd: root, stdio: 'inherit' });
const ops = await import(pathToFileURL(bundle).href);

const socket = (name) => process.env[`${name.toUpperCase()}_URL`] ?? join(realpathSync(dataDir), `${name}.sock`);
const line = (text) => (process.stdout.isTTY ? process.stdout.write(`\r${text}`.padEnd(78)) : undefined);

try {
  if (!existsSync(dataDir)) throw new Error(`There is no data in ${dataDir}: start Paideia once, or set DATA_DIR.`);
  if (command === 'seed') {
    await ops.seedDemo({ dataDir, commandUrl: socket('command'), onProgress: (done, total) => line(`Demo data: ${done} of ${total}`) });
    console.log('The demo data is there.');
  } else if (command === 'rebuild') {
    await ops.rebuild({
      dataDir,
      projectionUrl: socket('projection'),
      groups: rest,
      onProgress: ({ group, done, head }) => line(`${group}: ${head ? Math.floor((100 * done) / head) : 100} %`),
    });
    console.log(`Rebuilt: ${rest.length ? rest.join(', ') : 'every read model'}.`);
  } else if (command === 'verify') {
    const { ok, text } = await ops.verify({
      dataDir,
      eventStoreUrl: process.env.EVENTSTORE_URL,
      mongoUrl: process.env.MONGODB_URL,
      onProgress: (n) => line(`${n} events looked at`),
    });
    console.log(text);
    process.exitCode = ok ? 0 : 1;
  } else throw new Error('Give one of: seed, rebuild, verify.');
} catch (error) {
  console.error(['ECONNREFUSED', 'ENOENT'].includes(error.code) ? 'Paideia is not running on this data: start it first.' : error.message);
  process.exitCode = 1;
}
