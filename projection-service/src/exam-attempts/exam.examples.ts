// Exams and what students made of them, for tests: events as the deciders write them.
import {
  attemptIdOf,
  examAttemptStream,
  examSittingStream,
  type AbandonReason,
  type GradedAnswer,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { scoreOf } from '@paideia/events/exam-attempts/exam-attempt.rules.ts';
import {
  examDefinitionStream,
  examScheduleStream,
  type ExamCorrection,
  type ExamDefinition,
} from '@paideia/events/exams/exam.events.ts';
import type { GivenEvent } from '../kernel/spec.ts';
import { groupId, harriet, regionId } from '../registers/attendance.examples.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
export const [courseA, courseB, examA1, examA2, examB] = [41, 42, 51, 52, 53].map(hex) as [
  string,
  string,
  string,
  string,
  string,
];
export const opensAt = '2026-09-28T14:00:00.000Z';
export const closesAt = '2026-10-09T22:00:00.000Z';

export const definitionOf = (
  examId: string,
  courseId: string,
  questions: number,
  more: Partial<ExamDefinition> = {},
): ExamDefinition => ({
  examId,
  courseId,
  version: 1,
  title: `Exam ${Number.parseInt(examId, 16) - 50}`,
  instructions: 'Answer every question.',
  passMark: 70,
  openBook: false,
  attemptsAllowed: 2,
  pointsPerQuestion: 2,
  penalty: false,
  timeLimitMin: null,
  questions: Array.from({ length: questions }, (_, i) => ({
    id: `q${i}`,
    kind: 'choice' as const,
    text: `Question ${i}?`,
    options: ['a', 'b', 'c'].map((id) => ({ id, text: `Answer ${id} of ${i}` })),
    correctOptionId: i % 3 === 0 ? 'c' : 'b',
  })),
  ...more,
});
export const defined = (definition: ExamDefinition): readonly GivenEvent[] => {
  const meta = { stream: examDefinitionStream(definition.examId) };
  return [
    { type: 'ExamDefined', data: definition, meta },
    { type: 'ExamPublished', data: { examId: definition.examId, version: definition.version }, meta },
  ];
};
export const scheduled = (
  examId: string,
  more: { opensAt?: string; closesAt?: string; lockAt?: string | null } = {},
): GivenEvent => ({
  type: 'ExamScheduled',
  data: { groupId, examId, regionId, opensAt, closesAt, lockAt: null, ...more },
  meta: { stream: examScheduleStream(groupId, examId) },
});
export const granted = (userId: string, examId: string, count = 1): GivenEvent => ({
  type: 'ExtraAttemptGranted',
  data: { userId, groupId, examId, regionId, count, reason: 'Illness', by: harriet },
  meta: { stream: examSittingStream(userId, groupId, examId), actorId: harriet },
});

/** A question of the first version was wrong; everybody gets its points, unless something else is said. */
export const corrected = (examId: string, questionId: string, more: Partial<ExamCorrection> = {}): GivenEvent => ({
  type: 'ExamQuestionCorrected',
  data: {
    examId,
    correctionId: hex(71),
    version: 1,
    groupId,
    questionId,
    ruling: 'everybody',
    accepted: [],
    reason: 'It was not taught',
    by: harriet,
    ...more,
  } satisfies ExamCorrection,
  meta: { stream: examDefinitionStream(examId), actorId: harriet },
});

export const extraTime = (userId: string, examId: string, minutes: number): GivenEvent => ({
  type: 'ExtraTimeGranted',
  data: { userId, groupId, examId, regionId, minutes, reason: 'Reads slowly', by: harriet },
  meta: { stream: examSittingStream(userId, groupId, examId), actorId: harriet },
});

/** One attempt of a student; `right` is how many questions are answered rightly, the next one is answered wrongly. */
export function attemptOf(
  definition: ExamDefinition,
  userId: string,
  n = 1,
  { at = '2026-10-01T12:00:00.000Z', isLate = false } = {},
) {
  const { examId, version, questions, passMark, pointsPerQuestion } = definition;
  const attemptId = attemptIdOf(userId, groupId, examId, n);
  const stream = examAttemptStream(attemptId);
  const attempt = { userId, groupId, examId, regionId, n, attemptId };
  const given = (type: string, data: object, actorId = userId): GivenEvent => ({
    type,
    data: { ...attempt, ...data },
    meta: { stream, actorId, at },
  });
  const order = questions.map(({ id }) => id).reverse();
  const started = given('ExamAttemptStarted', {
    version,
    questionOrder: order,
    startedAt: at,
    closesAt,
    timeLimitAt: null,
    late: isLate,
    channel: 'WEB',
  });
  const answered = (questionId: string, optionId: string): GivenEvent =>
    given('ExamAnswerSaved', { questionId, optionId });
  const graded = (
    right: number,
    penalised = false,
    more: object = {},
    judged: (answer: GradedAnswer) => GradedAnswer = (answer) => answer,
  ): GivenEvent => {
    const [points, maxPoints] = [right * pointsPerQuestion, questions.length * pointsPerQuestion];
    const flags = { retake: n > 1, late: isLate, penalised };
    const answers = order.map((questionId, i) => {
      const { correctOptionId: correct } = questions.find(({ id }) => id === questionId)!;
      const given = i < right ? correct : i === right ? 'a' : null;
      return judged({ questionId, given, correct, isCorrect: i < right });
    });
    return given('ExamAttemptGraded', {
      points,
      maxPoints,
      ...scoreOf({ points, maxPoints, passMark, ...flags }),
      ...flags,
      answers,
      ...more,
    });
  };
  const because = { reason: 'Agreed with the dean', by: harriet };
  return {
    attemptId,
    stream,
    started,
    answered,
    graded,
    submitted: (right: number): readonly GivenEvent[] => [started, given('ExamAttemptSubmitted', {}), graded(right)],
    abandoned: (reason: AbandonReason = 'browserClosed'): readonly GivenEvent[] => [
      started,
      given('ExamAttemptAbandoned', { reason }),
    ],
    penalised: (right: number): readonly GivenEvent[] => [
      given('ExamAttemptPenalised', because, harriet),
      graded(right, true),
    ],
    regraded: (score: number): GivenEvent =>
      given('ExamAttemptRegraded', { ...because, score, passed: score >= passMark }, harriet),
    /** Graded again when everybody was given the points of one question; `right` has it among them. */
    again: (right: number, corrected: string): GivenEvent =>
      graded(right, false, { correctionId: hex(71), before: { score: 60, passed: false } }, (answer) =>
        answer.questionId === corrected ? { ...answer, isCorrect: true, ruling: 'everybody' } : answer,
      ),
    voided: (): GivenEvent => given('ExamAttemptVoided', because, harriet),
  };
}
