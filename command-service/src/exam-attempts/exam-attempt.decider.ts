import { examAttemptCommands } from '@paideia/events/exam-attempts/exam-attempt.commands.ts';
import {
  examAttemptEvents,
  examAttemptStream,
  partsOfAttempt,
} from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { isTimeOver } from '@paideia/events/exam-attempts/exam-start.rules.ts';
import { isRejection, reject } from '@paideia/events/kernel/rejection.ts';
import { unlessLocked, type LockedTerm } from '../groups/term-lock.rules.ts';
import { defineDecider } from '../kernel/decide/decider.ts';
import { examAttemptAsked, isRetake, penalisable, type ExamAttemptFacts } from './exam-attempt-facts.decider.ts';
import {
  awayDuring,
  correctedOf,
  gradedOf,
  identityOf,
  noAttempt,
  regradedOf,
  type ExamAttemptState,
} from './exam-attempt-state.decider.ts';
import { begunOf } from './exam-beginning.ts';
import { isElsewhere } from './exam-page.ts';
import { startOf } from './exam-start.facts.ts';

type Rejected =
  | LockedTerm
  | 'noAccess'
  | `examAttempt.${'notAvailable' | 'offlineAppOnly' | 'notOpenYet' | 'locked' | 'alreadyPassed' | 'attemptsExceeded'}`
  | `examAttempt.${'startedElsewhere' | 'closed' | 'timeOver' | 'elsewhere' | 'noSuchAnswer'}`
  | `examAttempt.${'stillOpen' | 'notGraded' | 'gradedByHand' | 'voided'}`;

export const examAttempt = defineDecider<ExamAttemptState, Rejected, ExamAttemptFacts>()({
  events: examAttemptEvents,
  commands: examAttemptCommands,
  permissions: examAttemptPermissions,
  reads: readsExamResult,
  creates: ['BeginAttempt'],
  // A submission and the end of an attempt do not commute, nor do two beginnings, but decided again the one that came second is told so.
  commutes: [
    'BeginAttempt',
    'SaveExamAnswer',
    'SubmitExamAttempt',
    'AbandonExamAttempt',
    'JudgeRetakeAgain',
    'JudgeAnswersAgain',
  ],
  stream: ({ data }) => examAttemptStream(data.attemptId),
  initial: noAttempt,
  exists: ({ status }) => status !== 'none',
  scope: (_, { data }, { regionId }) => ({ ownerId: partsOfAttempt(data.attemptId).userId, regionId }),
  facts: examAttemptAsked,

  decide: {
    BeginAttempt: ({ status, started }, { attemptId, startId, channel }, { definition, beginning, now }) => {
      if (!beginning) return reject('examAttempt.notAvailable');
      if (status !== 'none' && started)
        return startOf(started, beginning) === startId ? [] : reject('examAttempt.startedElsewhere');
      const begun = begunOf({ attemptId, startId, channel }, definition, { ...beginning, now });
      return isRejection(begun) ? begun : [{ type: 'ExamAttemptStarted', data: begun }];
    },
    SaveExamAnswer: (
      { status, started, answers },
      { questionId, optionId, pageId },
      { definition, absences, holder, now },
    ) => {
      if (status !== 'open' || !started) return reject('examAttempt.closed');
      if (isTimeOver(now, started.timeLimitAt, absences)) return reject('examAttempt.timeOver');
      if (isElsewhere(pageId, holder)) return reject('examAttempt.elsewhere');
      const question = definition?.questions.find(({ id }) => id === questionId);
      if (!question?.options.some(({ id }) => id === optionId)) return reject('examAttempt.noSuchAnswer');
      return answers.get(questionId) === optionId
        ? []
        : [{ type: 'ExamAnswerSaved', data: { ...identityOf(started), questionId, optionId } }];
    },
    SubmitExamAttempt: (
      { status, started, answers, penalised },
      _,
      { definition, corrections, closesAt, absences, others, now },
    ) => {
      if (status === 'graded') return [];
      if (status !== 'open' || !started || !definition) return reject('examAttempt.closed');
      if (isTimeOver(now, started.timeLimitAt, absences)) return reject('examAttempt.timeOver');
      const retake = isRetake(started, others);
      const by = (counted: typeof absences) =>
        gradedOf({ started, answers }, definition, corrections, {
          now,
          closesAt,
          absences: counted,
          retake,
          penalised,
        });
      const graded = by(absences);
      const owesIt = isTimeOver(now, started.timeLimitAt, []) || graded.late !== by([]).late;
      const away = owesIt ? awayDuring(started, absences) : undefined;
      return [
        { type: 'ExamAttemptSubmitted', data: { ...identityOf(started), ...(away && { away }) } },
        { type: 'ExamAttemptGraded', data: graded },
      ];
    },
    AbandonExamAttempt: ({ status, started }, { reason }, { absences }) => {
      if (status === 'open' && started) {
        const isUnheard = reason === 'heartbeatLost' || reason === 'timeLimit';
        const away = isUnheard ? awayDuring(started, absences) : undefined;
        return [{ type: 'ExamAttemptAbandoned', data: { ...identityOf(started), reason, ...(away && { away }) } }];
      }
      // A new start only wants it to be over.
      return status === 'abandoned' || reason === 'startedAgain' ? [] : reject('examAttempt.closed');
    },
    PenaliseExamAttempt: unlessLocked((state, { reason }, facts) => {
      const found = penalisable(state, facts);
      if (isRejection(found)) return found;
      if (state.penalised) return [];
      const { started, graded, definition, by } = found;
      return [
        { type: 'ExamAttemptPenalised', data: { ...identityOf(started), reason, by } },
        {
          type: 'ExamAttemptGraded',
          data: regradedOf(graded, definition, facts.corrections, { penalised: true }),
        },
      ];
    }),
    LiftPenalty: unlessLocked((state, { reason }, facts) => {
      const found = penalisable(state, facts);
      if (isRejection(found)) return found;
      if (!state.penalised) return [];
      const { started, graded, definition, by } = found;
      return [
        { type: 'PenaltyLifted', data: { ...identityOf(started), reason, by } },
        {
          type: 'ExamAttemptGraded',
          data: regradedOf(graded, definition, facts.corrections, { penalised: false }),
        },
      ];
    }),
    GradeAttempt: unlessLocked(({ status, started, byHand }, { score, reason }, { definition, actorId }) => {
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
    }),
    VoidExamAttempt: unlessLocked(({ status, started }, { reason }, { actorId }) => {
      if (status === 'voided' || !started) return [];
      return actorId === null
        ? reject('noAccess')
        : [{ type: 'ExamAttemptVoided', data: { ...identityOf(started), reason, by: actorId } }];
    }),
    JudgeRetakeAgain: unlessLocked(
      ({ status, started, graded, penalised, byHand }, _, { definition, corrections, others }) => {
        // What staff gave by hand stays as they gave it.
        if (status !== 'graded' || !started || !graded || !definition || byHand) return [];
        return graded.retake && !isRetake(started, others)
          ? [
              {
                type: 'ExamAttemptGraded',
                data: regradedOf(graded, definition, corrections, { penalised, retake: false }),
              },
            ]
          : [];
      },
    ),
    JudgeAnswersAgain: unlessLocked(({ status, graded, penalised, byHand }, _, { definition, corrections }) => {
      if (status !== 'graded' || !graded || !definition || byHand) return [];
      const corrected = correctedOf(graded, definition, corrections, penalised);
      return corrected ? [{ type: 'ExamAttemptGraded', data: corrected }] : [];
    }),
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
