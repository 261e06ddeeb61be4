// `npm run migrate` moves a college from the embedded stores in DATA_DIR to EVENTSTORE_URL and MONGODB_URL; `-- --to DIR` moves it to another directory; `--
// --files bucket` and `-- --files directory` move files alone, from DATA_DIR to S3_BUCKET or back. Paideia must not run on either.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { holdDataDir } from './sockets.mjs';

const root = join(import.meta.dirname, '..');
const dataDir = resolve(root, process.env.DATA_DIR || '.data');
const { EVENTSTORE_URL: eventStoreUrl, MONGODB_URL: mongoUrl } = process.env;
const bundle = join(root, 'dist', 'migrate.js');
if (!existsSync(bundle))
  spawnSync(process.execPath, ['scripts/build.mjs', 'services'], { cwd: root, stdio: 'inherit' });
const { migrate, migrateFiles, bucketIn, OperatorError, sentenceOf } = await import(pathToFileURL(bundle).href);
const usage = 'npm run migrate [-- --to <directory>], or npm run migrate -- --files bucket|directory';
const says = {
  verify: 'Verifying',
  copy: 'Copying',
  compare: 'Comparing',
  records: 'Moving what is kept beside the log:',
  files: 'Moving files, bytes:',
};

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, files: { type: 'string' } } });
  if (values.files !== undefined && !['bucket', 'directory'].includes(values.files))
    throw new OperatorError(`Usage: ${usage}`);
  if (!existsSync(dataDir)) throw new OperatorError(`There is no data in ${dataDir}: set DATA_DIR.`);
  if (!(await holdDataDir(dataDir))) throw new OperatorError(`Paideia is running on ${dataDir}: stop it first.`);

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopping.abort(new OperatorError('Stopped. The same command goes on where it was.')));
  let saidAt = 0;
  const options = {
    dataDir,
    eventStoreUrl,
    mongoUrl,
    s3: bucketIn(process.env),
    signal: stopping.signal,
    onProgress(step, done, of) {
      if (Date.now() - saidAt < (process.stdout.isTTY ? 200 : 10_000)) return;
      saidAt = Date.now();
      const text = `${says[step]} ${done}${of ? ` of ${of}` : ''}`;
      process.stdout.write(process.stdout.isTTY ? `\r${text}`.padEnd(78) : `${text}\n`);
    },
  };
  const clear = process.stdout.isTTY ? '\r'.padEnd(79) + '\r' : '';
  const tell = ({ count, bytes, missing }) => {
    console.log(`${clear}Files: ${count}, ${bytes} bytes. The source still has them.`);
    for (const key of missing) console.log(`The file ${key} is not there, and an event names it.`);
  };
  if (values.files) tell(await migrateFiles({ ...options, into: values.files }));
  else {
    const to = values.to && resolve(process.cwd(), values.to);
    const { events, records, hash, files } = await migrate({ ...options, to });
    console.log(`${clear}Moved ${events} events and ${records} records. Both logs end with the chain ${hash}.`);
    if (files.count + files.missing.length > 0) tell(files);
    const where = to ? `DATA_DIR=${to}` : 'the same EVENTSTORE_URL, MONGODB_URL and DATA_DIR';
    console.log(`Start the services with ${where}: they build the read models first. The source was not changed.`);
  }
} catch (error) {
  console.error(sentenceOf(error, dataDir, usage));
  process.exitCode = 1;
}
