/** @jest-environment jsdom */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heldList, renata, showConsole } from '../../lib/testing/console.tsx';
import { WhyDocument } from '../../lib/why/index.ts';
import {
  ExamResultDocument,
  GradeAttemptDocument,
  PenaliseExamAttemptDocument,
  VoidExamAttemptDocument,
  type StaffResultDetailFragment,
} from '../../generated/exam-attempts/admin/exam-result-admin.ts';
import { resultCsv } from './result-columns.tsx';
import { ResultReview } from './ResultReview.tsx';

const options = [
  { __typename: 'ExamOption', id: 'a', text: 'The gift of God' },
  { __typename: 'ExamOption', id: 'b', text: 'Works' },
];
const answer = (number: number, given: string | null) => ({
  __typename: 'ExamResultAnswer',
  questionId: `q${number}`,
  number,
  text: `Question no. ${number}`,
  options,
  given,
  correct: 'b',
  isCorrect: given === 'b',
  ruling: null,
  accepted: [],
  correctionReason: null,
});
const result: StaffResultDetailFragment & { readonly __typename: string } = {
  __typename: 'ExamResult',
  id: 'u_g_e_1',
  _revision: 7,
  extraAttempts: [],
  userId: 'u',
  studentName: 'Freya Halloran',
  groupId: 'g',
  groupName: 'Day Year 1',
  regionId: 'r',
  timeZone: 'America/Denver',
  examId: 'e',
  examTitle: 'Grace',
  courseId: 'course',
  courseTitle: 'Grace and Faith',
  n: 1,
  version: 1,
  attempt: 1,
  attemptsAllowed: 2,
  raw: 88,
  score: 88,
  scaledFrom: null,
  passed: true,
  late: false,
  penalised: false,
  abandoned: null,
  regraded: false,
  voided: false,
  at: '2026-09-21T15:00:00Z',
  answers: [answer(1, 'b'), answer(2, 'a'), answer(3, null)],
};
const why = answers(WhyDocument, () => ({
  data: {
    why: {
      __typename: 'Why',
      title: 'Grace',
      value: '88 %',
      rule: 'A first pass in time is recorded as it is.',
      formula: [],
      parts: [],
    },
  },
}));
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const show = (mocks: Parameters<typeof showConsole>[1]) =>
  showConsole(<ResultReview id={result.id} onClose={() => undefined} />, [why.mock, ...mocks]);
afterEach(cleanup);

describe('one attempt beside the list', () => {
  test('shows every answer, and the right one where it was wrong', async () => {
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: result } })).mock]);
    expect(await screen.findByText('1 of 3 right')).toBeTruthy();
    expect(await screen.findByText('A first pass in time is recorded as it is.')).toBeTruthy();
    expect(screen.getByText('1. Question no. 1').closest('li')!.textContent).not.toContain('Correct:');
    expect(screen.getByText('2. Question no. 2').closest('li')!.textContent).toContain(
      'Answered: The gift of GodCorrect: Works',
    );
    expect(screen.getByText('3. Question no. 3').closest('li')!.textContent).toContain('Answered: no answer');
    fireEvent.click(screen.getByLabelText('Wrong answers only'));
    expect(screen.queryByText('1. Question no. 1')).toBe(null);
  });

  test('a question that does not count is neither right nor wrong', async () => {
    const without = { ...answer(4, 'b'), ruling: 'notCounted' as const, correctionReason: 'It was not taught' };
    const wrong = { ...answer(5, 'a'), ruling: 'notCounted' as const, correctionReason: 'It was not taught' };
    const some = { ...result, answers: [...result.answers, without, wrong] };
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: some } })).mock]);
    expect(await screen.findByText('1 of 3 right')).toBeTruthy();
    expect(screen.getAllByText('Does not count')).toHaveLength(2);
    expect([screen.getAllByTitle('Right').length, screen.getAllByTitle('Wrong').length]).toEqual([1, 2]);
    fireEvent.click(screen.getByLabelText('Wrong answers only'));
    expect(screen.queryByText('5. Question no. 5')).toBeNull();
  });

  test('about the own attempt others decide', async () => {
    const own = { ...result, userId: renata._id };
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: own } })).mock]);
    expect(await screen.findByText('The staff of this region decide about it.')).toBeTruthy();
    for (const name of ['Grade by hand', 'Penalise', 'Void']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('a penalty says what the score becomes, and needs a reason', async () => {
    const penalise = answers(PenaliseExamAttemptDocument, () => ({
      data: { penaliseExamAttempt: { ...result, _revision: 9, penalised: true, score: 70, scaledFrom: 88 } },
    }));
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: result } })).mock, penalise.mock]);
    fireEvent.click(await screen.findByRole('button', { name: 'Penalise' }));
    const dialog = await screen.findByRole('dialog', { name: 'Penalise attempt 1 of Freya Halloran?' });
    expect(dialog.textContent).toContain('Score now88%Score then70%');
    press('Penalise');
    expect(penalise.seen).toEqual([]);
    set('Reason', 'Used notes');
    press('Penalise');
    expect(await screen.findByText('Freya Halloran: attempt penalised')).toBeTruthy();
    expect(penalise.seen).toEqual([
      expect.objectContaining({ _id: 'u_g_e_1', reason: 'Used notes', expectedRevision: 7 }),
    ]);
    expect(await screen.findByRole('button', { name: 'Lift the penalty' })).toBeTruthy();
  });

  test('an act is over when the list knows of it: what it answers later would take the revision back', async () => {
    const { List, asked } = heldList();
    const voided = answers(VoidExamAttemptDocument, () => ({
      data: { voidExamAttempt: { ...result, _revision: 8, voided: true } },
    }));
    showConsole(
      [<List key="list" />, <ResultReview key="review" id={result.id} onClose={() => undefined} />],
      [why.mock, answers(ExamResultDocument, () => ({ data: { ExamResult: result } })).mock, voided.mock],
    );
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!();
    fireEvent.click(await screen.findByRole('button', { name: 'Void' }));
    await screen.findByRole('dialog', { name: 'Void attempt 1 of Freya Halloran?' });
    set('Reason', 'Power cut');
    press('Void');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByRole('dialog', { name: /^Void attempt 1/ })).toBeTruthy();
    asked[1]!();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Void attempt 1/ })).toBe(null));
  });

  test('a grade that meets a change of somebody else is not saved, and can be given again for what is there now', async () => {
    let present = result;
    const penalised = { ...result, _revision: 9, penalised: true, score: 70, scaledFrom: 88 };
    const grade = answers(GradeAttemptDocument, ({ expectedRevision }) => {
      present = penalised;
      return expectedRevision === 9
        ? { data: { gradeAttempt: { ...penalised, _revision: 10, regraded: true, score: 91.25, scaledFrom: null } } }
        : { refusal: { message: 'Someone else changed this.', code: 'conflict' } };
    });
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: present } })).mock, grade.mock]);
    fireEvent.click(await screen.findByRole('button', { name: 'Grade by hand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Grade attempt 1 of Freya Halloran' });
    set('Score', '91.25');
    set('Reason', 'Question 2 was unclear');
    press('Grade by hand');
    expect(await screen.findByText(/Somebody changed this while you were looking at it/)).toBeTruthy();
    await waitFor(() => expect(dialog.textContent).toContain('Score now70%Score then91.25%'));
    press('Grade by hand');
    expect(await screen.findByText('Freya Halloran: grade saved')).toBeTruthy();
    expect(grade.seen.map(({ expectedRevision, score, reason }) => [expectedRevision, score, reason])).toEqual([
      [7, 91.25, 'Question 2 was unclear'],
      [9, 91.25, 'Question 2 was unclear'],
    ]);
  });

  test('voided, only an extra attempt is left to give', async () => {
    const voided = answers(VoidExamAttemptDocument, () => ({
      data: { voidExamAttempt: { ...result, _revision: 8, voided: true } },
    }));
    show([answers(ExamResultDocument, () => ({ data: { ExamResult: result } })).mock, voided.mock]);
    fireEvent.click(await screen.findByRole('button', { name: 'Void' }));
    await screen.findByRole('dialog', { name: 'Void attempt 1 of Freya Halloran?' });
    set('Reason', 'Power cut');
    press('Void');
    expect(await screen.findByText('Freya Halloran: attempt voided')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Void' })).toBe(null));
    expect(screen.queryByRole('button', { name: 'Grade by hand' })).toBe(null);
    expect(screen.getByRole('button', { name: 'Extra attempt' })).toBeTruthy();
  });
});

test('the export says the result in words', () => {
  const columns = resultCsv(
    (key) => key,
    (state) => `state ${state}`,
  );
  const said = (more: Partial<typeof result>) =>
    columns.find(({ label }) => label === 'result')?.value({ ...result, ...more });
  expect([said({}), said({ passed: false }), said({ voided: true })]).toEqual([
    'state passed',
    'state failed',
    'voided',
  ]);
});
