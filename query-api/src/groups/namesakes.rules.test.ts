import { expect, test } from '@jest/globals';
import { firstDayBy, namesakesIn } from './namesakes.rules.ts';

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

test('the first day on a day is that of the enrolment of then, and never one that was yet to come', () => {
  const again = {
    startedOn: '2026-11-02',
    spans: [
      { from: '2026-09-01', to: '2026-10-05' },
      { from: '2026-11-02', to: null },
    ],
  };
  expect(firstDayBy(again, '2026-09-20')).toBe('2026-09-01');
  expect(firstDayBy(again, '2026-11-02')).toBe('2026-11-02');
  // Nobody stands on a register before; if somebody does, by a correction, the day is at least a true one.
  expect(firstDayBy(again, '2026-08-01')).toBe('2026-11-02');
});
test('a pause is no new beginning', () => {
  const paused = {
    startedOn: '2026-09-01',
    spans: [
      { from: '2026-09-01', to: '2026-10-05' },
      { from: '2026-10-12', to: null },
    ],
  };
  expect(firstDayBy(paused, '2026-11-02')).toBe('2026-09-01');
});
