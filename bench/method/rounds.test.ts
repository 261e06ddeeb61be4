import { expect, test } from '@jest/globals';
import { isMet, medianOf, onceMeasured, ratesOf, ratioOf, takeRounds, type Side } from './rounds.ts';

const counted = (order: string[], name: string, rates: readonly number[]): Side => {
  let turn = 0;
  return { name, run: async () => (order.push(name), { rate: rates[turn++]! }) };
};

test('the sides take turns, each round the other way round, and the first round does not count', async () => {
  const order: string[] = [];
  const turns = await takeRounds([counted(order, 'a', [1000, 20, 30]), counted(order, 'b', [1, 10, 10])], {
    rounds: 2,
    ms: 1,
  });
  expect(order.join('')).toBe('abbaab');
  expect(turns.get('a')).toEqual([{ rate: 20 }, { rate: 30 }]);
  expect(ratesOf(turns)).toEqual({ a: { rate: 25 }, b: { rate: 10 } });
});

test('a ratio is taken within each round, so that a disk that slows down changes nothing', () => {
  const [ours, theirs] = [
    [100, 50, 10],
    [50, 25, 5],
  ].map((rates) => rates.map((rate) => ({ rate, p99: 1 / rate })));
  expect(ratioOf('rate', ours!, theirs!, { target: 2, sense: 'at least' })).toEqual({
    name: 'rate',
    median: 2,
    low: 2,
    high: 2,
    target: 2,
    sense: 'at least',
  });
  expect(ratioOf('p99', ours!, theirs!, { target: 1, sense: 'at most', of: 'p99' })).toMatchObject({ median: 0.5 });
});

test('one round has no interval', () => {
  const ratio = ratioOf('rate', [{ rate: 4 }], [{ rate: 2 }], { target: 2, sense: 'at least' });
  expect(ratio).toEqual({ name: 'rate', median: 2, target: 2, sense: 'at least' });
  expect(medianOf('s', [2], 'at most', 3)).toEqual({ name: 's', median: 2, target: 3, sense: 'at most' });
});

test.each([
  [1.5, 'at least', true],
  [1.49, 'at least', false],
  [1.5, 'at most', true],
  [1.51, 'at most', false],
  [1.49, 'less than', true],
  [1.5, 'less than', false],
] as const)('%d is met when it must be %s 1.5: %s', (median, sense, wanted) => {
  expect(isMet({ name: '', median, low: 0, high: 9, target: 1.5, sense })).toBe(wanted);
});

test('what is measured once has no interval, and what each round has measured has one', () => {
  expect(onceMeasured('MB', 135.04, 'at most', 150)).toEqual({
    name: 'MB',
    median: 135,
    sense: 'at most',
    target: 150,
  });
  expect(medianOf('s', [2, 2, 2], 'at most', 3)).toEqual({
    name: 's',
    median: 2,
    low: 2,
    high: 2,
    sense: 'at most',
    target: 3,
  });
});
