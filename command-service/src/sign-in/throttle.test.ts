import { describe, expect, jest, test } from '@jest/globals';
import { recordsInMemory } from '@paideia/store/testing/records-in-memory.ts';
import type { Records } from '@paideia/documents/records.ts';
import { quotas } from './quota.ts';
import { throttle } from './throttle.ts';

test('a clock that is set back keeps nobody out longer than the tries do', async () => {
  let now = Date.parse('2026-11-20T10:00:00Z');
  const { take } = throttle(recordsInMemory() as unknown as Records, () => new Date(now));
  const limits = [{ key: 'somebody', free: 2 }];
  expect(await take(limits)).toBe(0);
  now -= 3_600_000;
  expect(await take(limits)).toBe(0);
  expect(await take(limits)).toBe(1);
  now -= 3_600_000;
  expect(await take(limits)).toBe(1);
  now += 1_000 + 3_600_000;
  expect(await take(limits)).toBe(0);
});

test('tries that come together count in their order and are written together, each key once', async () => {
  const records = recordsInMemory() as unknown as Records;
  const [made, changed] = [jest.spyOn(records, 'putIfAbsent'), jest.spyOn(records, 'replace')];
  const { take, giveBack, forget } = throttle(records, () => new Date('2026-11-20T10:00:00Z'));
  const [address, pair] = [
    { key: 'address', free: 3 },
    { key: 'pair', free: 10 },
  ];
  expect(await Promise.all(Array.from({ length: 5 }, () => take([address, pair])))).toEqual([0, 0, 0, 1, 1]);
  expect(made.mock.calls.map(([key, tries]) => [key, (tries as { count: number }).count])).toEqual([
    ['tries:address', 3],
    ['tries:pair', 3],
  ]);
  await Promise.all([giveBack([address]), forget(pair.key), giveBack([address])]);
  expect([made.mock.calls.length, changed.mock.calls.length]).toEqual([2, 1]);
  expect((await records.get<{ count: number }>('tries:address'))?.value.count).toBe(1);
  expect(await records.get('tries:pair')).toBeUndefined();
  // Who asks while something is written comes after it.
  expect(await Promise.all([take([address]), giveBack([address]), take([address])])).toEqual([0, 0, 0]);
  expect((await records.get<{ count: number }>('tries:address'))?.value.count).toBe(2);
});

test('what cannot be read or written fails for those whose it was, and for nobody after them', async () => {
  const records = recordsInMemory() as unknown as Records;
  const { take } = throttle(records, () => new Date('2026-11-20T10:00:00Z'));
  jest.spyOn(records, 'putIfAbsent').mockRejectedValueOnce(new Error('away'));
  const limits = [{ key: 'somebody', free: 2 }];
  const [one, other] = await Promise.allSettled([take(limits), take(limits)]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await take(limits)).toBe(0);
});

describe('two instances that look at the same moment', () => {
  const clock = () => new Date('2026-11-20T10:00:00Z');

  test('lose no try', async () => {
    const records = recordsInMemory() as unknown as Records;
    const [one, other] = [throttle(records, clock), throttle(records, clock)];
    const limits = [{ key: 'somebody', free: 5 }];
    for (const count of [2, 4]) {
      expect(await Promise.all([one.take(limits), other.take(limits)])).toEqual([0, 0]);
      expect((await records.get<{ count: number }>('tries:somebody'))?.value.count).toBe(count);
    }
    await Promise.all([one.giveBack(limits), other.take(limits)]);
    expect((await records.get<{ count: number }>('tries:somebody'))?.value.count).toBe(4);
  });
  test('let through no more than the quota', async () => {
    const records = recordsInMemory() as unknown as Records;
    const [one, other] = [quotas(records, clock), quotas(records, clock)];
    const quota = [{ key: 'letters', most: 3, perMs: 3_600_000 }];
    const waits = [];
    for (let n = 0; n < 3; n++) waits.push(...(await Promise.all([one.take(quota), other.take(quota)])));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(waits.slice(-2)).toEqual([3_600, 3_600]);
  });
});
