import { z } from 'zod';
import { Id, Text } from '../kernel/ids.ts';
import { longestReason } from '../kernel/limits.ts';
import { defineCommands, type CommandOf } from '../kernel/message.ts';
import { longestTimeLimitMin } from '../exams/exam.rules.ts';
import { AbandonReason, AttemptChannel, AttemptId, SittingOutcome } from './exam-attempt.events.ts';
import { mostExtraAttempts } from './exam-attempt.rules.ts';

const sitting = z.object({ userId: Id, groupId: Id, examId: Id });
const nth = sitting.extend({ n: z.int().positive() });
const attempt = z.object({ attemptId: AttemptId });
const because = { reason: Text(longestReason) };

export const examSittingCommands = defineCommands({
  /** What became of an attempt, now or again after a penalty or a manual grade. */
  CloseSittingAttempt: nth.extend({ outcome: SittingOutcome }),
  ReturnSittingAttempt: nth,
  GrantExtraAttempt: sitting.extend({ count: z.int().min(1).max(mostExtraAttempts), ...because }),
  GrantExtraTime: sitting.extend({ minutes: z.int().min(0).max(longestTimeLimitMin), ...because }),
});
export type ExamSittingCommand = CommandOf<typeof examSittingCommands>;

export const examAttemptCommands = defineCommands({
  /** The last step of StartExamAttempt, when no other attempt is open. Whether it may begin is decided here. */
  BeginAttempt: attempt.extend({ startId: z.uuid(), channel: AttemptChannel }),
  SaveExamAnswer: attempt.extend({
    questionId: z.string().min(1).max(24),
    optionId: z.string().min(1).max(24),
    /** It was given there. A page that has lost the attempt to another would answer over what it does not show. */
    pageId: z.uuid().optional(),
  }),
  SubmitExamAttempt: attempt,
  AbandonExamAttempt: attempt.extend({ reason: AbandonReason }),
  PenaliseExamAttempt: attempt.extend(because),
  LiftPenalty: attempt.extend(because),
  /** The score is given by hand, in percent. */
  GradeAttempt: attempt.extend({ score: z.number().min(0).max(100).multipleOf(0.01), ...because }),
  VoidExamAttempt: attempt.extend(because),
  /** An earlier attempt may have been voided since this one was graded. */
  JudgeRetakeAgain: attempt,
  /** A question may have been corrected since this one was graded. */
  JudgeAnswersAgain: attempt,
});
export type ExamAttemptCommand = CommandOf<typeof examAttemptCommands>;

/** An attempt that is still open is abandoned, then the new one begins in a stream that bears its number. */
export const StartExamAttempt = sitting.extend({ channel: AttemptChannel.default('WEB'), startId: z.uuid() });
export type StartExamAttempt = z.infer<typeof StartExamAttempt>;
