/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import type { MockedResponse } from '@apollo/client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { showPage } from '../lib/testing/page.tsx';
import {
  AssessmentsDocument,
  ExamIntroDocument,
  type ExamIntroFragment,
  type GroupAssessmentsFragment,
  type AssessmentsQuery,
} from '../generated/exam-attempts/assessments.ts';
import { attemptId, assignment, exam, examId, groupId, intro, result } from './exam-attempts.examples.ts';
import {
  ExamResultDocument,
  StartExamAttemptDocument,
  type OwnExamResultFragment,
  type ResultAnswerFragment as Answer,
  type StartExamAttemptMutation,
} from '../generated/exam-attempts/exam-attempts.ts';
import { AssessmentsPage } from './student/AssessmentsPage.tsx';
import { ExamResultPage } from './student/ExamResultPage.tsx';
import { ExamStartPage } from './student/ExamStartPage.tsx';

const attendance = { timeZone: 'America/Denver' };
// Fragments match by it; the types of the screens do not know it.
const typed = <T,>(__typename: string, value: T): T => ({ __typename, ...value });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const soon = inDays(3);
afterEach(cleanup);

describe('the list', () => {
  const list = (assessments: GroupAssessmentsFragment): MockedResponse<AssessmentsQuery> => ({
    request: { query: AssessmentsDocument, variables: { groupId } },
    result: { data: { assessments, attendance } },
  });
  const section = (name: string) => within(screen.getByRole('region', { name }));
  test('says what to do now, what comes later, what is done', async () => {
    const exams = [
      exam({ _id: '1', closesAt: soon, used: 1, bestScore: 64 }),
      exam({ _id: '2', title: 'Exam 2', status: 'notOpen' }),
      exam({
        _id: '3',
        title: 'Exam 3',
        status: 'passed',
        passed: true,
        used: 2,
        bestScore: 70,
        lastAttemptId: attemptId,
      }),
      exam({ _id: '4', title: 'Exam 4', status: 'exhausted', used: 2, bestScore: 66.67, lastAttemptId: attemptId }),
    ].map((one) => typed('AssessmentExam', one));
    const assignments = [
      assignment({ _id: '5', dueAt: soon }),
      assignment({
        _id: '6',
        title: 'Essay',
        status: 'graded',
        grade: 85,
        comment: 'Well argued.',
        gradedByName: 'Harriet Vance',
      }),
    ].map((one) => typed('AssessmentAssignment', one));
    showPage(<AssessmentsPage />, { mocks: [list({ exams, assignments })] });
    expect(await screen.findByText('Closes soon')).toBeTruthy();
    expect(section('Now').getByRole('link', { name: 'Open TH110 Exam 1' }).getAttribute('href')).toBe(
      `/student/assessments/exams/${examId}`,
    );
    expect(section('Now').getByText(/1 of 2 attempts used · Best score 64%$/)).toBeTruthy();
    expect(section('Now').getAllByRole('link')).toHaveLength(4);
    for (const name of ['Paper', /^Open .*Paper$/])
      expect(section('Now').getByRole('link', { name }).getAttribute('href')).toBe(
        '/student/assessments/assignments/5',
      );
    expect(section('Later').getByText('Opens later')).toBeTruthy();
    // The title leads to the exam, whatever its state.
    expect(section('Later').getByRole('link', { name: 'Exam 2' }).getAttribute('href')).toBe(
      `/student/assessments/exams/${examId}`,
    );
    expect(section('Done').getByText('Pass')).toBeTruthy();
    expect(section('Done').getByText('No attempts left')).toBeTruthy();
    expect(section('Done').getByText(/Grade 85%$/)).toBeTruthy();
    expect(section('Done').getByText('Well argued.').textContent).toBe('Harriet Vance: Well argued.');
    expect(section('Done').getByRole('link', { name: 'Result of TH110 Exam 3' }).getAttribute('href')).toContain(
      `/attempts/${attemptId}/result`,
    );
  });
  test('says "open" once, and of a late exam what lateness costs', async () => {
    const past = inDays(-1);
    const exams = [
      exam({ _id: '1', title: 'Open exam', status: 'open' }),
      exam({ _id: '2', title: 'Late exam', status: 'late', closesAt: past }),
    ].map((one) => typed('AssessmentExam', one));
    showPage(<AssessmentsPage />, { mocks: [list({ exams, assignments: [] })] });
    const row = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;
    expect(within(await row('Open exam')).getAllByText('Open')).toHaveLength(1);
    // The button stands at the end, also where there is nothing before it.
    const button = within(await row('Open exam')).getByRole('link', { name: /^Open TH110/ });
    expect(getComputedStyle(button).getPropertyValue('margin-inline-start')).toBe('auto');
    expect(within(await row('Late exam')).getByText('Late, capped at 70%')).toBeTruthy();
    expect(within(await row('Late exam')).getByText(/Deadline was/)).toBeTruthy();
    expect(within(await row('Late exam')).queryByText(/Closed/)).toBeNull();
  });
  test('says where there is nothing', async () => {
    showPage(<AssessmentsPage />, { mocks: [list({ exams: [], assignments: [] })] });
    expect(await screen.findByText('Nothing to do right now.')).toBeTruthy();
    expect(screen.getByText('Nothing is done yet.')).toBeTruthy();
  });
});

describe('before an exam', () => {
  const starts: string[] = [];
  const started: MockedResponse<StartExamAttemptMutation> = {
    request: { query: StartExamAttemptDocument },
    variableMatcher: ({ startId }: Record<string, unknown>) => {
      starts.push(String(startId));
      return true;
    },
    result: { data: { startExamAttempt: { _id: attemptId } } },
  };
  const show = (examIntro: ExamIntroFragment) =>
    showPage(<ExamStartPage />, {
      mocks: [
        {
          request: { query: ExamIntroDocument },
          variableMatcher: () => true,
          result: { data: { examIntro, attendance } },
        },
        started,
      ],
    });
  test('the rules and the consequences stand before the button', async () => {
    show(intro({ opensAt: inDays(-3), closesAt: soon }));
    expect(await screen.findByRole('button', { name: 'Start attempt 1' })).toBeTruthy();
    expect(
      screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual([
      'Attempt: 1 of 2',
      'Pass mark: 70%',
      'Books: Open book',
      'Time: 60 minutes',
      'Questions: 20, 8 of them true or false',
      'Points: 2 for each question, 40 in all',
      expect.stringMatching(/^Closes: /),
    ]);
    expect(screen.getByText('Starting counts as attempt 1 of 2.')).toBeTruthy();
    expect(screen.getByText('You will FAIL this attempt if you leave this page')).toBeTruthy();
    expect(screen.queryByText(/^This is a retake/)).toBeNull();
    expect(screen.queryByText(/^The deadline has passed/)).toBeNull();
    expect(screen.queryByText(/carries a penalty/)).toBeNull();
  });
  test('extra minutes are told as such', async () => {
    show(intro({ opensAt: inDays(-3), closesAt: soon, extraMinutes: 15 }));
    expect(await screen.findByText('60 minutes, 15 of them extra for you')).toBeTruthy();
  });
  test.each([
    [{ attemptNumber: 2 }, 'This is a retake: a pass is scaled down to 70%.'],
    [{ penalty: true }, 'This exam carries a penalty: every pass is scaled down to 70%.'],
    [{ status: 'late' as const }, 'The deadline has passed: your score is capped at 70%.'],
  ])('%j is said', async (changed, notice) => {
    show(intro(changed));
    expect(await screen.findByText(notice)).toBeTruthy();
  });
  test('what cannot be started says why, without a button', async () => {
    const refusal = 'You cannot sit this exam as you have exceeded the allowed number of attempts; see your instructor';
    show(intro({ status: 'exhausted', mayStart: false, refusal, attemptNumber: 3 }));
    expect((await screen.findByRole('alert')).textContent).toBe(refusal);
    expect(screen.queryByRole('button', { name: /^Start attempt/ })).toBeNull();
  });
  test('an open attempt is gone on with; a new one asks first', async () => {
    show(intro({ openAttemptId: attemptId, attemptNumber: 2 }));
    expect((await screen.findByRole('link', { name: 'Go on with attempt 1' })).getAttribute('href')).toContain(
      `/attempts/${attemptId}`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Start attempt 2' }));
    const asked = await screen.findByRole('alertdialog', {
      name: 'Attempt 1 is still open. Starting a new one fails it.',
    });
    expect(starts).toEqual([]);
    fireEvent.click(within(asked).getByRole('button', { name: 'Start attempt 2' }));
    await waitFor(() => expect(starts).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]));
  });
});

describe('the result', () => {
  const show = (examResult: OwnExamResultFragment) =>
    showPage(<ExamResultPage />, {
      mocks: [
        { request: { query: ExamResultDocument }, variableMatcher: () => true, result: { data: { examResult } } },
      ],
    });
  test('says pass, the scaled score, the rule, and the right answers', async () => {
    show(result());
    expect(await screen.findByText('Pass')).toBeTruthy();
    expect(screen.getByText('70%')).toBeTruthy();
    expect(screen.getByText('scaled from 88%')).toBeTruthy();
    expect(screen.getByText('A retake pass is scaled down to 70%.')).toBeTruthy();
    expect(screen.getByText(/^Attempt 2 of 2 · 44 of 50 points · pass mark 70% · .*GMT-6$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Why? Exam 1: 70%' })).toBeTruthy();
    const answers = screen.getAllByRole('listitem').filter((one) => one.querySelector('dl'));
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      '1The first?RightYour answerOne',
      '2The second?WrongYour answerOneCorrect answerTwo',
      '3The third?WrongYour answerNo answerCorrect answerThree',
    ]);
    expect(screen.queryByRole('link', { name: /^Take attempt/ })).toBeNull();
  });
  test('an attempt that was left says its cause, and what is left to try', async () => {
    show(
      result({
        attempt: 1,
        attemptsLeft: 1,
        passed: false,
        score: 0,
        scaledFrom: null,
        retake: false,
        abandoned: 'browserClosed',
        answers: [],
      }),
    );
    expect(await screen.findByText('Fail')).toBeTruthy();
    expect(
      screen.getByText('The page was closed or reloaded before the exam was submitted, so this attempt failed.'),
    ).toBeTruthy();
    expect(screen.queryByText('Questions and answers')).toBeNull();
    expect(screen.getByRole('link', { name: 'Take attempt 2' })).toBeTruthy();
  });
  test('of a question that was corrected says so, why, and the score before', async () => {
    const corrected = { correctionReason: 'It was not taught.' } as const;
    const [first, second, third] = result().answers as [Answer, Answer, Answer];
    show(
      result({
        correctedFrom: 60,
        answers: [
          { ...first, ...corrected, ruling: 'notCounted' },
          { ...second, ...corrected, ruling: 'everybody', isCorrect: true },
          { ...third, ...corrected, ruling: 'accepts', accepted: ['a', 'c'] },
        ],
      }),
    );
    expect(await screen.findByText(/Before, your score was 60%\./)).toBeTruthy();
    expect(screen.getByText('1 of 2 right')).toBeTruthy();
    const [one, two, three] = screen
      .getAllByRole('listitem')
      .filter((li) => li.querySelector('dl'))
      .map(({ textContent }) => textContent);
    expect(one).toContain('Does not count');
    expect(two).toContain('CorrectedEverybody gets the points. It was not taught.');
    expect(three).toMatch(/Correct answer.+ \/ .+Corrected/);
  });
  test('an attempt that was voided is none of those that there may be, and gives back its place', async () => {
    show(result({ voided: true, attempt: 1, attemptsLeft: 2 }));
    expect(await screen.findByText('This attempt was taken back. It does not count.')).toBeTruthy();
    expect(screen.getByText(/^44 of 50 points · pass mark 70%/)).toBeTruthy();
    // It stands at the score, and once more below the answers, which may be many.
    const [atScore, below, ...more] = screen.getAllByRole('link', { name: 'Take attempt 1' });
    const answers = screen.getByRole('heading', { name: 'Questions and answers' });
    expect(atScore?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(below?.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(more).toEqual([]);
  });
});
