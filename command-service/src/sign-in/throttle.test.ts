import { expect, jest, test } from '@jest/globals';
import { recordsInMemory } from '@paideia/store/testing/records-in-memory.ts';
import type { Records } from '@paideia/documents/records.ts';
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
  const put = jest.spyOn(records, 'put');
  const { take, giveBack, forget } = throttle(records, () => new Date('2026-11-20T10:00:00Z'));
  const [address, pair] = [
    { key: 'address', free: 3 },
    { key: 'pair', free: 10 },
  ];
  expect(await Promise.all(Array.from({ length: 5 }, () => take([address, pair])))).toEqual([0, 0, 0, 1, 1]);
  expect(put.mock.calls.map(([key, tries]) => [key, (tries as { count: number }).count])).toEqual([
    ['tries:address', 3],
    ['tries:pair', 3],
  ]);
  await Promise.all([giveBack([address]), forget(pair.key), giveBack([address])]);
  expect(put).toHaveBeenCalledTimes(3);
  expect((await records.get<{ count: number }>('tries:address'))?.value.count).toBe(1);
  expect(await records.get('tries:pair')).toBeUndefined();
  // Who asks while something is written comes after it.
  expect(await Promise.all([take([address]), giveBack([address]), take([address])])).toEqual([0, 0, 0]);
  expect((await records.get<{ count: number }>('tries:address'))?.value.count).toBe(2);
});

test('what cannot be read or written fails for those whose it was, and for nobody after them', async () => {
  const records = recordsInMemory() as unknown as Records;
  const { take } = throttle(records, () => new Date('2026-11-20T10:00:00Z'));
  jest.spyOn(records, 'put').mockRejectedValueOnce(new Error('away'));
  const limits = [{ key: 'somebody', free: 2 }];
  const [one, other] = await Promise.allSettled([take(limits), take(limits)]);
  expect([one.status, other.status]).toEqual(['rejected', 'rejected']);
  expect(await take(limits)).toBe(0);
});
