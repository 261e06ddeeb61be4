// `npm run test:faults`: the long form. FAULT_KILLS is how often each process is killed; `npm run test:faults -- disk` does those faults only whose name has the word.
// It prints a table, writes results.json beside this file and puts the table into docs/operations.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import prettier from 'prettier';
import { removeDataDir } from '../support/stack.ts';
import { makeCollege } from './harness/college.ts';
import { root } from './harness/stack.ts';
import { attempt, type Outcome } from './harness/trial.ts';
import { faults } from './table.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? 50);
/** For trying out: a small college, as in the short form. */
const isFew = process.env['FAULT_FEW'] === '1';
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = faults.filter(({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)));
/** What is not a kill takes longer, or its number says less. */
const timesOf = (name: string) => (name.startsWith('kill') || name.includes('torn') || name.includes('turned') ? kills : Math.max(2, Math.ceil(kills / 10)));

type Row = Outcome & { readonly skipped?: string; readonly control: string; readonly isFound: boolean };
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1];
const seconds = (ms: number | undefined) => (ms === undefined || !Number.isFinite(ms) ? '' : (ms / 1000).toFixed(1));
const cells = ({ name, times, acknowledged, sentAgain, count, readyMs, broken, skipped, control, isFound }: Row): readonly string[] => [
  name,
  ...(skipped === undefined
    ? [
        ...[times, acknowledged, sentAgain, count.lost, count.duplicated].map((n) => n.toLocaleString('en')),
        readyMs.length > 0 ? `${seconds(median(readyMs))} / ${seconds(Math.max(...readyMs))}` : '',
        broken.length === 0 ? 'holds' : `**broken** (${broken.length})`,
        `${control}: ${isFound ? 'found' : '**not found**'}`,
      ]
    : ['', '', '', '', '', '', `not done: ${skipped}`, '']),
];
const head = ['Fault', 'Times', 'Acknowledged', 'Sent again', 'Lost', 'Twice', 'Ready again, median / longest (s)', 'Promises', 'A build that …'];
const table = (rows: readonly Row[]) =>
  [head, head.map(() => '---'), ...rows.map(cells)].map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');

const dataDir = await makeCollege({ few: isFew });
const base = { dataDir, isWhole: !isFew };
const rows: Row[] = [];
try {
  for (const fault of wanted) {
    const { name, control } = fault;
    const skipped = fault.missing?.();
    if (skipped !== undefined) {
      const none = { times: 0, acknowledged: 0, sentAgain: 0, count: { lost: 0, duplicated: 0, halved: 0 }, readyMs: [], broken: [], seconds: 0 };
      rows.push({ name, ...none, skipped, control: '', isFound: true });
      continue;
    }
    const outcome = await attempt(fault, base, { times: timesOf(name), pauseMs: 20_000 });
    const weak = await attempt(fault, base, { times: 3, pauseMs: 2_000 }, true);
    const isFound = weak.broken.some((text) => control.finds.test(text));
    rows.push({ ...outcome, control: control.says, isFound });
    console.log(`${name}: ${outcome.times} times in ${outcome.seconds} s, ${outcome.broken.length === 0 ? 'holds' : 'BROKEN'}; a build that ${control.says}: ${isFound ? 'found' : 'NOT FOUND'}`); // prettier-ignore
    for (const text of new Set(outcome.broken)) console.log(`  ${text.slice(0, 600)}`);
    if (!isFound) console.log(`  it says: ${weak.broken.slice(0, 5).join('\n  ').slice(0, 1500)}`);
  }
} finally {
  removeDataDir(dataDir);
}
console.log(`\n${table(rows)}`);
const isGood = rows.every(({ broken, isFound }) => broken.length === 0 && isFound);
if (words.length === 0) {
  const found = { at: new Date().toISOString(), node: process.version, cores: cpus().length, kills, rows: rows.map(({ readyMs, ...row }) => ({ ...row, readyMs: { starts: readyMs.length, median: median(readyMs) ?? null, most: readyMs.length > 0 ? Math.max(...readyMs) : null } })) }; // prettier-ignore
  writeFileSync(join(root, 'tests/faults/results.json'), `${JSON.stringify(found, null, 2)}\n`);
  await tell(`Done on ${found.at.slice(0, 10)} with Node ${process.version.slice(1)} on ${found.cores} cores.\n\n${table(rows)}`);
}
process.exitCode = isGood ? 0 : 1;

/** Between its two marks in the manual. */
async function tell(text: string): Promise<void> {
  const file = join(root, 'docs/operations.md');
  const [before, after] = ['<!-- faults: made by `npm run test:faults` -->', '<!-- end of faults -->'];
  const now = readFileSync(file, 'utf8');
  const [from, to] = [now.indexOf(before), now.indexOf(after)];
  if (from < 0 || to < from) return console.error('docs/operations.md has no place for the table.');
  const made = `${now.slice(0, from + before.length)}\n\n${text}\n\n${now.slice(to)}`;
  writeFileSync(file, await prettier.format(made, { ...(await prettier.resolveConfig(file)), parser: 'markdown' }));
}
