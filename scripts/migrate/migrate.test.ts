import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { openRecords } from '@paideia/documents/open.ts';
import type { Records } from '@paideia/documents/records.ts';
import { catalogue } from '@paideia/events/catalogue.ts';
import { codec } from '@paideia/store/codec.ts';
import { subjectKeys } from '@paideia/store/keys.ts';
import { acknowledged, acknowledgedFile } from '@paideia/store/lmdb/acknowledged.ts';
import { openEventStore } from '@paideia/store/open.ts';
import type { RecordedEvent } from '@paideia/store/port.ts';
import { secret } from '@paideia/store/secrets.ts';
import { mongoServer, skipped } from '../../projection-service/documents/test-servers/mongo.server.ts';
import { generate } from '../generate/generate.ts';
import { nameOf } from '../generate/names.ts';
import { ids } from '../generate/plan.ts';
import { runsOf } from './copy-log.ts';
import { allRecords } from './copy-records.ts';
import { migrate, type MigrateOptions } from './migrate.ts';

const root = mkdtempSync(join(tmpdir(), 'migrate-'));
const source = join(root, 'source');
const directory = (name: string) => join(root, name);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function eventsOf(dataDir: string): Promise<readonly RecordedEvent[]> {
  const store = await openEventStore({ dataDir, readOnly: true });
  const all: RecordedEvent[] = [];
  for await (const { events } of store.readAll(0)) all.push(...events);
  await store.close();
  return all;
}
async function withRecords<T>(
  dataDir: string,
  file: string,
  use: (records: Records) => Promise<T>,
  url?: string,
): Promise<T> {
  const records = await openRecords({ dataDir, file, url });
  try {
    return await use(records);
  } finally {
    await records.close();
  }
}
async function recordsOf(dataDir: string, file: string, url?: string): Promise<ReadonlyMap<string, unknown>> {
  return withRecords(
    dataDir,
    file,
    async (records) => {
      const all = new Map<string, unknown>();
      for await (const page of allRecords(records))
        for (const { key, value, expiresAt } of page) all.set(key, { value, expiresAt });
      return all;
    },
    url,
  );
}
/** The time at which each store wrote an event is left out, because it is the store's own. */
const told = (events: readonly RecordedEvent[]) => events.map(({ at: _at, ...event }) => event);

beforeAll(async () => {
  await generate({ dataDir: source, students: 4, events: 200, today: '2026-11-20' });
  await withRecords(source, 'sessions', (sessions) =>
    sessions.put('session:of-a-browser', { userId: 'u' }, new Date(Date.now() + 3_600_000)),
  );
  writeFileSync(join(source, 'demo.json'), '{}');
});

describe('a run of events', () => {
  const event = (stream: string, revision: number, bytes = 1) =>
    ({ stream, revision, data: 'x'.repeat(bytes) }) as unknown as RecordedEvent;
  const lengths = (events: readonly RecordedEvent[]) => [...runsOf(events)].map((run) => run.length);

  test('is of one stream, without a gap', () => {
    expect(lengths([event('a-1', 0), event('a-1', 1), event('b-1', 0), event('a-1', 2), event('a-1', 4)])).toEqual([
      2, 1, 1, 1,
    ]);
  });
  test('is short enough for an append', () => {
    expect(lengths(Array.from({ length: 450 }, (_, n) => event('a-1', n)))).toEqual([200, 200, 50]);
    expect(lengths([event('a-1', 0, 300_000), event('a-1', 1, 300_000)])).toEqual([1, 1]);
  });
});

describe('to another directory', () => {
  test('every event stands in the same stream, order and place, with the same id, data and metadata', async () => {
    const { events, hash } = await migrate({ dataDir: source, to: directory('whole') });
    const [before, after] = [await eventsOf(source), await eventsOf(directory('whole'))];
    expect(told(after)).toEqual(told(before));
    expect(events).toBe(before.length);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('credentials, keys, sessions, checkpoints and files are there, leases and what timers have fired are not', async () => {
    const to = directory('whole');
    for (const file of ['accounts', 'keys', 'sessions', 'chain', 'facts-records']) {
      const before = new Map([...(await recordsOf(source, file))].filter(([key]) => !/^(lease|timer):/.test(key)));
      const after = await recordsOf(to, file);
      expect(before.size).toBeGreaterThan(0);
      expect(after).toEqual(before);
    }
    expect(readFileSync(join(to, 'secrets/master.key'))).toEqual(readFileSync(join(source, 'secrets/master.key')));
    expect(existsSync(join(to, 'demo.json'))).toBe(true);
    expect(existsSync(join(to, 'facts.mdb'))).toBe(false);
  });

  test('a log that lacks what was acknowledged last is not moved until it has it', async () => {
    const [from, to] = [directory('killed'), directory('of-killed')];
    cpSync(source, from, { recursive: true });
    const told = acknowledged(join(from, acknowledgedFile));
    const position = told.position();
    told.tell(position + 3);
    await expect(migrate({ dataDir: from, to })).rejects.toThrow('start Paideia once');
    told.tell(position);
    writeFileSync(join(from, 'events.wal.0'), 'of the log there');
    await migrate({ dataDir: from, to });
    told.close();
    expect(existsSync(join(to, 'events.wal.0'))).toBe(false);
  });

  test('what is personal can be read there', async () => {
    const to = directory('whole');
    const keys = await openRecords({ dataDir: to, file: 'keys', readOnly: true });
    const { decode } = codec(catalogue, subjectKeys(keys, secret(to, 'master'), { readOnly: true }));
    const event = (await eventsOf(to)).find(
      ({ type, stream }) => type === 'UserProfileCreated' && stream.endsWith(ids.student(0)),
    )!;
    expect((await decode(event)).data).toMatchObject({ changed: nameOf('student', 0) });
    await keys.close();
  });

  test('a target that has been moved to is not moved to again', async () => {
    await expect(migrate({ dataDir: source, to: directory('whole') })).rejects.toThrow('moved there already');
  });

  test('interrupted, it goes on where it was', async () => {
    const stopping = new AbortController();
    const to = directory('interrupted');
    const options: MigrateOptions = {
      dataDir: source,
      to,
      signal: stopping.signal,
      onProgress: (step) => step === 'copy' && stopping.abort(new Error('stopped')),
    };
    await expect(migrate(options)).rejects.toThrow('stopped');
    expect((await eventsOf(to)).length).toBeGreaterThan(0);
    await migrate({ dataDir: source, to });
    expect(told(await eventsOf(to))).toEqual(told(await eventsOf(source)));
  });

  test('a directory with other data is refused and left alone', async () => {
    const to = directory('foreign');
    const store = await openEventStore({ dataDir: to });
    await store.append('other-1', [{ id: randomUUID(), type: 'Other', data: {} }], 'none');
    await store.close();
    await expect(migrate({ dataDir: source, to })).rejects.toThrow('other data');
    expect(await eventsOf(to)).toHaveLength(1);
  });

  test('a source whose chain does not fit is not moved', async () => {
    const forged = directory('forged');
    await migrate({ dataDir: source, to: forged });
    await withRecords(forged, 'chain', async (chain) => {
      const [checkpoint] = await chain.list<object>('checkpoint:');
      await chain.put(checkpoint!.key, { ...checkpoint!.value, hash: '00'.repeat(32) });
    });
    await expect(migrate({ dataDir: forged, to: directory('of-forged') })).rejects.toThrow('hash chain of the source');
  });

  test('without a target it says what is missing', async () => {
    await expect(migrate({ dataDir: source })).rejects.toThrow('Say where to');
    await expect(migrate({ dataDir: source, eventStoreUrl: 'esdb://nowhere:1' })).rejects.toThrow('MONGODB_URL too');
    await expect(migrate({ dataDir: directory('empty'), to: directory('any') })).rejects.toThrow('There is no log');
  });
});

if (skipped) describe('to MongoDB', () => test.skip(`skipped: ${skipped}`, () => {}));
else
  describe('to MongoDB', () => {
    let server: Awaited<ReturnType<typeof mongoServer>>;
    beforeAll(async () => void (server = await mongoServer()));
    afterAll(() => server.stop());

    test('the records are there, and the log stays where it is', async () => {
      const url = server.url.replace(/[^/]*$/, `migrate-${Date.now()}`);
      const { records } = await migrate({ dataDir: source, mongoUrl: url });
      expect(records).toBeGreaterThan(10);
      expect(await recordsOf(source, 'accounts', url)).toEqual(await recordsOf(source, 'accounts'));
      await expect(migrate({ dataDir: source, mongoUrl: url })).rejects.toThrow('moved there already');
    });
  });
