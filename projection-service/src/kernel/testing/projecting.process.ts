// A process to be killed: it feeds the small read model from a log that has no end, as fast as it can.
import { lmdbDocumentStore } from '@paideia/documents/lmdb/lmdb-document-store.ts';
import { lmdbRecords } from '@paideia/documents/lmdb/lmdb-records.ts';
import { mongoDocumentStore } from '@paideia/documents/mongodb/mongo-document-store.ts';
import { run } from '../runner.ts';
import { endlessLog } from './endless-log.ts';
import { lampProjection } from './lamp.ts';

// `most`: how many events a batch has at most; `url`: a server for the documents, instead of the directory.
const [directory = '', end = '0', most = '300', url] = process.argv.slice(2);
const { projection, group } = lampProjection();
process.on('disconnect', () => process.exit(0));
void (async () =>
  run({
    projection,
    build: { group, generation: 1 },
    documents: url === undefined ? lmdbDocumentStore(directory) : await mongoDocumentStore(url),
    records: lmdbRecords(directory, { file: 'projections' }),
    log: endlessLog(Number(end), Number(most)),
    signal: new AbortController().signal,
    onCommit: (position) => process.send?.(position),
  }))();
