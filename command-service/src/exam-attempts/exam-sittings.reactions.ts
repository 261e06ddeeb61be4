import { examAttemptEvents } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';

type Of = { readonly userId: string; readonly groupId: string; readonly examId: string; readonly n: number };
const close = ({ userId, groupId, examId, n }: Of, outcome: 'passed' | 'failed' | 'abandoned'): readonly Command[] => [
  { type: 'CloseSittingAttempt', data: { userId, groupId, examId, n, outcome } },
];

/** The sitting hears what became of its attempts; a start that comes sooner reads it from the attempts. */
export const examSittings = defineReaction({
  name: 'exam-sittings',
  from: 'beginning',
  events: [examAttemptEvents],
  partition: ofStream,
  on: {
    ExamAttemptGraded: async (attempt) => close(attempt, attempt.passed ? 'passed' : 'failed'),
    ExamAttemptRegraded: async (attempt) => close(attempt, attempt.passed ? 'passed' : 'failed'),
    ExamAttemptAbandoned: async (attempt) => close(attempt, 'abandoned'),
    ExamAttemptVoided: async ({ userId, groupId, examId, n }) => [
      { type: 'ReturnSittingAttempt', data: { userId, groupId, examId, n } },
    ],
  },
});
