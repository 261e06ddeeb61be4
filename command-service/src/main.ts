import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { followChain } from '@paideia/store/chain/chain.follower.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { commandApp } from './kernel/http.ts';
import { endServer, listen } from './kernel/listen.ts';
import { commandService } from './kernel/service.ts';
import { mailboxTransport } from './mails/mailbox.transport.ts';
import { smtpTransport } from './mails/smtp.transport.ts';
import { credentials } from './sign-in/credentials.ts';
import { emailFactTable } from './sign-in/email.facts.ts';
import { passwords } from './sign-in/password.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { slicesIn } from './slices.ts';

const {
  DATA_DIR: dataDir = '.data',
  EVENTSTORE_URL,
  MONGODB_URL,
  LISTEN = '127.0.0.1:4001',
  LOG_LEVEL = 'info',
  SMTP_URL,
  PUBLIC_URL,
  HOST = '127.0.0.1',
  PORT = '3000',
} = process.env;
const log = pino({ level: LOG_LEVEL, base: { service: 'command-service' } });
const clock = () => new Date();

/** At once and without the exit handlers: those would wait for ever for a write of LMDB that waits for this thread. */
const die = () => process.kill(process.pid, 'SIGKILL');
let isWanted = true;
let stop: (() => unknown) | undefined = undefined;
/** While the service starts it is only noted; what takes too long is cut off, which loses nothing that was acknowledged. */
function end() {
  if (isWanted) setTimeout(die, 4_800).unref();
  isWanted = false;
  void stop?.();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
// A parent that is gone leaves nobody behind.
process.on('disconnect', end);
if (process.send && !process.connected) end();
process.on('unhandledRejection', (error) => {
  log.fatal({ error: String(error) }, 'nobody took care of an error');
  die();
});

const store = await openEventStore({ dataDir, url: EVENTSTORE_URL, warn: (text, error) => log.warn({ err: error }, text) });
const records = (file: string) => openRecords({ dataDir, url: MONGODB_URL, file });
const [documents, keys, accounts, kept, chain] = await Promise.all([
  openDocumentStore({ dataDir, url: MONGODB_URL, file: 'facts' }),
  records('keys'),
  records('accounts'),
  records('facts-records'),
  records('chain'),
]);
const verifiers = passwords();
const known = credentials(accounts, verifiers);
const transport = SMTP_URL ? smtpTransport(SMTP_URL) : mailboxTransport(`${dataDir}/mailbox`);
const slices = slicesIn({ transport, publicUrl: PUBLIC_URL ?? `http://${HOST}:${PORT}` });

const service = await commandService({
  store,
  codec: codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'))),
  documents,
  records: kept,
  slices: { ...slices, factTables: [...slices.factTables, emailFactTable] },
  effects: known.effects,
  keys: { scan: secret(dataDir, 'scan'), email: secret(dataDir, 'email') },
  clock,
  log,
  // There is one process on the embedded stores, which a killed one must not keep waiting; several may share the servers.
  holder: EVENTSTORE_URL || MONGODB_URL ? `${hostname()}:${process.pid}:${Date.now()}` : 'embedded',
});

const ending = new AbortController();
/** Links and signs the log. It begins again when a store fails; a chain that does not fit is for an operator, and is said again and again. */
async function link(signal: AbortSignal) {
  while (!signal.aborted) {
    await followChain({ store, records: chain, privateKeyPem: secret(dataDir, 'chain'), signal }).catch((error: unknown) => {
      if (!signal.aborted) log.error({ error: String(error) }, 'the hash chain has stopped');
    });
    await wait(10_000, undefined, { signal }).catch(() => undefined);
  }
}
const background = service.run(ending.signal, link);

const app = commandApp({
  actorKey: secret(dataDir, 'actor'),
  handle: service.handle,
  routes: {
    ...service.operations,
    ...signInRoutes({ accounts, credentials: known, passwords: verifiers, facts: service.facts, handle: service.handle, clock, log, metrics: service.metrics }),
  },
  registry: service.metrics.registry,
  isReady: () => true,
  isStopping: () => ending.signal.aborted,
  log,
});
const server = await listen(app, LISTEN).catch((error: unknown) => {
  log.fatal({ error: String(error) }, `cannot listen on ${LISTEN}`);
  process.exitCode = 1;
  end();
  return undefined;
});

let isStopping = false;
/** Takes nothing new, finishes what runs, then closes the stores: the log last, because everything else writes to it. */
stop = async () => {
  if (isStopping) return;
  isStopping = true;
  ending.abort();
  if (server) await endServer(server, 3_000);
  await Promise.race([background, wait(3_500, undefined, { ref: false })]);
  await service.save().catch((error: unknown) => log.warn({ error: String(error) }, 'the places of the fact tables could not be kept'));
  transport.close();
  await Promise.all([documents, keys, accounts, kept, chain].map((one) => one.close()));
  await store.close();
  log.info({}, 'stopped');
  process.exit();
};
if (isWanted) {
  log.info({ listen: LISTEN }, 'ready');
  process.send?.({ ready: true });
} else void stop();
