import { z } from 'zod';
import { Id, Instant } from '../kernel/ids.ts';
import { defineEvents, event, type EventOf } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { QuestionRuling } from '../exams/exam.events.ts';

/** All of one student's attempts at one exam in one group: what was granted besides, and what it has heard of them. */
export const sittingIdOf = (userId: string, groupId: string, examId: string): string =>
  `${userId}_${groupId}_${examId}`;
export const examSittingStream = (userId: string, groupId: string, examId: string): string =>
  `examSitting-${sittingIdOf(userId, groupId, examId)}`;
export const attemptIdOf = (userId: string, groupId: string, examId: string, n: number): string =>
  `${sittingIdOf(userId, groupId, examId)}_${n}`;
export const examAttemptStream = (attemptId: string): string => `examAttempt-${attemptId}`;
export const AttemptId = z.string().regex(/^[0-9a-f]{24}_[0-9a-f]{24}_[0-9a-f]{24}_\d{1,3}$/);
/** Answers the parts that an attempt's id is made of. */
export function partsOfAttempt(attemptId: string): {
  readonly userId: string;
  readonly groupId: string;
  readonly examId: string;
  readonly n: number;
} {
  const [userId = '', groupId = '', examId = '', n = '0'] = attemptId.split('_');
  return { userId, groupId, examId, n: Number(n) };
}
export const AbandonReason = z.enum(['leftPage', 'browserClosed', 'heartbeatLost', 'timeLimit', 'startedAgain']);
export type AbandonReason = z.infer<typeof AbandonReason>;
export const AttemptChannel = z.enum(['WEB', 'APP']);
export type AttemptChannel = z.infer<typeof AttemptChannel>;
export const SittingOutcome = z.enum(['passed', 'failed', 'abandoned']);
export type SittingOutcome = z.infer<typeof SittingOutcome>;

const sitting = z.object({ userId: Id, groupId: Id, examId: Id, regionId: Id });
const nth = sitting.extend({ n: z.int().positive() });
const about = { subject: (data: { userId: string }) => data.userId };

export const examSittingEvents = defineEvents('examSitting', {
  /** `startId` is made by the screen that starts: the same start meets its own attempt again. Once written before the attempt began, now when the sitting hears of it. */
  AttemptReserved: event(nth.extend({ attemptId: AttemptId, startId: z.uuid() })),
  SittingAttemptClosed: event(nth.extend({ outcome: SittingOutcome })),
  /** A later change of the result: a penalty, a manual grade. */
  SittingAttemptRevised: event(nth.extend({ outcome: SittingOutcome })),
  /** A voided attempt does not count. */
  SittingAttemptReturned: event(nth),
  ExtraAttemptGranted: event(sitting.extend({ count: z.int(), reason: personal(z.string()), by: Id }), about),
  /** Beyond the time limit of the exam, for each attempt that begins from now on; it takes the place of what was given before, and 0 takes it back. */
  ExtraTimeGranted: event(sitting.extend({ minutes: z.int(), reason: personal(z.string()), by: Id }), about),
});
export type ExamSittingEvent = EventOf<typeof examSittingEvents>;

const attempt = nth.extend({ attemptId: AttemptId });
/** Ids of a question and of its options; `given` is null where nothing was chosen. */
export const GradedAnswer = z.object({
  questionId: z.string(),
  given: z.string().nullable(),
  correct: z.string(),
  isCorrect: z.boolean(),
  /** A question that was corrected has it; what does not count is in neither the points nor those possible. */
  ruling: QuestionRuling.optional(),
  /** All options that are right by the correction, `correct` among them. */
  accepted: z.array(z.string()).optional(),
});
export type GradedAnswer = z.infer<typeof GradedAnswer>;
/** The services could not be reached then, while the attempt was open. */
const away = z.object({ from: Instant, until: Instant });
const decided = attempt.extend({ reason: personal(z.string()), by: Id });

export const examAttemptEvents = defineEvents('examAttempt', {
  ExamAttemptStarted: event(
    attempt.extend({
      /** Of the exam's definition, which is frozen for this attempt. */
      version: z.int(),
      questionOrder: z.array(z.string()),
      startedAt: Instant,
      /** The student's own, with an extension. */
      closesAt: Instant,
      timeLimitAt: Instant.nullable(),
      /** Started after it closed. */
      late: z.boolean(),
      channel: AttemptChannel,
      /** It says which start it was; attempts from before the number was theirs alone do not say it, the sitting does. */
      startId: z.uuid().optional(),
    }),
  ),
  ExamAnswerSaved: event(attempt.extend({ questionId: z.string(), optionId: z.string() })),
  /** `away`: the last time that the services were away, where it was sent in after its time for that, or after the deadline. */
  ExamAttemptSubmitted: event(attempt.extend({ away: away.optional() })),
  /** Percents with two decimals; `scaledFrom` is the raw score where the cap took something off. Said again when a penalty comes or goes, when it is a retake no more, and when a question was corrected. */
  ExamAttemptGraded: event(
    attempt.extend({
      points: z.int(),
      maxPoints: z.int(),
      raw: z.number(),
      score: z.number(),
      scaledFrom: z.number().nullable(),
      passed: z.boolean(),
      retake: z.boolean(),
      late: z.boolean(),
      penalised: z.boolean(),
      answers: z.array(GradedAnswer),
      /** The correction of a question for which it is said again. */
      correctionId: Id.optional(),
      /** What the attempt was worth until that correction. */
      before: z.object({ score: z.number(), passed: z.boolean() }).optional(),
    }),
  ),
  /** `away`: the last time that the services were away, where nothing was heard of it any more. */
  ExamAttemptAbandoned: event(attempt.extend({ reason: AbandonReason, away: away.optional() })),
  ExamAttemptPenalised: event(decided, about),
  PenaltyLifted: event(decided, about),
  ExamAttemptRegraded: event(decided.extend({ score: z.number(), passed: z.boolean() }), about),
  ExamAttemptVoided: event(decided, about),
});
export type ExamAttemptEvent = EventOf<typeof examAttemptEvents>;
