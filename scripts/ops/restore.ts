import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatOf } from '@paideia/documents/format.ts';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { digestOf, genesis, linkDigest, type Linked } from '@paideia/store/chain/chain.ts';
import { reasons, verifyChain } from '@paideia/store/chain/verify.ts';
import { formatInFile } from '@paideia/store/format/format-file.ts';
import { assertReadable, versionsOf, type Format } from '@paideia/store/format/format.ts';
import { erasedMarkOf } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { assertOwnMaster } from '@paideia/store/own-keys.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { openCollege, type Place } from './college.ts';
import { readErased } from './erased.ts';
import { listErased } from './export.ts';
import { clearDraft, restoredNote } from './files/file-index.ts';
import { namedFiles } from './files/named-files.ts';
import { restoreFiles, type FilesRestored } from './files/restore-files.ts';
import { withStorage } from './files/storage.ts';
import {
  erasedFile,
  eventsFile,
  fileOf,
  isSignedManifest,
  Manifest,
  manifestFile,
  markFiles,
  publicPem,
  recordFiles,
} from './manifest.ts';
import { readLines, sha256Of } from './ndjson.ts';
import type { Stage } from './progress.ts';
import { OperatorError } from './operator-error.ts';

export type RestoreOptions = Place & {
  readonly from: string;
  /** What is there is set aside, and who was erased in it stays erased. */
  readonly replace?: boolean;
  /** They are further lists of erased people, newer than the backup. */
  readonly erased?: readonly string[];
  readonly onStage?: (stage: Stage) => void;
};
type Restored = {
  readonly manifest: Manifest;
  readonly keysRemoved: number;
  readonly setAside: string | null;
  readonly isOurKey: boolean;
  /** It is undefined for a backup that holds no files. */
  readonly files: FilesRestored | undefined;
};
type KeptRecord = { readonly key: string; readonly value: unknown; readonly expiresAt: string | null };

// These may lie in a directory that counts as empty: secrets are put there first, and logs are of no college.
const belongsToNone = new Set(['secrets', 'logs']);
const isSetAside = (name: string) => name.startsWith('replaced-') || name.startsWith('restoring-');
const contentsOf = (dataDir: string) =>
  existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !belongsToNone.has(name) && !isSetAside(name)) : [];

async function readManifest(from: string, onStage: (stage: Stage) => void): Promise<Manifest> {
  const path = join(from, manifestFile);
  if (!existsSync(path)) throw new OperatorError(`${from} is no backup: there is no ${manifestFile} in it.`);
  const parsed = Manifest.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new OperatorError(`${path} is not a manifest that this release can read.`);
  const manifest = parsed.data;
  if (!isSignedManifest(manifest)) throw new OperatorError(`${path} was changed: its signature does not fit.`);
  for (const [n, { name, sha256 }] of manifest.files.entries()) {
    onStage({ part: 'Checksums', done: n, total: manifest.files.length });
    if (!existsSync(join(from, name))) throw new OperatorError(`${name} is missing in ${from}.`);
    if ((await sha256Of(join(from, name))) !== sha256)
      throw new OperatorError(`${name} in ${from} is not as it was written: its checksum differs.`);
  }
  return manifest;
}

/** Undefined: it was made by a release that said nothing of it, and every later one can read it. */
async function readFormat(from: string): Promise<Format | undefined> {
  const { name, read } = formatInFile(from);
  return assertReadable(await read(), versionsOf(catalogue), name);
}

const atOnce = 2_000;
const mostInAppend = 100;
const mostBytes = 500_000;
/** It writes in the log's order: events of one stream that follow each other are one append, and the embedded log takes appends in the order of the calls. */
async function writeEvents(
  store: EventStore,
  from: string,
  { events }: Manifest,
  inOrder: 'called' | 'awaited',
  onStage: (stage: Stage) => void,
) {
  let [count, hash] = [0, genesis];
  let run: Linked[] = [];
  let bytes = 0;
  let pending: Promise<unknown>[] = [];
  const settle = async () => {
    await Promise.all(pending);
    pending = [];
    onStage({ part: 'Events', done: count, total: events.count });
  };
  const flush = async () => {
    const [first] = run;
    if (!first) return;
    const writing = store.append(
      first.stream,
      run.map(({ id, type, data, meta }) => ({ id, type, data, ...(meta !== undefined && { meta }) })),
      first.revision === 0 ? 'none' : first.revision - 1,
    );
    [run, bytes] = [[], 0];
    pending.push(writing);
    if (inOrder === 'awaited' || pending.length >= atOnce) await settle();
  };
  for await (const event of readLines<Linked>(join(from, eventsFile))) {
    const [last, size] = [run.at(-1), JSON.stringify(event.data).length];
    if (
      last &&
      (last.stream !== event.stream ||
        last.revision + 1 !== event.revision ||
        run.length >= mostInAppend ||
        bytes + size > mostBytes)
    )
      await flush();
    hash = linkDigest(hash, digestOf(event));
    count++;
    bytes += size;
    run.push(event);
  }
  await flush();
  await settle();
  if (count !== events.count || hash.toString('hex') !== events.hash)
    throw new OperatorError('The events of the backup are not those that its manifest names.');
}

/**
 * Reactions send mail and notices: after a restore they wait for an operator's word. What expires (one-time links, slowed-down guesses) is not brought back, nor how
 * far the timers were: another log has other positions, and whatever fired in it says so itself. */
function adjusted(file: string, { key, value, expiresAt }: KeptRecord): unknown {
  if (file === 'accounts' && expiresAt !== null) return undefined;
  if (file === 'facts-records' && key.startsWith('timer:')) return undefined;
  if (file === 'facts-records' && key.startsWith('reaction:')) return { ...(value as object), waits: true };
  return value;
}
async function writeRecords(
  records: Records,
  path: string,
  file: string,
  isErased: (key: string) => boolean,
): Promise<number> {
  let removed = 0;
  let pending: Promise<unknown>[] = [];
  for await (const one of readLines<KeptRecord>(path)) {
    const value = adjusted(file, one);
    if (file === 'keys' && isErased(one.key)) removed++;
    else if (file === 'accounts' && isErased(one.key)) continue;
    else if (value !== undefined)
      pending.push(records.put(one.key, value, one.expiresAt === null ? undefined : new Date(one.expiresAt)));
    if (pending.length >= atOnce) [pending] = [[], await Promise.all(pending)];
  }
  await Promise.all(pending);
  return removed;
}

/** These files were removed in the college that is here. */
async function removedIn(place: Place): Promise<ReadonlySet<string>> {
  const college = await openCollege(place);
  try {
    return (await namedFiles(college)).removed;
  } finally {
    await college.close();
  }
}

/**
 * It checks everything before anything is moved into place; what fails half-way leaves the directory as it was, but for files that the next attempt goes on
 * with. Nothing may run on it.
 */
export async function restore({
  from,
  replace = false,
  erased = [],
  onStage = () => {},
  ...place
}: RestoreOptions): Promise<Restored> {
  const source = resolve(from);
  const { dataDir, eventStoreUrl, mongoUrl } = place;
  const there = contentsOf(dataDir);
  if (there.length > 0 && !replace)
    throw new OperatorError(
      `${dataDir} is not empty. Restore into an empty directory, or say --replace: then what is there is set aside, not deleted.`,
    );
  const manifest = await readManifest(source, onStage);
  const format = await readFormat(source);
  mkdirSync(join(dataDir), { recursive: true, mode: 0o700 });
  if (manifest.hasSecrets && !existsSync(join(dataDir, 'secrets')))
    cpSync(join(source, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  const [master, chainKey] = [secret(dataDir, 'master'), secret(dataDir, 'chain')];
  const isOurKey = publicPem(chainKey) === manifest.publicKey;
  const gone = new Set([
    ...readErased(join(source, erasedFile)),
    ...erased.flatMap(readErased),
    ...(there.includes('events.mdb') ? await listErased(place) : []),
  ]);

  const removed = there.includes('events.mdb') ? await removedIn(place) : new Set<string>();

  const draft = join(dataDir, 'restoring-college');
  clearDraft(draft, 'files');
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  try {
    const store = await openEventStore({ dataDir: draft, url: eventStoreUrl });
    const opened: Records[] = [];
    let keysRemoved = 0;
    try {
      if (eventStoreUrl)
        for await (const _ of store.readAll(0))
          throw new OperatorError('The event store is not empty: restore into a new one.');
      await writeEvents(store, source, manifest, eventStoreUrl ? 'awaited' : 'called', onStage);
      // Their keys, and what let them in or was kept for them: `key:…`, `credential:…`, `card:…:…`.
      const isErased = (key: string) => gone.has(key.split(':')[1] ?? '');
      for (const name of recordFiles) {
        onStage({ part: `Records ${name}`, done: 0, total: 0 });
        const records = await openRecords({ dataDir: draft, file: name, url: mongoUrl });
        opened.push(records);
        keysRemoved += await writeRecords(records, join(source, fileOf(name)), name, isErased);
        if (name === 'keys') for (const subject of gone) await records.put(erasedMarkOf(subject), true);
        if (name === 'chain') await assertWhole(store, records, isOurKey ? chainKey : manifest.publicKey, onStage);
        if (name === 'keys') await assertOwnMaster(records, master);
      }
    } finally {
      await Promise.all(opened.map((one) => one.close()));
      await store.close();
    }
    const files = await withStorage({ dataDir: draft, s3: place.s3 }, (to) =>
      restoreFiles({ from: source, to, isAlone: place.s3 === undefined, erased: gone, removed, onStage }),
    );
    if (format) await formatOf({ dataDir: draft, url: mongoUrl }).change(() => format);
    for (const name of markFiles) if (existsSync(join(source, name))) cpSync(join(source, name), join(draft, name));
    const note = {
      restoredAt: new Date().toISOString(),
      backupOf: manifest.madeAt,
      events: manifest.events.count,
      keysRemoved,
      filesLeftOut: files?.leftOut ?? [],
    };
    writeFileSync(join(draft, restoredNote), JSON.stringify(note, null, 2));

    const setAside = there.length > 0 ? join(dataDir, `replaced-${note.restoredAt.replaceAll(':', '-')}`) : null;
    if (setAside) {
      mkdirSync(setAside, { mode: 0o700 });
      for (const name of there) renameSync(join(dataDir, name), join(setAside, name));
    }
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(dataDir, name));
    return { manifest, keysRemoved, setAside, isOurKey, files };
  } finally {
    clearDraft(draft, 'files');
  }
}

async function assertWhole(store: EventStore, chain: Records, key: string, onStage: (stage: Stage) => void) {
  const verdict = await verifyChain(store, chain, key, {
    onProgress: ({ events }) => onStage({ part: 'The chain', done: events, total: 0 }),
  });
  if (verdict.ok) return;
  const { stream, revision, count, why } = verdict.firstBad;
  throw new OperatorError(
    `The log of the backup is not whole: event ${count}, ${stream} revision ${revision}: ${reasons[why]}.`,
  );
}
