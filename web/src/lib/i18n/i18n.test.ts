/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import {
  clock,
  dateRange,
  dateTime,
  dayOf,
  fileSize,
  longDate,
  number,
  percent,
  setCampusZone,
  shortDate,
} from './formats.ts';
import { speak, textOf, translator } from './i18n.ts';
import { defineMessages } from './messages.ts';

const messages = defineMessages('t', {
  hello: ['Hello, {name}', ''],
  days_one: ['{count} day', ''],
  days_other: ['{count} days', ''],
});
const t = translator(messages);
afterEach(() => speak('en', {}));

test('placeholders are filled as they are, without escaping and without reading them as texts', () => {
  expect(t('hello', { name: '<b>{count}</b> $t(t.days)' })).toBe('Hello, <b>{count}</b> $t(t.days)');
});
test('times are those of the campus, and say so where the device shows another time', () => {
  const [late, summer] = ['2026-11-14T00:00:00Z', '2026-07-01T11:00:00Z'];
  // The device of these tests is in UTC.
  expect([dateTime(late), clock(late), dayOf(late)]).toEqual(['14 Nov, 00:00', '00:00', '2026-11-14']);
  setCampusZone('America/Denver');
  expect([dateTime(late), clock(late), dayOf(late)]).toEqual(['13 Nov, 17:00 GMT-7', '17:00', '2026-11-13']);
  // A record's own campus goes before the person's.
  expect([dateTime(late, 'Africa/Abidjan'), dateTime(summer, 'Europe/London')]).toEqual([
    '14 Nov, 00:00',
    '1 Jul, 12:00 BST',
  ]);
  setCampusZone(null);
  expect(dateTime(late)).toBe('14 Nov, 00:00');
});
test('a day of another year than this one is written with its year, by the clock of the campus', () => {
  expect([shortDate('2025-11-19'), longDate('2027-01-01')]).toEqual(['Wed 19 Nov 2025', 'Friday 1 January 2027']);
  // Which spaces stand in between is the browser's to say.
  expect(dateRange('2026-10-05', '2026-10-06')).toMatch(/^5\s?–\s?6 Oct$/);
  expect(dateRange('2025-10-05', '2025-10-06')).toMatch(/^5\s?–\s?6 Oct 2025$/);
  expect(dateRange('2026-12-28', '2027-01-03')).toMatch(/^28 Dec 2026\s?–\s?3 Jan 2027$/);
  const newYear = '2027-01-01T03:00:00Z';
  expect([dateTime(newYear), dateTime(newYear, 'America/Denver')]).toEqual([
    '1 Jan 2027, 03:00',
    '31 Dec, 20:00 GMT-7',
  ]);
});
test('a day is written as data is, also where the browser writes days of Canada as the United States do', () => {
  const Made = Intl.DateTimeFormat;
  const other = jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation((tag, options) => new Made(tag === 'en-CA' ? 'en-US' : tag, options));
  expect(dayOf('2026-11-14T00:00:00Z', 'America/Denver')).toBe('2026-11-13');
  other.mockRestore();
});
test('a number chooses the form', () => {
  expect([t('days', { count: 1 }), t('days', { count: 2 })]).toEqual(['1 day', '2 days']);
});
test('Polish has four forms, and what is not translated stays English', async () => {
  speak('pl_PL', {
    common: {
      't.days_one': '{count} dzień',
      't.days_few': '{count} dni',
      't.days_many': '{count} dni (wiele)',
      't.days_other': '{count} dnia',
    },
  });
  expect([1, 2, 5, 1.5].map((count) => t('days', { count }))).toEqual([
    '1 dzień',
    '2 dni',
    '5 dni (wiele)',
    '1.5 dnia',
  ]);
  expect(t('hello', { name: 'Ewa' })).toBe('Hello, Ewa');
  expect(document.documentElement.lang).toBe('pl-PL');
});
test('the college’s own wording stands over ours', async () => {
  speak('en', { college: { 't.hello': 'Welcome, {name}' } });
  expect(t('hello', { name: 'Ewa' })).toBe('Welcome, Ewa');
});
test('a text is found in whichever namespace has it, the college’s own wording first, form by form', async () => {
  speak('pl_PL', {
    college: { 't.hello': 'Szczęść Boże, {name}', 't.days_one': '{count} dzionek' },
    common: { 't.hello': 'Witaj, {name}' },
    student: { 't.days_one': '{count} dzień', 't.days_few': '{count} dni' },
  });
  expect([t('hello', { name: 'Ewa' }), t('days', { count: 1 }), t('days', { count: 2 })]).toEqual([
    'Szczęść Boże, Ewa',
    '1 dzionek',
    '2 dni',
  ]);
  speak('de_DE', { common: { 't.hello': 'Hallo, {name}' } });
  expect([t('hello', { name: 'Eva' }), t('days', { count: 2 })]).toEqual(['Hallo, Eva', '2 days']);
});
test('an unknown id says so', () => {
  expect(textOf('t.none')).toBe('Invalid message [t.none]');
});
test('the Chinese locales have tags of their own, and formats follow the locale', async () => {
  speak('ZHT', {});
  expect(document.documentElement.lang).toBe('zh-TW');
  speak('de_DE', {});
  expect([percent(94.318), percent(-2), shortDate('2026-11-19')]).toEqual([
    '94,3\u00a0%',
    '−2\u00a0%',
    'Do., 19. Nov.',
  ]);
  speak('en', {});
  expect([percent(94.318), percent(-0), number(-0, 2), number(-3, 2), shortDate('2026-11-19')]).toEqual([
    '94.3%',
    '0%',
    '0.00',
    '−3.00',
    'Thu 19 Nov',
  ]);
});
test('the size of a file is said in the unit that fits, with a plural where it has one', () => {
  speak('pl_PL', {});
  expect([1, 560].map(fileSize)).toEqual(['1 bajt', '560 bajtów']);
  speak('en', {});
  expect([1, 560, 90_400, 1_234_567].map(fileSize)).toEqual(['1 byte', '560 bytes', '90 kB', '1.2 MB']);
});
