import {
  fresh,
  intention,
  list,
  listed,
  member,
  nothing,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  seesResults,
} from '../../row.ts';
import {
  examAttemptPermissions,
  gradesExams,
  readsExamResult,
  examResultKeys,
} from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  keyed,
  regionalManager,
  self,
  signedIn,
} from '@paideia/events/kernel/permission.ts';

const correction = ({ groupId, examId }: { readonly groupId: string; readonly examId: string }) => ({
  groupId,
  examId,
  version: 1,
  questionId: 'q1',
  ruling: 'everybody',
});

export const queries: Readonly<Record<string, Row>> = {
  recentExamResults: { ...own, note: 'own' },
  assessments: ofRegion(member, ({ groupId }) => ({ groupId })),
  examIntro: ofRegion(member, ({ groupId, examId }) => ({ groupId, examId })),
  examPaper: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'without right answers' }),
  examReview: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'after the exam has closed' }),
  examResult: ofPerson(readsExamResult, ({ attemptId }) => ({ attemptId })),
  examCorrections: ofRegion(gradesExams, ({ groupId, examId }) => ({ groupId, examId })),
  examCorrectionPreview: ofRegion(gradesExams, (of) => ({ input: correction(of) })),
  allExamResults: list(listed(examResultKeys.read, seesResults), {
    id: (of) => of.attemptId,
    rule: keyed(examResultKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
  }),
  ExamResult: ofPerson(
    keyed(examResultKeys.read, anyOf(admin, regionalManager, inRegion('instructor'))),
    ({ attemptId }) => ({ id: attemptId }),
  ),
};
export const mutations: Readonly<Record<string, Row>> = {
  startExamAttempt: {
    rule: inPerson(signedIn),
    ...nothing,
    args: ({ groupId, examId }) => ({ groupId, examId, startId: intention }),
    note: 'of the own class; elsewhere nothing is available',
  },
  saveExamAnswer: ofPerson(examAttemptPermissions.SaveExamAnswer, ({ attemptId }) => ({
    attemptId,
    questionId: 'q1',
    optionId: 'a',
  })),
  examHeartbeat: {
    ...own,
    args: ({ attemptId }) => ({ attemptId }),
    note: 'the own attempt; of another nothing is open',
  },
  submitExamAttempt: ofPerson(examAttemptPermissions.SubmitExamAttempt, ({ attemptId }) => ({ attemptId })),
  abandonExamAttempt: ofPerson(examAttemptPermissions.AbandonExamAttempt, ({ attemptId }) => ({
    attemptId,
    reason: 'browserClosed',
  })),
  correctExamQuestion: ofRegion(gradesExams, (of) => ({
    input: { ...correction(of), correctionId: fresh(of, 'correction'), reason },
  })),
  penaliseExamAttempt: ofPerson(examAttemptPermissions.PenaliseExamAttempt, ({ attemptId }) => ({
    _id: attemptId,
    ...revision,
    reason,
  })),
  liftPenalty: ofPerson(examAttemptPermissions.LiftPenalty, ({ attemptId }) => ({
    _id: attemptId,
    ...revision,
    reason,
  })),
  gradeAttempt: ofPerson(examAttemptPermissions.GradeAttempt, ({ attemptId }) => ({
    _id: attemptId,
    ...revision,
    score: 50,
    reason,
  })),
  voidExamAttempt: ofPerson(examAttemptPermissions.VoidExamAttempt, ({ attemptId }) => ({
    _id: attemptId,
    ...revision,
    reason,
  })),
  grantExtraTime: ofPerson(examAttemptPermissions.GrantExtraTime, ({ userId, groupId, examId }) => ({
    userId,
    groupId,
    examId,
    minutes: 15,
    reason,
  })),
  grantExtraAttempt: ofPerson(examAttemptPermissions.GrantExtraAttempt, ({ userId, groupId, examId }) => ({
    userId,
    groupId,
    examId,
    reason,
  })),
};
