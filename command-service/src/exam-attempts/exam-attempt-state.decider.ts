import type { ExamAttemptEvent } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { isLate } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import { judgedAgain, judgedBy, scoredAgain, type Ruled } from '@paideia/events/exam-attempts/exam-correction.rules.ts';
import type { ExamCorrection, ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { hasClosed } from '@paideia/events/exams/exam.rules.ts';
import type { Absence } from '@paideia/events/kernel/dates.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';

export type Started = DataOf<ExamAttemptEvent, 'ExamAttemptStarted'>;
type Graded = DataOf<ExamAttemptEvent, 'ExamAttemptGraded'>;
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

/** The last time that the services were away while the attempt was open, if they were. */
export const awayDuring = ({ startedAt }: Started, absences: readonly Absence[]): Absence | undefined =>
  absences.findLast(({ until }) => Date.parse(until) > Date.parse(startedAt));

/** Whoever was given more time has it for the attempt that is running too, and has begun it in time; a deadline that was moved forward takes nothing back. */
function isLateBy(
  { closesAt, startedAt, late }: Started,
  present: string | undefined,
  now: string,
  absences: readonly Absence[],
): boolean {
  const deadline = present !== undefined && Date.parse(present) > Date.parse(closesAt) ? present : closesAt;
  return isLate(now, deadline, late && hasClosed(deadline, Date.parse(startedAt)), absences);
}
type Moment = {
  readonly now: string;
  /** The student's deadline as it stands at that moment. */
  readonly closesAt: string | undefined;
  readonly absences: readonly Absence[];
  readonly retake: boolean;
  readonly penalised: boolean;
};

/** What was corrected of the questions, for attempts like this one, the latest last. */
export type Corrections = ReadonlyMap<string, Ruled & Pick<ExamCorrection, 'correctionId'>>;

/** What the answers are worth, when they are sent in at that moment. */
export function gradedOf(
  { started, answers }: Pick<ExamAttemptState, 'answers'> & { readonly started: Started },
  definition: ExamDefinition,
  corrections: Corrections,
  { now, closesAt, absences, retake, penalised }: Moment,
): Graded {
  const judged = started.questionOrder.flatMap((questionId) => {
    const question = definition.questions.find(({ id }) => id === questionId);
    if (!question) return [];
    const given = answers.get(questionId) ?? null;
    return [judgedBy({ questionId, given, correct: question.correctOptionId }, corrections.get(questionId))];
  });
  const flags = {
    retake,
    penalised: penalised || definition.penalty,
    late: isLateBy(started, closesAt, now, absences),
  };
  return {
    ...identityOf(started),
    ...scoredAgain(judged, definition, flags),
    ...flags,
    answers: judged,
  };
}

/** The same answers, as the questions are judged now, with a penalty or without it, as a retake or as none. */
export const regradedOf = (
  { correctionId: _correctionId, before: _before, ...graded }: Graded,
  definition: ExamDefinition,
  corrections: Corrections,
  { penalised, retake = graded.retake }: { readonly penalised: boolean; readonly retake?: boolean },
): Graded => {
  const flags = { retake, late: graded.late, penalised: penalised || definition.penalty };
  const answers = [...judgedAgain(graded.answers, definition, corrections)];
  return { ...graded, ...scoredAgain(answers, definition, flags), ...flags, answers };
};

/** The score by the questions as they are judged now; undefined where nothing becomes of it. */
export function correctedOf(
  graded: Graded,
  definition: ExamDefinition,
  corrections: Corrections,
  penalised: boolean,
): Graded | undefined {
  const correctionId = [...corrections.values()].at(-1)?.correctionId;
  if (correctionId === undefined) return undefined;
  const then = regradedOf(graded, definition, corrections, { penalised });
  const isSame = then.points === graded.points && then.maxPoints === graded.maxPoints && then.score === graded.score;
  const before = { score: graded.score, passed: graded.passed };
  return isSame ? undefined : { ...then, correctionId, before };
}
