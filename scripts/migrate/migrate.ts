// `npm run migrate` moves the log and everything beside it from an embedded directory to the servers, or to another directory.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatOf } from '@paideia/documents/format.ts';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import type { S3Settings } from '@paideia/objects/port.ts';
import { verifyChain } from '@paideia/store/chain/verify.ts';
import type { Format } from '@paideia/store/format/format.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import type { EventStore, Position } from '@paideia/store/port.ts';
import { ensureSecrets, secret } from '@paideia/store/secrets.ts';
import { assertOfThisRelease, assertWhole, openCollege } from '../ops/college.ts';
import { bucketIn, withStorage } from '../ops/files/storage.ts';
import { copyFiles, noFiles, type FilesMoved } from './copy-files.ts';
import { appendRun, runsOf, type Run } from './copy-log.ts';
import { copyRecords, isEmpty, positionsIn, recordFiles } from './copy-records.ts';
import { compareLogs } from './same-log.ts';
import { OperatorError } from '../ops/operator-error.ts';

export { OperatorError } from '../ops/operator-error.ts';
export { sentenceOf } from '../ops/words.ts';
export { bucketIn };
export type Step = 'verify' | 'copy' | 'compare' | 'records' | 'files';
export type MigrateOptions = {
  readonly dataDir: string;
  /** Another directory is for secrets and files, and for whatever is not on a server; it is the same one when left out. */
  readonly to?: string | undefined;
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  /** Files go there; undefined is the directory. */
  readonly s3?: S3Settings | undefined;
  readonly onProgress?: (step: Step, done: number, of?: number) => void;
  readonly signal?: AbortSignal;
};
export type Migrated = {
  readonly events: number;
  readonly records: number;
  readonly hash: string;
  readonly files: FilesMoved;
};
type Marker = {
  /** It is the first event of the log that is being moved. */ readonly first: string;
  readonly position: Position;
  readonly done: number;
  readonly isWhole?: true;
};

const markerKey = 'migration';
/** These belong to the embedded stores, to processes, or to read models, which are made anew. */
const staysBehind = /\.(mdb|mdb-lock|wal\.\d|acknowledged|bell|sock)$|^logs$|^files$|^space-probe$/;
// The embedded log takes appends in the order in which they are called and writes many at once; from a server each answer is waited for.
const appendsAtOnce = 500;
const saveEvery = 5_000;

async function firstOf(log: EventStore): Promise<string | undefined> {
  for await (const { events } of log.readAll(0)) if (events[0]) return events[0].id;
  return undefined;
}
/** Events of others too make a log one that nothing is moved into. */
async function isEmptyLog(log: EventStore): Promise<boolean> {
  for await (const _ of log.readAll(0)) return false;
  return true;
}
async function verified(
  log: EventStore,
  chain: Records,
  key: string,
  onProgress: (events: number) => void,
  what: string,
) {
  const verdict = await verifyChain(log, chain, key, { onProgress: ({ events }) => onProgress(events) });
  if (!verdict.ok)
    throw new OperatorError(
      `The hash chain of ${what} does not fit at event ${verdict.firstBad.count}: run \`npm run verify\`.`,
    );
  return verdict;
}

type At = { readonly dataDir: string; readonly s3?: S3Settings | undefined };
type Copying = Omit<Parameters<typeof copyFiles>[0], 'from' | 'to'>;
const moveFiles = (copying: Copying, source: At, target: At): Promise<FilesMoved> =>
  withStorage(source, (from) => withStorage(target, (to) => copyFiles({ ...copying, from, to })));
const bytesOf =
  (onProgress: NonNullable<MigrateOptions['onProgress']>, signal: AbortSignal | undefined) =>
  (done: number, total: number): void => {
    onProgress('files', done, total);
    signal?.throwIfAborted();
  };

/** It moves files alone, of a college that stays where it is: from its directory into the bucket, or back. */
export async function migrateFiles({
  into,
  onProgress = () => {},
  signal,
  ...place
}: Omit<MigrateOptions, 'to'> & { readonly into: 'bucket' | 'directory' }): Promise<FilesMoved> {
  const { dataDir, s3 } = place;
  if (s3 === undefined) throw new OperatorError('Say which bucket: S3_BUCKET and its like.');
  const college = await openCollege(place);
  try {
    const copying = { log: college, keys: await college.records('keys'), onBytes: bytesOf(onProgress, signal) };
    const [directory, bucket] = [{ dataDir }, { dataDir, s3 }];
    return await (into === 'bucket' ? moveFiles(copying, directory, bucket) : moveFiles(copying, bucket, directory));
  } finally {
    await college.close();
  }
}

/**
 * Nobody may write to either side meanwhile. Interrupted it goes on where it was. A target that holds anything else is refused, and so is one that
 * has been moved to and lives by now. The source stays as it is.
 */
export async function migrate({
  dataDir,
  to = dataDir,
  eventStoreUrl,
  mongoUrl,
  s3,
  onProgress = () => {},
  signal,
}: MigrateOptions): Promise<Migrated> {
  const [source, target] = [resolve(dataDir), resolve(to)];
  const [movesLog, movesRecords] = [
    eventStoreUrl !== undefined || target !== source,
    mongoUrl !== undefined || target !== source,
  ];
  if (!movesLog && !movesRecords)
    throw new OperatorError('Say where to: EVENTSTORE_URL and MONGODB_URL, or --to and another directory.');
  if (movesLog && !movesRecords)
    throw new OperatorError(
      'What is kept beside the log names places in it: give MONGODB_URL too, or --to and another directory.',
    );
  if (!existsSync(join(source, 'events.mdb'))) throw new OperatorError(`There is no log in ${source}.`);
  await assertOfThisRelease({ dataDir: source });
  if (target !== source) {
    mkdirSync(target, { recursive: true });
    const strange = readdirSync(target).filter((name) => name.endsWith('.mdb'));
    if (strange.length > 0 && !strange.includes('migration.mdb'))
      throw new OperatorError(`${target} holds other data: give an empty directory.`);
  }

  const opened: { close(): Promise<void> }[] = [];
  const keep = async <T extends { close(): Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const one = await opening;
    opened.unshift(one);
    return one;
  };
  try {
    const log = await keep(openEventStore({ dataDir: source, readOnly: true }));
    await assertWhole(source, log);
    const copy = movesLog ? await keep(openEventStore({ dataDir: target, url: eventStoreUrl })) : log;
    const marker = await keep(openRecords({ dataDir: target, url: mongoUrl, file: 'migration' }));
    const from = new Map<string, Records>();
    for (const file of recordFiles)
      if (existsSync(join(source, `${file}.mdb`)))
        from.set(file, await keep(openRecords({ dataDir: source, file, readOnly: true })));
    const into = new Map<string, Records>();
    for (const file of recordFiles) into.set(file, await keep(openRecords({ dataDir: target, url: mongoUrl, file })));

    const first = await firstOf(log);
    if (first === undefined) throw new OperatorError(`The log in ${source} is empty.`);
    const known = (await marker.get<Marker>(markerKey))?.value;
    if (known && known.first !== first) throw new OperatorError('Another log was moved there: give an empty target.');
    if (known?.isWhole) throw new OperatorError('This log has been moved there already: start the services on it.');
    if (!known) {
      if (movesLog && !(await isEmptyLog(copy)))
        throw new OperatorError('There are events in the target already: give an empty one.');
      for (const [file, records] of into)
        if (!(await isEmpty(records)))
          throw new OperatorError(`There are ${file} in the target already: give an empty one.`);
    }

    const chain = from.get('chain');
    const key = secret(source, 'chain');
    const before = chain && (await verified(log, chain, key, (n) => onProgress('verify', n), 'the source'));
    const total = before?.events;

    let { position, done }: Pick<Marker, 'position' | 'done'> = known ?? { position: 0, done: 0 };
    const save = () => marker.put<Marker>(markerKey, { first, position, done });
    await save();
    if (movesLog) {
      const atOnce = eventStoreUrl === undefined ? appendsAtOnce : 1;
      let saved = done;
      for await (const batch of log.readAll(position)) {
        let waiting: Run[] = [];
        const flush = async () => {
          await Promise.all(waiting.map((run) => appendRun(copy, run)));
          const last = waiting.at(-1)?.at(-1);
          done += waiting.reduce((sum, run) => sum + run.length, 0);
          if (last) position = last.position;
          waiting = [];
          onProgress('copy', done, total);
          if (done - saved >= saveEvery) [saved] = [done, await save()];
          signal?.throwIfAborted();
        };
        for (const run of runsOf(batch.events)) if (waiting.push(run) >= atOnce) await flush();
        await flush();
      }
      await save();
    }

    const wanted = new Set((await Promise.all([...from.values()].map(positionsIn))).flat());
    const compared = await compareLogs(log, copy, wanted, (n) => onProgress('compare', n, total));
    if (before && before.hash !== compared.hash)
      throw new OperatorError('The log changed while it was moved: stop what writes to it.');

    let records = 0;
    for (const [file, one] of from) {
      records += await copyRecords(one, into.get(file)!, compared.positions);
      onProgress('records', records);
      signal?.throwIfAborted();
    }
    if (target !== source)
      for (const name of readdirSync(source))
        if (!staysBehind.test(name))
          cpSync(join(source, name), join(target, name), { recursive: true, preserveTimestamps: true });
    ensureSecrets(target);
    const keys = into.get('keys')!;
    const decoding = codec(catalogue, subjectKeys(keys, secret(target, 'master'), { readOnly: true }));
    const storedAt = join(source, 'files');
    const movesFiles = existsSync(storedAt) && (s3 !== undefined || target !== source);
    const files = movesFiles
      ? await moveFiles(
          { log: { store: copy, codec: decoding }, keys, onBytes: bytesOf(onProgress, signal) },
          { dataDir: source },
          { dataDir: target, s3 },
        )
      : noFiles;
    // Whoever was amid an upload goes on with it.
    if (movesFiles && s3 === undefined && existsSync(join(storedAt, 'uploads')))
      cpSync(join(storedAt, 'uploads'), join(target, 'files', 'uploads'), {
        recursive: true,
        preserveTimestamps: true,
      });
    const after = await verified(copy, into.get('chain')!, key, (n) => onProgress('verify', n, total), 'the copy');
    if (after.hash !== compared.hash)
      throw new OperatorError('The chain of the copy is another one than that of the source.');
    const format = (await formatOf({ dataDir: source }).read()) as Format | undefined;
    if (format) await formatOf({ dataDir: target, url: mongoUrl }).change(() => format);
    await marker.put<Marker>(markerKey, { first, position, done, isWhole: true });
    return { events: after.events, records, hash: after.hash, files };
  } finally {
    await Promise.all(opened.map((one) => one.close()));
  }
}
