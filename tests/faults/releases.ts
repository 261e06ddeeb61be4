// These are faults of a rollout: two releases stand side by side on the same servers, and their read models and fact tables have different versions.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/stack.ts';
import { missingServers, onServers } from './harness/document-server.ts';
import { frontOf } from './harness/front.ts';
import { classId, students } from './harness/college.ts';
import { dayAfter, newId, sessionAt } from './harness/load.ts';
import { leaseOf } from './harness/places.ts';
import { services, socket, type ServiceName, type Stack } from './harness/stack.ts';
import { beside, goesOn, randomly, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const thisRelease: weak.Release = { name: 'this', bundles: {} };
type Order = readonly ServiceName[];
/** This is the order that operations.md gives. */
const inOrder: Order = ['projection-service', 'command-service', 'query-api'];
/** These are the other ways: who is first does not matter, and query-api waits for what it reads. */
const [readersFirst, deciderFirst]: readonly Order[] = [
  ['query-api', 'command-service', 'projection-service'],
  ['command-service', 'query-api', 'projection-service'],
];

/** What a student has sent is shown by every query-api that answers at all. */
async function shownAt(trial: Trial, { url }: Stack, next: string): Promise<() => Promise<void>> {
  const [here, there] = [url, next].map((address) => sessionAt(address, `a reader at ${address}`, 600_000));
  const _id = newId();
  const [fromDate, toDate] = [dayAfter(30), dayAfter(30)];
  const input = { _id, groupId: classId, attendanceType: 'absence', fromDate, toDate, reason: 'A wedding' };
  await here!.signIn(students[4]);
  const { data, code } = await here!.insist('submitLeaveRequest', { input });
  if (!data) throw new Error(`no leave request could be sent: ${code}`);
  return async () => {
    await there!.signIn(students[4]);
    const shown = await there!.insist('leaveRequest', { _id });
    if (shown.data?.['leaveRequest']?._id !== _id)
      trial.fail(`O7: the query-api that has just come up shows nothing of a leave request (${shown.code ?? 'empty'})`);
  };
}

async function replace(trial: Trial, from: weak.Release, to: weak.Release, order: Order) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const optionsOf = ({ name, bundles }: weak.Release) => ({ instance: name, bundles });
  await trial.underLoad(
    async (before, load) => {
      const look = await shownAt(trial, before, address);
      const looked = look();
      looked.catch(() => undefined); // It is awaited, unless nothing comes up.
      trial.step(`${to.name} release beside it: ${order.join(', ')}`);
      await beside(trial, load, { ...optionsOf(to), port, order }, async (after) => {
        await looked;
        let slowestMs = 0;
        for (const name of services) {
          await randomly(100, 500);
          for (const stack of [before, after]) {
            trial.step(`kill of ${name} of ${stack === before ? from.name : to.name} release`);
            await stack.end(name, 'SIGKILL');
            slowestMs = Math.max(slowestMs, stack.readyMs(name).at(-1)!);
          }
          trial.done(2);
        }
        // A host of the release that goes is away for longer than its lease is good, and its read models are read on.
        trial.step(`projection-service of ${from.name} release goes, and comes back`);
        await before.retire('projection-service', 'SIGKILL');
        // On a machine that is slow so is whoever would drop them.
        await wait(3_000 + 1.5 * leaseOf(trial.dataDir) + slowestMs);
        await before.resume('projection-service');
        trial.done();
        if (!(await goesOn(load))) trial.fail('with both releases, nothing is taken');
        // What it feeds is what its query-api shows, so it goes last.
        for (const name of [...inOrder].reverse()) {
          trial.step(`${name} of ${from.name} release ends`);
          await before.retire(name, 'SIGTERM');
        }
        if (!(await goesOn(load))) trial.fail(`with ${to.name} release alone, nothing is taken`);
        await wait(1_000);
        trial.step('end');
      });
    },
    { ...optionsOf(from), alsoAt: [address], ...(to.operator && { operator: to.operator }) },
  );
}

/** It goes to the next release, and back to this one; any instance may be asked by any. */
const rollOut = (trial: Trial, next: weak.Release, there: Order, back: Order) =>
  onServers(trial.dataDir, async () => {
    const fronts = await Promise.all(
      services.slice(0, 2).map((name) =>
        frontOf(
          socket(trial.dataDir, name),
          [thisRelease, next].map((one) => socket(trial.dataDir, name, one.name)),
        ),
      ),
    );
    try {
      await replace(trial, thisRelease, next, there);
      await replace(trial, next, thisRelease, back);
    } finally {
      await Promise.all(fronts.map((front) => front.close()));
    }
  });

export const releaseFaults: readonly Fault[] = [
  {
    name: 'a release rolled out beside the one before and taken back, with a kill of each service of both',
    isLong: true,
    isOfFiles: true,
    missing: missingServers,
    control: {
      says: 'drops what only others read',
      run: async (trial) => rollOut(trial, await weak.nextReleaseOfOne(), inOrder, inOrder),
      finds: /a query failed|was refused|O7/,
    },
    run: async (trial) => rollOut(trial, await weak.nextRelease(), inOrder, inOrder),
  },
  {
    name: 'the same with projection-service last: a release rolled out and taken back in the other orders',
    isLong: true,
    isOfFiles: true,
    missing: missingServers,
    control: {
      says: 'shows read models before they are built',
      run: async (trial) => rollOut(trial, await weak.nextReleaseAtOnce(), readersFirst!, deciderFirst!),
      finds: /O7: the query-api that has just come up/,
    },
    run: async (trial) => rollOut(trial, await weak.nextRelease(), readersFirst!, deciderFirst!),
  },
];
