import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Records } from '@paideia/documents/records.ts';
import { underLease } from './lease.ts';
import { openWorld, type World } from './testing/world.ts';

let world: World;
let name = '';
let names = 0;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());
beforeEach(() => void (name = `work-${names++}`));

const ttlMs = 60;
/** Works until it is told to stop, and notes when it does. */
function worker(holder: string, records: Records = world.records) {
  const end = new AbortController();
  const noted = { working: false, times: 0 };
  const running = underLease(
    records,
    name,
    holder,
    end.signal,
    async (signal) => {
      noted.working = true;
      noted.times++;
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      noted.working = false;
    },
    { ttlMs },
  );
  return { noted, stop: async () => (end.abort(), await running) };
}
async function until(holds: () => boolean) {
  for (let i = 0; i < 400 && !holds(); i++) await wait(5);
  expect(holds()).toBe(true);
}

describe('a lease', () => {
  test('lets one of two work, also for longer than it lasts, and then the other', async () => {
    const a = worker('a');
    await until(() => a.noted.working);
    const b = worker('b');
    await wait(ttlMs * 3);
    expect([a.noted.working, b.noted.working]).toEqual([true, false]);
    await a.stop();
    await until(() => b.noted.working);
    await b.stop();
  });

  test('of a dead holder is taken over when it has run out', async () => {
    await world.records.put(`lease:${name}`, { holder: 'dead', until: Date.now() + 150 });
    const b = worker('b');
    await wait(80);
    expect(b.noted.working).toBe(false);
    await until(() => b.noted.working);
    await b.stop();
  });

  test('is its holder’s again at once after a new start', async () => {
    await world.records.put(`lease:${name}`, { holder: 'a', until: Date.now() + 60_000 });
    const a = worker('a');
    await until(() => a.noted.working);
    await a.stop();
  });

  test('that was taken away stops the work', async () => {
    const a = worker('a');
    await until(() => a.noted.working);
    await world.records.put(`lease:${name}`, { holder: 'b', until: Date.now() + 60_000 });
    await until(() => !a.noted.working);
    await a.stop();
    expect(a.noted.times).toBe(1);
  });

  test('that cannot be renewed is given up before another may take it', async () => {
    let isLost = false;
    const records = new Proxy(world.records, { get: (target, key) => (isLost ? () => Promise.reject(new Error('lost')) : Reflect.get(target, key)) });
    const a = worker('a', records);
    await until(() => a.noted.working);
    isLost = true;
    await until(() => !a.noted.working);
    const lease = await world.records.get<{ until: number }>(`lease:${name}`);
    expect(lease!.value.until).toBeGreaterThanOrEqual(Date.now() - ttlMs / 2);
    isLost = false;
    await a.stop();
  });
});
