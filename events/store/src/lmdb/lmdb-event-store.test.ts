import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eventStoreContract } from '../contract/event-store.contract.ts';
import { lmdbEventStore } from './lmdb-event-store.ts';

const directory = mkdtempSync(join(tmpdir(), 'event-store-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

eventStoreContract('event store in LMDB', (log) => lmdbEventStore(join(directory, log)));

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
