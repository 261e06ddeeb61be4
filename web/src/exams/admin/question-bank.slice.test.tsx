/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CourseChoicesDocument } from '../../generated/courses/admin/courses-admin.ts';
import {
  QuestionBankDocument,
  type BankQuestionFragment,
  type QuestionBankQueryVariables,
} from '../../generated/exams/admin/question-bank.ts';
import { CreateExamDocument } from '../../generated/exams/admin/exam-admin.ts';
import { answers, showConsole } from '../../lib/testing/console.tsx';
import { ExamEditorPage } from './ExamEditorPage.tsx';

afterEach(cleanup);

const question = (questionId: string, text: string): BankQuestionFragment => ({
  _id: `e1_${questionId}`,
  examId: 'e1',
  questionId,
  kind: 'choice',
  text,
  options: [
    { id: 'a', text: 'Moses' },
    { id: 'b', text: 'Joshua' },
  ],
  correctOptionId: 'b',
  examTitle: 'Law',
  courseTitle: 'Old Testament',
});
const bank = [question('q1', 'Who led Israel over the Jordan?'), question('q2', 'Who spied out Jericho?')];

function show() {
  const asked: QuestionBankQueryVariables[] = [];
  const found = answers(QuestionBankDocument, (variables) => {
    asked.push(variables);
    const items = bank.filter(({ text }) => text.includes(variables.q ?? ''));
    return { data: { questionBank: { items, total: items.length, more: false } } };
  });
  const courses = answers(CourseChoicesDocument, () => ({
    data: { allCourses: { items: [{ id: 'c1', code: 'OT101', title: 'Old Testament' }], total: 1 } },
  }));
  const created = answers(CreateExamDocument, ({ input }) => ({
    data: { createExam: { id: input._id, _revision: 0, status: 'draft' } },
  }));
  showConsole(<ExamEditorPage course={{ id: 'c9', title: 'Survey' }} examId={undefined} />, [
    found.mock,
    courses.mock,
    created.mock,
  ]);
  return { asked, created: created.seen };
}
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Add from other exams' }));
  return within(await screen.findByRole('dialog', { name: 'Add from other exams' }));
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('questions that are picked, also by several searches, are copied into the exam', async () => {
  const { asked, created } = show();
  let dialog = await open();
  fireEvent.click(await dialog.findByRole('checkbox', { name: bank[0]!.text }));
  expect(dialog.getAllByText('Law, Old Testament')).toHaveLength(2);
  expect(dialog.getAllByText('(right)')).toHaveLength(2);
  fireEvent.change(dialog.getByRole('combobox', { name: 'Course' }), { target: { value: 'c1' } });
  fireEvent.change(dialog.getByRole('searchbox', { name: 'Words of the question' }), { target: { value: 'Jericho' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'Jericho', courseId: 'c1', kind: null, page: 0, perPage: 10 }));
  await waitFor(() => expect(dialog.queryByText(bank[0]!.text)).toBeNull());
  fireEvent.click(box(bank[1]!.text));
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 questions' }));
  expect(await screen.findByText('2 questions added')).toBeTruthy();
  dialog = await open();
  expect(await dialog.findAllByText('Already in this exam')).toHaveLength(2);
  expect([box(bank[0]!.text).disabled, box(bank[1]!.text).disabled]).toEqual([true, true]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Joshua' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(created).toHaveLength(1));
  const sent = created[0]!.input.questions;
  expect(sent.map(({ text, correctOptionId, from }) => ({ text, correctOptionId, from }))).toEqual(
    bank.map(({ text, questionId }) => ({ text, correctOptionId: 'b', from: { examId: 'e1', questionId } })),
  );
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  expect(sent.map(({ id }) => id)).not.toContain('q1');
});

test('what is picked is not lost by Escape without a question', async () => {
  show();
  const dialog = await open();
  const pick = await dialog.findByRole('checkbox', { name: bank[0]!.text });
  fireEvent.click(pick);
  fireEvent.keyDown(pick, { key: 'Escape' });
  const question = within(await screen.findByRole('alertdialog', { name: /unsaved/i }));
  fireEvent.click(question.getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /unsaved/i })).toBeNull());
  expect(box(bank[0]!.text).checked).toBe(true);
  fireEvent.click(box(bank[0]!.text));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
