// What is decided about a person, another one decides: superadmins too do nothing of it to themselves.
import { describe, expect, test } from '@jest/globals';
import { absenceExplanationPermissions } from './absence-explanations/absence-explanation.permissions.ts';
import { enrolmentPermissions } from './enrolments/enrolment.permissions.ts';
import { examAttemptPermissions } from './exam-attempts/exam-attempt.permissions.ts';
import { examPermissions } from './exams/exam.permissions.ts';
import { invoicePermissions } from './invoices/invoice.permissions.ts';
import { anyone, ofAnother, type Actor, type Rule } from './kernel/permission.ts';
import { leaveRequestPermissions } from './leave-requests/leave-request.permissions.ts';
import { ministryPermissions } from './ministries/ministry.permissions.ts';
import { registerPermissions } from './registers/register.permissions.ts';
import { cardRefundPermissions } from './card-payments/card-refund.permissions.ts';
import { evaluationPermissions } from './evaluations/evaluation.permissions.ts';
import { submissionPermissions } from './submissions/submission.permissions.ts';
import { transcriptPermissions } from './transcripts/transcript.permissions.ts';

const campus = 'campus';
const eve: Actor = {
  userId: 'eve',
  roles: ['superadmin', 'admin', 'manager', 'user'],
  regionIds: [campus],
  regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: ['admin', 'manager', 'instructor', 'dean'] }],
  attendanceAdminOf: [campus],
};
const { GradeSubmission, ReopenSubmission } = submissionPermissions;
const { SaveEvaluation, DeleteEvaluation } = evaluationPermissions;
const { ExtendExamDeadline } = examPermissions;
const { AddTranscriptNote, RemoveTranscriptNote } = transcriptPermissions;
const { GraduateStudent, UndoGraduation } = enrolmentPermissions;
const { GrantExtraAttempt, GradeAttempt, VoidExamAttempt, PenaliseExamAttempt, LiftPenalty } = examAttemptPermissions;
const { ApproveLeaveRequest, AcknowledgeLeaveRequest, CommentLeaveRequest } = leaveRequestPermissions;
const { ExcuseAbsence, UnexcuseAbsence } = absenceExplanationPermissions;
const { ExcuseAttendance, RevokeExcuse, CorrectAttendance } = registerPermissions;
const { ApproveMinistry, UnapproveMinistry } = ministryPermissions;
const { RepeatCardRefund, ReturnCardRefundOtherwise } = cardRefundPermissions;
const { RecordPayment, VoidPayment, IssueCreditNote, IssueRefund, DeleteInvoice } = invoicePermissions;
const decisions: Readonly<Record<string, Rule>> = {
  GradeSubmission,
  ReopenSubmission,
  SaveEvaluation,
  DeleteEvaluation,
  GrantExtraAttempt,
  GradeAttempt,
  VoidExamAttempt,
  PenaliseExamAttempt,
  LiftPenalty,
  ExtendExamDeadline,
  AddTranscriptNote,
  RemoveTranscriptNote,
  GraduateStudent,
  UndoGraduation,
  ApproveLeaveRequest,
  AcknowledgeLeaveRequest,
  CommentLeaveRequest,
  ExcuseAbsence,
  UnexcuseAbsence,
  ExcuseAttendance,
  RevokeExcuse,
  CorrectAttendance,
  ApproveMinistry,
  UnapproveMinistry,
  RecordPayment,
  VoidPayment,
  IssueCreditNote,
  IssueRefund,
  DeleteInvoice,
  RepeatCardRefund,
  ReturnCardRefundOtherwise,
};

test.each(Object.entries(decisions))('%s: of another, never of oneself', (_, rule) => {
  expect(rule(eve, { ownerId: 'ben', regionId: campus })).toBe(true);
  expect(rule(eve, { ownerId: 'eve', regionId: campus })).toBe(false);
});
describe('the house itself', () => {
  test.each(Object.entries({ ExcuseAttendance, RevokeExcuse, CorrectAttendance, RecordPayment }))(
    '%s goes on for everybody',
    (_, rule) => expect(rule('system', { ownerId: 'eve', regionId: campus })).toBe(true),
  );
  test('the rule itself is asked too, of visitors as well', () => {
    expect(ofAnother(() => false)(eve, { ownerId: 'ben' })).toBe(false);
    expect(ofAnother(anyone)(undefined, { ownerId: 'ben' })).toBe(true);
    expect(ofAnother(anyone)(eve, {})).toBe(true);
  });
});
