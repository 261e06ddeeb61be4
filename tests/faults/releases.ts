// Faults of a rollout: two releases side by side on the same servers, whose read models and fact tables have different versions.
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/stack.ts';
import { missingServers, onServers } from './harness/document-server.ts';
import { frontOf } from './harness/front.ts';
import { services, socket } from './harness/stack.ts';
import { beside, goesOn, randomly, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const thisRelease: weak.Release = { name: 'this', bundles: {} };
/** As operations.md says it; what is replaced goes in the opposite order. */
const order = ['projection-service', 'command-service', 'query-api'] as const;
const awayMs = 5_000;

async function replace(trial: Trial, from: weak.Release, to: weak.Release) {
  const port = await freePort();
  const optionsOf = ({ name, bundles }: weak.Release) => ({ instance: name, bundles });
  await trial.underLoad(
    (before, load) =>
      beside(trial, load, { ...optionsOf(to), port, order }, async (after) => {
        for (const name of services) {
          await randomly(100, 500);
          await before.end(name, 'SIGKILL');
          await after.end(name, 'SIGKILL');
          trial.done(2);
        }
        // A host of the release that goes is away for longer than its lease is good, and its read models are read on.
        await before.retire('projection-service', 'SIGKILL');
        await wait(awayMs);
        await before.resume('projection-service');
        trial.done();
        if (!(await goesOn(load))) trial.fail('with both releases, nothing is taken');
        for (const name of [...order].reverse()) await before.retire(name, 'SIGTERM');
        if (!(await goesOn(load))) trial.fail(`with ${to.name} release alone, nothing is taken`);
        await wait(1_000);
      }),
    { ...optionsOf(from), alsoAt: [`http://127.0.0.1:${port}`], ...(to.operator && { operator: to.operator }) },
  );
}

/** To the next release, and back to this one; any instance may be asked by any. */
const rollOut = (trial: Trial, next: weak.Release) =>
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
      await replace(trial, thisRelease, next);
      await replace(trial, next, thisRelease);
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
      run: async (trial) => rollOut(trial, await weak.nextReleaseOfOne()),
      finds: /a query failed|was refused|O7/,
    },
    run: async (trial) => rollOut(trial, await weak.nextRelease()),
  },
];
