import { expect, test } from '@jest/globals';
import { probeEvents, probeRecords, probeStores } from './probe.ts';

test('each store is asked; one that fails or hangs makes it a no, in our own words', async () => {
  const asked: string[] = [];
  const fine = { get: async (key: string) => void asked.push(key) };
  expect(await probeStores({ records: probeRecords(fine) })).toEqual({
    ok: true,
    stores: { records: { ok: true, ms: expect.any(Number) } },
  });
  expect(asked).toEqual(['probe:0']);

  const { ok, stores } = await probeStores(
    {
      records: probeRecords(fine),
      documents: () => Promise.reject(new Error('mongodb://somebody:secret@host')),
      events: probeEvents({
        read: () => {
          throw new Error('gone');
        },
      }),
      keys: () => new Promise(() => {}),
    },
    40,
  );
  expect(ok).toBe(false);
  expect(stores).toMatchObject({
    records: { ok: true },
    documents: { ok: false, error: 'cannot be read' },
    events: { ok: false, error: 'cannot be read' },
    keys: { ok: false, error: 'no answer within 40 ms' },
  });
  expect(JSON.stringify(stores)).not.toContain('secret');
});
