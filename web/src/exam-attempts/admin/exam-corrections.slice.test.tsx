/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import {
  CorrectExamQuestionDocument,
  ExamCorrectionPreviewDocument,
  SatVersionsDocument,
  type SatQuestionFieldsFragment,
} from '../../generated/exam-attempts/admin/exam-correction.ts';
import { chosenOf, everyGroup, scopeOf } from './correction-draft.ts';
import { CorrectQuestionDialog } from './CorrectQuestionDialog.tsx';

const question = (n: number): SatQuestionFieldsFragment & { readonly __typename: string } => ({
  __typename: 'SatQuestion',
  questionId: `q${n}`,
  text: `Question no. ${n}`,
  options: ['a', 'b'].map((optionId) => ({ __typename: 'ExamOption', optionId, text: `Answer ${optionId}` })),
  correctOptionId: 'a',
  ruling: null,
  accepted: [],
});
const versions = [1, 2].map((version) => ({
  __typename: 'SatVersion' as const,
  version,
  attempts: version,
  questions: [question(1), question(2)],
}));
const attempt = { __typename: 'CorrectedAttempt' as const, groupName: 'Day Year 1', n: 1, score: 60, passed: false };
const previewOf = (more: object = {}) => ({
  __typename: 'CorrectionPreview' as const,
  affected: 1,
  raised: 1,
  lowered: 0,
  nowPassed: 1,
  nowFailed: 0,
  byHand: 1,
  unchanged: 3,
  items: [
    { ...attempt, attemptId: 'one', studentName: 'Freya Halloran', newScore: 70, newPassed: true, isLeft: false },
    { ...attempt, attemptId: 'two', studentName: 'Emmett Solano', newScore: 90, newPassed: true, isLeft: true },
  ],
  total: 2,
  more: false,
  ...more,
});
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function show(more: { readonly version?: number; readonly questionId?: string } = {}) {
  const sat = answers(SatVersionsDocument, () => ({
    data: { examCorrections: { __typename: 'ExamCorrections', groupName: 'Day Year 1', versions } },
  }));
  const preview = answers(ExamCorrectionPreviewDocument, () => ({ data: { examCorrectionPreview: previewOf() } }));
  const correct = answers(CorrectExamQuestionDocument, () => ({
    data: { correctExamQuestion: { __typename: 'ExamCorrections', waiting: 1 } },
  }));
  showConsole(
    <CorrectQuestionDialog
      examId="e"
      examTitle="Exam 1"
      groupId="g"
      {...more}
      again={() => undefined}
      onClose={() => undefined}
    />,
    [sat.mock, preview.mock, correct.mock],
  );
  return { preview, correct };
}
afterEach(cleanup);

test('a correction shows the scores before and after, and changes nothing until it is sent with a reason', async () => {
  const { preview, correct } = show({ version: 1, questionId: 'q2' });
  expect(await screen.findByRole('dialog', { name: 'Correct a question of Exam 1' })).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Question').value).toBe('q2'));
  choose('What is right', 'accepts');
  // Which answers are right is still to say.
  expect(preview.seen).toEqual([]);
  fireEvent.click(screen.getByLabelText('Answer b'));
  expect(
    await screen.findByText(
      '1 attempt is graded again · 1 higher · 1 more passes · 1 score was given by hand and stays',
    ),
  ).toBeTruthy();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/^Freya Halloran.*60%.*70%$/);
  expect(rows[2]).toMatch(/^Emmett Solano.*60%.*stays: given by hand$/);
  const input = { examId: 'e', groupId: 'g', version: 1, questionId: 'q2', ruling: 'accepts', accepted: ['b'] };
  expect(preview.seen.at(-1)).toMatchObject({ input, page: 0 });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Correct and grade again' }));
  send();
  expect(correct.seen).toEqual([]);
  choose('Reason', 'Both are right');
  send();
  expect(await screen.findByText(/The question is corrected/)).toBeTruthy();
  expect(correct.seen).toMatchObject([{ input: { ...input, reason: 'Both are right' } }]);
});
test('whoever may grade everywhere corrects for all groups', async () => {
  const { preview } = show({ version: 1, questionId: 'q1' });
  await screen.findByLabelText('Question');
  choose('For', everyGroup);
  await waitFor(() => expect(screen.getByLabelText('What is right')).toBeTruthy());
  choose('What is right', 'notCounted');
  await waitFor(() => expect(preview.seen.at(-1)).toMatchObject({ input: { groupId: null, ruling: 'notCounted' } }));
});

test('what is chosen is the version that was sat last, until somebody chooses, and is whole or nothing', () => {
  const draft = { correctionId: 'c', groupId: 'g', version: 0, questionId: 'q1', accepted: ['a', 'z'], reason: '' };
  const chosen = chosenOf(versions, draft);
  expect(chosen.version?.version).toBe(2);
  expect(scopeOf('e', { ...draft, ruling: '' }, chosen)).toBeUndefined();
  expect(scopeOf('e', { ...draft, ruling: 'accepts', accepted: ['z'] }, chosen)).toBeUndefined();
  expect(
    scopeOf('e', { ...draft, ruling: 'everybody', questionId: '' }, chosenOf(versions, { version: 0, questionId: '' })),
  ).toBeUndefined();
  expect(scopeOf('e', { ...draft, ruling: 'accepts' }, chosen)).toMatchObject({ version: 2, accepted: ['a'] });
  expect(scopeOf('e', { ...draft, ruling: 'everybody' }, chosen)).toMatchObject({ accepted: [] });
});
