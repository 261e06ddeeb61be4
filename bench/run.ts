// `npm run bench` runs all that have no result of this commit yet, `npm run bench -- B1` one; `--again` repeats, `--long` takes the sizes that
// take long. BENCH_MS is the time of a side's turn, BENCH_ROUNDS how many rounds count.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { pinLoad, isPinned } from './support/cores.ts';
import { ensurePeers } from './support/peers.ts';
import { ensurePostgres } from './support/postgres.ts';
import { storesOf } from './support/stores.ts';
import { isMet, type Method, type Result } from './method/rounds.ts';
import { readResult, writeReport, writeResult } from './report/results.ts';

export type Options = Method & { readonly isLong: boolean };
type Bench = (options: Options) => Promise<Result>;
const benches: Readonly<Record<string, () => Promise<{ readonly bench: Bench }>>> = {
  B1: () => import('./B1.bench.ts'),
  B2: () => import('./B2.bench.ts'),
  B3: () => import('./B3.bench.ts'),
  B4: () => import('./B4.bench.ts'),
  B5: () => import('./B5.bench.ts'),
  B6: () => import('./B6.bench.ts'),
  B7: () => import('./B7.bench.ts'),
  B8: () => import('./B8.bench.ts'),
  B9: () => import('./B9.bench.ts'),
  B10: () => import('./B10.bench.ts'),
  B11: () => import('./B11.bench.ts'),
  B12: () => import('./B12.bench.ts'),
  B13: () => import('./B13.bench.ts'),
  B14: () => import('./B14.bench.ts'),
  B16: () => import('./B16.bench.ts'),
  B17: () => import('./B17.bench.ts'),
  rebuild: () => import('./rebuild.bench.ts'),
  scale: () => import('./scale.bench.ts'),
};

const args = process.argv.slice(2);
const has = (flag: string) => args.includes(`--${flag}`);
const wanted = args.filter((name) => !name.startsWith('-'));
const unknown = args.find((word) => !(word in benches) && !['--again', '--long'].includes(word));
if (unknown !== undefined) {
  const names = Object.keys(benches).join(', ');
  console.error(
    `There is no benchmark ${unknown}. Usage: npm run bench -- [name ...] [--again] [--long], names being ${names}.`,
  );
  process.exit(1);
}
const options: Options = {
  ms: Number(process.env['BENCH_MS'] ?? 3000),
  rounds: Number(process.env['BENCH_ROUNDS'] ?? 9),
  isLong: has('long'),
};
const isOnServers = Boolean(process.env['MONGODB_URL'] || process.env['EVENTSTORE_START']);
const git = (...words: string[]) => execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
/** Of the code that is measured: results and the report change the commit and nothing else. */
const code = git('log', '-1', '--format=%h', '--', '..', ':!results', ':!../docs/benchmarks.md', ':!../docs/pictures');

/** What has no peer beside it. */
const alone = ['scale', 'rebuild', 'B8', 'B10', 'B12', 'B13', 'B14', 'B16', 'B17'];
if (wanted.length === 0 || wanted.some((id) => !alone.includes(id))) {
  ensurePostgres();
  ensurePeers();
}
pinLoad();
for (const [id, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  // It is of colleges that run already.
  if (wanted.length === 0 && id === 'scale' && process.env['BENCH_COLLEGES'] === undefined) continue;
  const before = readResult(id);
  if (
    wanted.length === 0 &&
    !has('again') &&
    before?.commit === code &&
    before.ms >= options.ms &&
    (before.isLong || !options.isLong)
  ) {
    console.log(`${id} is measured already (--again repeats it)`);
    continue;
  }
  console.log(`${id} ...`);
  const load1 = loadavg()[0]!;
  const begun = Date.now();
  const { bench } = await load();
  const result = await bench(options);
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  // What is kept and written down is of the embedded stores.
  if (!isOnServers)
    writeResult({
      ...result,
      commit: code,
      date: new Date().toISOString(),
      machine,
      isPinned,
      loadBefore: load1,
      ...options,
      seconds: Math.round((Date.now() - begun) / 1000),
    });
  console.log(`  ${storesOf(process.env)}`);
  for (const ratio of result.ratios) {
    const { name, median, low, high, target, sense } = ratio;
    console.log(
      `  ${isMet(ratio) ? 'met   ' : 'MISSED'} ${name}: ${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)}), wanted ${sense} ${target}`,
    );
  }
  for (const [name, turn] of Object.entries(result.rates ?? {}))
    console.log(`         ${name}: ${JSON.stringify(turn)}`);
  for (const point of result.scale) console.log(`         ${JSON.stringify(point)}`);
  if (result.figures) console.log(`         ${JSON.stringify(result.figures)}`);
}
if (!isOnServers) writeReport();
process.exit(0);
