import { describe, expect, test } from '@jest/globals';
import { hoursOf, periodsOf } from './schema-hours.ts';
import { impactOf } from './schema-impact.ts';

const week = (weekdays: readonly number[], key: string, start: string, end: string) =>
  weekdays.map((weekday) => ({ key, weekday, start, end }));
const periods = [...week([1, 2], 'P1', '08:30', '10:00'), ...week([1, 2], 'P2', '10:30', '12:00')];

describe('hours', () => {
  test('say a period once, with its weekdays', () =>
    expect(hoursOf(periods)).toEqual([
      { key: 'P1', start: '08:30', end: '10:00', weekdays: [1, 2] },
      { key: 'P2', start: '10:30', end: '12:00', weekdays: [1, 2] },
    ]));
  test('that differ on a day are another line', () =>
    expect(hoursOf([...periods, ...week([5], 'P1', '09:00', '10:00')]).map(({ weekdays }) => weekdays)).toEqual([
      [1, 2],
      [5],
      [1, 2],
    ]));
  test('are periods again', () =>
    expect(periodsOf(hoursOf(periods)).map(({ weekday, key }) => `${weekday} ${key}`)).toEqual([
      '1 P1',
      '1 P2',
      '2 P1',
      '2 P2',
    ]));
});

describe('the impact of a change', () => {
  // 2026-11-23 is a Monday.
  const terms = [
    { name: 'Autumn', from: '2026-09-07', to: '2026-12-04' },
    { name: 'Spring', from: '2027-01-11', to: '2027-01-17' },
  ];
  const group = (name: string, archived = false) => ({ name, archived, termNames: ['Spring'] });
  const groups = [group('First'), group('Former', true), { name: 'Second', archived: false, termNames: ['Autumn'] }];
  const impact = (then: Partial<{ terms: typeof terms; periods: typeof periods }>) =>
    impactOf({ terms, periods }, { terms, periods, ...then }, groups, '2026-11-23');

  test('is none where nothing changes', () =>
    expect(impact({})).toEqual({ lessonsNow: 12, lessonsThen: 12, lostTerms: [] }));
  test('counts the lessons that are still to come', () =>
    expect(impact({ periods: periods.slice(0, 2) })).toMatchObject({ lessonsNow: 12, lessonsThen: 6 }));
  test('names the terms that go, and the groups whose plans name them', () =>
    expect(impact({ terms: terms.slice(0, 1) })).toEqual({
      lessonsNow: 12,
      lessonsThen: 8,
      lostTerms: [{ name: 'Spring', groups: ['First'] }],
    }));
  test('is nothing to come when all terms are over', () =>
    expect(impact({ terms: [{ name: 'Autumn', from: '2026-01-05', to: '2026-05-01' }] })).toMatchObject({
      lessonsThen: 0,
    }));
});
