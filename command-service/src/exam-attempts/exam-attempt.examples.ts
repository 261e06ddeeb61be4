import { ada, campus, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import {
  attemptIdOf,
  type ExamAttemptEvent,
  type ExamSittingEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import type { ExamAttemptFacts } from './exam-attempt-facts.decider.ts';
import type { ExamStartFacts } from './exam-start.facts.ts';

/** An exam of a hundred questions at a point each, so that the points are the raw score; open from 28 September to 9 October. */
export const examId = exampleId('e');
export const sitting = { userId: ada, groupId: yearOne, examId, regionId: campus };
const opensAt = '2026-09-28T14:00:00.000Z';
export const closesAt = '2026-10-09T22:00:00.000Z';
export const now = '2026-10-01T12:00:00.000Z';
export const afterwards = '2026-10-09T22:05:00.001Z';
export const byHarriet = { actorId: harriet };
export const start = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
export const attempt = (n: number) => ({ ...sitting, n, attemptId: attemptIdOf(ada, yearOne, examId, n) });

export const definition: ExamDefinition = {
  examId,
  courseId: exampleId('c'),
  version: 1,
  title: 'Exam 1',
  instructions: '',
  passMark: 70,
  openBook: false,
  attemptsAllowed: 2,
  pointsPerQuestion: 1,
  penalty: false,
  timeLimitMin: null,
  questions: Array.from({ length: 100 }, (_, i) => ({
    id: `q${i}`,
    kind: 'trueFalse' as const,
    text: `Statement ${i}`,
    options: [
      { id: 'true', text: 'True' },
      { id: 'false', text: 'False' },
    ],
    correctOptionId: 'true',
  })),
};
const group = { regionId: campus, archived: false, offlineApp: false };
export const startFacts: ExamStartFacts = {
  group,
  lock: undefined,
  timeZone: 'America/Denver',
  isEnrolled: true,
  attempts: [],
  opening: { opensAt, closesAt, lockAt: '2026-10-16T22:00:00.000Z', attemptsAllowed: 2, timeLimitMin: 45 },
};
export const attemptFacts: ExamAttemptFacts = {
  regionId: campus,
  lock: undefined,
  definition,
  corrections: new Map(),
  closesAt,
  others: [],
  absences: [],
  holder: undefined,
  beginning: { ...startFacts, granted: 0, extraMinutes: null, reserved: [] },
};

export const reserved = (n: number): ExamSittingEvent => ({
  type: 'AttemptReserved',
  data: { ...attempt(n), startId: start(n) },
});
export const sittingClosed = (n: number, outcome: 'passed' | 'failed' | 'abandoned'): ExamSittingEvent => ({
  type: 'SittingAttemptClosed',
  data: { ...sitting, n, outcome },
});
export const extraTime = (minutes: number): ExamSittingEvent => ({
  type: 'ExtraTimeGranted',
  data: { ...sitting, minutes, reason: 'Reads slowly', by: harriet },
});
export const granted = (count: number): ExamSittingEvent => ({
  type: 'ExtraAttemptGranted',
  data: { ...sitting, count, reason: 'Illness', by: harriet },
});

export const started = (
  n = 1,
  more: Partial<DataOf<ExamAttemptEvent, 'ExamAttemptStarted'>> = {},
): ExamAttemptEvent => ({
  type: 'ExamAttemptStarted',
  data: {
    ...attempt(n),

    version: 1,
    questionOrder: definition.questions.map(({ id }) => id),
    startedAt: now,
    closesAt,
    timeLimitAt: null,
    late: false,
    channel: 'WEB',
    ...more,
  },
});
export const answered = (questionId: string, optionId: string, n = 1): ExamAttemptEvent => ({
  type: 'ExamAnswerSaved',
  data: { ...attempt(n), questionId, optionId },
});
/** Gives as many right answers as that; the others are not given. */
export const right = (points: number, n = 1): readonly ExamAttemptEvent[] =>
  Array.from({ length: points }, (_, i) => answered(`q${i}`, 'true', n));
export const abandoned = (n = 1): ExamAttemptEvent => ({
  type: 'ExamAttemptAbandoned',
  data: { ...attempt(n), reason: 'browserClosed' },
});
