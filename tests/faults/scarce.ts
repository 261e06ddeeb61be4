// Faults of what a service stands on: little memory and few files, a document store that says nothing.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { students } from './harness/college.ts';
import { openRequests, sessionAt, type Load, type Session } from './harness/load.ts';
import { toServer } from './harness/places.ts';
import { root, services, startServices } from './harness/stack.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const run = promisify(execFile);
const nobody = { _id: '0'.repeat(24) };
/** What is acknowledged grows again. */
async function goesOn(trial: Trial, load: Load, when: string) {
  const before = load.acknowledged();
  for (let n = 0; n < 120 && load.acknowledged() === before; n++) await wait(250);
  if (load.acknowledged() === before) trial.fail(`${when}, nothing is taken`);
}

/** More callers than it has files for. */
const withLittle = (trial: Trial) =>
  trial.underLoad(
    async (stack, load) => {
      const reader = sessionAt(stack.url, 'a reader');
      await reader.signIn(students[4]);
      // Not from the start: Node opens more than that at once while it loads a program, and with so few says so and ends.
      for (const name of services) await run('prlimit', ['--pid', String(stack.pid(name)), '--nofile=64:64']);
      for (let n = 0; n < Math.min(trial.times, 5); n++) {
        await Promise.all(openRequests(stack.url, 200));
        const { code } = await reader.insist('leaveRequest', nobody);
        if (code !== 'notFound') trial.fail(`after a crowd, a query answers ${code ?? 'nothing'}`);
        trial.done();
      }
      await goesOn(trial, load, 'after a crowd');
    },
    { node: ['--max-old-space-size=256'] },
  );

/** Asked while the store is silent, each is answered soon, and with a word that says to try again. */
const patienceMs = 8_000;
async function asked(trial: Trial, reader: Session) {
  const { code, ms, isLost } = await reader.ask('leaveRequest', nobody);
  if (isLost || ms > patienceMs || code !== 'unavailable') trial.fail(`while the document store is silent, a reader hears ${code ?? 'nothing'} after ${ms} ms`);
}
async function silentStore(trial: Trial) {
  const java = spawn(join(root, 'projection-service/documents/test-servers/mongo-java-server.sh'), { stdio: ['pipe', 'pipe', 'ignore'] });
  const gone = once(java, 'exit');
  try {
    const [url] = (await once(createInterface(java.stdout), 'line')) as [string];
    await toServer(trial.dataDir, url);
    // What is built there for the first time is no part of the fault.
    await (await startServices({ dataDir: trial.dataDir })).stop();
    await trial.underLoad(async (stack, load) => {
      const reader = sessionAt(stack.url, 'a reader');
      await reader.signIn(students[4]);
      await goesOn(trial, load, 'on the server');
      java.kill('SIGSTOP');
      const until = wait(3 * trial.pauseMs);
      await wait(500);
      // The first finds out; then the server is known to be lost, and asked now and then.
      for (let n = 0; n < Math.max(1, (3 * trial.pauseMs) / patienceMs - 2); n++) await asked(trial, reader);
      await until;
      java.kill('SIGCONT');
      trial.done();
      await goesOn(trial, load, 'when the document store answers again');
      await wait(1_000);
    });
  } finally {
    java.kill('SIGKILL');
    await gone;
  }
}
const isThere = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0;

export const scarceFaults: readonly Fault[] = [
  {
    name: '256 MiB of memory and 64 files for each process, and a crowd',
    isLong: true,
    missing: () => (spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0 ? undefined : 'prlimit is missing'),
    control: { says: 'acknowledges what it has not written yet', weakened: weak.acknowledgesEarly, finds: /acknowledged and is lost/ },
    run: withLittle,
  },
  {
    name: 'the document store (mongo-java-server) silent for a minute',
    isLong: true,
    isOfFiles: true,
    missing: () => (isThere('java') && isThere('mvn') ? undefined : 'java or mvn is missing'),
    control: { says: 'waits for the store as long as one that writes', weakened: weak.waitsLong, finds: /a reader hears/ },
    run: silentStore,
  },
];
