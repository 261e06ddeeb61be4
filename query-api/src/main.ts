import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { redactionOf } from '@paideia/events/kernel/personal.ts';
import { commandClient } from '@paideia/command-service/kernel/http/client.ts';
import { assertReadableCollege } from '@paideia/documents/format.ts';
import { announceUse } from '@paideia/documents/in-use.ts';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { untilWhole } from '@paideia/documents/whole.ts';
import { catalogue as events } from '@paideia/events/catalogue.ts';
import { openObjectStore } from '@paideia/objects/open.ts';
import { projectionClient } from '@paideia/projection-service/kernel/service/client.ts';
import { projections as models } from '@paideia/projection-service/projections.ts';
import { codec } from '@paideia/store/codec.ts';
import { configurationOrExit } from '@paideia/store/configuration.ts';
import { versionsOf } from '@paideia/store/format/format.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { endOnNeglectedErrors } from '@paideia/store/lmdb/failed-commits.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret, secretsOrExit } from '@paideia/store/secrets.ts';
import { startFailed } from '@paideia/store/start-failed.ts';
import { collectAtRest } from '@paideia/store/collect-at-rest.ts';
import { watchEventLoop } from '@paideia/store/watchdog.ts';
import { configFrom } from './kernel/server/config.ts';
import { askHealth, askService, placeOf } from './kernel/server/health.ts';
import { backlog, httpServer } from './kernel/server/http-server.ts';
import { readCatalogue } from './kernel/i18n/messages.ts';
import { listening } from './kernel/server/listening.ts';
import { schemaOf } from './kernel/graphql/schema.ts';
import { createApi } from './kernel/server/server.ts';
import { derivedSecrets } from './kernel/session/derived-secrets.ts';
import { resolvers, routes } from './slices.ts';

const config = configurationOrExit(() => configFrom(process.env));
const catalogue = configurationOrExit(() => readCatalogue(config.messagesFile));
const { dataDir, eventStoreUrl, mongoUrl, s3 } = config;
const log = pino({ level: config.logLevel, base: { service: 'query-api' }, redact: redactionOf(events) });
if (!existsSync(join(config.webDir, 'index.html')))
  log.warn({ webDir: config.webDir }, 'WEB_DIR holds no web build: the API is served, and no pages');
secretsOrExit(dataDir, ['master', 'actor', 'jwt']);
watchEventLoop('query-api', new URL('../../dist/watchdog.js', import.meta.url));
collectAtRest();

await assertReadableCollege({ dataDir, url: mongoUrl }, versionsOf(events)).catch(startFailed);
const stores = { dataDir, url: mongoUrl, forRequests: true };
const projections = projectionClient({ url: config.projectionUrl, actorKey: secret(dataDir, 'actor') });
// The embedded store tells its readers by itself.
const positions = mongoUrl ? listening(projections) : undefined;
const documents = await openDocumentStore({ ...stores, readOnly: true, told: positions?.generation }).catch(
  startFailed,
);
const keys = await openRecords({ ...stores, file: 'keys', readOnly: true }).catch(startFailed);
const records = await openRecords({ ...stores, file: 'sessions' });
const eventStore = await openEventStore({
  dataDir,
  url: eventStoreUrl,
  readOnly: true,
  warn: (text, error) => log.warn({ err: error }, text),
});
const { decode } = codec(events, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true }));
const objects = await openObjectStore({ dataDir, key: secret(dataDir, 'jwt'), s3 });
// While a release is rolled out, the read models of the one before are dropped when nobody reads them any more. On the embedded stores nobody would feed them.
const uses = mongoUrl ? await openRecords({ ...stores, file: 'uses' }) : undefined;
const stopping = new AbortController();
const announced =
  uses &&
  (await announceUse({
    records: uses,
    groups: models.map(({ group }) => group),
    holder: `query-api:${hostname()}:${process.pid}:${Date.now()}`,
    signal: stopping.signal,
    warn: (about, text) => log.warn(about, text),
  }));
// Nobody may come before the read models do. Until then the port stays closed, so that a proxy, or the other instance, takes who asks.
if (uses) {
  const end = async () => {
    stopping.abort();
    await announced?.ended;
    process.exit(0);
  };
  const endings = ['SIGTERM', 'SIGINT', 'disconnect'];
  for (const ending of endings) process.on(ending, end);
  await untilWhole({
    records: uses,
    documents,
    groups: models.map(({ group }) => group),
    signal: stopping.signal,
    onWaiting: (groups) => log.warn({ groups }, 'query-api waits for read models that projection-service builds'),
  });
  for (const ending of endings) process.off(ending, end);
}
const place = placeOf(config.commandUrl);
const commands = commandClient({
  url: 'socketPath' in place ? place.socketPath : `http://${place.host}:${place.port}`,
  actorKey: secret(dataDir, 'actor'),
});

const numbersOf = (url: string) => async () => {
  const answer = await askService(url, '/metrics');
  return answer?.status === 200 ? answer.text : undefined;
};

const api = await createApi({
  schema: schemaOf(resolvers),
  routes,
  stores: {
    documents: { ...documents, ...(positions && { reached: positions.reachedIn(documents) }) },
    records,
    log: eventStore,
    decode,
  },
  objects,
  commands,
  projections,
  config,
  jwtKey: secret(dataDir, 'jwt'),
  deriveSecret: derivedSecrets(secret(dataDir, 'master')),
  catalogue,
  probes: {
    'command-service': () => askHealth(config.commandUrl),
    'projection-service': () => askHealth(config.projectionUrl),
  },
  others: { 'command-service': numbersOf(config.commandUrl), 'projection-service': numbersOf(config.projectionUrl) },
  log,
}).catch(startFailed);

const server = httpServer(api.app);
server.on('error', (error) => {
  log.fatal(
    { err: error },
    `cannot listen on ${config.host}:${config.port}: stop what uses it, or set PORT and HOST to others`,
  );
  void stop(1);
});
server.listen(config.port, config.host, backlog, () => {
  log.info({ port: config.port }, 'ready');
  process.send?.({ ready: true });
});

/** `process.exit` would wait for a write of the store that is under way, for ever if that write waits for us. */
const die = () => process.kill(process.pid, 'SIGKILL');
endOnNeglectedErrors((error) => {
  log.fatal({ err: error }, 'nobody took care of an error');
  die();
});
let isStopping = false;
/** Requests under way get 4 seconds; then the stores are closed, the sessions' last. */
async function stop(code = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(die, 4800).unref();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), 4000).unref();
  await closed;
  await api.close();
  positions?.stop();
  commands.close();
  objects.close();
  stopping.abort();
  await announced?.ended;
  await Promise.all([documents.close(), keys.close(), eventStore.close(), uses?.close()]);
  await records.close();
  log.info({}, 'stopped');
  process.exit(code);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
if (process.send && !process.connected) void stop(); // The parent ended before anybody listened.
