import {
  sittingIdOf,
  type ExamAttemptEvent,
  type ExamSittingEvent,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { EventRef } from '@paideia/events/kernel/metadata.ts';
import { examDefinitions } from '../exams/exam.view.ts';
import { studentNamed } from '../kernel/people.ts';
import {
  need,
  put,
  refOf,
  update,
  upsert,
  type AnyChange,
  type Found,
  type Need,
  type Occurred,
  type Projection,
} from '../kernel/projection.ts';
import {
  examPapers,
  examPeople,
  examResults,
  studentExams,
  type ExamPaperView,
  type ExamResultView,
  type SatAttempt,
  type StudentExamView,
} from './exam-attempt.view.ts';

type Of = Pick<
  DataOf<ExamAttemptEvent, 'ExamAttemptSubmitted'>,
  'attemptId' | 'userId' | 'groupId' | 'examId' | 'regionId' | 'n'
>;
type Whose = Omit<Of, 'attemptId' | 'n'>;

const withExtra = (view: StudentExamView): StudentExamView => ({
  ...view,
  hasExtra: view.granted > 0 || (view.extraTime?.minutes ?? 0) > 0,
});
const sitting = (
  { userId, groupId, examId, regionId }: Whose,
  to: (view: StudentExamView) => StudentExamView,
): AnyChange => {
  const _id = sittingIdOf(userId, groupId, examId);
  return upsert(studentExams, _id, (before) =>
    withExtra(
      to(
        before ?? {
          _id,
          userId,
          groupId,
          examId,
          regionId,
          granted: 0,
          grants: [],
          extraTime: null,
          hasExtra: false,
          attempts: [],
        },
      ),
    ),
  );
};
const sat = (attempt: Of, fields: Partial<SatAttempt>): AnyChange =>
  sitting(attempt, (view) => {
    const { attemptId, n } = attempt;
    const before = view.attempts.find((one) => one.n === n) ?? {
      attemptId,
      n,
      status: 'open',
      score: null,
      scaledFrom: null,
      passed: false,
      late: false,
      regraded: false,
    };
    return {
      ...view,
      attempts: [...view.attempts.filter((one) => one.n !== n), { ...before, ...fields }].sort((a, b) => a.n - b.n),
    };
  });
const paper = (attemptId: string, occurred: Occurred, status: ExamPaperView['status']): AnyChange =>
  update(examPapers, attemptId, (view) => ({ ...view, status, why: [...view.why, refOf(occurred)] }));

/** What an attempt is worth that was not sent in. */
const nothing = {
  points: 0,
  maxPoints: 0,
  raw: 0,
  score: 0,
  scaledFrom: null,
  passed: false,
  retake: false,
  late: false,
  penalised: false,
  answers: [],
};

function resultOf(attempt: Of, occurred: Occurred, found: Found): ExamResultView {
  const { attemptId, userId, groupId, examId, regionId, n } = attempt;
  const cut = found.one(examPapers, attemptId);
  const exam = found.one(examDefinitions, examId);
  return {
    _id: attemptId,
    _revision: occurred.revision,
    userId,
    groupId,
    examId,
    regionId,
    n,
    ...studentNamed(found.one(examPeople, userId)),
    courseId: exam?.courseId ?? '',
    examTitle: exam?.title ?? '',
    examTitleKey: exam?.titleKey ?? '',
    version: cut?.version ?? 1,
    ...nothing,
    abandoned: null,
    regraded: false,
    voided: false,
    correctedFrom: null,
    startedAt: cut?.startedAt ?? occurred.at,
    at: occurred.at,
    why: cut?.why ?? [],
  };
}
type Ending = Partial<
  Pick<ExamResultView, keyof typeof nothing | 'abandoned' | 'regraded' | 'voided' | 'correctedFrom'>
>;
/** The end of an attempt, or a later change of its result, which leaves the time of its end. */
const ending = <D extends Of>(
  status: SatAttempt['status'] | null,
  to: (data: D, before: ExamResultView) => Ending,
  causes: (data: D, found: Found) => readonly EventRef[] = () => [],
) => ({
  needs: ({ attemptId, userId, examId }: D): readonly Need[] => [
    need(examPapers, attemptId),
    need(examResults, attemptId),
    need(examPeople, userId),
    need(examDefinitions, examId),
  ],
  then: (data: D, occurred: Occurred, found: Found): readonly AnyChange[] => {
    const before = found.one(examResults, data.attemptId) ?? resultOf(data, occurred, found);
    const result: ExamResultView = {
      ...before,
      ...to(data, before),
      _revision: occurred.revision,
      why: [...before.why, ...causes(data, found), refOf(occurred)],
    };
    const { score, scaledFrom, passed, late, regraded } = result;
    return [
      put(examResults, data.attemptId, result),
      ...(status === null ? [] : [paper(data.attemptId, occurred, status)]),
      sat(data, { ...(status !== null && { status }), score, scaledFrom, passed, late, regraded }),
    ];
  },
});

/** These rows follow what students make of exams. */
export const examAttemptRows: Projection<ExamAttemptEvent | ExamSittingEvent>['on'] = {
  ExtraAttemptGranted: (data, { at }) =>
    sitting(data, (view) => {
      const { count, reason, by } = data;
      return { ...view, granted: view.granted + count, grants: [...view.grants, { count, reason, by, at }] };
    }),
  ExtraTimeGranted: (data, { at }) =>
    sitting(data, (view) => {
      const { minutes, reason, by } = data;
      return { ...view, extraTime: { minutes, reason, by, at } };
    }),
  ExamAttemptStarted: (data, occurred) => {
    const {
      attemptId,
      userId,
      groupId,
      examId,
      regionId,
      n,
      version,
      questionOrder,
      startedAt,
      closesAt,
      timeLimitAt,
      late,
      channel,
    } = data;
    return [
      put(examPapers, attemptId, {
        _id: attemptId,
        userId,
        groupId,
        examId,
        regionId,
        n,
        version,
        status: 'open',
        questionOrder,
        answers: [],
        startedAt,
        closesAt,
        timeLimitAt,
        late,
        channel,
        why: [refOf(occurred)],
      }),
      sat(data, { status: 'open' }),
    ];
  },
  ExamAnswerSaved: ({ attemptId, questionId, optionId }) =>
    update(examPapers, attemptId, (view) => ({
      ...view,
      answers: [...view.answers.filter((one) => one.questionId !== questionId), { questionId, optionId }],
    })),
  ExamAttemptSubmitted: ({ attemptId }, occurred) => paper(attemptId, occurred, 'open'),
  ExamAttemptGraded: ending(
    'graded',
    ({ points, maxPoints, raw, score, scaledFrom, passed, retake, late, penalised, answers, before }, result) => ({
      points,
      maxPoints,
      raw,
      score,
      scaledFrom,
      passed,
      retake,
      late,
      penalised,
      answers,
      correctedFrom: before?.score ?? result.correctedFrom,
    }),
    ({ examId, correctionId }, found) =>
      (found.one(examDefinitions, examId)?.corrections ?? []).flatMap((one) =>
        one.correctionId === correctionId ? [one.ref] : [],
      ),
  ),
  ExamAttemptAbandoned: ending('abandoned', ({ reason }) => ({ abandoned: reason })),
  ExamAttemptPenalised: ending(null, () => ({})),
  PenaltyLifted: ending(null, () => ({})),
  ExamAttemptRegraded: ending(null, ({ score, passed }) => ({ score, passed, scaledFrom: null, regraded: true })),
  ExamAttemptVoided: ending('voided', () => ({ voided: true })),
};
