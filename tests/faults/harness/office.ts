// This office issues invoices: each has a number, a notice and a letter for its effects, all of which are counted in the log.
import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import type { Reply } from '@paideia/command-service/kernel/decide/reply.ts';
import { secret } from '@paideia/store/secrets.ts';
import { R, U } from '../../../scripts/demo/ids.ts';
import { cashier, students } from './college.ts';
import { dayAfter, newId } from './load.ts';
import type { MailServer } from './mail-server.ts';
import { eventsOf, verified } from './oracles.ts';
import { root, startServices, type Stack, type StackOptions } from './stack.ts';
import type { Trial } from './trial.ts';

/** Node is told this so that a script of the harness comes before the service. */
export const script = (name: string, given: string) => [
  '--import',
  `file://${join(root, 'tests/faults/harness', name)}?${given}`,
];

/** An effect is told from another one by its key; the same key twice is the same effect twice. */
const keys: Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => string>> = {
  NotificationRaised: ({ userId, key, causeId }) => `${String(causeId)} ${String(userId)} ${String(key)}`,
  TransactionNumbered: ({ transactionId }) => String(transactionId),
  EmailQueued: ({ userId, template, causeId }) => `${String(causeId)} ${String(userId)} ${String(template)}`,
  EmailRetryStarted: ({ emailId, attempt }) => `${String(emailId)} ${String(attempt)}`,
  EmailSent: ({ emailId }) => String(emailId),
};
const states = {
  EmailQueued: 'waiting',
  EmailRetryStarted: 'waiting',
  EmailFailed: 'failed',
  EmailSent: 'sent',
  EmailAbandoned: 'abandoned',
} as const;
type Letters = ReadonlyMap<string, (typeof states)[keyof typeof states]>;
export type Effects = {
  /** It counts how often each effect stands in the log, by the type of its event. */
  readonly of: (type: string) => ReadonlyMap<string, number>;
  readonly letters: Letters;
};
export async function effectsOf(dataDir: string): Promise<Effects> {
  const found = new Map<string, Map<string, number>>(Object.keys(keys).map((type) => [type, new Map()]));
  const letters = new Map<string, (typeof states)[keyof typeof states]>();
  for (const { type, data } of await eventsOf(dataDir)) {
    const fields = data as Readonly<Record<string, unknown>>;
    const effects = found.get(type);
    if (effects) effects.set(keys[type]!(fields), (effects.get(keys[type]!(fields)) ?? 0) + 1);
    if (type in states) letters.set(String(fields['emailId']), states[type as keyof typeof states]);
  }
  return { of: (type) => found.get(type)!, letters };
}

type Office = {
  readonly stack: Stack;
  send(type: string, data: object, by: number): Promise<Reply>;
  /** Each invoice makes a number, a notice and a letter. */
  invoices(count: number): Promise<void>;
  /** Afterwards every service has looked at its clock again. */
  later(ms: number): Promise<void>;
  /** They are those of the invoices that were issued here, as far as the log has them. */
  letters(): Promise<Letters>;
  /** It waits until the log has a letter for every invoice, and each is so; it answers false when that never comes. */
  untilAll(state: 'failed' | 'sent' | 'abandoned', seconds?: number): Promise<boolean>;
};
/** The services have a clock that can be moved, and a mail server; afterwards it is asked what must hold of every effect. */
export async function atWork(
  trial: Trial,
  mail: MailServer,
  how: Partial<StackOptions>,
  act: (office: Office) => Promise<void>,
): Promise<Stack> {
  const { dataDir } = trial;
  const clock = join(dataDir, 'clock');
  let [shift, issued] = [0, 0];
  const real = Date.now;
  const before = await effectsOf(dataDir);
  const newOf = ({ letters }: Effects): Letters =>
    new Map([...letters].filter(([emailId]) => !before.letters.has(emailId)));
  const letters = async () => newOf(await effectsOf(dataDir));
  writeFileSync(clock, '0');
  const node = [...script('clock.mjs', clock), ...(how.node ?? [])];
  const stack = await startServices({ dataDir, bundles: trial.bundles, ...how, node, env: { SMTP_URL: mail.url } });
  const client = commandClient({
    url: join(dataDir, 'command.sock'),
    actorKey: secret(dataDir, 'actor'),
    patienceMs: 60_000,
  });
  // A message is signed with its time, so its sender's clock is theirs.
  async function send(type: string, data: object, by: number) {
    Date.now = () => real() + shift;
    try {
      return await client.sendUnchecked({ type, data, commandId: randomUUID() }, { actorId: U(by), channel: 'WEB' });
    } finally {
      Date.now = real;
    }
  }
  try {
    await act({
      stack,
      send,
      letters,
      async invoices(count) {
        const of = {
          regionId: R(1),
          currency: 'USD',
          lines: [{ particulars: 'Books', qty: 1, price: 100 }],
          dueDate: dayAfter(30),
        };
        for (let n = 0; n < count; n++) {
          const data = { ...of, invoiceId: newId(), userId: U(students[issued++ % students.length]!) };
          const reply = await send('IssueInvoice', data, cashier);
          if (!reply.ok) trial.fail(`an invoice was refused: ${JSON.stringify(reply)}`);
        }
      },
      async later(ms) {
        // The file must be whole at any time, for a service may look just now.
        writeFileSync(`${clock}.next`, String((shift += ms)));
        renameSync(`${clock}.next`, clock);
        await wait(100);
      },
      async untilAll(state, seconds = 10) {
        for (const until = real() + seconds * 1000; real() < until; await wait(100)) {
          const found = [...(await letters()).values()];
          if (found.length >= issued && found.every((one) => one === state)) return true;
        }
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
  for (const [emailId, state] of newOf(after)) {
    if (state !== 'sent') trial.fail(`O5: a letter is ${state}`);
    if (!mail.taken.has(emailId)) trial.fail('O5: a letter is lost: the mail server never had it');
  }
  for (const text of await verified(dataDir)) trial.fail(text);
  return stack;
}
