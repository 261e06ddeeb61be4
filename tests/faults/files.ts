// These are faults of the embedded files: torn and changed bytes, and a full disk.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { open } from 'lmdb';
import { openEventStore } from '@paideia/store/open.ts';
import { newDataDir, removeDataDir } from '../support/stack.ts';
import { copyOf, students } from './harness/college.ts';
import { sessionAt } from './harness/load.ts';
import { eventsOf, operate } from './harness/oracles.ts';
import { inLogFile } from './harness/places.ts';
import { root } from './harness/stack.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const run = promisify(execFile);
const page = 4096;

/** It takes what a file of the stores has more than it uses: nothing was written there yet. */
async function trim(dataDir: string, name: string): Promise<void> {
  const path = join(dataDir, name);
  const env = open({ path, noSubdir: true, readOnly: true });
  const { pageSize, lastPageNumber } = env.getStats() as { pageSize: number; lastPageNumber: number };
  await env.close();
  truncateSync(path, (lastPageNumber + 1) * pageSize);
}

/** It leaves one large append as a power cut does: its pages are there up to a place, and those that say where the log ends (the first two) are old or new. */
async function tear(trial: Trial, endIsNew: boolean) {
  const [before, after] = [copyOf(trial.dataDir), copyOf(trial.dataDir)];
  const store = await openEventStore({ dataDir: after });
  const many = Array.from({ length: 200 }, () => ({ id: randomUUID(), type: 'Torn', data: { text: 'x'.repeat(300) } }));
  await store.append(`logit-${randomUUID()}`, many, 'none');
  await store.close();
  const known = await eventsOf(before);
  for (const dataDir of [before, after]) await trim(dataDir, 'events.mdb');
  const [old, young] = [before, after].map((dataDir) => readFileSync(join(dataDir, 'events.mdb'))) as [Buffer, Buffer];
  const directories = Array.from({ length: trial.times }, (_, n) => {
    // Most cuts lie within the last 4 KiB, byte by byte; the others lie anywhere.
    const cut =
      n % 4 === 3
        ? Math.floor(Math.random() * young.length)
        : young.length - page + Math.floor((n * page) / trial.times);
    const torn = Buffer.concat([young.subarray(0, cut), Buffer.alloc(young.length - cut)]);
    if (cut < old.length) old.copy(torn, cut, cut); // What was not written yet is as it was.
    (endIsNew ? young : old).copy(torn, 0, 0, 2 * page);
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'events.mdb'), torn);
    return dataDir;
  });
  const expected = {
    count: known.length + (endIsNew ? many.length : 0),
    last: endIsNew ? many.at(-1)!.id : known.at(-1)!.id,
  };
  for (const dataDir of directories) {
    const script = join(root, 'tests/faults/harness/torn.process.ts');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, dataDir], { cwd: root }).catch(() => ({
      stdout: '',
    }));
    const found = (stdout === '' ? {} : JSON.parse(stdout)) as Partial<typeof expected>;
    if (found.count !== expected.count || found.last !== expected.last)
      trial.fail(`a torn log has ${found.count} events, not ${expected.count}`);
    trial.done();
  }
  for (const dataDir of [before, after, ...directories]) removeDataDir(dataDir);
}

/** One bit of one event is changed in the file, wherever the file has it. */
async function flipped(
  trial: Trial,
  verify: (dataDir: string) => Promise<{ readonly status: number | null; readonly stdout: string }>,
) {
  const events = await eventsOf(trial.dataDir);
  for (let n = 0; n < trial.times; n++) {
    const dataDir = copyOf(trial.dataDir);
    const event = events[Math.floor(Math.random() * events.length)]!;
    const file = join(dataDir, 'events.mdb');
    const bytes = readFileSync(file);
    const name = Buffer.from(`"id":"${event.id}"`);
    // Every second one turns a digit of the id into another one, because what still reads well is seen by comparing alone.
    const [offset, bit] =
      n % 2 === 1
        ? [name.toString().search(/\d[^\d]*$/), 1]
        : [Math.floor(Math.random() * 8) + name.length, 1 << (n % 3)];
    const places: number[] = [];
    for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) places.push(at);
    for (const at of places) bytes[at + offset]! ^= bit;
    writeFileSync(file, bytes);
    const { status, stdout } = await verify(dataDir);
    if (status === 0) trial.fail(`a bit of event ${event.position} was turned and nobody saw it`);
    else if (!stdout.includes(`number ${event.position}, ${event.stream} revision ${event.revision}`))
      trial.fail(`event ${event.position} was turned; it says: ${stdout}`);
    trial.done();
    removeDataDir(dataDir);
  }
}
const sizeOf = (dataDir: string) => Number(execFileSync('du', ['-sk', dataDir], { encoding: 'utf8' }).split('\t')[0]);
const mayMount = () =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', '/mnt']).status === 0 &&
  spawnSync('umount', ['/mnt']).status === 0;

async function fullDisk(trial: Trial) {
  const disk = newDataDir();
  await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeOf(trial.dataDir) + 2_500}k`, 'tmpfs', disk]);
  try {
    copyOf(trial.dataDir, disk);
    // What was kept free for the files would be written first.
    for (const name of readdirSync(disk)) if (name.endsWith('.mdb')) await trim(disk, name);
    await trial.underLoad(
      async (stack, load) => {
        const reader = sessionAt(stack.url, 'a reader');
        await reader.signIn(students[4]);
        let [acknowledged, quiet] = [-1, 0];
        for (let n = 0; n < 120 && quiet < 8; n++) {
          await wait(250);
          // It fills faster when somebody else writes as well.
          spawnSync('sh', ['-c', `head -c 4000000 /dev/zero >> ${disk}/ballast`], { stdio: 'ignore' });
          quiet = load.acknowledged() === acknowledged ? quiet + 1 : 0;
          acknowledged = load.acknowledged();
        }
        if (quiet < 8) trial.fail('the disk never became full');
        const read = await reader.ask('leaveRequest', { _id: '0'.repeat(24) });
        if (read.code !== 'notFound') trial.fail(`with a full disk a query answers ${read.code ?? 'nothing'}`);
        trial.done();
        await run('mount', ['-o', 'remount,size=200m', disk]);
        for (let n = 0; n < 80 && load.acknowledged() === acknowledged; n++) await wait(250);
        if (load.acknowledged() === acknowledged) trial.fail('with room again, nothing is taken');
        await wait(1_000);
      },
      { dataDir: disk },
    );
  } finally {
    spawnSync('umount', ['-l', disk]);
    removeDataDir(disk);
  }
}

export const fileFaults: readonly Fault[] = [
  {
    name: 'the end of the log torn, byte by byte',
    isOfFiles: true,
    missing: inLogFile(),
    control: {
      says: 'the end of the log is written before its pages',
      run: (trial) => tear(trial, true),
      finds: /a torn log has/,
    },
    run: (trial) => tear(trial, false),
  },
  {
    name: 'a bit turned in an old event',
    isOfFiles: true,
    missing: inLogFile(),
    control: {
      says: 'compares nothing',
      run: async (trial) =>
        flipped(trial, async (dataDir) => operate(dataDir, ['verify'], await weak.believesTheLog()).done),
      // The read models tell as well that something is not as it was, but not what.
      finds: /nobody saw it|it says: The log is whole/,
    },
    run: (trial) => flipped(trial, (dataDir) => operate(dataDir, ['verify']).done),
  },
  {
    name: 'full disk',
    isOfFiles: true,
    isLong: true,
    missing: inLogFile(() => (mayMount() ? undefined : 'this user may not mount a small disk')),
    control: {
      says: 'acknowledges what it has not written yet',
      weakened: () => weak.acknowledgesEarly(false),
      finds: /acknowledged and is lost/,
    },
    run: fullDisk,
  },
];
