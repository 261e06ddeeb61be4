import { ada, exampleId, yearOne, type ExamplesOf } from '../kernel/examples.ts';
import type { examAttemptCommands, examSittingCommands, StartExamAttempt } from './exam-attempt.commands.ts';
import { attemptIdOf } from './exam-attempt.events.ts';

const sitting = { userId: ada, groupId: yearOne, examId: exampleId('e') };
const startId = '00000000-0000-4000-8000-0000000000e1';
const attemptId = attemptIdOf(sitting.userId, sitting.groupId, sitting.examId, 1);
const reason = 'Agreed with the dean';

export const startExamAttemptExamples = {
  StartExamAttempt: { ...sitting, startId },
} satisfies ExamplesOf<{ StartExamAttempt: typeof StartExamAttempt }>;
export const examSittingExamples = {
  CloseSittingAttempt: { ...sitting, n: 1, outcome: 'passed' },
  ReturnSittingAttempt: { ...sitting, n: 1 },
  GrantExtraAttempt: { ...sitting, count: 1, reason },
  GrantExtraTime: { ...sitting, minutes: 15, reason },
} satisfies ExamplesOf<typeof examSittingCommands>;
export const examAttemptExamples = {
  BeginAttempt: { attemptId, startId, channel: 'WEB' },
  SaveExamAnswer: { attemptId, questionId: 'q1', optionId: 'b' },
  SubmitExamAttempt: { attemptId },
  AbandonExamAttempt: { attemptId, reason: 'leftPage' },
  PenaliseExamAttempt: { attemptId, reason },
  LiftPenalty: { attemptId, reason },
  GradeAttempt: { attemptId, score: 82.5, reason },
  VoidExamAttempt: { attemptId, reason },
  JudgeRetakeAgain: { attemptId },
  JudgeAnswersAgain: { attemptId },
} satisfies ExamplesOf<typeof examAttemptCommands>;
