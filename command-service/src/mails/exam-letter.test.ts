import { expect, test } from '@jest/globals';
import { shippedWording } from '../translations/wording.rules.ts';
import { examContents } from './exam-letter.ts';
import { translations } from './translations.ts';

const params = {
  exam: 'Exam 4',
  course: 'Grace and Faith',
  group: 'Day Year 1',
  closesAt: '2026-11-28T06:59:00.000Z',
  timeZone: 'America/Denver',
};
test.each([
  ['en', 'Exam 4 (Grace and Faith) closes on Friday, 27 November 2026', 'Friday, 27 November 2026 at 23:59 GMT-7'],
  ['pl_PL', 'Exam 4 (Grace and Faith) – termin: piątek, 27 listopada 2026', /^piątek, 27 listopada 2026.*23:59 GMT-7$/],
  [
    'de_DE',
    'Exam 4 (Grace and Faith) endet am Freitag, 27. November 2026',
    /^Freitag, 27. November 2026 um 23:59 GMT-7$/,
  ],
])('the reminder says when the exam closes, on the clock of the region: %s', (locale, subject, closes) => {
  const content = examContents.examReminder(shippedWording(translations, locale), params);
  expect(content.subject).toBe(subject);
  expect(content.rows.map(([, value]) => value)).toEqual([
    'Exam 4',
    'Grace and Faith',
    'Day Year 1',
    expect.stringMatching(closes),
  ]);
});

test('a letter of before, which does not know the course, says the exam', () => {
  const { subject, rows } = examContents.examReminder(shippedWording(translations, 'en'), {
    exam: 'Exam 4',
    group: 'Day Year 1',
    closesAt: '2026-11-28T06:59:00.000Z',
  });
  expect([subject, rows.length]).toEqual(['Exam 4 closes on Saturday, 28 November 2026', 3]);
});

test('an exam whose beginning is not known is announced all the same', () => {
  const { rows } = examContents.examScheduled(shippedWording(translations, 'en'), { ...params, opensAt: '' });
  expect(rows.at(-2)).toEqual(['Opens', '–']);
});
