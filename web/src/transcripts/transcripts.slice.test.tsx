/** @jest-environment jsdom */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { submissionIdOf } from '@paideia/events/submissions/submission.rules.ts';
import { showPage } from '../lib/testing/page.tsx';
import { WhyDocument } from '../lib/why/index.ts';
import { GradesPage } from './student/GradesPage.tsx';
import { TranscriptPage } from './student/TranscriptPage.tsx';
import type { OwnTranscriptFragment } from '../generated/transcripts/transcripts.ts';
import { answer, groupId, issuedAnswer, item, transcript, userId } from './transcript.examples.ts';

const event = {
  stream: 'examAttempt-1',
  revision: 2,
  type: 'ExamAttemptGraded',
  at: '2026-10-08T15:00:00.000Z',
  actorId: null,
  actorName: 'The system',
  impersonatedUserName: null,
  sentence: 'Attempt 2 was graded 70%',
};
const why = (of: string, id: string, title: string): MockedResponse => ({
  request: { query: WhyDocument, variables: { of, id } },
  result: {
    data: {
      why: {
        title,
        value: '75.00',
        rule: 'Graded work counts equally.',
        formula: [{ label: '(70 + 70 + 85) ÷ 3', value: '75.00' }],
        parts: [
          { title: 'Exam 1', value: '70%', events: [event] },
          { title: 'Essay', value: 'N/A', events: [] },
        ],
      },
    },
  },
});
afterEach(cleanup);

describe('the transcript', () => {
  test('says in words, on screen and on paper, which terms are final', async () => {
    const [term] = transcript.terms;
    const final = { ...transcript, terms: [{ ...term!, finalAt: '2026-12-21T02:00:00.000Z' }] };
    const { unmount } = showPage(<TranscriptPage />, { mocks: [answer(final), issuedAnswer()] });
    // Of the campus: there it is the evening before.
    const fact = await screen.findByText('Grades and attendance');
    expect(fact.nextElementSibling?.textContent).toMatch(/^Final since .*20/);
    expect(fact.closest('[data-print="no"]')).toBeNull();
    unmount();
    showPage(<TranscriptPage />, { mocks: [answer(transcript), issuedAnswer()] });
    await screen.findByText('Pass mark');
    expect(screen.queryByText('Grades and attendance')).toBeNull();
  });
  test('shows each course with its work, and how the term grade comes about', async () => {
    showPage(<TranscriptPage />, { mocks: [answer(transcript), issuedAnswer()] });
    expect(await screen.findByText('Old Testament Survey')).toBeTruthy();
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'CodeCourse and workCreditsGrade',
      'OT101Old Testament Survey375.00',
      'Exam 1 (attempt 2, scaled from 88%)70%',
      'Exam 2 (scaled from 92%)70%',
      'Essay 85%',
      'Reading report (not counted)Complete',
      'TH110Grace and Faith2N/A',
      'Exam (closes 27 Nov 2031, 10:00 GMT-7)N/A',
      'Paper (due 4 Dec, 23:59 GMT-7)N/A',
    ]);
    const totals = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(totals.slice(-3)).toEqual([
      ['Term average, 1 graded course', '81.25'],
      ['Attendance 94.3%: 2 absences and 2 lates beyond grace', '−3.00'],
      ['Term grade', '78.25'],
    ]);
    expect(screen.getByText('Pass mark').nextElementSibling?.textContent).toBe('70% and 80%');
    expect(screen.getByText(/^Greek taken elsewhere\. Transferred credits: 3$/)).toBeTruthy();
  });
  test.each([
    ['OT101 Old Testament Survey: 75.00, why this grade?', 'courseGrade', 'ot101'],
    ['Essay: 85%, why this grade?', 'submission', submissionIdOf('Essay', userId)],
    ['Exam 1: 70%, why this grade?', 'examResult', 'a2'],
    ['Attendance 94.3%: −3.00, why this grade?', 'attendanceSummary', 'summary'],
    ['Term grade, Autumn 2026: 78.25, why this grade?', 'termGrade', 'term'],
  ])('%s opens its events', async (label, of, id) => {
    showPage(<TranscriptPage />, { mocks: [answer(transcript), issuedAnswer(), why(of, id, `About ${id}`)] });
    fireEvent.click(await screen.findByRole('button', { name: label }));
    const drawer = await screen.findByRole('dialog', { name: `About ${id}: 75.00` });
    expect(await within(drawer).findByText('(70 + 70 + 85) ÷ 3')).toBeTruthy();
    expect(within(drawer).getByText('Graded work counts equally.')).toBeTruthy();
    // What the grade is made of heads what happened to it, with what it came to beside it.
    const parts = within(drawer).getAllByRole('heading', { level: 3 });
    expect(parts.map(({ parentElement }) => parentElement?.textContent)).toEqual(
      expect.arrayContaining(['Exam 170%', 'EssayN/A']),
    );
    expect(parts[0]!.closest('section')?.querySelector('li')?.textContent).toContain('Attempt 2 was graded 70%');
  });
  test('says what the student is excused from, which opens the reason', async () => {
    const id = `${userId}_${groupId}_Essay`;
    const spared: OwnTranscriptFragment = {
      ...transcript,
      terms: transcript.terms.map((term) => ({
        ...term,
        courses: [
          {
            ...term.courses[0]!,
            items: [item({ kind: 'assignment', title: 'Essay', dueAt: '2026-10-09T22:00:00Z', excusalId: id })],
          },
        ],
      })),
    };
    showPage(<TranscriptPage />, {
      mocks: [answer(spared), issuedAnswer(), why('excusedWork', id, 'Excused from Essay')],
    });
    const grade = await screen.findByRole('button', { name: 'Essay: Excused, why this grade?' });
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Essay (not counted)Excused');
    fireEvent.click(grade);
    expect(await screen.findByRole('dialog', { name: 'Excused from Essay: 75.00' })).toBeTruthy();
  });
  test('is shown as of an earlier day, and of today again', async () => {
    const before: OwnTranscriptFragment = {
      ...transcript,
      terms: transcript.terms.map((term) => ({
        ...term,
        grade: 60,
        courses: [
          {
            ...term.courses[0]!,
            items: [item({ kind: 'exam', title: 'Exam 2', dueAt: '2026-10-09T22:00:00Z' })],
          },
        ],
      })),
    };
    const past: MockedResponse = {
      ...why('termGrade', 'term', 'About then'),
      request: { query: WhyDocument, variables: { of: 'termGrade', id: 'term', asOf: '2026-10-07' } },
    };
    showPage(<TranscriptPage />, {
      mocks: [answer(transcript), issuedAnswer(), answer(before, { asOf: '2026-10-07' }), past, answer(transcript)],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'As of' }));
    fireEvent.change(screen.getByLabelText('Show the transcript as it was at the end of this day'), {
      target: { value: '2026-10-07' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('60.00')).toBeTruthy();
    expect(screen.getByText('You see the transcript as it was at the end of 7 Oct 2026.')).toBeTruthy();
    // It has closed since, and had not then.
    expect(screen.getByText('(closes 9 Oct, 16:00 GMT-6)')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Term grade, Autumn 2026: 60.00, why this grade?' }));
    const drawer = await screen.findByRole('dialog', { name: 'About then: 75.00' });
    fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to today' }));
    expect(await screen.findByText('78.25')).toBeTruthy();
    expect(screen.queryByText('60.00')).toBeNull();
  });
  test('says what it is on paper, and is printed by the browser', async () => {
    const print = jest.fn();
    Object.assign(globalThis, { print });
    showPage(<TranscriptPage />, { mocks: [answer(transcript), issuedAnswer()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Transcript of studies')).toBeTruthy();
    expect(screen.getByText('Registrar')).toBeTruthy();
    expect(screen.getByText('US - Cedar Ridge')).toBeTruthy();
    expect(screen.getByText('1 Ridge Road, Woodland Park, CO 80863')).toBeTruthy();
    expect(screen.getByText('Unofficial unless signed by the registrar')).toBeTruthy();
    expect(document.body.textContent).not.toContain(userId);
  });
  test('says when there is nothing yet', async () => {
    showPage(<TranscriptPage />, { mocks: [answer({ ...transcript, terms: [] })] });
    expect(await screen.findByText(/Courses and grades appear here\./)).toBeTruthy();
  });
});

test('grades lead from an exam to its result, from an assignment to its page, and to the transcript', async () => {
  showPage(<GradesPage />, { mocks: [answer(transcript)] });
  expect((await screen.findByRole('link', { name: 'Exam 1' })).getAttribute('href')).toBe(
    '/student/assessments/exams/Exam%201/attempts/a2/result',
  );
  expect(screen.queryByRole('link', { name: 'Exam' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Essay' }).getAttribute('href')).toBe(
    '/student/assessments/assignments/Essay',
  );
  expect(screen.getByText('3.00 taken off for attendance')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Overall grade: 78.25, why this grade?' })).toBeTruthy();
  expect(screen.getByText('81.25')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the transcript' }).getAttribute('href')).toBe('/student/transcript');
});
