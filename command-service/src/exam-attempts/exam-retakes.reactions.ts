import { every } from '@paideia/documents/every.ts';
import { examAttemptEvents, sittingIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { defineReaction, ofStream, type Command } from '../kernel/react/reaction.ts';
import { examAttemptFacts } from './exam-attempt.facts.ts';

const judged = (attemptId: string): Command => ({ type: 'JudgeRetakeAgain', data: { attemptId }, key: attemptId });

/** An attempt that was voided is as if it had not been, for the scores of those after it too. What was voided before this was known stays as people have read it. */
export const examRetakes = defineReaction({
  name: 'exam-retakes',
  from: 'now',
  events: [examAttemptEvents],
  partition: ofStream,
  on: {
    ExamAttemptVoided: async ({ userId, groupId, examId, n }, _, ask) => {
      const sittingId = sittingIdOf(userId, groupId, examId);
      const attempts = await every(ask.table(examAttemptFacts), { where: { sittingId } });
      return attempts.filter((one) => one.n > n).map(({ attemptId }) => judged(attemptId));
    },
    // It looks again from the other side: an earlier one may have been voided while this one was sent in.
    ExamAttemptGraded: async ({ attemptId, retake }) => (retake ? [judged(attemptId)] : []),
  },
});
