import { expect, test } from '@jest/globals';
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
