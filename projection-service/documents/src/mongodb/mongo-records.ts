import { MongoBulkWriteError, type Filter } from 'mongodb';
import { assertKey, isAlive, versionAfter } from '../record-values.ts';
import type { Records, StoredRecord } from '../records.ts';
import { Unfit } from '../values.ts';
import { circuitOf, clientOptions, connected, sayingLost } from './mongo-failures.ts';

/** The value is kept as its JSON text: then no name in it can meet an operator, and it comes back letter by letter. */
type Stored = { _id: string; value: string; version: number; expiresAt: Date | null };
const duplicateKey = 11000;
const largest = 8 * 1024 * 1024;

function jsonText(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined || Buffer.byteLength(text) > largest)
    throw new Unfit(`a record is JSON of at most ${largest} bytes`);
  return text;
}
const storedRecord = <V>({ _id: key, value, version, expiresAt }: Stored): StoredRecord<V> => ({
  key,
  value: JSON.parse(value) as V,
  version,
  expiresAt: expiresAt?.toISOString() ?? null,
});
const alive = (found: Stored | null): Stored | undefined =>
  found && isAlive({ expiresAt: found.expiresAt?.toISOString() ?? null }) ? found : undefined;

/** There is one collection for each kind of records, in the database of the connection string. What is dead is cleared away by the server. */
export async function mongoRecords(
  uri: string,
  { file, forRequests = false }: { file: string; forRequests?: boolean },
): Promise<Records> {
  const client = await connected(uri, clientOptions({ forRequests }));
  const records = client.db().collection<Stored>(`records-${file}`);
  await records.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  const find = (key: string) => (assertKey(key), records.findOne({ _id: key }));

  /** Answers false when somebody else changed or made the record since it was read. */
  async function swap(before: Stored | null, after: Stored): Promise<boolean> {
    if (before)
      return (await records.replaceOne({ _id: after._id, version: before.version }, after)).matchedCount === 1;
    return written(() => records.insertOne(after));
  }
  /** Answers false when another record of the key is there. */
  async function written(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write();
      return true;
    } catch (error) {
      const failed = error instanceof MongoBulkWriteError ? [error.writeErrors].flat() : [error];
      if (failed.length > 0 && failed.every((one) => (one as { code?: unknown }).code === duplicateKey)) return false;
      throw error;
    }
  }
  const next = (
    key: string,
    value: string,
    before: Pick<Stored, 'version'> | null,
    expiresAt: Date | undefined,
  ): Stored => ({
    _id: key,
    value,
    version: versionAfter(before),
    expiresAt: expiresAt ?? null,
  });

  /** Its version is from the clock and later than any before, unless the clock of another host is ahead: then it meets a record that it does not replace. */
  function newest(key: string, text: string, expiresAt?: Date) {
    const replacement = next(key, text, null, expiresAt);
    const filter: Filter<Stored> = { _id: key, version: { $lt: replacement.version } };
    return { filter, replacement, upsert: true };
  }
  async function overwrite(key: string, text: string, expiresAt?: Date): Promise<void> {
    for (;;) {
      const before = await find(key);
      if (await swap(before, next(key, text, before, expiresAt))) return;
    }
  }
  /** It finds the record, unless it is another or dead by now. */
  const replacing = (key: string, version: number): Filter<Stored> => ({
    _id: key,
    version,
    $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }],
  });

  const operations = sayingLost<Omit<Records, 'close'>>(circuitOf(uri), {
    async get<V>(key: string) {
      const found = alive(await find(key));
      return found && storedRecord<V>(found);
    },
    async put(key, value, expiresAt) {
      assertKey(key);
      const text = jsonText(value);
      const { filter, replacement, upsert } = newest(key, text, expiresAt);
      if (!(await written(() => records.replaceOne(filter, replacement, { upsert }))))
        await overwrite(key, text, expiresAt);
    },
    async putAll(all) {
      if (all.length === 0) return;
      const texts = all.map(({ key, value }) => (assertKey(key), { key, text: jsonText(value) }));
      const writes = texts.map(({ key, text }) => ({ replaceOne: newest(key, text) }));
      if (await written(() => records.bulkWrite(writes, { ordered: false }))) return;
      for (const { key, text } of texts) await overwrite(key, text);
    },
    async putIfAbsent<V>(key: string, value: V, expiresAt?: Date) {
      assertKey(key);
      const text = jsonText(value);
      for (let before: Stored | null = null; ; before = await find(key)) {
        const there = alive(before);
        if (there) return { isNew: false, record: storedRecord<V>(there) };
        const after = next(key, text, before, expiresAt);
        if (await swap(before, after)) return { isNew: true, record: storedRecord<V>(after) };
      }
    },
    async replace(key, version, value, expiresAt) {
      assertKey(key);
      const after = next(key, jsonText(value), { version }, expiresAt);
      return (await records.replaceOne(replacing(key, version), after)).matchedCount === 1;
    },
    async replaceAll(replacements) {
      if (replacements.length === 0) return [];
      const all = replacements.map(({ key, version, value }) => {
        assertKey(key);
        return { filter: replacing(key, version), after: next(key, jsonText(value), { version }, undefined) };
      });
      const operations = all.map(({ filter, after }) => ({ replaceOne: { filter, replacement: after } }));
      const { matchedCount } = await records.bulkWrite(operations, { ordered: false });
      if (matchedCount === all.length) return all.map(() => true);
      const there = await records.find({ _id: { $in: all.map(({ after }) => after._id) } }).toArray();
      const versions = new Map(there.map(({ _id, version }) => [_id, version]));
      return all.map(({ after }) => versions.get(after._id) === after.version);
    },
    async take<V>(key: string) {
      assertKey(key);
      const taken = alive(await records.findOneAndDelete({ _id: key }));
      return taken && storedRecord<V>(taken);
    },
    async remove(key) {
      assertKey(key);
      await records.deleteOne({ _id: key });
    },
    async shred(key) {
      assertKey(key);
      await records.deleteOne({ _id: key });
      // The server frees the blocks; its log of operations keeps the value until it has turned over. Not every server knows the command, nor may everybody.
      await client
        .db()
        .command({ compact: records.collectionName, force: true })
        .catch(() => undefined);
    },
    async list<V>(prefix: string, { limit = 1000, after }: { limit?: number; after?: string } = {}) {
      const isAfter = after !== undefined && after >= prefix;
      const place: Filter<Stored> = {
        _id: { ...(isAfter ? { $gt: after } : { $gte: prefix }), $lt: `${prefix}\u{10ffff}` },
      };
      const found = await records
        .find({ $and: [place, { $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date() } }] }] })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return found.map((one) => storedRecord<V>(one));
    },
  });
  return { ...operations, close: () => client.close() };
}
