import type { ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { isLate, scoreOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import type { ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';

export type Started = DataOf<ExamAttemptEvent, 'ExamAttemptStarted'>;
export type Graded = DataOf<ExamAttemptEvent, 'ExamAttemptGraded'>;
export type ExamAttemptState = {
  readonly status: 'none' | 'open' | 'graded' | 'abandoned' | 'voided';
  readonly started: Started | null;
  /** Option by question. A map: the id of a question may be a name that every object has. */
  readonly answers: ReadonlyMap<string, string>;
  /** An attempt that was submitted has it, as computed. */
  readonly graded: Graded | null;
  /** Staff set it; the exam may have a penalty of its own. */
  readonly penalised: boolean;
  /** Staff give it, and it overrules what was computed. */
  readonly byHand: { readonly score: number } | null;
};
export const noAttempt: ExamAttemptState = {
  status: 'none',
  started: null,
  answers: new Map(),
  graded: null,
  penalised: false,
  byHand: null,
};

export const identityOf = ({ attemptId, userId, groupId, examId, regionId, n }: Started) => ({
  attemptId,
  userId,
  groupId,
  examId,
  regionId,
  n,
});

/** Whoever was given more time has it for the attempt that is running too, and has begun it in time; a deadline that was moved forward takes nothing back. */
function isLateBy({ closesAt, startedAt, late }: Started, present: string | undefined, now: string): boolean {
  const deadline = present !== undefined && Date.parse(present) > Date.parse(closesAt) ? present : closesAt;
  return isLate(now, deadline, late && hasClosed(deadline, Date.parse(startedAt)));
}
type Moment = {
  readonly now: string;
  /** The student's deadline as it stands at that moment. */
  readonly closesAt: string | undefined;
  readonly retake: boolean;
  readonly penalised: boolean;
};

/** What the answers are worth, when they are sent in at that moment. */
export function gradedOf(
  { started, answers }: Pick<ExamAttemptState, 'answers'> & { readonly started: Started },
  { questions, pointsPerQuestion, passMark, penalty }: ExamDefinition,
  { now, closesAt, retake, penalised }: Moment,
): Graded {
  const given = (questionId: string): string | null => answers.get(questionId) ?? null;
  const judged = started.questionOrder.flatMap((questionId) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return [];
    return [
      {
        questionId,
        given: given(questionId),
        correct: question.correctOptionId,
        isCorrect: given(questionId) === question.correctOptionId,
      },
    ];
  });
  const points = judged.filter(({ isCorrect }) => isCorrect).length * pointsPerQuestion;
  const maxPoints = questions.length * pointsPerQuestion;
  const flags = { retake, penalised: penalised || penalty, late: isLateBy(started, closesAt, now) };
  return {
    ...identityOf(started),
    points,
    maxPoints,
    ...scoreOf({ points, maxPoints, passMark, ...flags }),
    ...flags,
    answers: judged,
  };
}

/** The same answers, with a penalty or without it, as a retake or as none. */
export const regradedOf = (
  graded: Graded,
  { passMark, penalty }: ExamDefinition,
  { penalised, retake = graded.retake }: { readonly penalised: boolean; readonly retake?: boolean },
): Graded => {
  const flags = { retake, late: graded.late, penalised: penalised || penalty };
  return {
    ...graded,
    ...scoreOf({ points: graded.points, maxPoints: graded.maxPoints, passMark, ...flags }),
    ...flags,
  };
};
