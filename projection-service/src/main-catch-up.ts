// Folds the read models that it is told of until they have what the log holds, beside the service, which writes them, and ends: folding takes one core, and there are more.
import { openFoldingStore, openRecords } from '@paideia/documents/open.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { redactionOf } from '@paideia/events/kernel/personal.ts';
import { codec } from '@paideia/store/codec.ts';
import { configurationOrExit, readConfiguration } from '@paideia/store/configuration.ts';
import { versionsOf } from '@paideia/store/format/format.ts';
import { knownEvents } from '@paideia/store/format/known-events.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { endOnNeglectedErrors } from '@paideia/store/lmdb/failed-commits.ts';
import { openEventStore } from '@paideia/store/open.ts';
import { secret } from '@paideia/store/secrets.ts';
import { sharedSubscriptions } from '@paideia/store/shared-subscriptions.ts';
import { pino } from 'pino';
import { foldToHead } from './kernel/catch-up/fold-to-head.ts';
import { channelToParent, handOn } from './kernel/catch-up/handed-on.ts';
import { logOf } from './kernel/log.ts';
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
endOnNeglectedErrors(() => process.kill(process.pid, 'SIGKILL'));

void (async () => {
  const { writing, records: written } = handOn(channelToParent());
  const documents = await openFoldingStore(dataDir, writing);
  const records = { ...(await openRecords({ dataDir, file: 'projections', readOnly: true })), ...written };
  const keys = await openRecords({ dataDir, file: 'keys', readOnly: true });
  const events = sharedSubscriptions(
    knownEvents(
      await openEventStore({ dataDir, readOnly: true, warn: (text, error) => warn({ err: error }, text) }),
      versionsOf(catalogue),
    ),
    { patienceMs: 30_000 },
  );
  const log = logOf(events, codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true })));
  const names = new Set(process.argv.slice(2));
  const mine = projections.filter(({ group }) => names.has(group.name));
  await foldToHead({ projections: mine, documents, records, log, warn });
  await Promise.all([documents.close(), records.close(), keys.close(), events.close()]);
  process.exit(0);
})();
