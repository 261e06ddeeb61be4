// Operations of courses, exams, assignments and transcripts.
import { assignmentPermissions } from '@paideia/events/assignments/assignment.permissions.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import {
  admin,
  anyOf,
  inPerson,
  inRegion,
  regionalManager,
  self,
  signedIn,
} from '@paideia/events/kernel/permission.ts';
import { submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';
import { readsTranscript, transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';
import { demoId } from '../../../../scripts/demo/ids.ts';
import type { Records } from '../cast.ts';
import {
  fresh,
  intention,
  list,
  managesRegions,
  member,
  nothing,
  ofPerson,
  ofRegion,
  own,
  reason,
  revision,
  type Row,
  somewhere,
} from './row.ts';

const seesResults = anyOf(admin, managesRegions, somewhere('instructor'));
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const exam = (of: Records, _id: string) => ({
  _id,
  courseId: of.courseId,
  title: 'Matrix',
  instructions: '',
  passMark: 70,
  openBook: false,
  attemptsAllowed: 1,
  pointsPerQuestion: 4,
  penalty: false,
  questions: [
    {
      id: 'q1',
      kind: 'choice',
      text: 'Who?',
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
      correctOptionId: 'a',
    },
  ],
});
const assignment = (of: Records, _id: string) => ({
  _id,
  groupId: of.groupId,
  courseId: of.courseId,
  title: 'Matrix',
  content: '<p>x</p>',
  type: 'graded',
  weight: 1,
  dueAt: soon(48),
});

export const queries: Readonly<Record<string, Row>> = {
  recentExamResults: { ...own, note: 'own' },
  assessments: ofRegion(member, ({ groupId }) => ({ groupId })),
  examIntro: ofRegion(member, ({ groupId, examId }) => ({ groupId, examId })),
  examPaper: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'without right answers' }),
  examReview: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'after the exam has closed' }),
  examResult: ofPerson(readsExamResult, ({ attemptId }) => ({ attemptId })),
  grades: ofRegion(member, ({ groupId }) => ({ groupId })),
  transcript: ofPerson(readsTranscript, ({ groupId, userId }) => ({ groupId, userId })),
  allExamResults: list(seesResults, {
    id: (of) => of.attemptId,
    rule: anyOf(admin, regionalManager, inRegion('instructor')),
  }),
  ExamResult: ofPerson(anyOf(admin, regionalManager, inRegion('instructor')), ({ attemptId }) => ({ id: attemptId })),
  allAssignmentSubmissions: list(seesResults, {
    id: (of) => of.submissionId,
    rule: anyOf(admin, regionalManager, inRegion('instructor')),
  }),
  AssignmentSubmission: ofPerson(anyOf(admin, regionalManager, inRegion('instructor')), ({ submissionId }) => ({
    id: submissionId,
  })),
  allAssignments: list(seesResults, {
    id: (of) => of.assignmentId,
    rule: anyOf(admin, regionalManager, inRegion('instructor')),
  }),
  Assignment: ofRegion(anyOf(admin, regionalManager, inRegion('instructor')), ({ assignmentId }) => ({
    id: assignmentId,
  })),
  allCourses: list(seesResults),
  Course: { rule: seesResults, ...nothing, args: ({ courseId }) => ({ id: courseId }) },
  allExams: list(seesResults, undefined, 'right answers for admins alone'),
  Exam: {
    rule: seesResults,
    ...nothing,
    args: ({ examId }) => ({ id: examId }),
    note: 'right answers for admins alone',
  },
};

export const mutations: Readonly<Record<string, Row>> = {
  createAssignment: ofRegion(assignmentPermissions.DefineAssignment, (of) => ({
    input: assignment(of, fresh(of, 'assignment')),
  })),
  updateAssignment: ofRegion(assignmentPermissions.ReviseAssignment, (of) => ({
    ...revision,
    input: assignment(of, of.assignmentId),
  })),
  gradeSubmission: ofPerson(submissionPermissions.GradeSubmission, (of) => ({
    assignmentId: of.assignmentId,
    userId: of.userId,
    ...revision,
    grade: 50,
  })),
  reopenSubmission: ofPerson(submissionPermissions.ReopenSubmission, (of) => ({
    assignmentId: of.assignmentId,
    userId: of.userId,
    ...revision,
    until: soon(48),
  })),
  addTranscriptNote: ofPerson(transcriptPermissions.AddTranscriptNote, (of) => ({
    userId: of.userId,
    groupId: of.groupId,
    noteId: fresh(of, 'note'),
    text: 'x',
  })),
  removeTranscriptNote: ofPerson(transcriptPermissions.RemoveTranscriptNote, ({ userId, groupId, noteId }) => ({
    userId,
    groupId,
    noteId,
  })),
  createExam: { rule: examPermissions.DefineExam, ...nothing, args: (of) => ({ input: exam(of, fresh(of, 'exam')) }) },
  updateExam: {
    rule: examPermissions.ReviseExam,
    ...nothing,
    args: (of) => ({ ...revision, input: exam(of, of.examId) }),
  },
  publishExam: { rule: examPermissions.PublishExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  deleteExam: { rule: examPermissions.RetireExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  scheduleExam: ofRegion(examPermissions.ScheduleExam, (of) => ({
    groupId: of.groupId,
    examId: demoId('E', 2),
    opensAt: soon(24),
    closesAt: soon(48),
  })),
  rescheduleExam: ofRegion(examPermissions.RescheduleExam, (of) => ({
    ...revision,
    groupId: of.groupId,
    examId: of.examId,
    opensAt: soon(24),
    closesAt: soon(48),
    reason,
  })),
  extendExamDeadline: ofRegion(examPermissions.ExtendExamDeadline, (of) => ({
    ...revision,
    groupId: of.groupId,
    examId: of.examId,
    userId: of.userId,
    closesAt: soon(72),
    reason,
  })),
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
  grantExtraAttempt: ofPerson(examAttemptPermissions.GrantExtraAttempt, ({ userId, groupId, examId }) => ({
    userId,
    groupId,
    examId,
    reason,
  })),
};
