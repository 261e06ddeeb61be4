// These are faults of what follows from an event: reactions, timers and letters, each of which must have its effect once.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { mailServer } from './harness/mail-server.ts';
import { atWork, script } from './harness/office.ts';
import { lived } from './harness/oracles.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const [minute, hour] = [60_000, 3_600_000];

/** They say where a build for this fault dies, and how a letter that was on its way is then told from one that was sent twice for no reason. */
const steps = [
  'command.invoice-numbers.NumberTransaction',
  'command.invoice-notices.QueueEmail',
  'place.invoice-notices',
  'place.mail-sending',
  'letter',
  'timer',
  'fired',
] as const;
/** The short form dies at these. */
const fewSteps = ['command.invoice-notices.QueueEmail', 'letter', 'fired'] as const;
async function dying(trial: Trial, bundles: Trial['bundles']) {
  const deaths = join(trial.dataDir, 'deaths');
  mkdirSync(deaths, { recursive: true });
  const diedAt = (step: (typeof steps)[number]) =>
    readdirSync(deaths).filter((name) => name.startsWith(`${step}.`)).length;
  const [tried, times] = trial.times > 5 ? [steps, Math.ceil(trial.times / 10)] : [fewSteps, 1];
  // Every letter is refused at first, so that a timer sends each again: each timer has one death, whether before its outcome is kept or on the way there.
  const invoices = Math.max(4, 2 * times + 2);
  let isRefusing = true;
  const mail = await mailServer(() => isRefusing);
  await mail.up();
  const given = `${deaths}&${times}&${tried.join()}`;
  const stack = await atWork(trial, mail, { bundles, node: script('deadly.mjs', given) }, async (office) => {
    await office.invoices(invoices);
    // Each death takes a second or two.
    if (!(await office.untilAll('failed', 20 + 5 * tried.length * times))) trial.fail('not every letter was refused');
    isRefusing = false;
    for (let n = 0; n < 60 * tried.length * times && !(await office.untilAll('sent', 0.7)); n++)
      await office.later(2 * minute);
  });
  for (const step of tried) {
    if (diedAt(step) < times) trial.fail(`it died ${diedAt(step)} times, not ${times}, at: ${step}`);
    trial.done(diedAt(step));
  }
  // A process that died between handing a letter over and writing that down hands it over again, under the same id.
  // Letters are handed over beside each other, so one death may do so to several; to none of them it does so twice.
  const most = Math.max(...mail.taken.values()) - 1;
  if (most > diedAt('letter'))
    trial.fail(`O5: a letter went out ${most} times again, though it died only ${diedAt('letter')} times on the way`);
  for (const text of lived(stack)) if (!text.includes('ended by itself (SIGKILL)')) trial.fail(text);
}

/** For a day there is no mail server: what is queued within the last hours goes by itself, and what was given up goes when it is tried again. */
async function withoutMail(trial: Trial) {
  const mail = await mailServer();
  const stack = await atWork(trial, mail, {}, async ({ send, invoices, later, letters, untilAll }) => {
    await invoices(3);
    // It is tried again a minute, 5, 30 and 120 later.
    for (const ms of [2 * minute, 6 * minute, 31 * minute, 121 * minute]) {
      await wait(1_300);
      await later(ms);
    }
    if (!(await untilAll('abandoned'))) trial.fail('what could not be sent for two hours is not said to be given up');
    await later(20 * hour);
    await invoices(2);
    await wait(500);
    await later(minute);
    await wait(1_300);
    await mail.up();
    await later(10 * minute);
    for (const [emailId, state] of await letters()) {
      if (state !== 'abandoned') continue;
      const reply = await send('RetryEmailNow', { emailId }, 1);
      if (!reply.ok) trial.fail(`a letter that was given up is not tried again: ${JSON.stringify(reply)}`);
    }
    if (!(await untilAll('sent'))) trial.fail('with the mail server back, not every letter goes out');
    trial.done(5);
  });
  for (const [emailId, times] of mail.taken) if (times > 1) trial.fail(`O5: letter ${emailId} went out ${times} times`);
  for (const text of lived(stack)) trial.fail(text);
}

export const effectFaults: readonly Fault[] = [
  {
    name: 'kill -9 of command-service at each step of a reaction, a timer and a letter',
    control: {
      says: 'makes another id for the same letter each time',
      run: async (trial) => dying(trial, await weak.dyingAtEachStep(weak.anotherLetterEachTime)),
      finds: /O5: EmailQueued of .* stands/,
    },
    run: async (trial) => dying(trial, await weak.dyingAtEachStep()),
  },
  {
    name: 'the mail server is down for a day',
    isLong: true,
    control: { says: 'takes what was refused for sent', weakened: weak.believesItSent, finds: /O5: a letter is lost/ },
    run: withoutMail,
  },
];
