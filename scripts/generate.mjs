// `npm run generate -- --students 500 [--events 20000] [--today 2026-11-20]` makes a college of that size in DATA_DIR, or on the servers. Paideia must not run
// on it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { holdDataDir } from './sockets.mjs';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl } = process.env;
const bundle = join(root, 'dist', 'generate.js');
if (!existsSync(bundle))
  spawnSync(process.execPath, ['scripts/build.mjs', 'services'], { cwd: root, stdio: 'inherit' });
const { generate, OperatorError, sentenceOf } = await import(pathToFileURL(bundle).href);
const usage = 'npm run generate -- --students 500 [--events 20000] [--today 2026-11-20]';
const whole = (text, name) => {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new OperatorError(`--${name} is a whole number, not ${text}.`);
  return Number(text);
};

try {
  const { values } = parseArgs({
    options: { students: { type: 'string' }, events: { type: 'string' }, today: { type: 'string' } },
  });
  const students = whole(values.students, 'students');
  if (students === undefined) throw new OperatorError('Say how many: npm run generate -- --students 500');
  mkdirSync(dataDir, { recursive: true });
  if (!(await holdDataDir(dataDir))) throw new OperatorError(`Paideia is running on ${dataDir}: stop it first.`);

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopping.abort(new OperatorError('Stopped. The same command goes on where it was.')));
  const started = Date.now();
  let saidAt = 0;
  const count = await generate({
    ...{
      dataDir,
      eventStoreUrl,
      mongoUrl,
      students,
      events: whole(values.events, 'events'),
      today: values.today,
      release: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version,
      signal: stopping.signal,
    },
    onProgress(done, of, events) {
      if (Date.now() - saidAt < (process.stdout.isTTY ? 200 : 10_000)) return;
      saidAt = Date.now();
      const text = `${done} of ${of} classes, ${events} events, ${Math.round((Date.now() - started) / 1000)} s`;
      process.stdout.write(process.stdout.isTTY ? `\r${text}`.padEnd(78) : `${text}\n`);
    },
  });
  console.log(`\n${students} students, ${count} events in ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(sentenceOf(error, dataDir, usage));
  process.exitCode = 1;
}
