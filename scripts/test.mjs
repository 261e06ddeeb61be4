// `npm test` installs what is missing, then runs the checks and every suite, and says how many passed. `npm test -- events` runs one part only; the parts are
// the names below. `npm test -- changed` runs what a change can touch.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { changedFiles, changedParts } from './changed.mjs';
import { driverLines } from './drivers.mjs';
import { findChromium, installPackages } from './install.mjs';
import { scratchDir } from './scratch.mjs';

const root = join(import.meta.dirname, '..');
const only = process.argv.slice(2);
const started = Date.now();
const minutes = () =>
  `${Math.floor((Date.now() - started) / 60_000)}:${String(Math.floor((Date.now() - started) / 1000) % 60).padStart(2, '0')}`;
const say = (text) => console.log(`[${minutes()}] ${text}`);
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const node = process.execPath;
const bin = (path) => join(root, 'node_modules', path);
/** In the whole suite other parts run beside it, and have the other core. */
const jest = (...projects) => ({ jest: projects, workers: only.length === 0 ? 1 : 2 });
/** The part waits for nothing and is told no time: it has what browsers, services and servers leave of the cores, so that those are as quick as alone. */
const inBackground = (part) => ({ ...part, isInBackground: true });
/** The checkers are written in Go. By default each takes all cores, where threads do much of the work twice, and collects garbage often: on one it is half the work. */
const check = (...args) => ({ command: [node, ...args], env: { GOMAXPROCS: '1', GOGC: '400' } });
const lint = (...files) =>
  check(
    bin('oxlint/bin/oxlint'),
    '--threads=1',
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
    ...files,
  );
const format = (...files) => check(bin('oxfmt/bin/oxfmt'), '--check', ...files);
const typed = (project) => check(bin('typescript/bin/tsc'), '-p', project, '--checkers', '1');
/** It needs the build, because it tries the product as it is started. */
const whole = (project, more = {}) => ({ jest: [project], isWhole: true, workers: 1, ...more });
/**
 * The longest come first, and last comes what only takes a core and can be told apart into many small pieces, so that all workers end together. Faults wait
 * half of their time, and calls, which watch services at rest, most of it.
 */
const allParts = {
  schema: { command: [node, '--import', 'tsx', 'scripts/schema.ts', '--check'], comesFirst: true },
  codegen: { command: [node, '--import', 'tsx', 'web/scripts/codegen.ts', '--check'], comesFirst: true },
  // In the whole suite the two before it have checked what it would write.
  build: { command: [node, 'scripts/build.mjs', ...(only.length === 0 ? ['--checked'] : [])], comesFirst: true },
  size: { command: [node, 'web/scripts/sizes.mjs'], comesFirst: true },
  journeys: whole('tests', { workers: 2, order: './tests/support/longest-first.cjs' }),
  documents: jest('projection-service/documents', 'projection-service'),
  faults: whole('tests/faults'),
  'command-service': inBackground(jest('command-service', 'command-service/objects')),
  web: inBackground(jest('web')),
  events: jest('events', 'events/store'),
  security: whole('security'),
  calls: whole('tests/calls'),
  scripts: inBackground(jest('scripts')),
  'query-api': inBackground(jest('query-api')),
  lint: inBackground(lint()),
  types: inBackground(typed('tsconfig.json')),
  'web-types': inBackground(typed('web/tsconfig.json')),
  docs: inBackground(jest('docs')),
  // These test what measures: the benchmarks themselves are for `npm run bench`.
  bench: inBackground(jest('bench')),
  format: inBackground(format('.')),
};

/** A test that fails half-way may leave something open, and its process would stay for ever: it may stay so long after its report. */
const lingerMs = 60_000;
function endOnceReported(child, report) {
  let reportedAt;
  const watching = setInterval(() => {
    if (statSync(report).size > '{}'.length) reportedAt ??= Date.now();
    if (reportedAt === undefined || Date.now() - reportedAt < lingerMs) return;
    console.log(
      `Its tests are over, and what one of them left open keeps this process: it is ended, and counts as failed (${report}).`,
    );
    child.kill('SIGKILL');
  }, 2_000);
  child.once('exit', () => clearInterval(watching));
}
const run = (command, env, { isInBackground = false, report } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TOGETHER: '1', ...env },
    });
    if (isInBackground && child.pid !== undefined) setPriority(child.pid, 5);
    if (report) endOnceReported(child, report);
    child.once('exit', (code) => resolve(code === 0));
  });

/** Threads that help to collect garbage only take the cores from the other parts. */
const nodeOptions = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--single-threaded-gc'];
/** A heap that begins small is gone through again and again while it grows. What tries the whole product measures memory too, and keeps to it. */
const largeHeap = ['--initial-heap-size=1024', '--max-semi-space-size=32'];
/**
 * Each file loads its modules anew, so code that is compiled once more, the best way, is mostly thrown away before it has paid for it: that waits four times
 * as long. Not every release of Node has a word for it, and one without stops at it.
 */
const hasBudget = spawnSync(node, ['--v8-options'], { encoding: 'utf8' }).stdout?.includes('--interrupt-budget (');
const lateOptimizing = hasBudget ? ['--interrupt-budget=270000'] : [];

async function runJest(name, { jest: projects, related, isWhole, workers = 2, order, isInBackground }, env) {
  const report = join(root, '.cache', `jest-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(report, '{}');
  const options = [
    ...(related ? ['--ignoreProjects', ...related.ignored] : ['--selectProjects', ...projects]),
    '--json',
    '--outputFile',
    report,
    '--silent=false',
    '--reporters',
    './scripts/test-progress.mjs',
    ...(workers === 1 ? ['-i'] : ['-w', `${workers}`]),
    ...(isWhole ? ['--forceExit'] : []),
    ...(order ? ['--testSequencer', order] : []),
    ...(related ? ['--passWithNoTests', '--findRelatedTests', ...related.files] : []),
  ];
  const isGreen = await run(
    [node, ...nodeOptions, ...(isWhole ? [] : [...largeHeap, ...lateOptimizing]), bin('jest/bin/jest.js'), ...options],
    related ? { ...env, TOGETHER: '0', RELATED: '1' } : env,
    { isInBackground, report },
  );
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numFailedTestSuites = 0,
    testResults = [],
  } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  const failed = numFailedTests + brokenFiles;
  return {
    passed: numPassedTests,
    failed: isGreen ? failed : Math.max(1, failed, numFailedTestSuites),
    skipped: numPendingTests,
    failures: testResults.flatMap(({ name: file, status, assertionResults }) => {
      const failing = assertionResults.filter((one) => one.status === 'failed');
      const names = failing.length > 0 ? failing.map(({ fullName }) => `: ${fullName}`) : [''];
      return status === 'failed' ? names.map((test) => `${file.slice(root.length + 1)}${test}`) : [];
    }),
    drivers: driverLines(testResults, process.env),
  };
}

installPackages(say, stop);
const isChanged = only.includes('changed');
const parts = isChanged ? changedParts(changedFiles(), { jest, lint, format, typed, node }) : allParts;
const scratch = scratchDir();
const env = {
  ...(!isChanged && { CHROME_PATH: findChromium(say, stop) }),
  FORCE_COLOR: '0',
  CI_MONGO: process.env.CI_MONGO ?? '1',
  CI_S3: process.env.CI_S3 ?? '1',
  TMPDIR: scratch.path,
};
const total = { passed: 0, failed: 0, skipped: 0 };
const drivers = [];
const failures = [];
const unknown = only.find((name) => name !== 'changed' && !(name in allParts));
if (unknown) stop(`There is no part ${unknown}; the parts are changed, ${Object.keys(allParts).join(', ')}.`);

async function runPart([name, part]) {
  say(`${name} ...`);
  const result =
    part.command === undefined
      ? await runJest(name, part, env)
      : {
          skipped: 0,
          ...((await run(part.command, { ...env, ...part.env }, part))
            ? { passed: 1, failed: 0 }
            : { passed: 0, failed: 1 }),
        };
  for (const key of Object.keys(total)) total[key] += result[key];
  drivers.push(...(result.drivers ?? []));
  failures.push(...(result.failures ?? []));
  if (result.failed > 0 && !result.failures?.length) failures.push(name);
  say(
    `${name}: ${result.passed} passed, ${result.failed} failed${result.skipped ? `, ${result.skipped} skipped` : ''}`,
  );
}

const chosen = Object.entries(parts).filter(([name]) => isChanged || only.length === 0 || only.includes(name));
const first = chosen.filter(([, { comesFirst }]) => comesFirst);
const others = chosen.filter(([, { comesFirst }]) => !comesFirst);
const worker = async (waiting) => {
  for (let part = waiting.shift(); part; part = waiting.shift()) await runPart(part);
};
// What needs no build begins beside it, which has the other core.
const early = first.length > 0 ? others.filter(([, { isWhole }]) => !isWhole).slice(0, 1) : [];
const later = others.filter((part) => !early.includes(part));
const begun = worker(early);
await worker(first);
// Browsers, services and servers that are killed wait half of their time, so others have work for the cores meanwhile; each takes the next part that nobody
// has begun.
await Promise.all([begun.then(() => worker(later)), worker(later), worker(later), worker(later)]);
scratch.remove();
if (drivers.length > 0) console.log(['The contracts of the stores:', ...drivers.map((line) => `  ${line}`)].join('\n'));
// Between so many lines a failure is lost: whoever reads the end finds its name.
if (failures.length > 0) console.log(['Failed:', ...failures.map((line) => `  ${line}`)].join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
