// `npm run bench` runs all, `npm run bench -- B1` one; `BENCH_MS` is the time of one side in one round.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bench as b1 } from './B1.bench.ts';
import { bench as b5 } from './B5.bench.ts';

const benches = { B1: b1, B5: b5 } as const;
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const ms = Number(process.env['BENCH_MS'] ?? 3000);
const results = join(import.meta.dirname, 'results');

for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name} ...`);
  const result = await bench({ ms });
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  for (const { name: what, median, low, high, target, sense } of result.ratios)
    console.log(`  ${what}: ${median.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})${target > 0 ? `, wanted ${sense} ${target}` : ''}`);
}
