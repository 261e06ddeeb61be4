import type { Question, QuestionRef } from '@paideia/events/exams/exam.events.ts';
import { examsGroup } from './exam-group.view.ts';

export const examQuestionIdOf = (examId: string, questionId: string): string => `${examId}_${questionId}`;

/** One question of an exam as it was last written, with its right answer: for those who write exams. */
export type BankQuestionView = Pick<Question, 'kind' | 'text' | 'options' | 'correctOptionId'> & {
  readonly _id: string;
  readonly examId: string;
  readonly courseId: string;
  readonly questionId: string;
  readonly from: QuestionRef | null;
  /** When its exam was last written. */
  readonly at: string;
};
export const examQuestions = examsGroup.collection<BankQuestionView>('examQuestions', {
  indexes: {
    at: ['at'],
    course: ['courseId', 'at'],
    kind: ['kind', 'at'],
    courseKind: ['courseId', 'kind', 'at'],
  },
  search: ['text'],
});
