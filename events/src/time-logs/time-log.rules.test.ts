import { describe, expect, test } from '@jest/globals';
import { parsePrograms, programName, programsIn } from './time-log-program.rules.ts';
import { firstDayOf, isInPeriod, lastPeriods, minutesLeft, periodEndingOf, weekdayOf } from './time-log.rules.ts';

describe('the programs of the setting', () => {
  test.each([
    ['practicum = Practicum, saturday', [{ program: 'practicum', name: 'Practicum', weekday: 6 }]],
    ['year3=Third Year', [{ program: 'year3', name: 'Third Year', weekday: 6 }]],
    [
      'practicum = Praktikum, Friday ; outreach = City outreach, sunday',
      [
        { program: 'practicum', name: 'Praktikum', weekday: 5 },
        { program: 'outreach', name: 'City outreach', weekday: 7 },
      ],
    ],
    ['practicum', undefined],
    ['Practicum = Practicum', undefined],
    ['practicum = Practicum, someday', undefined],
    ['practicum = One; practicum = Two', undefined],
    ['practicum = One;', undefined],
    ['', undefined],
  ])('"%s"', (value, programs) => expect(parsePrograms(value)).toEqual(programs));
  test('one that is kept no more is called by its short name', () => {
    const programs = programsIn('practicum = Practicum');
    expect(programName(programs, 'practicum')).toBe('Practicum');
    expect(programName(programs, 'outreach')).toBe('outreach');
  });
});

describe('a week', () => {
  test('has seven days up to its end', () => {
    expect(firstDayOf('2026-10-17')).toBe('2026-10-11');
    expect(isInPeriod('2026-10-11', '2026-10-17')).toBe(true);
    expect(isInPeriod('2026-10-17', '2026-10-17')).toBe(true);
    expect(isInPeriod('2026-10-10', '2026-10-17')).toBe(false);
    expect(isInPeriod('2026-10-18', '2026-10-17')).toBe(false);
    expect(isInPeriod('2026-10-17', 'toString')).toBe(false);
  });
  test.each([
    ['2026-10-13', 6, '2026-10-17'],
    ['2026-10-17', 6, '2026-10-17'],
    ['2026-10-18', 6, '2026-10-24'],
    ['2026-10-18', 7, '2026-10-18'],
    ['2026-12-31', 5, '2027-01-01'],
  ])('%s, where weeks end on weekday %i, belongs to that of %s', (date, weekday, ending) => {
    expect(periodEndingOf(date, weekday)).toBe(ending);
    expect(weekdayOf(ending)).toBe(weekday);
  });
  test('is followed by those before it', () =>
    expect(lastPeriods('2026-10-13', 6, 3)).toEqual(['2026-10-17', '2026-10-10', '2026-10-03']));
});

test('of a day is left what its entries do not take', () => {
  const entries = [
    { date: '2026-10-13', minutes: 600 },
    { date: '2026-10-13', minutes: 800 },
    { date: '2026-10-14', minutes: 60 },
  ];
  expect(minutesLeft(entries, '2026-10-13')).toBe(40);
  expect(minutesLeft(entries, '2026-10-15')).toBe(1440);
});
