// `npm run bench` runs all that have no result of this commit yet, each in a process of its own, `npm run bench -- B1` one; `--again` repeats, `--long` takes the sizes that
// take long. BENCH_MS is the time of a side's turn, BENCH_ROUNDS how many rounds count.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { pinLoad, isPinned } from './support/cores.ts';
import { ensurePeers } from './support/peers.ts';
import { ensurePostgres } from './support/postgres.ts';
import { lookAtMachine, othersCores } from './support/machine.ts';
import { timesBusy } from './support/http.ts';
import { areOnServers, refused, told } from './support/stores.ts';
import { isMet, rounded, type Method, type Result } from './method/rounds.ts';
import { readResult, writeReport, writeResult, type Place } from './report/results.ts';
import { interval } from './report/words.ts';

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

/** This may be on servers alone: elsewhere it ends the benchmark. */
const toldBusy = 'times that a service said it was busy, and was asked again';

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
const refusal = refused(process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
/** These are of the embedded stores alone, or of colleges that somebody else has started, whatever the environment names. */
const withoutServers = ['B3', 'rebuild', 'scale'];
const placeOf = (id: string): Place => (areOnServers(process.env) && !withoutServers.includes(id) ? 'servers' : 'own');
// Bundled, this stands in bench/dist.
const root = join(import.meta.dirname, '..', '..');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
/** It is the commit of the code that is measured, and of the product's: results and what is written change the commit and nothing else. */
const code = git('log', '-1', '--format=%h', '--', '.', ':!bench/results', ':!docs', ':!*.md');

/** It is for colleges that run already. */
const isAskedFor = (id: string) => id !== 'scale' || process.env['BENCH_COLLEGES'] !== undefined;
function isMeasured(id: string): boolean {
  const before = readResult(id, placeOf(id));
  const isEnough = before && before.asked.ms >= options.ms && (before.isLong || !options.isLong);
  if (!isEnough || before.commit !== code || has('again')) return false;
  console.log(`${id} is measured already (--again repeats it)`);
  return true;
}
const chosen = wanted.length > 0 ? wanted : Object.keys(benches).filter((id) => isAskedFor(id) && !isMeasured(id));
// Each has a process of its own: what one leaves in memory would be collected in the time of the next.
if (chosen.length !== 1) {
  const flags = args.filter((word) => word.startsWith('-'));
  for (const id of chosen)
    if (
      spawnSync(process.execPath, [...process.execArgv, process.argv[1]!, id, ...flags], { stdio: 'inherit' })
        .status !== 0
    )
      process.exit(1);
  writeReport();
  process.exit(0);
}

/** These have no peer beside them. */
const alone = ['scale', 'rebuild', 'B8', 'B10', 'B12', 'B13', 'B14', 'B16', 'B17'];
if (chosen.some((id) => !alone.includes(id))) {
  ensurePostgres();
  ensurePeers();
}
pinLoad();
for (const id of chosen) {
  console.log(`${id} ...`);
  const loadBefore = loadavg()[0]!;
  const [begun, machine] = [Date.now(), lookAtMachine()];
  const { bench } = await benches[id]!();
  timesBusy();
  const found = await bench(options);
  const busy = timesBusy();
  const result = busy === 0 ? found : { ...found, figures: { ...found.figures, [toldBusy]: busy } };
  const after = lookAtMachine();
  const { isLong, ...asked } = options;
  writeResult(
    {
      ...result,
      commit: code,
      date: new Date().toISOString(),
      machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
      isPinned,
      loadBefore,
      ...(machine && after && { othersCores: rounded(othersCores(machine, after)) }),
      asked,
      isLong,
      seconds: Math.round((Date.now() - begun) / 1000),
    },
    placeOf(id),
  );
  console.log(`  ${told(result.stores)}`);
  for (const ratio of result.ratios) {
    const { name, median, target, sense } = ratio;
    console.log(
      `  ${isMet(ratio) ? 'met   ' : 'MISSED'} ${name}: ${median.toFixed(2)} (${interval(ratio)}), wanted ${sense} ${target}`,
    );
  }
  for (const [name, turn] of Object.entries(result.rates ?? {}))
    console.log(`         ${name}: ${JSON.stringify(turn)}`);
  for (const point of result.scale) console.log(`         ${JSON.stringify(point)}`);
  if (result.figures) console.log(`         ${JSON.stringify(result.figures)}`);
}
writeReport();
process.exit(0);
