import { expect, test } from '@jest/globals';
import { namesakesIn } from './namesakes.rules.ts';

const student = (userId: string, name: string | null, startedOn: string | null = '2026-09-01') => ({
  userId,
  name,
  startedOn,
});

test('names that are equal, whatever their capitals, are told apart by the first day; others are left alone', () => {
  const found = namesakesIn([
    student('a1', 'Ada Byron'),
    student('a2', 'ada Byron ', '2026-10-05'),
    student('b', 'Ben Ito'),
    student('x', null),
    student('y', null),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    a1: { startedOn: '2026-09-01', idEnd: null },
    a2: { startedOn: '2026-10-05', idEnd: null },
  });
});

test('where the days are equal too, by as much of the ends of their ids as differs', () => {
  const found = namesakesIn([
    student('00aa10001', 'Ada Byron'),
    student('00aa20001', 'Ada Byron'),
    student('00aa30002', 'Ada Byron', null),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    '00aa10001': { startedOn: '2026-09-01', idEnd: '10001' },
    '00aa20001': { startedOn: '2026-09-01', idEnd: '20001' },
    '00aa30002': { startedOn: null, idEnd: null },
  });
});
