import { expect, test } from '@jest/globals';
import { courseA, courseB, definitionOf, examA1, examB } from '../exam-attempts/exam.examples.ts';
import { examProjection } from '../exam-attempts/exam.projection.ts';
import { specFor } from '../kernel/spec.ts';
import { examQuestionIdOf, examQuestions } from './exam-question.view.ts';

const { given } = specFor(examProjection);
const definition = definitionOf(examA1, courseA, 2);
const [first, second] = definition.questions as [
  (typeof definition.questions)[number],
  (typeof definition.questions)[number],
];
const meta = { stream: `examDefinition-${examA1}` };
const defined = { type: 'ExamDefined', data: definition, meta };
const ids = (...questions: readonly { readonly id: string }[]) =>
  questions.map(({ id }) => examQuestionIdOf(examA1, id)).sort();

test('each question of an exam is found by itself, with its right answer', () => {
  const memory = given(defined);
  expect(
    memory
      .all(examQuestions)
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual(ids(first, second));
  memory.then(examQuestions, examQuestionIdOf(examA1, first.id), {
    examId: examA1,
    courseId: courseA,
    questionId: first.id,
    text: 'Question 0?',
    correctOptionId: 'c',
    from: null,
  });
});
test('as it was last written, and no more when it was left out; of another exam it says where it came from', () => {
  const from = { examId: examB, questionId: 'q9' };
  const third = { ...first, id: 'q3', from };
  const questions = [{ ...second, text: 'Which one?' }, third];
  const memory = given(defined, {
    type: 'ExamRevised',
    data: { ...definition, version: 2, courseId: courseB, questions },
    meta,
  });
  expect(
    memory
      .all(examQuestions)
      .map(({ _id }) => _id)
      .sort(),
  ).toEqual(ids(second, third));
  memory.then(examQuestions, examQuestionIdOf(examA1, second.id), {
    text: 'Which one?',
    courseId: courseB,
    from: null,
  });
  memory.then(examQuestions, examQuestionIdOf(examA1, 'q3'), { from });
});
