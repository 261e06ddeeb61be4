import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { digestOf, genesis, linkDigest } from '@paideia/store/chain/chain.ts';
import { checkpointPrefix, type Checkpoint } from '@paideia/store/chain/checkpoint.ts';
import { secret } from '@paideia/store/secrets.ts';
import { formatKey, formatOf } from '@paideia/documents/format.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { BackupKept } from '@paideia/projection-service/kernel/backup-kept.ts';
import { logOf } from '@paideia/projection-service/kernel/log.ts';
import { assertWhole, everyRecord, openCollege, type College, type Place } from './college.ts';
import { subjectsIn } from './erased.ts';
import { backupFiles, type FilesBackedUp } from './files/backup-files.ts';
import { clearDraft, leftOutIn, objectsFolder } from './files/file-index.ts';
import { livingFiles, namedFiles, stillNamed } from './files/named-files.ts';
import { withStorage } from './files/storage.ts';
import {
  erasedFile,
  eventsFile,
  fileOf,
  formatFile,
  manifestFile,
  markFiles,
  publicPem,
  recordFiles,
  signManifest,
  type FileSum,
  type Manifest,
} from './manifest.ts';
import { sha256Of, writeLines } from './ndjson.ts';
import type { Stage } from './progress.ts';
import { OperatorError } from './operator-error.ts';

export type BackupOptions = Place & {
  readonly into: string;
  readonly product: string;
  readonly withSecrets?: boolean | undefined;
  /** It is an earlier backup, whose files are linked instead of read. */
  readonly since?: string | undefined;
  readonly onStage?: (stage: Stage) => void;
};
type BackedUp = Manifest & {
  readonly bytes: number;
  readonly stored: Pick<FilesBackedUp, 'count' | 'bytes' | 'linked' | 'damaged'> & {
    readonly missing: readonly string[];
  };
};
/** Nothing was kept: the log is not as it was signed, so a copy of it would pass for whole. */
export class LogChanged extends OperatorError {}

async function copyRecords(records: Records, path: string, name: string): Promise<FileSum> {
  const out = writeLines(path);
  // A lease is of a process, not of the college, and the format has a file of its own.
  for await (const { key, value, expiresAt } of everyRecord(records))
    if (!key.startsWith('lease:') && key !== formatKey) await out.write({ key, value, expiresAt });
  return { name, ...(await out.end()) };
}

/** It copies the log from its first event up to where it ended at the beginning, links it as it goes and compares it with every checkpoint that was copied. */
async function copyEvents(
  college: College,
  checkpoints: ReadonlyMap<number, string>,
  path: string,
  onStage: (stage: Stage) => void,
) {
  const head = await logOf(college.store, college.codec).head();
  const subjects = subjectsIn(college.codec);
  const out = writeLines(path);
  let [count, position, hash] = [0, 0, genesis];
  for await (const batch of college.store.readAll(0)) {
    for (const event of batch.events) {
      if (event.position > head) break;
      hash = linkDigest(hash, digestOf(event));
      position = event.position;
      const signed = checkpoints.get(++count);
      if (signed !== undefined && signed !== hash.toString('hex')) throw new LogChanged(`event ${count}`);
      subjects.take(event);
      const { stream, revision, at, id, type, data, meta } = event;
      await out.write({ stream, revision, at, id, type, data, meta });
    }
    onStage({ part: 'Events', done: Math.min(batch.position, head), total: head });
    if (batch.position >= head) break;
  }
  const last = Math.max(0, ...checkpoints.keys());
  if (count < last) throw new LogChanged(`the log has ${count} events, ${last} were signed`);
  return {
    sum: { name: eventsFile, ...(await out.end()) },
    events: { count, position, hash: hash.toString('hex') },
    signed: last,
    subjects,
  };
}

/** These are the files that events up to there name. */
async function copyFiles(
  college: College,
  keys: Records,
  upTo: number,
  copying: Pick<BackupOptions, 'since' | 'onStage'> & Place & { readonly draft: string },
) {
  const { draft, since, onStage = () => {}, ...place } = copying;
  const leftOut = leftOutIn(place.dataDir);
  const files = await livingFiles(await namedFiles(college, { upTo }), keys);
  const isChecked = place.s3 === undefined;
  const { missing, ...copied } = await withStorage(place, (objects) =>
    backupFiles({ objects, files, into: draft, since: since && resolve(since), isChecked, onStage }),
  );
  const named = await stillNamed(college, keys, missing);
  return { ...copied, missing: [...named].filter((key) => !leftOut.has(key)) };
}

/**
 * It makes a consistent copy while the services write: first the checkpoints, then the log up to its end, then keys, accounts and what the command side
 * remembers, each of which may only know more than the log does, and the files that it names, which never change. Read models are left out: they hold personal
 * data in plain and are made from the log.
 */
export async function backup({
  into,
  product,
  withSecrets = false,
  since,
  onStage = () => {},
  ...place
}: BackupOptions): Promise<BackedUp> {
  const target = resolve(into);
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new OperatorError(`${target} is not empty: a backup goes into a directory of its own.`);
  const draft = join(dirname(target), `.${basename(target)}.partial`);
  clearDraft(draft, objectsFolder);
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const college = await openCollege(place);
  try {
    if (!place.eventStoreUrl) await assertWhole(place.dataDir, college.store);
    const opened = new Map(
      await Promise.all(recordFiles.map(async (name) => [name, await college.records(name)] as const)),
    );
    const files: FileSum[] = [];
    const copy = async (name: (typeof recordFiles)[number]) => {
      onStage({ part: `Records ${name}`, done: 0, total: 0 });
      files.push(await copyRecords(opened.get(name)!, join(draft, fileOf(name)), fileOf(name)));
    };
    const checkpoints = new Map<number, string>();
    for await (const { value } of everyRecord<Checkpoint>(opened.get('chain')!, checkpointPrefix))
      checkpoints.set(value.count, value.hash);
    await copy('chain');
    const { sum, events, signed, subjects } = await copyEvents(college, checkpoints, join(draft, eventsFile), onStage);
    files.push(sum);
    for (const name of recordFiles) if (name !== 'chain') await copy(name);

    writeFileSync(join(draft, erasedFile), JSON.stringify({ erased: await subjects.erased(opened.get('keys')!) }), {
      mode: 0o600,
    });
    const { sum: fileSum, ...stored } = await copyFiles(college, opened.get('keys')!, events.position, {
      ...place,
      draft,
      since,
      onStage,
    });
    files.push(fileSum);
    for (const name of markFiles)
      if (existsSync(join(place.dataDir, name))) cpSync(join(place.dataDir, name), join(draft, name));
    const format = await formatOf({ dataDir: place.dataDir, url: place.mongoUrl }).read();
    if (format !== undefined)
      writeFileSync(join(draft, formatFile), `${JSON.stringify(format, null, 2)}\n`, { mode: 0o600 });
    for (const name of [erasedFile, formatFile, ...markFiles])
      if (existsSync(join(draft, name)))
        files.push({ name, lines: 1, bytes: 0, sha256: await sha256Of(join(draft, name)) });
    const hasSecrets = withSecrets && existsSync(join(place.dataDir, 'secrets'));
    if (hasSecrets) cpSync(join(place.dataDir, 'secrets'), join(draft, 'secrets'), { recursive: true });

    const key = secret(place.dataDir, 'chain');
    const madeAt = new Date().toISOString();
    const manifest = signManifest(
      { format: 1, madeAt, product, events, signed, files, hasSecrets, publicKey: publicPem(key) },
      key,
    );
    writeFileSync(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return { ...manifest, stored, bytes: files.reduce((all, { bytes }) => all + bytes, stored.bytes) };
  } catch (error) {
    clearDraft(draft, objectsFolder);
    throw error;
  } finally {
    await college.close();
  }
}

export const keptOf = ({ madeAt, events, bytes, hasSecrets }: Manifest & { readonly bytes: number }): BackupKept => ({
  finishedAt: madeAt,
  events: events.count,
  hash: events.hash,
  bytes,
  hasSecrets,
});
