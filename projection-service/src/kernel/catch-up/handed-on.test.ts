import { EventEmitter } from 'node:events';
import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lmdbFoldingStore } from '@paideia/documents/lmdb/lmdb-document-store.ts';
import type { DocumentsWriting } from '@paideia/documents/lmdb/lmdb-writing.ts';
import type { AnyCollection, FoldingStore } from '@paideia/documents/port.ts';
import { foldToHead } from './fold-to-head.ts';
import { handOn, takeOver, type HandedOn } from './handed-on.ts';
import { foldInMemory } from '../memory.ts';
import { allParked, type Parked } from '../parked.ts';
import { lampEvent, lampProjection, recorded } from '../testing/lamp.ts';
import { memoryLog } from '../testing/memory-log.ts';
import { everything, temporaryStores } from '../testing/stores.ts';

let stores: ReturnType<typeof temporaryStores>;
let folding: FoldingStore;
let handed: HandedOn;
/** It happens between the look and the write of a commit. */
let meanwhile = async () => {};
const lamp = lampProjection({
  broken: () => {
    throw new Error('dark');
  },
});
const { projection, group, lamps, rooms } = lamp;
const build = { group, generation: 1 };

/** Makes both ends of a channel between processes: what one sends, the other gets as bytes. */
function channel() {
  const ends = [new EventEmitter(), new EventEmitter()] as const;
  const end = (mine: number) => ({
    send: (message: unknown) =>
      void setImmediate(() => ends[1 - mine]!.emit('message', deserialize(serialize(message)))),
    onMessage: (listener: (message: unknown) => void) => void ends[mine]!.on('message', listener),
  });
  return [end(0), end(1)] as const;
}
beforeEach(() => {
  stores = temporaryStores();
  const [here, there] = channel();
  takeOver(here, [projection], { writing: stores.documents.writing, records: stores.records });
  handed = handOn(there);
  meanwhile = async () => {};
  const commit: DocumentsWriting['commit'] = async (...args) => (await meanwhile(), handed.writing.commit(...args));
  folding = lmdbFoldingStore(stores.directory, { ...handed.writing, commit });
});
afterEach(async () => {
  await folding.close();
  await stores.close();
});

test('what is folded beside and handed on is as if it had been folded here, parked events and indexes with it', async () => {
  const log = memoryLog({ batch: 700 });
  const events = Array.from({ length: 10_200 }, (_, n) => lampEvent(n + 1));
  const broken = foldInMemory(projection, events.slice(0, 10_000)).all(lamps)[0]!._id;
  events[10_000] = recorded(10_001, 'LampBroken', { lamp: broken }, `lamp-${broken}`);
  log.append(...events);
  const warned: object[] = [];
  const records = { ...stores.records, ...handed.records };
  await foldToHead({
    projections: [projection],
    documents: folding,
    records,
    log,
    warn: (about) => warned.push(about),
  });
  expect(await stores.documents.reached(group, 10_200, 0)).toBe(true);
  expect(warned[0]).toEqual({ group: 'lamps', position: 10_001, type: 'LampBroken', error: 'dark' });
  // A read model that is folded here, by the only writer, is the same.
  const alone = lampProjection({
    name: 'alone',
    broken: () => {
      throw new Error('dark');
    },
  });
  await foldToHead({
    projections: [alone.projection],
    documents: stores.documents,
    records: stores.records,
    log,
    warn: () => {},
  });
  expect(await everything(stores.documents, lamps)).toEqual(await everything(stores.documents, alone.lamps));
  expect(await everything(stores.documents, rooms)).toEqual(await everything(stores.documents, alone.rooms));
  for (let room = 0; room < 6; room++) {
    const query = { limit: 100, where: { room: `room${room}` } };
    expect(await stores.documents.read(lamps).find(query)).toEqual(
      await stores.documents.read(alone.lamps).find(query),
    );
  }
  const parkedOf = (everyParked: readonly Parked[], name: string) =>
    everyParked.filter((one) => one.group === name).map(({ position, heldBy }) => [position, heldBy]);
  const parked = await allParked(stores.records);
  expect(parkedOf(parked, 'alone')[0]).toEqual([10_001, null]);
  expect(parkedOf(parked, 'lamps')).toHaveLength(warned.length);
  expect(parkedOf(parked, 'lamps').slice(0, 400)).toEqual(parkedOf(parked, 'alone').slice(0, 400));
});

test('nothing is written when the build went on meanwhile, or is another one', async () => {
  const collections = projection.collections;
  const doc = (n: number) => ({ _id: 'a', room: 'r', roomName: `${n}`, lit: n, seen: [] });
  const writes = (n: number) => [
    { into: lamps as unknown as AnyCollection, documents: [{ id: 'a', position: n, doc: doc(n) }] },
  ];
  await folding.commit(build, collections, writes(1), 1);
  expect([await stores.documents.position(build), await stores.documents.read(lamps).one('a')]).toEqual([1, doc(1)]);
  meanwhile = () => stores.documents.commit(build, collections, writes(2), 2);
  await expect(folding.commit(build, collections, writes(3), 3)).rejects.toThrow(
    'lamps@1.1 is at 2, where 1 was expected',
  );
  expect([await folding.position(build), await stores.documents.read(lamps).one('a')]).toEqual([2, doc(2)]);
  meanwhile = async () => {};
  await folding.commit(build, collections, writes(3), 3);
  expect(await stores.documents.read(lamps).one('a')).toEqual(doc(3));
  meanwhile = async () => {
    await stores.documents.discard(build, ['lamps', 'rooms']);
    await stores.documents.commit(build, collections, [], 0);
  };
  await expect(folding.commit(build, collections, writes(4), 4)).rejects.toThrow(/was dropped|is at 0/);
  expect([await stores.documents.position(build), await stores.documents.read(lamps).one('a')]).toEqual([0, undefined]);
});

test('what was not handed on is refused, and an error comes back as it was said', async () => {
  const stranger = lampProjection({ name: 'others' });
  const newer = lampProjection({ version: 2 });
  for (const { group: other, projection: one } of [stranger, newer])
    await expect(folding.commit({ group: other, generation: 1 }, one.collections, [], 1)).rejects.toThrow(
      'is not handed on',
    );
  const unknown = group.collection<{ a: string }>('unknown', { indexes: {} }) as unknown as AnyCollection;
  await expect(handed.writing.enter(build, [unknown])).rejects.toThrow('lamps has no collection unknown');
  await handed.writing.enter(build, projection.collections);
  await handed.writing.defer(build);
  const [first, second] = [await handed.writing.beginIndexes(build), await handed.writing.beginIndexes(build)];
  await expect(handed.writing.addIndexes(build, first, Buffer.from([0, 1, 0x30]))).rejects.toThrow(
    'are made by another',
  );
  await handed.writing.endIndexes(build, second);
  await handed.records.put('a', { n: 1 });
  expect((await handed.records.putIfAbsent('a', { n: 2 })).record.value).toEqual({ n: 1 });
  await handed.records.remove('a');
  expect(await stores.records.get('a')).toBeUndefined();
});
