// `npm run bench` bundles the benchmarks as the services are bundled, so that what is measured is what runs, and starts them. On a fresh clone
// it installs the packages first.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from '../scripts/install.mjs';

installPackages(console.log, (sentence) => {
  console.error(sentence);
  process.exit(1);
});
// It needs what has just been installed.
const { bundle } = await import('../scripts/bundle.mjs');
await bundle('bench/run.ts', 'bench/dist/bench.js');
for (const own of ['argon', 'others']) await bundle(`bench/support/${own}.ts`, `bench/dist/${own}.js`);
const { status } = spawnSync(
  process.execPath,
  ['--enable-source-maps', join(import.meta.dirname, 'dist', 'bench.js'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
