import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { keyedLock } from './lock.ts';

test('works of one key never overlap, those of two do, and one that throws holds nobody up', async () => {
  const locked = keyedLock();
  const running = new Map<string, number>();
  let most = 0;
  let together = 0;
  const work = (key: string) => async () => {
    running.set(key, (running.get(key) ?? 0) + 1);
    most = Math.max(most, running.get(key)!);
    together = Math.max(
      together,
      [...running.values()].reduce((a, b) => a + b),
    );
    await wait(2);
    running.set(key, running.get(key)! - 1);
    return key;
  };
  const fails = locked('a', () => Promise.reject(new Error('no')));
  const works = ['a', 'b', 'a', 'b', 'a'].map((key) => locked(key, work(key)));
  await expect(fails).rejects.toThrow('no');
  expect(await Promise.all(works)).toEqual(['a', 'b', 'a', 'b', 'a']);
  expect([most, together]).toEqual([1, 2]);
});
