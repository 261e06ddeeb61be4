// These are faults of hosts on the same servers, which have clocks of their own.
import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import type { Held } from '@paideia/documents/lease.ts';
import { openRecords } from '@paideia/documents/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { freePort } from '../support/stack.ts';
import { missingServers, onServers } from './harness/document-server.ts';
import { newId } from './harness/load.ts';
import { mailServer, type MailServer } from './harness/mail-server.ts';
import { effectsOf, script, type Effects } from './harness/office.ts';
import { eventsOf } from './harness/oracles.ts';
import { storesOf } from './harness/places.ts';
import { services, socket } from './harness/stack.ts';
import { beside, goesOn, type Fault, type Trial } from './harness/trial.ts';
import * as weak from './harness/weakened.ts';

const minute = 60_000;
const apart = 3 * minute;
const leaseMs = 3_000;
const effectsWithinMs = 120_000;
type Host = 'behind' | 'ahead';

/** Two hosts stand on the same servers, and one's clock is six minutes behind the other's. */
async function twoHosts(trial: Trial, bundles: Trial['bundles']) {
  const { dataDir } = trial;
  const clockOf = (host: Host) => join(dataDir, `clock-${host}`);
  const set = (later: number) => {
    for (const [host, ms] of [
      ['behind', -apart],
      ['ahead', apart],
    ] as const) {
      writeFileSync(`${clockOf(host)}.next`, String(ms + later));
      renameSync(`${clockOf(host)}.next`, clockOf(host)); // It is whole at any time.
    }
  };
  set(0);
  // What is refused at first is tried again when a timer says so, at whichever host leads by then.
  const mail = await mailServer((times) => times === 1);
  await mail.up();
  const optionsOf = (host: Host) => ({
    instance: host,
    bundles,
    node: script('clock.mjs', clockOf(host)),
    env: {
      SMTP_URL: mail.url,
      LEASE_MS: `${leaseMs}`,
      COMMAND_URL: socket(dataDir, 'command-service', host),
      PROJECTION_URL: socket(dataDir, 'projection-service', host),
    },
  });
  const port = await freePort();
  const known = await effectsOf(dataDir);
  await trial.underLoad(
    async (behind, load) => {
      const leaders = await leadersOf(dataDir);
      await beside(trial, load, { ...optionsOf('ahead'), port }, async (ahead) => {
        await wait(2 * leaseMs);
        const now = await leadersOf(dataDir);
        for (const [lease, holder] of leaders)
          if (now.get(lease) !== holder) trial.fail(`O8: ${lease} changed hands, and nobody was gone`);
        for (const host of [behind, ahead])
          for (const name of services) {
            await host.end(name, 'SIGKILL');
            trial.done();
            if (!(await goesOn(load))) trial.fail(`after a kill of ${name}, nothing is taken`);
          }
        await load.stop();
        await signedElsewhere(trial, 'ahead');
        set(10 * minute);
        // What follows from the last invoices, and the second try of their letters, may come a while after them.
        for (const end = Date.now() + effectsWithinMs; Date.now() < end; await wait(1_000))
          if ((await missingEffects(dataDir, known)).length === 0) break;
      });
    },
    { ...optionsOf('behind'), alsoAt: [`http://127.0.0.1:${port}`] },
  );
  await mail.down();
  await effectsOnce(trial, known, mail);
}
/** It tells who has each lease. */
async function leadersOf(dataDir: string): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  for (const file of ['facts-records', 'projections']) {
    const records = await openRecords({ dataDir, url: storesOf(dataDir)['MONGODB_URL'], file });
    for (const { key, value } of await records.list<Held>('lease:', { limit: 1_000 })) found.set(key, value.holder);
    await records.close();
  }
  return found;
}
/** What is signed by another clock is refused, and does nothing; by the same clock it is taken. */
async function signedElsewhere(trial: Trial, host: Host) {
  const client = commandClient({
    url: socket(trial.dataDir, 'command-service', host),
    actorKey: secret(trial.dataDir, 'actor'),
  });
  const send = (commandId: string) => {
    const data = { logitId: newId(), userId: null, action: 'clock', type: 'AUDIT' as const, payload: {} };
    return client.send({ type: 'RecordLogit', data, commandId }, { actorId: null, channel: 'SYSTEM' });
  };
  const [refused, taken] = [randomUUID(), randomUUID()];
  const said = await send(refused).then(() => 'taken', String);
  if (!said.includes('401')) trial.fail(`what another clock signed was ${said}`);
  const real = Date.now;
  Date.now = () => real() + apart;
  const reply = await send(taken).finally(() => (Date.now = real));
  if (!reply.ok) trial.fail(`what the same clock signed was refused: ${JSON.stringify(reply)}`);
  client.close();
  const ids = (await eventsOf(trial.dataDir)).map(({ meta }) => (meta as { readonly commandId: string }).commandId);
  if (ids.includes(refused) || !ids.includes(taken))
    trial.fail('what was refused stands in the log, or what was taken does not');
}
type Booked = { readonly invoiceId: string; readonly transactionId?: string };
const madeOf = ({ of: made }: Effects) => ({
  numbers: made('TransactionNumbered'),
  notices: made('NotificationRaised'),
  letters: made('EmailQueued'),
});
/** Every invoice that was issued since has its number, its notice and its letter, which is sent; it answers what of that is missing, in words. */
async function missingEffects(dataDir: string, known: Effects): Promise<readonly string[]> {
  const effects = await effectsOf(dataDir);
  const { numbers, notices, letters } = madeOf(effects);
  const causes = (made: ReadonlyMap<string, number>) => new Set([...made.keys()].map((key) => key.split(' ')[0]));
  const [noticed, written] = [causes(notices), causes(letters)];
  const events = (await eventsOf(dataDir)).map(({ id, type, data }) => ({ id, type, data: data as Booked }));
  // The letter follows from the number, which stands in it.
  const numbered = new Map(
    events.filter(({ type }) => type === 'TransactionNumbered').map(({ id, data }) => [data.transactionId, id]),
  );
  return [
    ...events.flatMap(({ id, type, data: { invoiceId } }) => {
      // The demo data were written without letters.
      if (type !== 'InvoiceIssued' || known.of('TransactionNumbered').has(invoiceId)) return [];
      const lacks = [
        !numbers.has(invoiceId) && 'its number',
        !noticed.has(id) && 'its notice',
        !written.has(numbered.get(invoiceId)) && 'its letter',
      ].filter(Boolean);
      return lacks.length > 0 ? [`invoice ${invoiceId} lacks ${lacks.join(', ')}`] : [];
    }),
    ...[...effects.letters].flatMap(([id, state]) =>
      known.letters.has(id) || state === 'sent' ? [] : [`letter ${id} is ${state}`],
    ),
  ];
}
/** Nothing is missing, and each effect stands once. */
async function effectsOnce(trial: Trial, known: Effects, mail: MailServer) {
  for (const missing of await missingEffects(trial.dataDir, known)) trial.fail(`O5: ${missing}`);
  const effects = await effectsOf(trial.dataDir);
  const once = [...Object.values(madeOf(effects)), effects.of('EmailRetryStarted'), effects.of('EmailSent')];
  for (const made of once)
    for (const [key, times] of made) if (times > 1) trial.fail(`O5: ${key} stands ${times} times`);
  for (const id of effects.letters.keys())
    if (!known.letters.has(id) && !mail.taken.has(id)) trial.fail('O5: a letter is lost: the mail server never had it');
}

export const hostFaults: readonly Fault[] = [
  {
    name: 'clocks of two hosts six minutes apart, with a kill of each service of both',
    isLong: true,
    isOfFiles: true,
    missing: missingServers,
    control: {
      says: 'tells by the clock of whoever renewed it whether a lease is free',
      run: async (trial) => onServers(trial.dataDir, async () => twoHosts(trial, await weak.believesClocks())),
      finds: /changed hands, and nobody was gone/,
    },
    run: (trial) => onServers(trial.dataDir, () => twoHosts(trial, {})),
  },
];
