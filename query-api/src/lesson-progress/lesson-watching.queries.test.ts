import { expect, test } from '@jest/globals';
import { watchingOf } from './lesson-watching.queries.ts';

const lesson = (durationS: number | null) => ({ _id: 'l1', title: 'One', durationS });
const row = (...ranges: (readonly [number, number])[]) => ({
  lessons: [
    {
      lessonId: 'l1',
      at: '',
      positionS: 0,
      completedAt: null,
      ranges: ranges.map(([from, to]) => ({ from, to })),
    },
  ],
});
const partsOf = (durationS: number | null, ...rows: ReturnType<typeof row>[]) =>
  watchingOf(lesson(durationS), rows).parts;

test('half of a part is enough, in one piece or in some', () => {
  expect(partsOf(200, row([0, 5])).slice(0, 2)).toEqual([1, 0]);
  expect(partsOf(200, row([0, 4.9])).slice(0, 2)).toEqual([0, 0]);
  expect(partsOf(200, row([10, 13], [17, 19])).slice(0, 3)).toEqual([0, 1, 0]);
});
test('everybody who watched counts once in a part', () => {
  const { students, parts } = watchingOf(lesson(200), [row([0, 200]), row([0, 100]), row([0, 9], [150, 200]), row()]);
  expect(students).toBe(3);
  expect(parts).toEqual([3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
});
test('a lesson of unknown length is as long as somebody has watched', () => {
  expect(partsOf(null, row([0, 100]), row([0, 50]))).toEqual([...Array(10).fill(2), ...Array(10).fill(1)]);
  expect(partsOf(null)).toEqual(Array(20).fill(0));
});
test('what lies behind the end counts for nothing', () => expect(partsOf(20, row([0, 40]))).toEqual(Array(20).fill(1)));
