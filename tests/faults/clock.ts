// These are faults of the clock.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { R, U } from '../../scripts/demo/ids.ts';
import { cashier, students } from './harness/college.ts';
import { dayAfter, newId, sessionAt, theirClockIs } from './harness/load.ts';
import { script } from './harness/office.ts';
import { hasDocumentServer } from './harness/places.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

/** The row of two hosts looks there for what clocks could do to a lease. */
const everyStartIsAnother = () =>
  hasDocumentServer ? 'not looked for on servers, where each start is another process' : undefined;
const hour = 3_600_000;
const year = 365 * 24 * hour;

async function wrongClock(trial: Trial, shifts: readonly number[]) {
  for (const shift of shifts) {
    theirClockIs(shift);
    const node = script('clock.mjs', `${shift}`);
    await trial.underLoad(
      async (stack) => {
        const desk = sessionAt(stack.url, 'a desk');
        await desk.signIn(cashier);
        const _id = newId();
        const input = {
          _id,
          userId: U(students[0]),
          regionId: R(1),
          currency: 'USD',
          lines: [{ particulars: 'Books', qty: 1, price: 100 }],
          dueDate: dayAfter(30),
        };
        await desk.insist('issueInvoice', { input, commandId: randomUUID() });
        let number: string | null | undefined;
        for (let n = 0; n < 50 && !number; n++) {
          await wait(100);
          number = (await desk.ask('invoice', { _id })).data?.['invoice']?.number;
        }
        if (!number) trial.fail(`with the clock at ${shift / hour} h, reactions stand still`);
        await stack.end('command-service', 'SIGKILL');
        trial.done();
      },
      { node },
    );
  }
  theirClockIs(0);
}

export const clockFaults: readonly Fault[] = [
  {
    name: 'the clock an hour ahead, then set back an hour and another',
    isLong: true,
    control: {
      says: 'takes itself for another process at each start',
      weakened: weak.isAnotherEachTime,
      missing: everyStartIsAnother,
      finds: /reactions stand still/,
    },
    run: (trial) => wrongClock(trial, [hour, 0, -hour]),
  },
  {
    name: 'the clock a year ahead, then set right',
    isLong: true,
    control: {
      says: 'takes itself for another process at each start',
      weakened: weak.isAnotherEachTime,
      missing: everyStartIsAnother,
      finds: /reactions stand still/,
    },
    run: (trial) => wrongClock(trial, [year, 0]),
  },
];
