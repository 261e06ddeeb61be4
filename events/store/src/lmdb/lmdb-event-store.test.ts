import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eventStoreContract } from '../contract/event-store.contract.ts';
import { StreamConflict, type EventStore } from '../port.ts';
import { setBack } from '../testing/set-back.ts';
import { acknowledged } from './acknowledged.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

eventStoreContract('event store in LMDB', (log) => lmdbEventStore(join(directory, log)));

const counted = (n: number) => ({ id: randomUUID(), type: 'Counted', data: { n } });
const crowd = (store: EventStore, name: string) =>
  Promise.all(Array.from({ length: 40 }, (_, n) => store.append(`${name}-${n}`, [counted(n), counted(n)], 'none')));
const allIn = async (store: EventStore) => {
  const found = [];
  for await (const { events } of store.readAll(0)) found.push(...events);
  return found;
};

test('what a crowd was told is written is seen at once by other processes too, and again by the next writer', async () => {
  const place = join(directory, 'crowd');
  const store = lmdbEventStore(place);
  const reader = lmdbEventStore(place, { readOnly: true });
  for (let n = 0; n < 10; n++) {
    const answers = await crowd(store, `crowd${n}`);
    const last = Math.max(...answers.map(({ position }) => position));
    expect(last).toBe(80 * (n + 1));
    for await (const _ of reader.readAll(last)) throw new Error('nothing follows');
    expect(await allIn(reader)).toHaveLength(last);
    for await (const page of reader.read(`crowd${n}-39`)) expect(page).toHaveLength(2);
  }
  const wanted = await allIn(store);
  expect(existsSync(join(place, 'events.wal.0'))).toBe(true);
  await Promise.all([store.close(), reader.close()]);
  const next = lmdbEventStore(place);
  expect(await allIn(next)).toEqual(wanted);
  await next.close();
});

test('what stands in the write-ahead log alone comes into the log before anything else', async () => {
  const [place, whole] = [join(directory, 'behind'), join(directory, 'whole')];
  const store = lmdbEventStore(place);
  await crowd(store, 'before');
  await store.close();
  // A power cut leaves the log as it was, and the write-ahead log of what came after.
  cpSync(place, whole, { recursive: true });
  const longer = lmdbEventStore(whole);
  await crowd(longer, 'after');
  for (const name of ['events.wal.0', 'events.acknowledged']) cpSync(join(whole, name), join(place, name));
  await longer.close();
  expect(existsSync(join(whole, 'events.wal.0'))).toBe(false);
  const recovered = lmdbEventStore(place);
  const [found, wanted] = [await allIn(recovered), await allIn(lmdbEventStore(whole, { readOnly: true }))];
  expect(wanted).toHaveLength(160);
  expect(found).toEqual(wanted);
  await recovered.append('after-0', [counted(2)], 1);
  await expect(recovered.append('after-1', [counted(2)], 'none')).rejects.toThrow(StreamConflict);
  expect((await allIn(recovered)).at(-1)).toMatchObject({ stream: 'after-0', revision: 2, position: 161 });
  await recovered.close();
});

test.each([1, 2])(
  'where an opening process sets LMDB back by %s, no commit is written over another',
  async (commits) => {
    const place = join(directory, `back-${commits}`);
    const store = lmdbEventStore(place);
    for (let n = 0; n < 6; n++) await store.append(`note-${n}`, [counted(n)], 'none');
    setBack(join(place, 'events.mdb'), commits);
    await expect(store.append('late-1', [counted(6)], 'none')).rejects.toThrow(/LMDB was set back|lost before/);
    await store.close();
    const next = lmdbEventStore(place);
    expect((await allIn(next)).map(({ stream }) => stream)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `note-${n}`));
    await next.append('late-1', [counted(6)], 'none');
    await next.close();
  },
);

test('where LMDB is set back, nothing is decided by what it has then, nor answered by the write-ahead log', async () => {
  const place = join(directory, 'decided');
  const store = lmdbEventStore(place);
  const { revision } = await store.append('note-1', [counted(0)], 'none');
  await store.append('note-1', [counted(1)], revision);
  setBack(join(place, 'events.mdb'));
  const late = Array.from({ length: 40 }, (_, n) => store.append(`late-${n}`, [counted(n)], 'none'));
  // There the stream ends at its first event.
  const again = await Promise.allSettled([store.append('note-1', [counted(2)], revision), ...late]);
  expect(again.map(({ status }) => status)).toEqual(Array(41).fill('rejected'));
  await store.close();
  const next = lmdbEventStore(place);
  expect((await allIn(next)).map(({ stream, data }) => [stream, data])).toEqual([
    ['note-1', { n: 0 }],
    ['note-1', { n: 1 }],
  ]);
  await expect(next.append('note-1', [counted(2)], revision)).rejects.toThrow(StreamConflict);
  await next.close();
});

test('who reads while the writer is gone waits no longer than a second for what it had acknowledged', async () => {
  const place = join(directory, 'gone');
  const store = lmdbEventStore(place);
  const { position } = await store.append('note-1', [counted(1)], 'none');
  const reader = lmdbEventStore(place, { readOnly: true });
  const told = acknowledged(join(place, 'events.acknowledged'));
  told.tell(position + 5);
  const took = [];
  for (let n = 0; n < 2; n++) {
    const before = performance.now();
    expect(await allIn(reader)).toHaveLength(1);
    took.push(performance.now() - before);
  }
  // It has waited once, and not again for the same.
  expect(took[0]).toBeGreaterThan(900);
  expect(took[1]).toBeLessThan(900);
  told.close();
  await Promise.all([store.close(), reader.close()]);
});

test('how far a long log goes is told with one look, whoever asks', async () => {
  const place = join(directory, 'long');
  const store = lmdbEventStore(place);
  const some = () => Array.from({ length: 500 }, () => ({ id: randomUUID(), type: 'Noted', data: {} }));
  for (let n = 0; n < 5; n++) await store.append(`note-${n}`, some(), 'none');
  const reader = lmdbEventStore(place, { readOnly: true });
  for (const log of [store, reader])
    for (const [after, wanted] of [
      [0, [{ events: [], position: 2_500 }]],
      [1_200, [{ events: [], position: 2_500 }]],
      [2_500, []],
    ] as const) {
      const told = [];
      for await (const batch of log.readAll(after, { categories: [] })) told.push(batch);
      expect(told).toEqual(wanted);
    }
  await Promise.all([store.close(), reader.close()]);
});
