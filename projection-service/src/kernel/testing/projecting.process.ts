// A process to be killed: it feeds the small read model from a log that has no end, as fast as it can.
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb.document-store.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb.records.ts';
import { mongoDocumentStore } from '@paideia/documents/mongodb/mongo.document-store.ts';
import type { Log } from '../log.ts';
import { run } from '../runner.ts';
import { lampEvent, lampProjection } from './lamp.fixture.ts';

// `most`: how many events a batch has at most; `url`: a server for the documents, instead of the directory.
const [directory = '', end = '0', most = '300', url] = process.argv.slice(2);
/** Up to `end`, in batches of uneven length; afterwards it waits. */
const log: Log = {
  async *subscribe(after) {
    while (after < Number(end)) {
      const length = Math.min(1 + ((after * 31) % Number(most)), Number(end) - after);
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
void (async () =>
  run({
    projection,
    build: { group, generation: 1 },
    documents: url === undefined ? lmdbDocumentStore(directory) : await mongoDocumentStore(url),
    records: lmdbRecords(directory, { file: 'projections' }),
    log,
    signal: new AbortController().signal,
    onCommit: (position) => process.send?.(position),
  }))();
