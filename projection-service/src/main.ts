import { createServer } from 'node:http';
import { pino } from 'pino';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { projectionApp } from './kernel/http.ts';
import { logOf } from './kernel/log.ts';
import { allParked } from './kernel/parked.ts';
import { runService } from './kernel/service.ts';
import { projections } from './projections.ts';

const { DATA_DIR: dataDir = '.data', EVENTSTORE_URL, MONGODB_URL, LISTEN = '127.0.0.1:4002', LOG_LEVEL = 'info' } = process.env;
const log = pino({ level: LOG_LEVEL, base: { service: 'projection-service' } });

const documents = await openDocumentStore({ dataDir, url: MONGODB_URL });
const records = await openRecords({ dataDir, url: MONGODB_URL, file: 'projections' });
const keys = await openRecords({ dataDir, url: MONGODB_URL, file: 'keys', readOnly: true });
const eventStore = await openEventStore({ dataDir, url: EVENTSTORE_URL, readOnly: true, warn: (text, about) => log.warn(about, text) });
const events = logOf(eventStore, codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true })));

const stopping = new AbortController();
const service = await runService({
  projections,
  documents,
  records,
  log: events,
  signal: stopping.signal,
  isShared: MONGODB_URL !== undefined,
  warn: (about, text) => log.warn(about, text),
  onProgress: (progress) => process.send?.({ progress }),
  onFailure: (error) => {
    log.fatal({ err: error }, 'a projection cannot go on');
    process.exit(1);
  },
});
const app = projectionApp({
  actorKey: secret(dataDir, 'actor'),
  groups: service.groups,
  head: events.head,
  parked: () => allParked(records),
  isReady: () => !stopping.signal.aborted,
});
const server = createServer({ requestTimeout: 0, headersTimeout: 5_000 }, app);
const [, host, port] = /^([^/]*):(\d+)$/.exec(LISTEN) ?? [];
const onListening = () => {
  log.info({ groups: service.groups.length }, 'ready');
  process.send?.({ ready: true });
};
if (port === undefined) server.listen({ path: LISTEN }, onListening);
else server.listen({ host: host || '127.0.0.1', port: Number(port) }, onListening);

/** The batch under way is committed, then the stores are closed. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  setTimeout(() => process.exit(1), 4800).unref();
  stopping.abort();
  server.close();
  server.closeAllConnections();
  await service.ended;
  await Promise.all([documents.close(), keys.close(), eventStore.close()]);
  await records.close();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
process.on('disconnect', () => void stop());
