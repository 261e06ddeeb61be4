import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { availableParallelism, hostname } from 'node:os';
import { pino } from 'pino';
import { assertReadableCollege } from '@paideia/documents/format.ts';
import { usesIn } from '@paideia/documents/in-use.ts';
import { redactionOf } from '@paideia/events/kernel/personal.ts';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { wholeBuilds } from '@paideia/documents/whole.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { codec } from '@paideia/store/codec.ts';
import { configurationOrExit, readConfiguration } from '@paideia/store/configuration.ts';
import { versionsOf } from '@paideia/store/format/format.ts';
import { knownEvents } from '@paideia/store/format/known-events.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { endOnNeglectedErrors } from '@paideia/store/lmdb/failed-commits.ts';
import { holdFiles } from '@paideia/store/writer/one-writer.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { probeEvents, probeRecords } from '@paideia/store/probe.ts';
import { secret, secretsOrExit } from '@paideia/store/secrets.ts';
import { clearStaleSocket } from '@paideia/store/stale-socket.ts';
import { startFailed, startSentence } from '@paideia/store/start-failed.ts';
import { gatherMs, sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { collectAtRest } from '@paideia/store/collect-at-rest.ts';
import { watchEventLoop } from '@paideia/store/watchdog.ts';
import { inProcess } from './kernel/catch-up/catch-up.ts';
import { projectionApp } from './kernel/service/http.ts';
import { runJobs } from './kernel/service/jobs.ts';
import { logOf } from './kernel/log.ts';
import { allParked } from './kernel/parked.ts';
import { shreddingIn } from './kernel/shredding.ts';
import { runService } from './kernel/service/service.ts';
import { verifyCollege } from './kernel/verification/verification.ts';
import { costOf } from './costs.ts';
import { projections } from './projections.ts';

const {
  DATA_DIR: dataDir,
  EVENTSTORE_URL,
  MONGODB_URL,
  LISTEN,
  LOG_LEVEL,
  LEASE_MS,
} = configurationOrExit(() => readConfiguration('projection-service', process.env));
const log = pino({ level: LOG_LEVEL, base: { service: 'projection-service' }, redact: redactionOf(catalogue) });
secretsOrExit(dataDir, ['master', 'chain', 'actor']);
watchEventLoop('projection-service', new URL('../../dist/watchdog.js', import.meta.url));
collectAtRest();
const warn = (about: object, text: string) => log.warn(about, text);

const known = versionsOf(catalogue);
await assertReadableCollege({ dataDir, url: MONGODB_URL }, known).catch(startFailed);
const release = MONGODB_URL ? () => {} : await holdFiles(dataDir, 'projection-service').catch(startFailed);
// The command side makes it: where it is not there yet, nothing is made.
const keys = await openRecords({ dataDir, url: MONGODB_URL, file: 'keys', readOnly: true }).catch(startFailed);
const documents = await openDocumentStore({ dataDir, url: MONGODB_URL }).catch(startFailed);
const records = await openRecords({ dataDir, url: MONGODB_URL, file: 'projections' });
const wholeLog = await openEventStore({
  dataDir,
  url: EVENTSTORE_URL,
  readOnly: true,
  warn: (text, error) => log.warn({ err: error }, text),
});
const eventStore = sharedSubscriptions(
  knownEvents(wholeLog, known, (error) => fail(error)),
  // There each begins after some round trips. On a slow machine one waits long for its turn to fold; by itself each would read and decode the log anew.
  { gatherMs: MONGODB_URL ? gatherMs : 0, patienceMs: 30_000, ...(MONGODB_URL && { arrivingMs: 250 }) },
);
const chain = await openRecords({ dataDir, url: MONGODB_URL, file: 'chain', readOnly: true });
const decoding = codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true }));
const events = logOf(eventStore, decoding);

// On the embedded stores all services are of one release: this is the one process that feeds, and it feeds the versions of its own.
const uses = MONGODB_URL ? await openRecords({ dataDir, url: MONGODB_URL, file: 'uses' }) : undefined;

const catchUp = new URL('./catch-up.js', import.meta.url);
/** On the servers there are other instances, and what they do takes most of the time. */
const { writing } = documents;
const catchingUp =
  writing && availableParallelism() > 1 && existsSync(catchUp)
    ? { run: inProcess(catchUp, { projections, handedOn: { writing, records } }, warn), costOf }
    : undefined;

const stopping = new AbortController();
const service = runService({
  projections,
  documents,
  records,
  log: events,
  signal: stopping.signal,
  // The embedded store has one writer; on the servers several instances may run.
  holder: MONGODB_URL ? `${hostname()}:${process.pid}:${Date.now()}` : undefined,
  ...(uses && { isInUse: usesIn(uses), whole: wholeBuilds(uses) }),
  catchingUp,
  leaseMs: LEASE_MS,
  warn,
  onProgress: (progress) => process.send?.({ progress }),
});
/** `process.exit` would wait for a write of the store that is under way, for ever if that write waits for us. */
const die = () => process.kill(process.pid, 'SIGKILL');
endOnNeglectedErrors((error) => {
  log.fatal({ err: error }, 'nobody took care of an error');
  die();
});
function fail(error: unknown) {
  if (stopping.signal.aborted) return;
  const sentence = startSentence(error);
  if (sentence !== undefined) {
    console.error(sentence);
    return void stop(1);
  }
  log.fatal({ err: error }, 'the read models cannot be fed');
  die();
}
service.ended.catch(fail);

const jobs = runJobs({
  records,
  signal: stopping.signal,
  feeds: service.feeds,
  verifier: projections[0]!.group.name,
  rebuild: service.rebuild,
  verify: (by, signal, onProgress) =>
    verifyCollege({
      store: wholeLog,
      known,
      chain,
      chainKey: secret(dataDir, 'chain'),
      codec: decoding,
      documents,
      projections,
      dataDir,
      by,
      signal,
      onProgress,
    }),
  // Those of an erasure are asked for within some looks of command-service, a second apart.
  gatherMs: 1_200,
  warn,
});
const app = projectionApp({
  actorKey: secret(dataDir, 'actor'),
  service,
  jobs,
  records,
  isShredded: shreddingIn(documents, warn),
  head: () => events.head(),
  countAfter: (positions) => events.countAfter(positions),
  parked: () => allParked(records),
  foreignEvents: eventStore.foreignEvents,
  stores: {
    events: probeEvents(eventStore),
    documents: () => documents.live(projections[0]!.group),
    records: probeRecords(records),
  },
});
// A rebuild answers for as long as it lasts.
const server = createServer({ requestTimeout: 0, headersTimeout: 5_000 }, app);
server.on('error', (error) => {
  log.fatal({ err: error }, `cannot listen on ${LISTEN}`);
  void stop(1);
});
const [, host, port] = /^([^/]*):(\d+)$/.exec(LISTEN) ?? [];
if (port === undefined) await clearStaleSocket(LISTEN);
server.listen(port === undefined ? { path: LISTEN } : { host: host || '127.0.0.1', port: Number(port) });

/** The batch under way is committed, then the stores are closed. */
async function stop(code = 0): Promise<void> {
  if (stopping.signal.aborted) return;
  setTimeout(die, 4_800).unref();
  release();
  stopping.abort();
  server.close();
  server.closeAllConnections();
  await Promise.all([service.ended.catch(() => undefined), jobs.ended]);
  await Promise.all([documents.close(), keys.close(), chain.close(), eventStore.close(), uses?.close()]);
  await records.close();
  log.info({}, 'stopped');
  process.exit(code);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
if (process.send && !process.connected) void stop(); // The parent ended before anybody listened.

await service.ready.catch(fail);
if (service.isReady()) {
  log.info({ groups: projections.length }, 'ready');
  process.send?.({ ready: true });
}
