import { describe, expect, test } from '@jest/globals';
import { currentTerm, lessonsBetween, lessonsOn, schoolDay, type Timetable } from './timetable.rules.ts';

// It has two periods from Monday to Thursday; 2026-11-19 is a Thursday.
const timetable: Timetable = {
  terms: [
    { name: 'Autumn', from: '2026-09-07', to: '2026-12-18' },
    { name: 'Spring', from: '2027-01-11', to: '2027-05-07' },
  ],
  periods: [1, 2, 3, 4].flatMap((weekday) => [
    { key: 'P2', weekday, start: '10:30', end: '12:00' },
    { key: 'P1', weekday, start: '08:30', end: '10:00' },
  ]),
};
const keys = (date: string) => lessonsOn(timetable, date).map(({ periodKey, term }) => `${term} ${periodKey}`);

describe('lessons', () => {
  test('of a school day stand in the order of the day', () =>
    expect(keys('2026-11-19')).toEqual(['Autumn P1', 'Autumn P2']));
  test.each(['2026-11-20', '2026-11-22', '2026-09-06', '2026-12-21', '2027-05-10'])('there are none on %s', (date) =>
    expect(keys(date)).toEqual([]),
  );
  test('of a range leave out days without any', () =>
    expect(lessonsBetween(timetable, '2026-11-19', '2026-11-23', 60).map(({ date }) => date)).toEqual([
      '2026-11-19',
      '2026-11-19',
      '2026-11-23',
      '2026-11-23',
    ]));
  test('of a range that ends before it starts are none', () =>
    expect(lessonsBetween(timetable, '2026-11-19', '2026-11-18', 60)).toEqual([]));
});

describe('the nearest school day', () => {
  test.each([
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-19', -1, '2026-11-18'],
    ['2026-11-23', -1, '2026-11-19'],
    ['2026-12-17', 1, '2027-01-11'],
    ['2027-01-11', -1, '2026-12-17'],
    ['2026-09-07', -1, null],
    ['2020-01-01', 1, '2026-09-07'],
    ['2020-01-01', -1, null],
    ['2030-01-01', -1, '2027-05-06'],
    ['2027-05-06', 1, null],
  ] as const)('from %s going %i is %s', (date, direction, expected) =>
    expect(schoolDay(timetable, date, direction)).toBe(expected),
  );
  test('is none without terms or without periods', () => {
    expect(schoolDay({ ...timetable, terms: [] }, '2026-11-19', 1)).toBeNull();
    expect(schoolDay({ ...timetable, periods: [] }, '2026-11-19', 1)).toBeNull();
  });
  test('is found in terms that lie within each other', () => {
    const terms = [
      { name: 'Year', from: '2026-01-05', to: '2026-12-18' },
      { name: 'Summer', from: '2026-06-01', to: '2026-06-30' },
    ];
    expect([1, -1].map((way) => schoolDay({ ...timetable, terms }, '2026-07-02', way as 1 | -1))).toEqual([
      '2026-07-06',
      '2026-07-01',
    ]);
  });
});

describe('the end of the calendar', () => {
  const endless: Timetable = {
    terms: [{ name: 'For ever', from: '0001-01-01', to: '9999-12-31' }],
    periods: [{ key: 'P1', weekday: 5, start: '08:30', end: '10:00' }],
  };
  // 9999-12-31 is a Friday.
  test('has lessons like any other day', () => {
    expect(lessonsBetween(endless, '9999-12-25', '9999-12-31', 60).map(({ date }) => date)).toEqual(['9999-12-31']);
    expect(lessonsBetween(endless, '0001-01-01', '9999-12-31', 60)).toHaveLength(8);
  });
  test('has a last school day and none after it', () => {
    expect(schoolDay(endless, '9999-12-30', 1)).toBe('9999-12-31');
    expect(schoolDay(endless, '9999-12-31', 1)).toBeNull();
    expect(schoolDay(endless, '9999-12-31', -1)).toBe('9999-12-24');
  });
  test('is no reason to look at each day of ten thousand years', () => {
    const without = { ...endless, periods: [] };
    // It takes the fastest of some, which nothing else held up.
    let fastest = Infinity;
    for (let run = 0; run < 7; run++) {
      const begun = performance.now();
      expect([schoolDay(without, '2026-11-20', 1), schoolDay(without, '2026-11-20', -1)]).toEqual([null, null]);
      fastest = Math.min(fastest, performance.now() - begun);
    }
    expect(fastest).toBeLessThan(100);
  });
});

test.each([
  ['2026-10-01', 'Autumn'],
  ['2026-12-24', 'Autumn'],
  ['2027-01-11', 'Spring'],
  ['2028-01-01', 'Spring'],
  ['2026-01-01', 'Autumn'],
])('on %s the term is %s', (date, name) => expect(currentTerm(timetable.terms, date)?.name).toBe(name));
