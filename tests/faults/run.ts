// This is the long form, `npm run test:faults`. FAULT_KILLS is how often each process is killed; `npm run test:faults -- disk` does those faults only whose
// name has the word. It prints a table, and keeps each row in results.json beside this file and in the table of docs/operations.md as soon as it is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { removeDataDir } from '../support/stack.ts';
import { makeCollege } from './harness/college.ts';
import { hasDocumentServer, hasLogServer } from './harness/places.ts';
import { root } from './harness/stack.ts';
import { attempt, type Outcome } from './harness/trial.ts';
import { faults } from './table.ts';

const kills = Number(process.env['FAULT_KILLS'] ?? 50);
/** Whoever tries it out takes a small college, as in the short form. */
const isFew = process.env['FAULT_FEW'] === '1';
/** These are parts of names: `npm run test:faults -- kill` does these only, and leaves the other rows as they were. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = faults.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
/** What is not a kill takes longer, or its number says less. */
const timesOf = (name: string) =>
  name.startsWith('kill') || name.includes('torn') || name.includes('turned')
    ? kills
    : Math.max(2, Math.ceil(kills / 10));

type Ready = { readonly starts: number; readonly median: number | null; readonly most: number | null };
type Row = Omit<Outcome, 'readyMs'> & {
  readonly readyMs: Ready;
  readonly skipped?: string;
  readonly control: string;
  readonly isFound: boolean;
  /** It says why the weakness is none here. */
  readonly notLookedFor?: string | undefined;
  /** It says when, and how often each process was to be killed. */
  readonly at: string;
  readonly kills: number;
};
const readyOf = (ms: readonly number[]): Ready => ({
  starts: ms.length,
  median: [...ms].sort((a, b) => a - b)[ms.length >> 1] ?? null,
  most: ms.length > 0 ? Math.max(...ms) : null,
});
const seconds = (ms: number | null) => (ms === null || !Number.isFinite(ms) ? '' : (ms / 1000).toFixed(1));
const cells = ({
  name,
  times,
  acknowledged,
  sentAgain,
  count,
  readyMs,
  broken,
  skipped,
  control,
  isFound,
  notLookedFor,
}: Row): readonly string[] => [
  name,
  ...(skipped === undefined
    ? [
        ...[times, acknowledged, sentAgain, count.lost, count.duplicated].map((n) => n.toLocaleString('en')),
        readyMs.starts > 0 ? `${seconds(readyMs.median)} / ${seconds(readyMs.most)}` : '',
        broken.length === 0 ? 'holds' : `**broken** (${broken.length})`,
        `${control}: ${notLookedFor ?? (isFound ? 'found' : '**not found**')}`,
      ]
    : ['', '', '', '', '', '', `not done: ${skipped}`, '']),
];
const head = [
  'Fault',
  'Times',
  'Acknowledged',
  'Sent again',
  'Lost',
  'Twice',
  'Ready again, median / longest (s)',
  'Promises',
  'A build that …',
];
const table = (rows: readonly Row[]) =>
  [head, head.map(() => '---'), ...rows.map(cells)]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

const file = join(root, 'tests/faults/results.json');
const kept = new Map<string, Row>(
  existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] }).rows.map((row) => [row.name, row])
    : [],
);
const inOrder = () => faults.flatMap(({ name }) => kept.get(name) ?? []);
/** It is called after every fault, so that a run that was stopped has kept what it did. */
async function keep(row: Row): Promise<void> {
  kept.set(row.name, row);
  if (isFew || hasDocumentServer || hasLogServer) return; // The table is of the embedded stores.
  const rows = inOrder();
  writeFileSync(file, `${JSON.stringify({ node: process.version, cores: cpus().length, rows }, null, 2)}\n`);
  const days = [...new Set(rows.map(({ at }) => at.slice(0, 10)))].sort();
  await tell(
    `Done on ${days.join(', ')} with Node ${process.version.slice(1)} on ${cpus().length} cores. Each row is of its last run.\n\n${table(rows)}`,
  );
}

// What is killed is what runs: the services as they are built.
const { status } = spawnSync(process.execPath, ['scripts/build.mjs', 'messages', 'services'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status !== 0) throw new Error('the services could not be built');
const dataDir = await makeCollege({ few: isFew });
const base = { dataDir, isWhole: !isFew };
const done: Row[] = [];
try {
  for (const fault of wanted) {
    const { name, control } = fault;
    const skipped = fault.missing?.();
    const [at, kills] = [new Date().toISOString(), timesOf(name)];
    if (skipped !== undefined) {
      const none = {
        times: 0,
        acknowledged: 0,
        sentAgain: 0,
        count: { lost: 0, duplicated: 0, halved: 0 },
        readyMs: readyOf([]),
        broken: [],
        seconds: 0,
      };
      done.push({ name, ...none, skipped, control: '', isFound: true, at, kills });
      await keep(done.at(-1)!);
      continue;
    }
    const { readyMs, ...outcome } = await attempt(fault, base, { times: kills, pauseMs: 20_000 });
    const notLookedFor = control.missing?.();
    const weak =
      notLookedFor === undefined ? await attempt(fault, base, { times: 3, pauseMs: 2_000 }, true) : undefined;
    const isFound = weak?.broken.some((text) => control.finds.test(text)) ?? true;
    const found = notLookedFor ?? (isFound ? 'found' : 'NOT FOUND');
    done.push({ ...outcome, readyMs: readyOf(readyMs), control: control.says, isFound, notLookedFor, at, kills });
    await keep(done.at(-1)!);
    console.log(
      `${name}: ${outcome.times} times in ${outcome.seconds} s, ${outcome.broken.length === 0 ? 'holds' : 'BROKEN'}; a build that ${control.says}: ${found}`,
    );
    for (const text of new Set(outcome.broken)) console.log(`  ${text.slice(0, 600)}`);
    if (!isFound) console.log(`  it says: ${weak?.broken.slice(0, 5).join('\n  ').slice(0, 1500)}`);
  }
} finally {
  removeDataDir(dataDir);
}
console.log(`\n${table(done)}`);
process.exitCode = done.every(({ broken, isFound }) => broken.length === 0 && isFound) ? 0 : 1;

/** It writes the text between its two marks in the manual. */
async function tell(text: string): Promise<void> {
  const file = join(root, 'docs/operations.md');
  const [before, after] = ['<!-- faults: made by `npm run test:faults` -->', '<!-- end of faults -->'];
  const now = readFileSync(file, 'utf8');
  const [from, to] = [now.indexOf(before), now.indexOf(after)];
  if (from < 0 || to < from) return console.error('docs/operations.md has no place for the table.');
  const made = `${now.slice(0, from + before.length)}\n\n${text}\n\n${now.slice(to)}`;
  writeFileSync(file, (await format(file, made, { singleQuote: true })).code);
}
