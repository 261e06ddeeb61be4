// These are faults of what a service lives on: it has little memory and few files.
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { students } from './harness/college.ts';
import { openRequests, sessionAt } from './harness/load.ts';
import { services } from './harness/stack.ts';
import { goesOn, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const run = promisify(execFile);
const nobody = { _id: '0'.repeat(24) };
/** There are more callers than it has files for. */
const withLittle = (trial: Trial) =>
  trial.underLoad(
    async (stack, load) => {
      const reader = sessionAt(stack.url, 'a reader');
      await reader.signIn(students[4]);
      // The limit does not hold from the start: Node opens more than that at once while it loads a program, and with so few says so and ends.
      for (const name of services) await run('prlimit', ['--pid', String(stack.pid(name)), '--nofile=64:64']);
      for (let n = 0; n < Math.min(trial.times, 5); n++) {
        await Promise.all(openRequests(stack.url, 200));
        const { code } = await reader.insist('leaveRequest', nobody);
        if (code !== 'notFound') trial.fail(`after a crowd, a query answers ${code ?? 'nothing'}`);
        trial.done();
      }
      if (!(await goesOn(load))) trial.fail('after a crowd, nothing is taken');
    },
    { node: ['--max-old-space-size=256'] },
  );

export const scarceFaults: readonly Fault[] = [
  {
    name: '256 MiB of memory and 64 files for each process, and a crowd',
    isLong: true,
    missing: () =>
      spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0 ? undefined : 'prlimit is missing',
    control: {
      says: 'acknowledges what it has not written yet',
      weakened: () => weak.acknowledgesEarly(),
      finds: /acknowledged and is lost/,
    },
    run: withLittle,
  },
];
