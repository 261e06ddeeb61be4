// These are faults of what is said to the product: ids are sent again, and an event cannot be taken.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rebuild } from '../../scripts/ops/rebuild.ts';
import { classId, students, teachers } from './harness/college.ts';
import { dayAfter, newId, sessionAt } from './harness/load.ts';
import { eventsOf, verified } from './harness/oracles.ts';
import { startServices } from './harness/stack.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const wish = {
  groupId: classId,
  attendanceType: 'absence',
  fromDate: dayAfter(20),
  toDate: dayAfter(20),
  reason: 'A wedding',
};

async function hundredTimes(trial: Trial) {
  await trial.underLoad(async (stack) => {
    const [owner, decides] = [sessionAt(stack.url, 'a student'), sessionAt(stack.url, 'a teacher')];
    await Promise.all([owner.signIn(students[4]), decides.signIn(teachers[0])]);
    for (let n = 0; n < trial.times; n++) {
      const _id = newId();
      await owner.insist('submitLeaveRequest', { input: { ...wish, _id }, commandId: randomUUID() });
      const said = { _id, adminComments: 'Seen', expectedRevision: 0, commandId: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 100 }, () => decides.ask('commentLeaveRequest', said)));
      const different = new Set(answers.map(({ data, code, isLost }) => JSON.stringify({ data, code, isLost })));
      if (different.size !== 1 || !answers[0]!.data)
        trial.fail(
          `100 times the same command: ${different.size} different answers, ${[...different].slice(0, 3).join(' ')}`,
        );
      const other = await decides.ask('commentLeaveRequest', { ...said, adminComments: 'Not seen' });
      if (other.code !== 'commandIdReused')
        trial.fail(`the same id with another payload was answered ${other.code ?? 'as done'}`);
      const mine = (await eventsOf(trial.dataDir)).filter(
        ({ meta }) => (meta as { commandId: string }).commandId === said.commandId,
      );
      if (mine.length !== 1) trial.fail(`100 times the same command made ${mine.length} events`);
      trial.done();
    }
  });
}

const poison = 'A poisonous wish';
async function poisoned(trial: Trial, bundles: Trial['bundles']) {
  const parked = async (url: string) =>
    ((await (await fetch(`${url}/health/ready`)).json()) as { parts: Record<string, { parked?: number }> }).parts[
      'projection-service'
    ]?.parked;
  const stack = await startServices({ dataDir: trial.dataDir, bundles });
  try {
    const student = sessionAt(stack.url, 'a student');
    await student.signIn(students[4]);
    for (const reason of [poison, 'A wedding after all']) {
      const _id = newId();
      await student.insist('submitLeaveRequest', { input: { ...wish, _id }, commandId: randomUUID() });
      const amended = await student.insist('amendLeaveRequest', {
        input: { ...wish, _id, reason },
        expectedRevision: 0,
        commandId: randomUUID(),
      });
      if (!amended.data) trial.fail(`amended with ${reason}: ${amended.code}`);
    }
    for (let n = 0; n < 40 && (await parked(stack.url)) === 0; n++) await wait(100);
    if ((await parked(stack.url)) !== 1) trial.fail(`${await parked(stack.url)} events are said to be parked, not 1`);
    trial.done();
  } finally {
    await stack.stop();
  }
  if ((await verified(trial.dataDir)).length === 0) trial.fail('a read model without the event is said to be whole');
  // With a handler that works it is built anew, under load.
  await trial.underLoad(
    async ({ url }) => {
      await rebuild({
        dataDir: trial.dataDir,
        projectionUrl: join(trial.dataDir, 'projection.sock'),
        groups: ['leave-requests'],
      });
      if ((await parked(url)) !== 0) trial.fail('after the rebuild something is parked still');
    },
    { bundles: {} },
  );
}

export const dataFaults: readonly Fault[] = [
  {
    name: 'the same command id 100 times in parallel',
    control: {
      says: 'does not know a command id again',
      weakened: weak.forgetsCommandIds,
      finds: /100 times the same command/,
    },
    run: hundredTimes,
  },
  {
    name: 'an event whose handler always throws',
    isLong: true,
    control: {
      says: 'passes over what it could not take',
      run: async (trial) => poisoned(trial, await weak.parksNothing(weak.throwsAt(poison))),
      finds: /said to be parked, not 1/,
    },
    run: async (trial) => poisoned(trial, await weak.withChanges('projection-service', weak.throwsAt(poison))),
  },
];
