// The operator's commands are run on a college that is whole, copied while it is written, brought back elsewhere, and changed by somebody who can write to the
// files.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { open } from 'lmdb';
import { openRecords } from '@paideia/documents/open.ts';
import { documentEncoding } from '@paideia/documents/lmdb/lmdb-encoding.ts';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { signRequest } from '@paideia/projection-service/kernel/signature.ts';
import { acknowledged, acknowledgedFile } from '@paideia/store/lmdb/acknowledged.ts';
import { secret } from '@paideia/store/secrets.ts';
import { copyFirst } from '../support/first-college.ts';
import { newServers, type Servers } from '../support/servers.ts';
import { newDataDir, removeDataDir, startStack, type Stack } from '../support/stack.ts';

const script = join(__dirname, '../../scripts/ops.mjs');
/** The first college is on servers where there are any; what is restored from it is in a directory. */
const storesOf = (dataDir: string) => (dataDir === origin ? servers.env : { EVENTSTORE_URL: '', MONGODB_URL: '' });
const operate = (dataDir: string, ...args: string[]) => operateOn({ ...storesOf(dataDir), DATA_DIR: dataDir }, ...args);
const operateOn = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 240_000,
  });

let [origin, place] = ['', ''];
let college: Stack;
let servers: Servers;
beforeAll(async () => {
  [origin, place] = [newDataDir(), newDataDir()];
  servers = await newServers();
  // What is done by commands is done on a college that is there; in a directory it is a copy of the one that was seeded before.
  if (!servers.env.EVENTSTORE_URL && !servers.env.MONGODB_URL) await copyFirst(origin);
  college = await startStack({ dataDir: origin, env: servers.env });
}, 300_000);
afterAll(async () => {
  await college.stop();
  await servers.stop();
  removeDataDir(origin);
  removeDataDir(place);
}, 300_000);

/** It writes entries of the activity log, one after the other, until the process has ended, and answers how many were acknowledged. */
async function writeUntil(process: ChildProcess): Promise<number> {
  const client = commandClient({ url: join(origin, 'command.sock'), actorKey: secret(origin, 'actor') });
  let [written, isOver] = [0, false];
  void once(process, 'exit').then(() => (isOver = true));
  for (; !isOver; written++) {
    const data = {
      logitId: randomUUID().replaceAll('-', '').slice(0, 24),
      userId: null,
      action: 'backupTest',
      type: 'AUDIT' as const,
      payload: {},
    };
    const reply = await client.send(
      { type: 'RecordLogit', data, commandId: randomUUID() },
      { actorId: null, channel: 'SYSTEM' },
    );
    if (!reply.ok) throw new Error(JSON.stringify(reply));
  }
  client.close();
  return written;
}
const filesAreThere = 'Every file that events name is there: [1-9]\\d* files, [\\d,]+ bytes\\.\\n';
const eventsIn = (backup: string) =>
  (JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { events: { count: number } }).events.count;
/** Its writer is as one that was killed in the moment between its answer and the commit. Servers have no such moment. */
function lacksWhatWasAcknowledged(dataDir: string, look: () => void) {
  if (servers.env.EVENTSTORE_URL) return;
  const told = acknowledged(join(dataDir, acknowledgedFile));
  const position = told.position();
  told.tell(1_000_000);
  look();
  told.tell(position);
  told.close();
}
const restoredFrom = (backup: string, ...more: string[]) => {
  const dataDir = newDataDir();
  cpSync(join(origin, 'secrets'), join(dataDir, 'secrets'), { recursive: true });
  return { dataDir, ...operate(dataDir, 'restore', backup, ...more) };
};

test('a running college is whole, and what was found is kept for the console', async () => {
  const found = operate(origin, 'verify');
  expect(found.stdout).toMatch(/^The log is whole: \d{4,} events/);
  expect(found.stdout).toMatch(/Every read model equals a rebuild: \d+ read models, [\d,]+ documents\.\n/);
  expect(found.stdout).toMatch(new RegExp(`\\.\\n${filesAreThere}$`));
  expect(found.status).toBe(0);
  expect(found.stderr).toMatch(/Read model users: 100 %/);
  const ready = (await (await fetch(`${college.url}/health/ready`)).json()) as {
    parts: { 'projection-service': { verified: { isWhole: boolean } } };
  };
  expect(ready.parts['projection-service'].verified.isWhole).toBe(true);
});

test('a backup during writes is a prefix of the log; brought back elsewhere it is whole, and nothing was sent meanwhile', async () => {
  const backup = join(place, 'busy');
  const backing = spawn(process.execPath, [script, 'backup', backup], {
    env: { ...process.env, ...servers.env, DATA_DIR: origin },
    stdio: 'ignore',
  });
  expect(await writeUntil(backing)).toBeGreaterThan(5);
  expect(backing.exitCode).toBe(0);
  const all = Number(/: (\d+) events/.exec(operate(origin, 'verify').stdout)![1]);
  expect(eventsIn(backup)).toBeLessThanOrEqual(all);
  expect(readdirSync(backup)).not.toContain('secrets');
  expect(operate(origin, 'backup', backup)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not empty'),
  });

  const { dataDir, status, stdout } = restoredFrom(backup);
  expect([status, stdout]).toEqual([0, expect.stringContaining(`Restored ${eventsIn(backup)} events`)]);
  expect(operate(dataDir, 'restore', backup)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is not empty'),
  });
  // Nothing was started on it: there is a log, and no read model.
  expect(operate(dataDir, 'verify')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      new RegExp(`^The log is whole: .*\\nThe read models were never built: start Paideia once\\.\\n${filesAreThere}$`),
    ),
  });
  const started = await startStack({ dataDir });
  expect(operate(dataDir, 'verify')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining(`The log is whole: ${eventsIn(backup)} events`),
  });
  expect(operate(dataDir, 'resume').stdout).toMatch(/go on behind the last event: .*mail-sending/);
  expect(operate(dataDir, 'resume').stdout).toBe('Nothing waits for a word.\n');
  await started.stop();
  lacksWhatWasAcknowledged(dataDir, () =>
    expect(operate(dataDir, 'backup', join(place, 'of a killed one'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('start Paideia once'),
    }),
  );

  const users = editOneDocument(dataDir);
  expect(operate(dataDir, 'verify')).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(
      new RegExp(
        `The read model ${users.group}, .*document ${users.id} of ${users.collection} differs in ${users.field}\\.`,
      ),
    ),
  });
  const bad = editOneEvent(dataDir);
  expect(operate(dataDir, 'verify')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(
      `The log was changed. First bad event: number ${bad.count}, ${bad.stream} revision ${bad.revision}, id ${bad.id}`,
    ),
  });
  expect(operate(dataDir, 'backup', join(place, 'of-changed'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Nothing was backed up'),
  });
  expect(existsSync(join(place, 'of-changed'))).toBe(false);
  removeDataDir(dataDir);
}, 300_000);

test('who was erased after the backup stays erased, what is changed in a backup is not restored, and a full directory is set aside only when told', async () => {
  const backup = join(place, 'later');
  expect(operate(origin, 'backup', backup, '--with-secrets').stdout).toContain('The secrets are in it');
  const named = (dataDir: string, what: string, ...flags: string[]) =>
    operate(dataDir, 'export', what, ...flags)
      .stdout.split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { readonly data: { readonly email?: unknown }; readonly stream: string })
      .find(({ data }) => 'email' in data)!;
  const { data, stream } = named(origin, 'userAccount', '--decrypt');
  expect(data.email).toEqual(expect.any(String));
  expect(named(origin, stream).data.email).toEqual({ '~': expect.any(String) });

  const list = join(place, 'erased.json');
  writeFileSync(list, JSON.stringify({ erased: [stream.slice('userAccount-'.length)] }));
  const { dataDir, stdout } = restoredFrom(backup, '--erased', list);
  expect(stdout).toContain('Keys of erased people removed: 1.');
  expect(named(dataDir, stream, '--decrypt')).toMatchObject({ data: { email: null } });
  const accounts = await openRecords({ dataDir, file: 'accounts', readOnly: true });
  const signIns = (await accounts.list('credential:')).map(({ key }) => key.slice('credential:'.length));
  await accounts.close();
  expect(signIns.length).toBeGreaterThan(5);
  expect(signIns).not.toContain(stream.slice('userAccount-'.length));

  // The college that is set aside knew of the erasure; the backup that takes its place does not.
  expect(operate(dataDir, 'restore', backup, '--replace').stdout).toContain('Keys of erased people removed: 1.');
  expect(named(dataDir, stream, '--decrypt')).toMatchObject({ data: { email: null } });
  removeDataDir(dataDir);

  const file = join(backup, 'keys.ndjson.gz');
  const bytes = readFileSync(file);
  bytes[bytes.length - 9]! ^= 1;
  writeFileSync(file, bytes);
  const refused = restoredFrom(backup);
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('keys.ndjson.gz') });
  expect(readdirSync(refused.dataDir)).toEqual(['secrets']);
  removeDataDir(refused.dataDir);

  const empty = join(place, 'no-secrets');
  mkdirSync(empty);
  expect(operate(empty, 'restore', join(place, 'busy'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no secret'),
  });
  expect(operate(origin, 'restore', join(place, 'busy'))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is running on this data'),
  });
}, 300_000);

test('what a command is not given is said, and who holds no key is told nothing', async () => {
  expect(operate(origin, 'backup')).toMatchObject({
    status: 1,
    stderr: 'Usage: npm run backup -- <new directory> [--since <earlier backup>] [--with-secrets]\n',
  });
  expect(operate(origin, 'export', 'nothing')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no stream and no category nothing.'),
  });
  const into = join(place, 'exported');
  operate(origin, 'export', 'nothing', '--out', into);
  expect(existsSync(into)).toBe(false);
  expect(operate(origin, 'export', 'region', '--out', into).status).toBe(0);
  expect(operate(origin, 'fly').stderr).toMatch(/^Give one of: seed, first-superadmin, rebuild, verify, backup/);
  expect(signRequest('ab'.repeat(32), { method: 'GET', path: '/operations' })).toHaveProperty('x-signature');
});

test('a college that cannot be generated says why in a sentence', () => {
  const generate = (env: Readonly<Record<string, string>>, ...args: string[]) =>
    spawnSync(process.execPath, [join(__dirname, '../../scripts/generate.mjs'), ...args], {
      env: { ...process.env, EVENTSTORE_URL: '', MONGODB_URL: '', ...env },
      encoding: 'utf8',
      timeout: 240_000,
    });
  const file = join(place, 'no-directory');
  writeFileSync(file, '');
  const told = [
    generate({ DATA_DIR: file }, '--students', '25'),
    generate({ DATA_DIR: place }, '--pupils', '25'),
    generate({ DATA_DIR: place }, '--students', 'many'),
  ];
  expect(told.map(({ status, stderr }) => [status, stderr])).toEqual([
    [1, `There is a ${file} already.\n`],
    [1, expect.stringMatching(/^Usage: npm run generate -- --students 500 /)],
    [1, '--students is a whole number, not many.\n'],
  ]);
});

test('a store that does not answer is named in a sentence, and so is a college that has its superadmin', () => {
  const document = operateOn({ DATA_DIR: origin, MONGODB_URL: 'mongodb://127.0.0.1:9/college' }, 'verify');
  expect(document).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The document store at MONGODB_URL does not answer. See that it runs'),
  });
  const event = operateOn({ DATA_DIR: origin, EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false' }, 'verify');
  expect(event).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The event store at EVENTSTORE_URL does not answer. See that it runs'),
  });
  expect(`${document.stderr}${event.stderr}`).not.toMatch(/selection|ECONN|grpc|discover/i);
  const empty = newDataDir();
  expect(operate(empty, 'verify').stderr).toBe(`There is no log in ${empty}: start Paideia once, or set DATA_DIR.\n`);
  removeDataDir(empty);
  expect(operate(origin, 'first-superadmin')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is a superadmin already: \w+\.\w+@example\.org\. Sign in, or ask for/),
  });
}, 300_000);

/** It changes one field of one document in the file. */
function editOneDocument(dataDir: string) {
  const env = open({ path: join(dataDir, 'documents.mdb'), noSubdir: true, maxDbs: 5, overlappingSync: false });
  const { decode, encode } = documentEncoding(env, async (names) => names);
  type Entry = { readonly slot: number; readonly shapes: Readonly<Record<string, string>> };
  const builds = env.openDB<Entry, string>({ name: 'builds', encoding: 'json' });
  const [build] = [...builds.getRange({ start: 'regions@', limit: 1 })];
  const { slot, shapes } = build!.value;
  const documents = env.openDB<Buffer, [string, string]>({ name: `documents-${slot}`, encoding: 'binary' });
  const collections = Object.keys(shapes);
  const code = String.fromCharCode(0x30 + collections.indexOf('regions'));
  const [found] = [...documents.getRange({ start: [code, ''], limit: 1 })];
  const key = found!.key;
  const { position, doc } = decode(found!.value);
  documents.putSync(key, encode({ position, doc: { ...doc, name: 'Another name' } }));
  void env.close();
  return { id: key[1], group: 'regions', collection: 'regions', field: 'name' };
}
/** It changes one letter of one event in the middle of the log. */
function editOneEvent(dataDir: string) {
  const env = open({ path: join(dataDir, 'events.mdb'), noSubdir: true, maxDbs: 2, overlappingSync: false });
  const log = env.openDB<string, number>({ name: 'log', encoding: 'string' });
  const position = 500;
  const event = JSON.parse(log.get(position)!) as {
    stream: string;
    revision: number;
    id: string;
    meta: { channel: string };
  };
  log.putSync(position, JSON.stringify({ ...event, meta: { ...event.meta, channel: 'APP' } }));
  void env.close();
  const { stream, revision, id } = event;
  return { count: position, stream, revision, id };
}
