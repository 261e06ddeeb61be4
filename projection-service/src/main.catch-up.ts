// Feeds the read models that it is told of until they have what the log holds, beside the service, and ends: folding takes one core, and there are more.
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { redactionOf } from '@paideia/events/kernel/personal.ts';
import { codec } from '@paideia/store/codec.ts';
import { configurationOrExit, readConfiguration } from '@paideia/store/configuration.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { endOnNeglectedErrors } from '@paideia/store/lmdb/failed-commits.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { pino } from 'pino';
import { startFeed } from './kernel/feed.ts';
import { logOf } from './kernel/log.ts';
import type { AnyProjection } from './kernel/projection.ts';
import { projections } from './projections.ts';

const { DATA_DIR: dataDir, LOG_LEVEL } = configurationOrExit(() =>
  readConfiguration('projection-service', process.env),
);
const pinoLog = pino({
  level: LOG_LEVEL,
  base: { service: 'projection-service', process: 'catch-up' },
  redact: redactionOf(catalogue),
});
const warn = (about: object, text: string) => pinoLog.warn(about, text);
/** What is cut off is nothing: the service goes on from where each build is. */
const die = () => process.kill(process.pid, 'SIGKILL');
endOnNeglectedErrors(die);
process.on('disconnect', die);
if (process.send && !process.connected) die(); // the service ended before anybody listened

void (async () => {
  const documents = await openDocumentStore({ dataDir });
  const records = await openRecords({ dataDir, file: 'projections' });
  const keys = await openRecords({ dataDir, file: 'keys', readOnly: true });
  const events = sharedSubscriptions(
    await openEventStore({ dataDir, readOnly: true, warn: (text, error) => warn({ err: error }, text) }),
    { patienceMs: 30_000 },
  );
  const log = logOf(events, codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true })));

  async function catchUp(projection: AnyProjection): Promise<void> {
    const { group } = projection;
    const build = { group, generation: await documents.live(group) };
    const { signal } = new AbortController();
    const onParked = ({ position, type, error }: { position: number; type: string; error: string }) =>
      warn({ group: group.name, position, type, error }, 'an event was parked');
    const feed = await startFeed({ projection, build, documents, records, log, signal, warn, onParked });
    // One that follows another log ends: to build it anew is for the service.
    await Promise.race([feed.reached(head), feed.ended]).catch(() => undefined);
    await feed.stop();
  }
  const head = await log.head();
  const names = new Set(process.argv.slice(2));
  await Promise.all(projections.filter(({ group }) => names.has(group.name)).map(catchUp));
  await Promise.all([documents.close(), records.close(), keys.close(), events.close()]);
  process.exit(0);
})();
