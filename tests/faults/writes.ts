// These are faults of a disk that says EIO: nothing can be made durable, or what was written cannot be made the end of the log.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { students } from './harness/college.ts';
import { sessionAt, type Load } from './harness/load.ts';
import { eventsOf } from './harness/oracles.ts';
import { inLogFile } from './harness/places.ts';
import { root, type Stack } from './harness/stack.ts';
import { goesOn, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const run = promisify(execFile);
const library = join(root, '.cache/faults/failing-sync.so');
const missing = () =>
  process.platform !== 'linux'
    ? 'it is made for Linux'
    : spawnSync('gcc', ['--version'], { stdio: 'ignore' }).status === 0
      ? undefined
      : 'gcc is missing';

/** It does what a disk that fails so often does to whoever uses it. */
async function withDisk(
  trial: Trial,
  fails: 'syncs' | 'ends',
  act: (disk: { fail(): void; mend(): void; readonly met: () => number }, load: Load, stack: Stack) => Promise<void>,
  mayEnd?: RegExp,
) {
  mkdirSync(join(root, '.cache/faults'), { recursive: true });
  await run('gcc', [
    '-shared',
    '-fPIC',
    '-O1',
    '-o',
    library,
    join(root, 'tests/faults/harness/failing-sync.c'),
    '-ldl',
  ]);
  const told = join(trial.dataDir, 'disk');
  const disk = {
    fail: () => writeFileSync(told, fails),
    mend: () => rmSync(told, { force: true }),
    met: () => (existsSync(`${told}.met`) ? statSync(`${told}.met`).size : 0),
  };
  await trial.underLoad(
    async (stack, load) => {
      try {
        await act(disk, load, stack);
      } finally {
        disk.mend();
      }
    },
    { env: { LD_PRELOAD: library, SYNC_FAILS: told }, ...(mayEnd && { mayEnd }) },
  );
  if (disk.met() === 0) trial.fail('nobody met the fault');
}
const isTaken = async (trial: Trial, load: Load) => {
  if (!(await goesOn(load))) trial.fail('with a disk that is mended, nothing is taken');
};

/** What cannot be made durable comes to nothing; what there is, is shown; and it goes on by itself. */
const failingSyncs = (trial: Trial) =>
  withDisk(trial, 'syncs', async (disk, load, { url }) => {
    const reader = sessionAt(url, 'a reader');
    await reader.signIn(students[4]);
    for (let n = 0; n < Math.min(trial.times, 5); n++) {
      await isTaken(trial, load);
      disk.fail();
      await wait(1_000); // What was being written is there, or it is not.
      const before = (await eventsOf(trial.dataDir)).length;
      const { code } = await reader.ask('leaveRequest', { _id: '0'.repeat(24) });
      if (code !== 'notFound') trial.fail(`while nothing can be made durable, a query answers ${code ?? 'nothing'}`);
      await wait(3_000);
      // Whatever is acknowledged stands in the log at the end; so it is enough that nothing comes into it now.
      const more = (await eventsOf(trial.dataDir)).length - before;
      if (more > 0) trial.fail(`${more} events came into the log that are not durable`);
      disk.mend();
      trial.done();
    }
    await isTaken(trial, load);
  });

/** It is said by a service that ends for a store that is dead; one that goes on is sooner or later broken by LMDB, without a word. */
const hasEnded = (stack: Stack) => stack.output('command-service').includes('nobody took care of an error');
/**
 * LMDB can then not be used any more: each that wrote ends, and is started again until it can. So does a start that has to write what stands in the
 * write-ahead log alone. On a busy machine one may be broken before it sees that, but not each of several.
 */
const failingEnds = (trial: Trial) =>
  withDisk(
    trial,
    'ends',
    async (disk, load, stack) => {
      const times = Math.min(trial.times, 5);
      for (let n = 0; n < times || (n < times + 3 && !hasEnded(stack)); n++) {
        await isTaken(trial, load);
        disk.fail();
        await wait(1_500);
        disk.mend();
        trial.done();
      }
      await isTaken(trial, load);
      if (!hasEnded(stack)) trial.fail('command-service goes on with a store that is dead');
    },
    /ended by itself \((SIGKILL|SIGABRT)\)|MDB_PANIC|code: 5\b/,
  );

export const writeFaults: readonly Fault[] = [
  {
    name: 'fsync fails',
    isLong: true,
    isOfFiles: true,
    missing: inLogFile(missing),
    control: {
      says: 'does not flush the log',
      weakened: weak.flushesNothing,
      finds: /events came into the log that are not durable|acknowledged and is lost/,
    },
    run: failingSyncs,
  },
  {
    name: 'the end of the log cannot be written',
    isLong: true,
    isOfFiles: true,
    missing: inLogFile(missing),
    control: {
      says: 'goes on with a store that is dead',
      weakened: weak.outlivesItsStore,
      // What was sent to a dead store is never answered; mostly it breaks the process, which is started again and goes on.
      finds: /nothing is taken|acknowledged and is lost|never settled|goes on with a store that is dead/,
    },
    run: failingEnds,
  },
];
