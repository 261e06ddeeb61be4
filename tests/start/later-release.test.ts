// A release is taken back: what a later one has written is there, and the earlier one leaves all of it as it is and says why.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openEventStore } from '@paideia/store/open.ts';
import { copyFirst } from '../support/first-college.ts';
import { freePort, newDataDir, removeDataDir } from '../support/stack.ts';

const root = join(__dirname, '../..');
const directories: string[] = [];
const another = () => (directories.push(newDataDir()), directories.at(-1)!);
let whole: string;
beforeAll(async () => {
  whole = another();
  await copyFirst(whole);
}, 400_000);
afterAll(() => directories.forEach(removeDataDir));

type Format = { format: number; release: string; events: Record<string, number> };
const formatOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'format.json'), 'utf8')) as Format;
function copied(change: (format: Format) => Format): string {
  const dataDir = another();
  cpSync(whole, dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'format.json'), JSON.stringify(change(formatOf(dataDir))));
  return dataDir;
}
const run = (script: string, dataDir: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: {
      ...process.env,
      EVENTSTORE_URL: '',
      MONGODB_URL: '',
      DATA_DIR: dataDir,
      LISTEN: join(dataDir, 'x.sock'),
      ...env,
    },
    encoding: 'utf8',
    timeout: 240_000,
  });
const filesOf = (dataDir: string) =>
  (readdirSync(dataDir, { recursive: true }) as string[]).sort().flatMap((name) => {
    const one = statSync(join(dataDir, name));
    // Whoever starts holds the directory by a socket, and LMDB's readers have a file of their own.
    return one.isFile() && !name.endsWith('-lock') ? [[name, one.size, one.mtimeMs]] : [];
  });
const services = ['command-service', 'projection-service', 'query-api'].map((name) => `${name}/dist/main.js`);
const whatToDo = 'Start that release or a later one again, or restore a backup from before it';

test.each([
  [
    'an event that it does not know',
    (one: Format) => ({ ...one, release: '9.1.0', events: { ...one.events, CollegeMerged: 1 } }),
    'Release 9.1.0 has written to this college',
  ],
  [
    'another format',
    (one: Format) => ({ ...one, release: '9.2.0', format: 99 }),
    'release 9.2.0 has laid the data out in format 99',
  ],
])(
  'an earlier release refuses %s with one sentence, before anything is written',
  async (_, change, says) => {
    const dataDir = copied(change);
    const before = filesOf(dataDir);
    const backup = join(another(), 'none');
    const port = `${await freePort()}`;
    for (const script of ['scripts/start.mjs', ...services]) {
      const { status, stdout, stderr } = run(script, dataDir, [], { PORT: port });
      expect([script, status, stdout, stderr.trim().split('\n')]).toEqual([
        script,
        1,
        '',
        [expect.stringContaining(says)],
      ]);
      expect(stderr).toContain(whatToDo);
    }
    for (const args of [['verify'], ['backup', backup], ['export', 'user'], ['erased']]) {
      const { status, stderr } = run('scripts/ops.mjs', dataDir, args);
      expect([args, status, stderr.trim().split('\n')]).toEqual([args, 1, [expect.stringContaining(says)]]);
    }
    expect(filesOf(dataDir)).toEqual(before);
  },
  300_000,
);

test('an unknown event that nothing was marked of ends the start with a sentence, and is read over by nobody', async () => {
  const dataDir = another();
  cpSync(whole, dataDir, { recursive: true });
  const store = await openEventStore({ dataDir });
  const event = {
    id: randomUUID(),
    type: 'CollegeMerged',
    data: {},
    meta: { schemaVersion: 1, at: new Date().toISOString() },
  };
  await store.append('college-1', [event], 'none');
  await store.close();
  const { status, stderr } = run('scripts/start.mjs', dataDir, [], { PORT: `${await freePort()}` });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^(command|projection)-service stopped while starting \(1\)/),
  ]);
  expect(stderr).toContain('A later release has written the event college-1 revision 0 (CollegeMerged in version 1)');
  const verified = run('scripts/ops.mjs', dataDir, ['verify']);
  expect([verified.status, verified.stderr]).toEqual([1, expect.stringContaining('which this release does not know')]);
}, 300_000);

test('a backup is marked as its college is: what cannot be read is not restored, and the mark comes along', () => {
  const [backup, into] = [join(another(), 'backup'), another()];
  expect(run('scripts/ops.mjs', whole, ['backup', backup]).status).toBe(0);
  const mark = formatOf(whole);
  expect(formatOf(backup)).toEqual(mark);
  cpSync(join(whole, 'secrets'), join(into, 'secrets'), { recursive: true });
  expect(run('scripts/ops.mjs', into, ['restore', backup]).status).toBe(0);
  expect(formatOf(into)).toEqual(mark);

  // What is here was written by a later release: who was erased in it cannot be told, so it is not set aside without a word.
  writeFileSync(join(into, 'format.json'), JSON.stringify({ ...mark, events: { ...mark.events, CollegeMerged: 1 } }));
  const refused = run('scripts/ops.mjs', into, ['restore', backup, '--replace']);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(whatToDo)]);
  expect(readdirSync(into).filter((name) => name.startsWith('replaced-'))).toEqual([]);
  // As the operations page has it: moved away, and restored beside it.
  const beside = another();
  mkdirSync(join(beside, 'secrets'), { recursive: true });
  cpSync(join(into, 'secrets'), join(beside, 'secrets'), { recursive: true });
  expect(run('scripts/ops.mjs', beside, ['restore', backup]).status).toBe(0);
  rmSync(beside, { recursive: true });
}, 300_000);
