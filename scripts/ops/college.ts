// The operator's commands open the stores of a college in this way: beside running services they only read.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertReadableCollege } from '@paideia/documents/format.ts';
import { openDocumentStore, openRecords } from '@paideia/documents/open.ts';
import type { DocumentStore } from '@paideia/documents/port.ts';
import type { Records } from '@paideia/documents/records.ts';
import type { S3Settings } from '@paideia/objects/port.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { codec, type Codec } from '@paideia/store/codec.ts';
import { hasAllAcknowledged } from '@paideia/store/lmdb/acknowledged.ts';
import { versionsOf, type Versions } from '@paideia/store/format/format.ts';
import { knownEvents } from '@paideia/store/format/known-events.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { openEventStore } from '@paideia/store/open.ts';
import type { EventStore } from '@paideia/store/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { OperatorError } from './operator-error.ts';

/** It says where a college is. With a url its stores are on servers, and the directory holds the secrets. */
export type Place = {
  readonly dataDir: string;
  readonly eventStoreUrl?: string | undefined;
  readonly mongoUrl?: string | undefined;
  /** Files lie there; undefined is the directory. */
  readonly s3?: S3Settings | undefined;
};
export type College = {
  /** It ends at what this release does not know. */
  readonly store: EventStore;
  readonly wholeLog: EventStore;
  readonly known: Versions;
  readonly codec: Codec;
  /** It opens the read models; it answers undefined when they were never built, as in a college that was restored and not yet started. */
  readModels(): Promise<DocumentStore | undefined>;
  records(file: string): Promise<Records>;
  close(): Promise<void>;
};

/** A copy of the embedded log would leave out what its writer had acknowledged last when it was killed. */
export async function assertWhole(dataDir: string, log: EventStore): Promise<void> {
  if (await hasAllAcknowledged(dataDir, log)) return;
  throw new OperatorError(
    `The log in ${dataDir} does not have yet what was written to it last, because Paideia was killed or the disk is full: start Paideia once, with room on the disk, which puts it there.`,
  );
}
const known = versionsOf(catalogue);
/** It is asked before anything of a college is opened. @throws LaterRelease */
export const assertOfThisRelease = ({ dataDir, mongoUrl }: Place): Promise<void> =>
  assertReadableCollege({ dataDir, url: mongoUrl }, known);
/** It only reads, and throws when there is nothing yet. */
export async function openCollege(place: Place): Promise<College> {
  await assertOfThisRelease(place);
  const { dataDir, eventStoreUrl, mongoUrl } = place;
  const open: { close(): Promise<void> }[] = [];
  const kept = <T extends { close(): Promise<void> }>(one: T): T => (open.push(one), one);
  const records = async (file: string) => kept(await openRecords({ dataDir, file, url: mongoUrl, readOnly: true }));
  if (!eventStoreUrl && !existsSync(join(dataDir, 'events.mdb')))
    throw new OperatorError(`There is no log in ${dataDir}: start Paideia once, or set DATA_DIR.`);
  const wholeLog = kept(await openEventStore({ dataDir, url: eventStoreUrl, readOnly: true }));
  const keys = await records('keys');
  return {
    store: knownEvents(wholeLog, known),
    wholeLog,
    known,
    records,
    readModels: async () =>
      mongoUrl || existsSync(join(dataDir, 'documents.mdb'))
        ? kept(await openDocumentStore({ dataDir, url: mongoUrl, readOnly: true }))
        : undefined,
    codec: codec(catalogue, subjectKeys(keys, secret(dataDir, 'master'), { readOnly: true })),
    close: async () => void (await Promise.all(open.map((one) => one.close()))),
  };
}

/** It goes through every record whose key begins so, page by page. */
export async function* everyRecord<V>(records: Pick<Records, 'list'>, prefix = '') {
  for (let after: string | undefined; ;) {
    const page = await records.list<V>(prefix, { limit: 1000, ...(after !== undefined && { after }) });
    yield* page;
    if (page.length < 1000) return;
    after = page.at(-1)!.key;
  }
}
