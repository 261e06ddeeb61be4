// Faults of what follows from an event: reactions, timers and letters, each of which must have its effect once.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandClient } from '@paideia/command-service/kernel/client.ts';
import type { Reply } from '@paideia/command-service/kernel/reply.ts';
import { secret } from '@paideia/store/secrets.ts';
import { R, U } from '../../scripts/demo/ids.ts';
import { cashier, students } from './harness/college.ts';
import { dayAfter, newId } from './harness/load.ts';
import { mailServer, type MailServer } from './harness/mail-server.ts';
import { eventsOf, lived, verified } from './harness/oracles.ts';
import { root, startServices, type Stack, type StackOptions } from './harness/stack.ts';
import type { Fault, Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const [minute, hour] = [60_000, 3_600_000];
const script = (name: string, given: string) => ['--import', `file://${join(root, 'tests/faults/harness', name)}?${given}`];

/** By what an effect is told from another one; the same twice is the same effect twice. */
const keys: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => string>> = {
  NotificationRaised: ({ userId, key, causeId }) => `${String(causeId)} ${String(userId)} ${String(key)}`,
  TransactionNumbered: ({ transactionId }) => String(transactionId),
  EmailQueued: ({ userId, template, causeId }) => `${String(causeId)} ${String(userId)} ${String(template)}`,
  EmailRetryStarted: ({ emailId, attempt }) => `${String(emailId)} ${String(attempt)}`,
  EmailSent: ({ emailId }) => String(emailId),
};
type Effects = {
  /** How often each effect stands in the log, by the type of its event. */
  readonly of: (type: string) => ReadonlyMap<string, number>;
  readonly letters: ReadonlyMap<string, 'waiting' | 'sent' | 'abandoned'>;
};
async function effectsOf(dataDir: string): Promise<Effects> {
  const found = new Map<string, Map<string, number>>(Object.keys(keys).map((type) => [type, new Map()]));
  const letters = new Map<string, 'waiting' | 'sent' | 'abandoned'>();
  for (const { type, data } of await eventsOf(dataDir)) {
    const fields = data as Readonly<Record<string, unknown>>;
    const effects = found.get(type);
    if (effects) effects.set(keys[type]!(fields), (effects.get(keys[type]!(fields)) ?? 0) + 1);
    const emailId = String(fields['emailId']);
    if (type === 'EmailQueued' || type === 'EmailFailed' || type === 'EmailRetryStarted') letters.set(emailId, 'waiting');
    else if (type === 'EmailSent' || type === 'EmailAbandoned') letters.set(emailId, type === 'EmailSent' ? 'sent' : 'abandoned');
  }
  return { of: (type) => found.get(type)!, letters };
}

type Office = {
  readonly stack: Stack;
  send(type: string, data: object, by: number): Promise<Reply>;
  /** Each makes a number, a notice and a letter. */
  invoices(count: number): Promise<void>;
  /** Afterwards every service has looked at its clock again. */
  later(ms: number): Promise<void>;
  /** Until the log says so; false when it never does. */
  until(isSo: (effects: Effects) => boolean): Promise<boolean>;
};
/** The services with a clock that can be moved, and a mail server; afterwards what must hold of every effect. */
async function atWork(trial: Trial, mail: MailServer, how: Partial<StackOptions>, act: (office: Office) => Promise<void>): Promise<Stack> {
  const { dataDir } = trial;
  const clock = join(dataDir, 'clock');
  let [shift, issued] = [0, 0];
  const real = Date.now;
  const before = await effectsOf(dataDir);
  writeFileSync(clock, '0');
  const node = [...script('clock.mjs', clock), ...(how.node ?? [])];
  const stack = await startServices({ dataDir, bundles: trial.bundles, ...how, node, env: { SMTP_URL: mail.url } });
  const client = commandClient({ url: join(dataDir, 'command.sock'), actorKey: secret(dataDir, 'actor'), patienceMs: 60_000 });
  // A message is signed with its time: its sender's clock is theirs.
  async function send(type: string, data: object, by: number) {
    Date.now = () => real() + shift;
    try {
      return await client.send({ type, data, commandId: randomUUID() }, { actorId: U(by), channel: 'WEB' });
    } finally {
      Date.now = real;
    }
  }
  try {
    await act({
      ...{ stack, send },
      async invoices(count) {
        const of = { regionId: R(1), currency: 'USD', lines: [{ particulars: 'Books', qty: 1, price: 100 }], dueDate: dayAfter(30) };
        for (let n = 0; n < count; n++) {
          const data = { ...of, invoiceId: newId(), userId: U(students[issued++ % students.length]!) };
          const reply = await send('IssueInvoice', data, cashier);
          if (!reply.ok) trial.fail(`an invoice was refused: ${JSON.stringify(reply)}`);
        }
      },
      async later(ms) {
        // Whole at any time, for a service may look just now.
        writeFileSync(`${clock}.next`, String((shift += ms)));
        renameSync(`${clock}.next`, clock);
        await wait(100);
      },
      async until(isSo) {
        for (let n = 0; n < 100; n++, await wait(100)) if (isSo(await effectsOf(dataDir))) return true;
        return false;
      },
    });
  } finally {
    client.close();
    await stack.stop();
    await mail.down();
  }
  const after = await effectsOf(dataDir);
  for (const type of Object.keys(keys)) {
    for (const [key, times] of after.of(type)) if (times > 1) trial.fail(`O5: ${type} of ${key} stands ${times} times`);
    if (type === 'EmailRetryStarted') continue;
    const more = after.of(type).size - before.of(type).size;
    if (more !== issued) trial.fail(`O5: of ${issued} invoices ${more} have their ${type}`);
  }
  for (const [emailId, state] of after.letters) {
    if (before.letters.has(emailId)) continue;
    if (state !== 'sent') trial.fail(`O5: a letter is ${state}`);
    if (!mail.taken.has(emailId)) trial.fail('O5: a letter is lost: the mail server never had it');
  }
  for (const text of await verified(dataDir)) trial.fail(text);
  return stack;
}
const areSent = ({ letters }: Effects) => [...letters.values()].every((state) => state === 'sent');

/** Where a build for this fault dies, and how a letter that was on its way is then told from one that was sent twice for no reason. */
const steps = ['command.invoice-numbers', 'command.invoice-notices', 'place.invoice-notices', 'place.mail-sending', 'letter', 'timer', 'fired'] as const;
/** Of the short form. */
const fewSteps = ['place.invoice-notices', 'letter', 'fired'] as const;
async function dying(trial: Trial, bundles: Trial['bundles']) {
  const deaths = join(trial.dataDir, 'deaths');
  mkdirSync(deaths, { recursive: true });
  const diedAt = (step: (typeof steps)[number]) => readdirSync(deaths).filter((name) => name.startsWith(`${step}.`)).length;
  // Every letter is sent away the first time, so that a timer sends each again.
  const mail = await mailServer((times) => times === 1);
  await mail.up();
  const [tried, times] = trial.times > 5 ? [steps, Math.ceil(trial.times / 10)] : [fewSteps, 1];
  const given = `${deaths}&${times}&${tried.join()}`;
  const stack = await atWork(trial, mail, { bundles, node: script('deadly.mjs', given) }, async ({ invoices, later, until }) => {
    await invoices(4);
    if (!(await until(({ of, letters }) => of('EmailQueued').size >= 4 && letters.size >= 4))) trial.fail('letters were not queued');
    // Each death takes a second or two, and the process that starts services again waits the longer the more of them died.
    for (let n = 0; n < 60 * tried.length * times && !areSent(await effectsOf(trial.dataDir)); n++) {
      await later(2 * minute);
      await wait(700);
    }
  });
  for (const step of tried) {
    if (diedAt(step) === 0) trial.fail(`it never died at: ${step}`);
    trial.done(diedAt(step));
  }
  // A process that died between handing a letter over and writing that down hands it over again, under the same id.
  const again = [...mail.taken.values()].reduce((sum, times) => sum + times - 1, 0);
  if (again > diedAt('letter')) trial.fail(`O5: ${again} letters went out again, though it died only ${diedAt('letter')} times on the way`);
  for (const text of lived(stack)) if (!text.includes('ended by itself (SIGKILL)')) trial.fail(text);
}

/** A day without a mail server: what is queued within the last hours goes by itself, what was given up goes when it is tried again. */
async function withoutMail(trial: Trial) {
  const mail = await mailServer();
  const stack = await atWork(trial, mail, {}, async ({ send, invoices, later, until }) => {
    await invoices(3);
    const isOver = ({ letters }: Effects) => [...letters.values()].filter((state) => state === 'abandoned').length >= 3;
    // A minute, 5, 30 and 120 later it is tried again.
    for (const ms of [2 * minute, 6 * minute, 31 * minute, 121 * minute]) {
      await wait(1_300);
      await later(ms);
    }
    if (!(await until(isOver))) trial.fail('what could not be sent for two hours is not said to be given up');
    await later(20 * hour);
    await invoices(2);
    await wait(500);
    await later(minute);
    await wait(1_300);
    await mail.up();
    await later(10 * minute);
    const abandoned = [...(await effectsOf(trial.dataDir)).letters].filter(([, state]) => state === 'abandoned').map(([emailId]) => emailId);
    for (const emailId of abandoned) {
      const reply = await send('RetryEmailNow', { emailId }, 1);
      if (!reply.ok) trial.fail(`a letter that was given up is not tried again: ${JSON.stringify(reply)}`);
    }
    if (!(await until(areSent))) trial.fail('with the mail server back, not every letter goes out');
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
