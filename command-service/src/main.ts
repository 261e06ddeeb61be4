import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { redactionOf } from '@paideia/events/kernel/personal.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { bucketOf, configurationOrExit, readConfiguration } from '@paideia/store/configuration.ts';
import { endOnNeglectedErrors } from '@paideia/store/lmdb/failed-commits.ts';
import { holdFiles } from '@paideia/store/writer/one-writer.ts';
import { secret, secretsOrExit } from '@paideia/store/secrets.ts';
import { startFailed } from '@paideia/store/start-failed.ts';
import { calendarRoutes } from './calendar-connections/calendar.routes.ts';
import { googleFrom } from './calendar-connections/google-calendar.ts';
import { cardRoutes } from './cards/card.routes.ts';
import { cardGatewayFrom } from './cards/open-gateway.ts';
import { commandApp } from './kernel/http/http.ts';
import { endServer, listen } from './kernel/http/listen.ts';
import { mailboxTransport } from './mails/mailbox-transport.ts';
import { smtpTransport } from './mails/smtp-transport.ts';
import { collectAtRest } from '@paideia/store/collect-at-rest.ts';
import { watchEventLoop } from '@paideia/store/watchdog.ts';
import { openCommandService } from './open.ts';
import { argonThreads } from './sign-in/argon-threads.ts';
import { commonPasswords } from './sign-in/common-passwords.ts';
import { microsoftRoutes } from './sign-in/microsoft.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';

const configuration = configurationOrExit(() => readConfiguration('command-service', process.env));
const { DATA_DIR: dataDir, EVENTSTORE_URL, MONGODB_URL, LISTEN, LOG_LEVEL, SMTP_URL, PUBLIC_URL } = configuration;
const s3 = configurationOrExit(() => bucketOf(configuration));
const cardGateway = configurationOrExit(() => cardGatewayFrom(configuration));
const log = pino({ level: LOG_LEVEL, base: { service: 'command-service' }, redact: redactionOf(catalogue) });
const isOnServers = EVENTSTORE_URL !== undefined || MONGODB_URL !== undefined;
const clock = () => new Date();
secretsOrExit(dataDir);
watchEventLoop('command-service', new URL('../../dist/watchdog.js', import.meta.url));
collectAtRest();

/** It dies at once and without the exit handlers: those would wait for ever for a write of LMDB that waits for this thread. */
const die = () => process.kill(process.pid, 'SIGKILL');
let isWanted = true;
let release = () => {};
let stop: (() => unknown) | undefined = undefined;
/** While the service starts it is only noted; what takes too long is cut off, which loses nothing that was acknowledged. */
function end() {
  if (isWanted) setTimeout(die, 4_800).unref();
  isWanted = false;
  release();
  void stop?.();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
// A parent that is gone leaves nobody behind.
process.on('disconnect', end);
if (process.send && !process.connected) end();
endOnNeglectedErrors((error) => {
  log.fatal({ error: String(error) }, 'nobody took care of an error');
  die();
});

if (!EVENTSTORE_URL || !MONGODB_URL) release = await holdFiles(dataDir, 'command-service').catch(startFailed);
if (!isWanted) release();
const opened = await openCommandService({
  dataDir,
  eventStoreUrl: EVENTSTORE_URL,
  mongoUrl: MONGODB_URL,
  s3,
  ffmpeg: configuration.FFMPEG,
  isSharedLog: configuration.SHARED_LOG === 'yes',
  transport: SMTP_URL ? smtpTransport(SMTP_URL) : mailboxTransport(`${dataDir}/mailbox`),
  publicUrl: (PUBLIC_URL ?? `http://${configuration.HOST}:${configuration.PORT}`).replace(/\/+$/, ''),
  google: googleFrom(configuration),
  cardGateway,
  projectionUrl: configuration.PROJECTION_URL ?? `${dataDir}/projection.sock`,
  clock,
  log,
  // There is one process on the embedded stores, which a killed one must not keep waiting; several may share the servers.
  holder: isOnServers ? `${hostname()}:${process.pid}:${Date.now()}` : 'embedded',
  // Nobody waits for a lease that one holder has for ever: to renew it is a write of the disk, and wakes five threads.
  leaseMs: isOnServers ? configuration.LEASE_MS : 60_000,
  argon: argonThreads(new URL('argon.js', import.meta.url)),
  release: (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version,
  // While it opens, whoever opens it says so.
  onLater: (error) => stop && failed(error.message),
  onSetBack: () =>
    failed(
      'An older copy of the log has taken its place. What was remembered is of events that are gone: start command-service again.',
    ),
}).catch(startFailed);
const { service, accounts, credentials, passwords, links, calendar, cards, vault } = opened;

const ending = new AbortController();
const background = service.run(ending.signal, opened.link);

const signIn = signInRoutes({
  accounts,
  credentials,
  links,
  passwords,
  isCommon: commonPasswords(() => readFile(new URL('common-passwords.bin', import.meta.url))),
  facts: service.facts,
  handle: service.handle,
  clock,
  log,
  metrics: service.metrics,
});
const asked = signIn.run(ending.signal);
const app = commandApp({
  actorKey: secret(dataDir, 'actor'),
  handle: service.handle,
  routes: {
    ...service.endpoints,
    ...signIn.routes,
    ...calendarRoutes({ calendar, handle: service.handle }),
    ...cardRoutes({ cards, vault, handle: service.handle, ask: () => service.facts.ask(), log }),
    ...microsoftRoutes({ facts: service.facts, handle: service.handle, clock, log }),
  },
  registry: service.metrics.registry,
  isReady: () => true,
  stores: opened.probes,
  isStopping: () => ending.signal.aborted,
  log,
});
/** What an operator can mend is said in a sentence; what runs is ended in order. */
function failed(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
  end();
}
const server = await listen(app, LISTEN).catch((error: unknown) => {
  log.fatal({ error: String(error) }, `cannot listen on ${LISTEN}`);
  process.exitCode = 1;
  end();
  return undefined;
});

let isStopping = false;
/** Takes nothing new, finishes what runs, then closes the stores. */
stop = async () => {
  if (isStopping) return;
  isStopping = true;
  ending.abort();
  if (server) await endServer(server, 3_000);
  await Promise.race([Promise.all([background, asked]), wait(3_500, undefined, { ref: false })]);
  await opened.close();
  log.info({}, 'stopped');
  process.exit();
};
if (isWanted) {
  log.info({ listen: LISTEN }, 'ready');
  process.send?.({ ready: true });
} else void stop();
