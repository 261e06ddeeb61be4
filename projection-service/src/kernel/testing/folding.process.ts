// A process that folds beside a test, which writes for it: lamps up to an event, from a log that is the same in every process.
import { openFoldingStore } from '@paideia/documents/open.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb-records.ts';
import { foldToHead } from '../catch-up/fold-to-head.ts';
import { channelToParent, handOn } from '../catch-up/handed-on.ts';
import { lampProjection } from './lamp.ts';
import { endlessLog } from './endless-log.ts';

const names = process.argv.slice(2);
const [directory, end] = [process.env['LAMPS_IN']!, Number(process.env['LAMPS_TO'])];
void (async () => {
  const { writing, records } = handOn(channelToParent());
  await foldToHead({
    projections: names.map((name) => lampProjection({ name }).projection),
    documents: await openFoldingStore(directory, writing),
    records: { ...lmdbRecords(directory, { file: 'projections', readOnly: true }), ...records },
    log: endlessLog(end, 300),
    warn: () => {},
  });
  process.exit(0);
})();
