import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { rousing } from './rousing.ts';
import { runScheduledJobs, type ScheduledJob } from './scheduled-job.ts';

let end = new AbortController();
afterEach(() => end.abort());

/** A job that looks every few milliseconds while it is not at rest. */
function run(isAtRest: () => boolean, onLook = () => {}) {
  end = new AbortController();
  const events = rousing();
  let [looks, rouse] = [0, () => {}];
  const job: ScheduledJob = {
    name: 'job',
    everyMs: 5,
    isAtRest,
    onRun: (given) => void (rouse = given),
    async find() {
      looks++;
      onLook();
      return [];
    },
  };
  const parts = { ask: () => ({}), handle: () => Promise.reject(new Error('no command')), records: {} };
  const running = runScheduledJobs(
    [job],
    {
      ...(parts as unknown as Parameters<typeof runScheduledJobs>[1]),
      clock: () => new Date(),
      log: pino({ enabled: false }),
      events,
    },
    end.signal,
  );
  const until = async (count: number) => {
    while (looks < count) await wait(1);
  };
  return { events, running, until, looks: () => looks, rouse: () => rouse() };
}

test('a job that has nothing at hand does not look until something happens, and each time that it does', async () => {
  const { until, looks, events, rouse, running } = run(() => true);
  await until(1);
  await wait(100);
  expect(looks()).toBe(1);
  events.rouse();
  await until(2);
  rouse();
  await until(3);
  await wait(100);
  expect(looks()).toBe(3);
  end.abort();
  await running;
});

test('what happens while it looks is not missed', async () => {
  let isFirst = true;
  const { until, events } = run(
    () => true,
    () => {
      if (isFirst) events.rouse();
      isFirst = false;
    },
  );
  await until(2);
});

test('a job with something at hand goes on looking at its pace', async () => {
  const { until } = run(() => false);
  await until(5);
});
