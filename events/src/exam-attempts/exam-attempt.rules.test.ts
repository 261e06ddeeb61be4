import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { bestOf, isLate, placeOf, scoreOf, type Scoring } from './exam-attempt.rules.ts';

const plain: Omit<Scoring, 'points' | 'maxPoints'> = { passMark: 70, retake: false, penalised: false, late: false };
const scored = (raw: number, more: Partial<Scoring> = {}) =>
  scoreOf({ ...plain, points: raw, maxPoints: 100, ...more });

describe('the score of a submitted attempt', () => {
  test.each([
    ['2: a fail keeps its raw score', scored(64), { raw: 64, score: 64, scaledFrom: null, passed: false }],
    [
      '2: only passes are scaled',
      scored(64, { retake: true, penalised: true }),
      { raw: 64, score: 64, scaledFrom: null, passed: false },
    ],
    [
      '2: an in-time retake below a higher pass mark',
      scored(75, { passMark: 80, retake: true }),
      { raw: 75, score: 75, scaledFrom: null, passed: false },
    ],
    [
      '3: the deadline caps a fail too',
      scored(75, { passMark: 80, late: true }),
      { raw: 75, score: 70, scaledFrom: 75, passed: false },
    ],
    [
      '3: late below the cap stays as it is',
      scored(61, { late: true }),
      { raw: 61, score: 61, scaledFrom: null, passed: false },
    ],
    ['4: a first pass in time', scored(95), { raw: 95, score: 95, scaledFrom: null, passed: true }],
    ['4: exactly the pass mark', scored(70), { raw: 70, score: 70, scaledFrom: null, passed: true }],
    [
      '5: a retake of exactly the cap is not scaled',
      scored(70, { retake: true }),
      { raw: 70, score: 70, scaledFrom: null, passed: true },
    ],
    ['5: a retake', scored(100, { retake: true }), { raw: 100, score: 70, scaledFrom: 100, passed: true }],
    ['5: a retake of 88', scored(88, { retake: true }), { raw: 88, score: 70, scaledFrom: 88, passed: true }],
    [
      '5: a retake under a lower pass mark is not lifted',
      scored(60, { passMark: 50, retake: true }),
      { raw: 60, score: 60, scaledFrom: null, passed: true },
    ],
    ['6: penalised', scored(90, { penalised: true }), { raw: 90, score: 70, scaledFrom: 90, passed: true }],
    ['7: late', scored(92, { late: true }), { raw: 92, score: 70, scaledFrom: 92, passed: true }],
    [
      '5-7: all three, once',
      scored(88, { retake: true, penalised: true, late: true }),
      { raw: 88, score: 70, scaledFrom: 88, passed: true },
    ],
  ])('%s', (_, score, expected) => expect(score).toEqual(expected));

  test.each([
    [6999, 10_000, 69.99, false],
    [7000, 10_000, 70, true],
    [20, 30, 66.67, false],
    [38, 40, 95, true],
    [44, 50, 88, true],
  ])('%i of %i points is %d %', (points, maxPoints, raw, passed) =>
    expect(scoreOf({ ...plain, points, maxPoints })).toMatchObject({ raw, passed }),
  );

  test('always stands between 0 and 100 and never above the raw score', () => {
    const scoring = fc.integer({ min: 1, max: 4000 }).chain((maxPoints) =>
      fc.record({
        points: fc.integer({ min: 0, max: maxPoints }),
        maxPoints: fc.constant(maxPoints),
        passMark: fc.integer({ min: 1, max: 100 }),
        retake: fc.boolean(),
        penalised: fc.boolean(),
        late: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(scoring, (one) => {
        const { raw, score, scaledFrom, passed } = scoreOf(one);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(score).toBeLessThanOrEqual(raw);
        expect(scaledFrom).toBe(score < raw ? raw : null);
        expect(passed).toBe(raw >= one.passMark);
      }),
    );
  });
});

describe('late', () => {
  const closesAt = '2026-10-09T22:00:00.000Z';
  test.each([
    ['2026-10-09T22:00:00.000Z', false, false],
    ['2026-10-09T22:05:00.000Z', false, false],
    ['2026-10-09T22:05:00.001Z', false, true],
    ['2026-10-09T22:01:00.000Z', true, true],
  ])('submitted at %s, started late %s: %s', (now, startedLate, expected) =>
    expect(isLate(now, closesAt, startedLate, [])).toBe(expected),
  );
  test('not where the services were away at the deadline, until five minutes after their return', () => {
    const absences = [{ from: '2026-10-09T21:50:00.000Z', until: '2026-10-09T22:30:00.000Z' }];
    expect(isLate('2026-10-09T22:35:00.000Z', closesAt, false, absences)).toBe(false);
    expect(isLate('2026-10-09T22:35:00.001Z', closesAt, false, absences)).toBe(true);
    expect(isLate('2026-10-09T22:35:00.000Z', closesAt, true, absences)).toBe(true);
  });
});

test('a voided attempt gives its place to the next one', () => {
  const attempts = ['failed', 'voided', 'open'].map((status, i) => ({ n: i + 1, status }));
  expect(attempts.map(({ n }) => placeOf(n, attempts))).toEqual([1, 2, 2]);
  expect(placeOf(1, [])).toBe(1);
});

test('the best score counts, of equal ones the earlier attempt', () => {
  expect(bestOf([])).toBeUndefined();
  expect(
    bestOf([
      { n: 1, score: 64 },
      { n: 2, score: 70 },
    ])?.n,
  ).toBe(2);
  expect(
    bestOf([
      { n: 2, score: 70 },
      { n: 1, score: 70 },
    ])?.n,
  ).toBe(1);
});
