import { expect, jest, test } from '@jest/globals';
import { keptTexts, lastingly } from './kept-texts.ts';

const made = () => jest.fn((one: object) => JSON.stringify(one));
test('what is made of something that lasts is made once, by each maker for itself', () => {
  const { keeping } = keptTexts();
  const [one, other] = [lastingly({ a: 'é' }), { a: 2 }];
  const [make, size] = [made(), jest.fn((it: object) => String(Object.keys(it).length))];
  const [text, count] = [keeping(make), keeping(size)];
  for (const _time of [1, 2, 3]) expect([text(one), count(one), text(other)]).toEqual(['{"a":"é"}', '1', '{"a":2}']);
  expect(size).toHaveBeenCalledTimes(1);
  expect(make.mock.calls.map(([of]) => of === one)).toEqual([true, false, false, false]);
});
test('what cannot be made is tried again', () => {
  const make = jest.fn(() => undefined);
  const text = keptTexts().keeping(make);
  const one = lastingly({});
  expect([text(one), text(one)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(2);
});
test('no more is kept than is said: all forget together and begin anew', () => {
  const { keeping, size } = keptTexts(100);
  const [make, others] = [made(), made()];
  const [text, other] = [keeping(make), keeping(others)];
  const all = Array.from({ length: 30 }, (_, n) => lastingly({ name: `number ${n + 10}` }));
  other(all[0]!);
  for (const one of all) {
    text(one);
    expect(size()).toBeLessThanOrEqual(100);
  }
  text(all.at(-1)!);
  expect(make).toHaveBeenCalledTimes(30);
  text(all[0]!);
  other(all[0]!);
  expect([make.mock.calls.length, others.mock.calls.length]).toEqual([31, 2]);
});
test('what is very large is not kept', () => {
  const make = made();
  const text = keptTexts().keeping(make);
  const one = lastingly({ text: 'x'.repeat(70_000) });
  expect(text(one)).toBe(text(one));
  expect(make).toHaveBeenCalledTimes(2);
});
