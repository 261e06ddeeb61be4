import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { openEventStore } from './open.ts';
import { StoreUnavailable } from './port.ts';
import { eventsIn } from './read-stream.ts';

describe('opening the log', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const event = () => ({ id: randomUUID(), type: 'Counted', data: null });

  test('without an address it is the embedded one, which readers only read', async () => {
    const writer = await openEventStore({ dataDir, url: '' });
    await writer.append('counter-1', [event()], 'none');
    const reader = await openEventStore({ dataDir, readOnly: true });
    const found = [];
    for await (const { stream } of eventsIn(reader, 'counter-1')) found.push(stream);
    expect(found).toEqual(['counter-1']);
    await expect(reader.append('counter-1', [event()], 0)).rejects.toMatchObject({
      constructor: StoreUnavailable,
      written: 'no',
    });
    await Promise.all([reader.close(), writer.close()]);
  });

  test('with an address it is the server there', async () => {
    const store = await openEventStore({ dataDir, url: 'esdb://127.0.0.1:9?tls=false&maxDiscoverAttempts=1' });
    await expect(store.append('counter-1', [event()], 'none')).rejects.toBeInstanceOf(StoreUnavailable);
    await store.close();
  });
});
