import { expect, test } from '@jest/globals';
import { atRate, inParallel, turnOf } from './loops.ts';

test('a closed loop never has more under way than there are workers', async () => {
  let [now, most, done] = [0, 0, 0];
  await inParallel(3, 500, async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now--;
    done++;
  });
  expect(most).toBe(3);
  expect(done).toBeGreaterThan(3);
});

test('an open loop begins all of its work, also while the first one stands still', async () => {
  const begun: number[] = [];
  let release = () => {};
  const standing = new Promise<void>((resolve) => (release = resolve));
  const turn = atRate(200, 50, async (n) => {
    begun.push(n);
    if (n === 9) release();
    await standing;
  });
  await turn;
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('a turn says how much a second, and how long the pieces took', () => {
  expect(turnOf([1, 2, 3, 4], 500)).toEqual({ rate: 8, p50: 2, p95: 4, p99: 4 });
});
