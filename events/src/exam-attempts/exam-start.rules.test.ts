import { describe, expect, test } from '@jest/globals';
import { isTimeOver, sectionOf, shuffled, sittingStatus, type Sitting } from './exam-start.rules.ts';

const usual: Sitting = {
  now: '2026-10-01T12:00:00.000Z',
  opensAt: '2026-09-28T14:00:00.000Z',
  closesAt: '2026-10-09T22:00:00.000Z',
  lockAt: '2026-10-16T22:00:00.000Z',
  passed: false,
  used: 0,
  allowed: 2,
};
describe('whether an exam may be started', () => {
  test.each([
    ['4: before it opens', { now: '2026-09-28T13:59:59.999Z' }, 'notOpen'],
    ['10: from the moment it opens', { now: '2026-09-28T14:00:00.000Z' }, 'open'],
    ['5: after it was locked', { now: '2026-10-16T22:00:00.001Z' }, 'locked'],
    ['9: at the moment it is locked', { now: '2026-10-16T22:00:00.000Z' }, 'late'],
    [
      '5: an own deadline beyond the lock counts',
      { now: '2026-10-17T10:00:00.000Z', closesAt: '2026-10-18T22:00:00.000Z' },
      'open',
    ],
    ['9: without a lock for ever', { now: '2030-01-01T00:00:00.000Z', lockAt: null }, 'late'],
    ['5 before 6: locked, though passed', { now: '2026-10-17T00:00:00.000Z', passed: true }, 'locked'],
    ['6: passed', { passed: true, used: 1 }, 'passed'],
    ['6 before 8: passed with the last attempt', { passed: true, used: 2 }, 'passed'],
    ['8: all used', { used: 2 }, 'exhausted'],
    ['8: one granted', { used: 2, allowed: 3 }, 'open'],
    ['9: at the close it is not late', { now: '2026-10-09T22:00:00.000Z' }, 'open'],
    ['9: after the close', { now: '2026-10-09T22:00:00.001Z' }, 'late'],
    ['10: otherwise', {}, 'open'],
  ])('%s', (_, more: Partial<Sitting>, expected) => expect(sittingStatus({ ...usual, ...more })).toBe(expected));
});

test.each([
  ['open', {}, 'open'],
  ['late', {}, 'open'],
  ['notOpen', {}, 'closed'],
  ['locked', {}, 'closed'],
  ['locked', { used: 1 }, 'failed'],
  ['locked', { used: 1, passed: true }, 'passed'],
  ['exhausted', { used: 2 }, 'failed'],
  ['passed', { used: 1, passed: true }, 'passed'],
] as const)('%s %j is listed under %s', (status, more, section) =>
  expect(sectionOf(status, { passed: false, used: 0, ...more })).toBe(section),
);

test('the time limit has as much grace as a browser needs to wake a page that is out of sight', () => {
  expect(isTimeOver('2026-10-01T12:01:30.000Z', '2026-10-01T12:00:00.000Z', [])).toBe(false);
  expect(isTimeOver('2026-10-01T12:01:30.001Z', '2026-10-01T12:00:00.000Z', [])).toBe(true);
  expect(isTimeOver('2026-10-01T12:01:30.001Z', null, [])).toBe(false);
});

test('where the services were away at the end of the time limit, the grace begins with their return', () => {
  const absences = [{ from: '2026-10-01T11:58:00.000Z', until: '2026-10-01T12:20:00.000Z' }];
  expect(isTimeOver('2026-10-01T12:21:30.000Z', '2026-10-01T12:00:00.000Z', absences)).toBe(false);
  expect(isTimeOver('2026-10-01T12:21:30.001Z', '2026-10-01T12:00:00.000Z', absences)).toBe(true);
});

test('an order holds each question once, the same for the same numbers', () => {
  const ids = Array.from({ length: 40 }, (_, n) => `q${n}`);
  const order = shuffled(ids, (n) => n * 7919);
  expect([...order].sort()).toEqual([...ids].sort());
  expect(order).not.toEqual(ids);
  expect(shuffled(ids, (n) => n * 7919)).toEqual(order);
});
