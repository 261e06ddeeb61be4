import { expect, test } from '@jest/globals';
import { examContents } from './exam.letter.ts';

const params = {
  exam: 'Exam 4',
  group: 'Day Year 1',
  closesAt: '2026-11-28T06:59:00.000Z',
  timeZone: 'America/Denver',
};
test.each([
  ['en', 'Exam 4 closes tomorrow', /^Friday, November 27, 2026|^Friday,? 27 November 2026/],
  ['pl_PL', 'Exam 4 – jutro mija termin', /^piątek, 27 listopada 2026/],
  ['de_DE', 'Exam 4 endet morgen', /^Freitag, 27. November 2026/],
])('the reminder says when the exam closes, on the clock of the region: %s', (locale, subject, closes) => {
  const content = examContents.examReminder(locale, params);
  expect(content.subject).toBe(subject);
  expect(content.rows.map(([, value]) => value)).toEqual(['Exam 4', 'Day Year 1', expect.stringMatching(closes)]);
});
