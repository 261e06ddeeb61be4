// `npm run migrate`: from the embedded stores in DATA_DIR to EVENTSTORE_URL and MONGODB_URL; `-- --to DIR`: to another directory. Paideia must not run on either.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl } = process.env;
const isRunning = (path) => new Promise((tell) => connect(path, () => tell(true)).on('error', () => tell(false)));
const says = {
  verify: 'Verifying',
  copy: 'Copying',
  compare: 'Comparing',
  records: 'Moving what is kept beside the log:',
};

try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!existsSync(dataDir)) throw new Error(`There is no data in ${dataDir}: set DATA_DIR.`);
  if (await isRunning(join(realpathSync(dataDir), 'start.sock')))
    throw new Error(`Paideia is running on ${dataDir}: stop it first.`);
  const bundle = join(root, 'dist', 'migrate.js');
  if (!existsSync(bundle))
    spawnSync(process.execPath, ['scripts/build.mjs', 'services'], { cwd: root, stdio: 'inherit' });
  const { migrate, sentenceOf } = await import(pathToFileURL(bundle).href);

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopping.abort(new Error('Stopped. The same command goes on where it was.')));
  let saidAt = 0;
  const { events, records, hash } = await migrate({
    ...{
      dataDir,
      to: values.to && resolve(process.cwd(), values.to),
      eventStoreUrl,
      mongoUrl,
      signal: stopping.signal,
    },
    onProgress(step, done, of) {
      if (Date.now() - saidAt < (process.stdout.isTTY ? 200 : 10_000)) return;
      saidAt = Date.now();
      const text = `${says[step]} ${done}${of ? ` of ${of}` : ''}`;
      process.stdout.write(process.stdout.isTTY ? `\r${text}`.padEnd(78) : `${text}\n`);
    },
  }).catch((error) => {
    throw new Error(sentenceOf(error, dataDir), { cause: error });
  });
  console.log(
    `${process.stdout.isTTY ? '\r'.padEnd(79) + '\r' : ''}Moved ${events} events and ${records} records. Both logs end with the chain ${hash}.`,
  );
  console.log(
    'Start the services with the same EVENTSTORE_URL, MONGODB_URL and DATA_DIR: they build the read models first. The source was not changed.',
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
