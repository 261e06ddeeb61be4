// These are faults of processes, which are killed, stopped, told to end, started twice and interrupted.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { secret } from '@paideia/store/secrets.ts';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { openRequests, sessionAt } from './harness/load.ts';
import { operate } from './harness/oracles.ts';
import { services, type Bundles, type ServiceName, type Stack } from './harness/stack.ts';
import { goesOn, randomly, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const endWithinMs = 10_000;

const killing = (name: ServiceName, control: Fault['control'], open = 0): Fault => ({
  name: `kill -9 of ${name} under load`,
  isLong: open > 0,
  control,
  run: (trial) =>
    trial.underLoad(async (stack, load) => {
      for (let n = 0; n < trial.times; n++) {
        // Where a start takes long, nothing is under way before.
        await goesOn(load);
        await randomly(150, 700);
        const asked = openRequests(stack.url, Math.min(open, 25 * trial.times));
        if (open > 0) await randomly(5, 60);
        await stack.end(name, 'SIGKILL');
        await Promise.all(asked);
        trial.done();
      }
      await wait(300);
    }),
});

async function stopAndGoOn(trial: Trial, stack: Stack, name: ServiceName) {
  await wait(400);
  stack.signal(name, 'SIGSTOP');
  const until = wait(trial.pauseMs);
  if (name !== 'query-api') {
    const reader = await sessionAt(stack.url, 'a reader').ask('leaveRequest', { _id: '0'.repeat(24) });
    if (reader.isLost || reader.ms > 5_000) trial.fail(`while ${name} stands still, a reader waited ${reader.ms} ms`);
  }
  await until;
  stack.signal(name, 'SIGCONT');
  trial.done();
  await wait(600);
}

/** The decision of a command never comes: the service must be back within `patienceMs`, and have said which. */
async function blocked(trial: Trial, bundles: Bundles, patienceMs = 60_000) {
  await trial.underLoad(
    async (stack, load) => {
      const name = 'command-service';
      const client = commandClient({
        url: join(trial.dataDir, 'command.sock'),
        actorKey: secret(trial.dataDir, 'actor'),
        patienceMs: 1,
      });
      const data = {
        logitId: idFrom(randomUUID()),
        userId: null,
        action: 'endless',
        type: 'AUDIT' as const,
        payload: {},
      };
      const began = Date.now();
      const sent = client.send(
        { type: 'RecordLogit', data, commandId: randomUUID() },
        { actorId: null, channel: 'SYSTEM' },
      );
      while (stack.exits(name).length === 0 && Date.now() - began < patienceMs) await wait(50);
      const said = /The event loop was blocked for 5 s by .*RecordLogit/.test(stack.output(name));
      if (stack.exits(name).length === 0) {
        trial.fail(`${name} is blocked and stays so`);
        stack.signal(name, 'SIGKILL');
      } else if (!said) trial.fail(`${name} did not say what blocked it: ${stack.output(name).slice(-400)}`);
      await sent.catch(() => undefined);
      client.close();
      if (!(await goesOn(load))) trial.fail('after it was blocked, nothing is taken');
      trial.done();
    },
    { bundles, mayEnd: /command-service ended by itself \(SIGKILL\)/ },
  );
}

export const processFaults: readonly Fault[] = [
  killing('command-service', {
    says: 'acknowledges what it has not written yet',
    weakened: () => weak.acknowledgesEarly(),
    finds: /acknowledged and is lost/,
  }),
  killing('projection-service', {
    says: 'keeps the place before the documents',
    weakened: weak.checkpointsFirst,
    finds: /O3/,
  }),
  killing(
    'query-api',
    { says: 'answers before the read models have seen it', weakened: weak.answersAtOnce, finds: /O7/ },
    500,
  ),
  {
    name: 'a command that blocks the event loop for ever',
    control: {
      says: 'watches nothing',
      // That is four times as long as a watched one stands still.
      run: async (trial) => blocked(trial, await weak.neverEndsUnwatched(), 20_000),
      finds: /is blocked and stays so/,
    },
    run: async (trial) => blocked(trial, await weak.neverEnds()),
  },
  {
    name: 'SIGSTOP of each process under load',
    isLong: true,
    control: { says: 'answers before the read models have seen it', weakened: weak.answersAtOnce, finds: /O7/ },
    run: (trial) =>
      trial.underLoad(async (stack) => {
        for (const name of services) await stopAndGoOn(trial, stack, name);
      }),
  },
  {
    name: 'SIGTERM of each process under load',
    isLong: true,
    control: {
      says: 'ends at once, whatever it has begun',
      weakened: weak.endsAtOnce,
      finds: /command-service ended with 1/,
    },
    run: (trial) =>
      trial.underLoad(async (stack) => {
        for (let n = 0; n < trial.times; n++)
          for (const name of services) {
            await randomly(100, 400);
            const began = Date.now();
            const ready = stack.readyMs(name).length;
            await stack.end(name, 'SIGTERM');
            const last = stack.exits(name).at(-1)!;
            if (last.code !== 0) trial.fail(`${name} ended with ${last.signal ?? last.code}`);
            const took = Date.now() - began - (stack.readyMs(name)[ready] ?? 0);
            if (took > endWithinMs) trial.fail(`${name} took ${took} ms to end`);
            trial.done();
          }
      }),
  },
  {
    name: 'a read model built anew while requests go on, and killed half-way',
    isLong: true,
    control: {
      says: 'shows the next build before it is there',
      weakened: weak.switchesEarly,
      finds: /O7|a query failed|was refused/,
    },
    run: (trial) =>
      trial.underLoad(async (stack) => {
        for (let n = 0; n < trial.times; n++) {
          const rebuilding = rebuild({
            dataDir: trial.dataDir,
            projectionUrl: join(trial.dataDir, 'projection.sock'),
            groups: [],
          });
          rebuilding.catch(() => undefined); // It ends with its service.
          await randomly(50, 400);
          await stack.end('projection-service', 'SIGKILL');
          await rebuilding.catch(() => undefined);
          await randomly(100, 300);
          trial.done();
        }
        const { status, stderr } = await operate(trial.dataDir, ['rebuild']).done;
        if (status !== 0) trial.fail(`it was not built: ${stderr}`);
        await wait(300);
      }),
  },
];
