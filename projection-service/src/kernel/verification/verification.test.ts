import { generateKeyPairSync } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { codec } from '@paideia/store/codec.ts';
import { LaterRelease, versionsOf } from '@paideia/store/format/format.ts';
import { lmdbEventStore } from '@paideia/store/lmdb/lmdb-event-store.ts';
import type { EventStore, RecordedEvent } from '@paideia/store/port.ts';
import { logUpTo } from '../log.ts';
import type { AnyProjection } from '../projection.ts';
import { run } from '../runner.ts';
import { appendLamps, lampEvents, lampProjection } from '../testing/lamp.ts';
import { temporaryStores } from '../testing/stores.ts';
import { verifyCollege, type VerificationProgress } from './verification.ts';

const chainKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const keys = {
  forReading: async () => undefined,
  forWriting: () => Promise.reject(new Error('none is made here')),
  erase: async () => {},
  wipeCache: () => {},
};
const decoding = codec([lampEvents], keys);
const many = 2_600;
const models = Array.from({ length: 6 }, (_, n) => lampProjection({ name: `lamps${n}` }).projection);
const end = new AbortController();

let stores: ReturnType<typeof temporaryStores>;
let log: EventStore;
beforeEach(async () => {
  stores = temporaryStores();
  log = lmdbEventStore(stores.directory);
  await append(0, many);
});
afterEach(async () => {
  await Promise.all([log.close(), stores.close()]);
});

const append = (first: number, last: number) => appendLamps(log, first, last, 200);
const feed = async (projection: AnyProjection, to: number) =>
  run({
    projection,
    build: { group: projection.group, generation: 1 },
    documents: stores.documents,
    records: stores.records,
    log: logUpTo(log, decoding, to),
    signal: end.signal,
  });
/** Answers what one verification reads and decodes of the log. */
async function verified(
  projections: readonly AnyProjection[],
  {
    onProgress = (_: VerificationProgress) => {},
    onRead = async () => {},
    signal = end.signal,
    known = versionsOf([lampEvents]),
  } = {},
) {
  const counts = { reads: 0, events: 0, decoded: 0 };
  const store: EventStore = {
    ...log,
    async *readAll(after, filter) {
      counts.reads++;
      for await (const batch of log.readAll(after, filter)) {
        counts.events += batch.events.length;
        await onRead();
        yield batch;
      }
    },
  };
  const found = await verifyCollege({
    store,
    known,
    chain: stores.records,
    chainKey,
    codec: {
      decode: decoding.decode,
      decodeAll: (events: readonly RecordedEvent[]) => ((counts.decoded += events.length), decoding.decodeAll(events)),
    },
    documents: stores.documents,
    projections,
    dataDir: stores.directory,
    by: null,
    signal,
    onProgress,
  });
  return { found, counts };
}
const scratchLeft = () => readdirSync(stores.directory).filter((name) => name.startsWith('verifying-'));

test('the log is read and decoded once, however many read models are compared', async () => {
  for (const one of models) await feed(one, many);
  const parts = new Set<string>();
  let last: VerificationProgress | undefined;
  const one = await verified(models.slice(0, 1));
  const all = await verified(models, { onProgress: (progress) => parts.add((last = progress).part) });
  expect(all.counts).toEqual(one.counts);
  expect(all.counts.decoded).toBe(many);
  expect(all.found).toMatchObject({ isWhole: true, log: { ok: true, events: many } });
  expect(all.found.models.map(({ group, position, checksum }) => [group, position, checksum])).toEqual(
    models.map(({ group }) => [group.name, many, one.found.models[0]!.checksum]),
  );
  expect([...parts]).toEqual(['log', 'models', ...models.map(({ group }) => group.name)]);
  expect(last).toEqual({ part: models.at(-1)!.group.name, done: models.length, total: models.length });
  expect(scratchLeft()).toEqual([]);
});

test('each is compared as it is at its own place, also those that go on meanwhile', async () => {
  const [slow, fast, none] = models as [AnyProjection, AnyProjection, AnyProjection];
  await feed(slow, 1_100);
  await feed(fast, 1_700);
  let isMoved = false;
  const { found } = await verified([slow, fast, none], {
    onRead: async () => {
      if (isMoved) return;
      isMoved = true;
      await append(many, 3_000);
      await feed(fast, 3_000);
    },
  });
  expect(found.models).toMatchObject([
    { group: slow.group.name, position: 1_100, problem: null, unsettled: 0 },
    { group: fast.group.name, position: 3_000, problem: null, unsettled: 0 },
    { group: none.group.name, problem: 'notBuilt' },
  ]);
  expect(found.models[0]!.checksum).not.toBe(found.models[1]!.checksum);
});

test('one that is cancelled ends at once and leaves nothing', async () => {
  for (const one of models) await feed(one, many);
  const cancel = new AbortController();
  const onProgress = ({ part }: VerificationProgress) => {
    if (part === 'models') cancel.abort(new Error('cancelled'));
  };
  await expect(verified(models, { onProgress, signal: cancel.signal })).rejects.toThrow('cancelled');
  expect(scratchLeft()).toEqual([]);
});

test('the chain is gone through whatever the events are, and what a later release has written is not folded', async () => {
  for (const one of models) await feed(one, many);
  let isChecked = false;
  const onProgress = ({ part, done, total }: VerificationProgress) =>
    void (isChecked ||= part === 'log' && done === total);
  await expect(verified(models, { onProgress, known: { LampHung: 1 } })).rejects.toThrow(LaterRelease);
  expect([isChecked, scratchLeft()]).toEqual([true, []]);
});
