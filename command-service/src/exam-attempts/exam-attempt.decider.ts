import { examAttemptCommands } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import {
  examAttemptEvents,
  examAttemptStream,
  examSittingStream,
  partsOfAttempt,
  sittingIdOf,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { isTimeOver } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { examDefinitionStream, examScheduleStream, type ExamDefinition } from '@paideia/events/exams/exam.events.ts';
import { isRejection, reject } from '@paideia/events/kernel/rejection.ts';
import { examDefinition, publishedOf, versionOf } from '../exams/exam-definition.decider.ts';
import { deadlineOf, examSchedule } from '../exams/exam-schedule.decider.ts';
import { groupFacts } from '../groups/group.facts.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { every } from '@paideia/documents/every.ts';
import { examAttemptFacts, type ExamAttemptFact } from './exam-attempt.facts.ts';
import {
  gradedOf,
  identityOf,
  noAttempt,
  regradedOf,
  type ExamAttemptState,
  type Started,
} from './exam-attempt-state.decider.ts';
import { examSitting } from './exam-sitting.decider.ts';
import { begunOf } from './exam-beginning.ts';
import { examStartFacts, startOf, type ExamStartFacts, type Sat } from './exam-start.facts.ts';

type Rejected =
  | 'noAccess'
  | `examAttempt.${'notAvailable' | 'offlineAppOnly' | 'notOpenYet' | 'locked' | 'alreadyPassed' | 'attemptsExceeded'}`
  | `examAttempt.${'startedElsewhere' | 'closed' | 'timeOver' | 'noSuchAnswer'}`
  | `examAttempt.${'stillOpen' | 'notGraded' | 'gradedByHand' | 'voided'}`;
export type ExamAttemptFacts = {
  readonly regionId: string | undefined;
  /** The version of the attempt, or the published one for an attempt that is to begin. */
  readonly definition: ExamDefinition | undefined;
  /** The student's other attempts at this exam in the group, asked for where it matters whether one is a retake. */
  readonly others: readonly Pick<ExamAttemptFact, 'n' | 'status'>[];
  /** The student's deadline as it stands now, asked for when an attempt is submitted: it may have been extended since the attempt began. */
  readonly closesAt: string | undefined;
  /** Only the beginning of an attempt is judged by it. */
  readonly beginning: (ExamStartFacts & Sat) | undefined;
};
/** An attempt that was voided does not count, so the one after it is no retake for its sake. */
const isRetake = ({ n }: Started, others: ExamAttemptFacts['others']): boolean => others.some((one) => one.n < n);

export const examAttempt = defineDecider<ExamAttemptState, Rejected, ExamAttemptFacts>()({
  events: examAttemptEvents,
  commands: examAttemptCommands,
  permissions: examAttemptPermissions,
  reads: readsExamResult,
  creates: ['BeginAttempt'],
  // A submission and the end of an attempt do not commute, nor do two beginnings, but decided again the one that came second is told so.
  commutes: ['BeginAttempt', 'SaveExamAnswer', 'SubmitExamAttempt', 'AbandonExamAttempt', 'JudgeRetakeAgain'],
  stream: ({ data }) => examAttemptStream(data.attemptId),
  initial: noAttempt,
  exists: ({ status }) => status !== 'none',
  scope: (_, { data }, { regionId }) => ({ ownerId: partsOfAttempt(data.attemptId).userId, regionId }),
  facts: async ({ type, data: { attemptId } }, ask, { started }) => {
    const { userId, groupId, examId, n } = partsOfAttempt(attemptId);
    const group = await ask.table(groupFacts).one(groupId);
    const exam = await ask.state(examDefinition, examDefinitionStream(examId));
    // An answer is judged by the exam alone, and there are many of them.
    const isSubmitted = type === 'SubmitExamAttempt';
    const schedule = isSubmitted ? await ask.state(examSchedule, examScheduleStream(groupId, examId)) : undefined;
    const judgesRetake = isSubmitted || type === 'JudgeRetakeAgain';
    const attempts = judgesRetake
      ? await every(ask.table(examAttemptFacts), { where: { sittingId: sittingIdOf(userId, groupId, examId) } })
      : [];
    return {
      regionId: group?.regionId,
      definition: started ? versionOf(exam, started.version) : publishedOf(exam),
      closesAt: schedule && deadlineOf(schedule, userId),
      others: attempts.filter((one) => one.n !== n && one.status !== 'voided'),
      beginning:
        type === 'BeginAttempt'
          ? {
              ...(await examStartFacts({ userId, groupId, examId }, ask)),
              ...(await ask.state(examSitting, examSittingStream(userId, groupId, examId))),
            }
          : undefined,
    };
  },

  decide: {
    BeginAttempt: ({ status, started }, { attemptId, startId, channel }, { definition, beginning, now }) => {
      if (!beginning) return reject('examAttempt.notAvailable');
      if (status !== 'none' && started)
        return startOf(started, beginning) === startId ? [] : reject('examAttempt.startedElsewhere');
      const begun = begunOf({ attemptId, startId, channel }, definition, { ...beginning, now });
      return isRejection(begun) ? begun : [{ type: 'ExamAttemptStarted', data: begun }];
    },
    SaveExamAnswer: ({ status, started, answers }, { questionId, optionId }, { definition, now }) => {
      if (status !== 'open' || !started) return reject('examAttempt.closed');
      if (isTimeOver(now, started.timeLimitAt)) return reject('examAttempt.timeOver');
      const question = definition?.questions.find(({ id }) => id === questionId);
      if (!question?.options.some(({ id }) => id === optionId)) return reject('examAttempt.noSuchAnswer');
      return answers.get(questionId) === optionId
        ? []
        : [{ type: 'ExamAnswerSaved', data: { ...identityOf(started), questionId, optionId } }];
    },
    SubmitExamAttempt: ({ status, started, answers, penalised }, _, { definition, closesAt, others, now }) => {
      if (status === 'graded') return [];
      if (status !== 'open' || !started || !definition) return reject('examAttempt.closed');
      if (isTimeOver(now, started.timeLimitAt)) return reject('examAttempt.timeOver');
      const retake = isRetake(started, others);
      return [
        { type: 'ExamAttemptSubmitted', data: identityOf(started) },
        {
          type: 'ExamAttemptGraded',
          data: gradedOf({ started, answers }, definition, { now, closesAt, retake, penalised }),
        },
      ];
    },
    AbandonExamAttempt: ({ status, started }, { reason }) => {
      if (status === 'open' && started)
        return [{ type: 'ExamAttemptAbandoned', data: { ...identityOf(started), reason } }];
      // A new start only wants it to be over.
      return status === 'abandoned' || reason === 'startedAgain' ? [] : reject('examAttempt.closed');
    },
    PenaliseExamAttempt: ({ status, started, graded, penalised, byHand }, { reason }, { definition, actorId }) => {
      if (status === 'voided') return reject('examAttempt.voided');
      if (status !== 'graded' || !started || !graded || !definition) return reject('examAttempt.notGraded');
      if (byHand) return reject('examAttempt.gradedByHand');
      if (actorId === null) return reject('noAccess');
      if (penalised) return [];
      return [
        { type: 'ExamAttemptPenalised', data: { ...identityOf(started), reason, by: actorId } },
        { type: 'ExamAttemptGraded', data: regradedOf(graded, definition, { penalised: true }) },
      ];
    },
    LiftPenalty: ({ status, started, graded, penalised, byHand }, { reason }, { definition, actorId }) => {
      if (status === 'voided') return reject('examAttempt.voided');
      if (status !== 'graded' || !started || !graded || !definition) return reject('examAttempt.notGraded');
      if (byHand) return reject('examAttempt.gradedByHand');
      if (actorId === null) return reject('noAccess');
      if (!penalised) return [];
      return [
        { type: 'PenaltyLifted', data: { ...identityOf(started), reason, by: actorId } },
        { type: 'ExamAttemptGraded', data: regradedOf(graded, definition, { penalised: false }) },
      ];
    },
    GradeAttempt: ({ status, started, byHand }, { score, reason }, { definition, actorId }) => {
      if (status === 'voided') return reject('examAttempt.voided');
      if (status === 'open' || !started || !definition) return reject('examAttempt.stillOpen');
      if (actorId === null) return reject('noAccess');
      if (byHand?.score === score) return [];
      return [
        {
          type: 'ExamAttemptRegraded',
          data: { ...identityOf(started), score, passed: score >= definition.passMark, reason, by: actorId },
        },
      ];
    },
    VoidExamAttempt: ({ status, started }, { reason }, { actorId }) => {
      if (status === 'voided' || !started) return [];
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'ExamAttemptVoided', data: { ...identityOf(started), reason, by: actorId } }];
    },
    JudgeRetakeAgain: ({ status, started, graded, penalised, byHand }, _, { definition, others }) => {
      // What staff gave by hand stays as they gave it.
      if (status !== 'graded' || !started || !graded || !definition || byHand) return [];
      return graded.retake && !isRetake(started, others)
        ? [{ type: 'ExamAttemptGraded', data: regradedOf(graded, definition, { penalised, retake: false }) }]
        : [];
    },
  },
  evolve: {
    ExamAttemptStarted: (state, started) => ({ ...state, status: 'open', started }),
    ExamAnswerSaved: (state, { questionId, optionId }) => ({
      ...state,
      answers: new Map(state.answers).set(questionId, optionId),
    }),
    ExamAttemptSubmitted: (state) => state,
    ExamAttemptGraded: (state, graded) => ({ ...state, status: 'graded', graded }),
    ExamAttemptAbandoned: (state) => ({ ...state, status: 'abandoned' }),
    ExamAttemptPenalised: (state) => ({ ...state, penalised: true }),
    PenaltyLifted: (state) => ({ ...state, penalised: false }),
    ExamAttemptRegraded: (state, { score }) => ({ ...state, byHand: { score } }),
    ExamAttemptVoided: (state) => ({ ...state, status: 'voided' }),
  },
});
