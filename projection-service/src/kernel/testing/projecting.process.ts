// A process to be killed: it feeds the small read model from a log that has no end, as fast as it can.
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb.document-store.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb.records.ts';
import type { Log } from '../log.ts';
import { run } from '../runner.ts';
import { lampEvent, lampProjection } from './lamp.fixture.ts';

const [directory = '', end = '0'] = process.argv.slice(2);
/** Up to `end`, in batches of uneven length; afterwards it waits. */
const log: Log = {
  async *subscribe(after) {
    while (after < Number(end)) {
      const length = Math.min(1 + ((after * 31) % 300), Number(end) - after);
      const events = Array.from({ length }, (_, n) => lampEvent(after + 1 + n));
      after += length;
      yield { events, broken: new Map(), position: after };
    }
    await new Promise(() => {});
  },
  head: async () => Number(end),
};
const { projection, group } = lampProjection();
process.on('disconnect', () => process.exit(0));
void run({
  projection,
  build: { group, generation: 1 },
  documents: lmdbDocumentStore(directory),
  records: lmdbRecords(directory, { file: 'projections' }),
  log,
  signal: new AbortController().signal,
  onCommit: (position) => process.send?.(position),
});
