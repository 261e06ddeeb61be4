// Every operation of the schema: what it is asked with for a target's records, and the rule of the permission tables that it stands under.
import { accountPermissions, managesUsers, readsUsers } from '@paideia/events/accounts/account.permissions.ts';
import { calendarConnectionPermissions } from '@paideia/events/accounts/calendar-connection.permissions.ts';
import { impersonationPermissions } from '@paideia/events/accounts/impersonation.permissions.ts';
import { addressPermissions, readsAddress } from '@paideia/events/addresses/address.permissions.ts';
import { alumniProfilePermissions } from '@paideia/events/alumni-profiles/alumni-profile.permissions.ts';
import { assignmentPermissions } from '@paideia/events/assignments/assignment.permissions.ts';
import { enrolmentPermissions } from '@paideia/events/enrolments/enrolment.permissions.ts';
import { examAttemptPermissions, readsExamResult } from '@paideia/events/exam-attempts/exam-attempt.permissions.ts';
import { examPermissions } from '@paideia/events/exams/exam.permissions.ts';
import { readsGroups } from '@paideia/events/groups/group.permissions.ts';
import { invoicePermissions, readsInvoice } from '@paideia/events/invoices/invoice.permissions.ts';
import { admin, anyOf, anyone, hasRole, inPerson, inRegion, regionalManager, role, self, signedIn, type Rule } from '@paideia/events/kernel/permission.ts';
import { leaveRequestPermissions, readsLeaveRequest } from '@paideia/events/leave-requests/leave-request.permissions.ts';
import { readsSystemLog } from '@paideia/events/logits/logit.permissions.ts';
import { mailPermissions, readsMails } from '@paideia/events/mails/mail.permissions.ts';
import { erasurePermissions, erases } from '@paideia/events/erasures/erasure.permissions.ts';
import { regionPermissions } from '@paideia/events/regions/region.permissions.ts';
import { notificationPermissions } from '@paideia/events/notifications/notification.permissions.ts';
import { operates, replayPermissions, verificationPermissions } from '@paideia/events/operations/operation.permissions.ts';
import { profilePermissions } from '@paideia/events/profiles/profile.permissions.ts';
import { readsRegister, registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { submissionPermissions } from '@paideia/events/submissions/submission.permissions.ts';
import { readsTranscript, transcriptPermissions } from '@paideia/events/transcripts/transcript.permissions.ts';
import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { transactionIdOf } from '@paideia/events/invoices/transaction-id.ts';
import { demoId, G, R, U } from '../../../scripts/demo/ids.ts';
import { cast, classDay, leaveDay, type Records } from './cast.ts';

export type Row = {
  readonly rule: Rule;
  /** What the rule is asked about: a person's record in a region, a record of the region, what is the actor's own, or nothing in particular. */
  readonly about: 'person' | 'region' | 'self' | 'nothing';
  readonly args?: (of: Records) => object;
  /** Of a list: the id of the target's record in it, and the rule of one record. */
  readonly lists?: { readonly id: (of: Records) => string; readonly rule: Rule; readonly path?: string };
  /** Whoever may not is answered with nothing instead of a no. */
  readonly isSilent?: true;
  /** It is asked about what is not there, so whoever may ask is told just that. */
  readonly isAbsent?: true;
  /** Written down in the permissions beside the rule. */
  readonly note?: string;
};

const mine = { userId: U(cast.student.n) };
/** Nobody but who belongs to the class; the student of the cast is in the class of the first two targets. */
export const member: Rule = (who, { regionId }) => who !== undefined && who !== 'system' && who.userId === mine.userId && regionId === R(1);
const somewhere =
  (...slugs: readonly string[]): Rule =>
  (who) =>
    who !== undefined && who !== 'system' && who.regionRoles.some(({ roleNames }) => roleNames.some((name) => slugs.includes(name)));
const managesRegions: Rule = (who) => who !== undefined && who !== 'system' && hasRole(who, 'manager') && who.regionIds.length > 0;
const adminsAttendance: Rule = (who) => who !== undefined && who !== 'system' && who.attendanceAdminOf.length > 0;
const seesResults = anyOf(admin, managesRegions, somewhere('instructor'));
const bills = anyOf(admin, somewhere('admin'));
const knows = anyOf(admin, inRegion('admin'));
const acts: Rule = (who) => who !== undefined && who !== 'system' && who.impersonatorId !== undefined;
const both =
  (...rules: readonly Rule[]): Rule =>
  (who, scope) =>
    rules.every((rule) => rule(who, scope));
const nothing = { about: 'nothing' } as const;

const day = { page: 0, perPage: 5 };
const revision = { expectedRevision: 0 };
const reason = 'for the matrix of permissions';
const intention = '5f0f8a52-3a4b-4c7e-9a0e-0a4f1f6e2d11';
const fresh = (of: Records, kind: string) => idFrom('security-fresh', kind, of.name);
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const wish = (of: Records) => ({ groupId: of.groupId, attendanceType: 'absence', fromDate: leaveDay, toDate: leaveDay, reason });
const exam = (of: Records, _id: string) => ({
  ...{ _id, courseId: of.courseId, title: 'Matrix', instructions: '', passMark: 70, openBook: false, attemptsAllowed: 1, pointsPerQuestion: 4, penalty: false },
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
  ...{ _id, groupId: of.groupId, courseId: of.courseId, title: 'Matrix', content: '<p>x</p>', type: 'graded' },
  weight: 1,
  dueAt: soon(48),
});

const open: Row = { rule: anyone, ...nothing };
const own: Row = { rule: signedIn, ...nothing };
const list = (rule: Rule, lists?: Row['lists'], note?: string): Row => ({
  rule,
  ...nothing,
  args: () => day,
  ...(lists && { lists }),
  ...(note !== undefined && { note }),
});
const ofPerson = (rule: Rule, args: Row['args'], more: Partial<Row> = {}): Row => ({ rule, about: 'person', args: args!, ...more });
const ofRegion = (rule: Rule, args: Row['args'], more: Partial<Row> = {}): Row => ({ rule, about: 'region', args: args!, ...more });
const user = (of: Records) => ({ _id: of.userId });

export const queries: Readonly<Record<string, Row>> = {
  publicConfig: open,
  countries: open,
  locales: open,
  translations: { ...open, args: () => ({ locale: 'en' }) },
  documentByTitle: { ...open, args: () => ({ title: 'Terms and Conditions' }), note: 'published documents; drafts are absent' },
  signUpGroup: { ...open, args: () => ({ _id: G(4) }), note: 'open and free groups; others are absent' },
  currentUser: own,
  mySessions: own,
  regions: own,
  regionZones: own,
  currencies: own,
  dashboard: { ...own, note: 'own figures' },
  alumniHome: own,
  calendarConnection: own,
  notificationDefinitions: own,
  notifications: { ...own, args: () => day, note: 'own' },
  leaveRequests: { ...own, args: () => day, lists: { id: (of) => of.leaveId, rule: self } },
  myInvoices: { ...own, args: () => day, lists: { id: (of) => of.invoiceId, rule: self } },
  transactions: { ...own, args: () => day, note: 'own' },
  receipts: { ...own, args: () => day, note: 'own' },
  refunds: { ...own, args: () => day, note: 'own' },
  myBalances: own,
  recentExamResults: { ...own, note: 'own' },
  myRegisterGroups: own,
  cardConfig: ofRegion(signedIn, ({ regionId }) => ({ regionId })),

  addresses: ofPerson(readsAddress, ({ userId }) => ({ itemId: userId }), { isSilent: true }),
  user: ofPerson(readsAddress, ({ userId }) => ({ userId }), { isSilent: true }),
  leaveRequest: ofPerson(anyOf(readsLeaveRequest, regionalManager), ({ leaveId }) => ({ _id: leaveId })),
  leavePreview: ofRegion(member, (of) => ({ input: { _id: fresh(of, 'leave'), ...wish(of) } })),
  invoice: ofPerson(readsInvoice, ({ invoiceId }) => ({ _id: invoiceId })),
  transaction: ofPerson(readsInvoice, ({ invoiceId, paymentId }) => ({ _id: transactionIdOf(invoiceId, paymentId) })),
  assessments: ofRegion(member, ({ groupId }) => ({ groupId })),
  examIntro: ofRegion(member, ({ groupId, examId }) => ({ groupId, examId })),
  examPaper: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'without right answers' }),
  examReview: ofPerson(self, ({ attemptId }) => ({ attemptId }), { note: 'after the exam has closed' }),
  examResult: ofPerson(readsExamResult, ({ attemptId }) => ({ attemptId })),
  attendance: ofRegion(member, ({ groupId }) => ({ groupId })),
  attendanceHistory: ofRegion(member, ({ groupId }) => ({ groupId })),
  grades: ofRegion(member, ({ groupId }) => ({ groupId })),
  transcript: ofPerson(readsTranscript, ({ groupId, userId }) => ({ groupId, userId })),
  why: ofPerson(readsInvoice, ({ invoiceId }) => ({ of: 'invoice', id: invoiceId }), { note: 'by the rule of what is asked about: here an invoice' }),
  register: ofRegion(readsRegister, ({ registerId }) => ({ _id: registerId })),
  registerDay: ofRegion(readsRegister, ({ groupId }) => ({ groupId, date: classDay })),
  groupSchedule: ofRegion(readsGroups, ({ groupId }) => ({ groupId })),
  groupStudents: ofRegion(knows, ({ groupId }) => ({ groupId })),

  allAdminUsers: list(readsUsers, { id: (of) => of.userId, rule: knows }),
  AdminUser: ofPerson(knows, ({ userId }) => ({ id: userId })),
  allUserImports: list(readsUsers),
  UserImport: { rule: readsUsers, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }), note: 'of the own regions' },
  allGroups: list(role('manager'), { id: (of) => of.groupId, rule: anyOf(admin, regionalManager) }),
  Group: ofRegion(anyOf(admin, regionalManager), ({ groupId }) => ({ id: groupId })),
  allRegionAdmins: list(admin),
  RegionAdmin: ofRegion(admin, ({ regionId }) => ({ id: regionId })),
  allLeaveRequests: list(anyOf(admin, managesRegions, adminsAttendance), { id: (of) => of.leaveId, rule: anyOf(admin, attendanceOf(), regionalManager) }),
  LeaveRequest: ofPerson(anyOf(admin, attendanceOf(), regionalManager), ({ leaveId }) => ({ id: leaveId })),
  allAttendanceRegisters: list(anyOf(admin, managesRegions, adminsAttendance, somewhere('instructor')), { id: (of) => of.registerId, rule: readsRegister }),
  AttendanceRegister: ofRegion(readsRegister, ({ registerId }) => ({ id: registerId })),
  allInvoiceAdmins: list(bills, { id: (of) => of.invoiceId, rule: knows }),
  InvoiceAdmin: ofPerson(knows, ({ invoiceId }) => ({ id: invoiceId })),
  invoiceTotals: { rule: bills, ...nothing },
  billableStudents: { rule: bills, ...nothing, args: () => ({ q: 'a' }) },
  allExamResults: list(seesResults, { id: (of) => of.attemptId, rule: anyOf(admin, regionalManager, inRegion('instructor')) }),
  ExamResult: ofPerson(anyOf(admin, regionalManager, inRegion('instructor')), ({ attemptId }) => ({ id: attemptId })),
  allAssignmentSubmissions: list(seesResults, { id: (of) => of.submissionId, rule: anyOf(admin, regionalManager, inRegion('instructor')) }),
  AssignmentSubmission: ofPerson(anyOf(admin, regionalManager, inRegion('instructor')), ({ submissionId }) => ({ id: submissionId })),
  allAssignments: list(seesResults, { id: (of) => of.assignmentId, rule: anyOf(admin, regionalManager, inRegion('instructor')) }),
  Assignment: ofRegion(anyOf(admin, regionalManager, inRegion('instructor')), ({ assignmentId }) => ({ id: assignmentId })),
  allCourses: list(seesResults),
  Course: { rule: seesResults, ...nothing, args: ({ courseId }) => ({ id: courseId }) },
  allExams: list(seesResults, undefined, 'right answers for admins alone'),
  Exam: { rule: seesResults, ...nothing, args: ({ examId }) => ({ id: examId }), note: 'right answers for admins alone' },
  allAuditEvents: list(readsSystemLog),
  AuditEvent: { rule: readsSystemLog, ...nothing, isAbsent: true, args: () => ({ id: '00000000-0000-4000-8000-000000000000' }) },
  eventTimeline: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
  stateAt: { rule: readsSystemLog, ...nothing, args: ({ leaveId }) => ({ stream: `leaveRequest-${leaveId}` }) },
  allLogits: list(readsSystemLog),
  Logit: { rule: readsSystemLog, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
  allMails: list(readsMails),
  Mail: { rule: readsMails, ...nothing, isAbsent: true, args: () => ({ id: 'f'.repeat(24) }) },
  ownErasureRequest: { ...own, note: 'the own one' },
  openErasures: { rule: erases, ...nothing },
  erasure: { rule: erases, ...nothing, args: ({ userId }) => ({ userId }), isAbsent: true },
  checkpoints: { rule: operates, ...nothing },
  replays: { rule: operates, ...nothing },
  operations: { rule: operates, ...nothing },
};
function attendanceOf(): Rule {
  return (who, { regionId }) => who !== undefined && who !== 'system' && regionId != null && who.attendanceAdminOf.includes(regionId);
}

const a = accountPermissions;
const actOn = (rule: Rule) => both(knows, rule);
const registers = registerPermissions;
const seen = (of: Records) => ({ _id: of.registerId, ...revision, userId: of.userId });

export const mutations: Readonly<Record<string, Row>> = {
  // Visitors come in here; the services judge what they bring.
  loginWithPassword: { ...open, args: () => ({ email: 'nobody@example.org', password: '0'.repeat(64) }) },
  forgotPassword: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  recoverPassword: { rule: inPerson(anyone), ...nothing, args: () => ({ token: 'x', newPassword: '0'.repeat(64) }) },
  verifyEmail: { ...open, args: () => ({ token: 'x' }) },
  resendVerification: { ...open, args: () => ({ email: 'nobody@example.org' }) },
  selfCreateAccount: {
    ...open,
    args: () => ({ groupId: G(1), country: 'Poland', userProfileInput: { email: 'new@example.org', firstName: 'N', lastName: 'N' } }),
  },
  beginMSAuth: { ...open, args: () => ({ state: 's'.repeat(32) }) },
  validateMSAuth: { ...open, args: () => ({ state: 's', code: 'c' }) },
  logoutUser: open,
  insertLogit: { ...open, args: () => ({ logitInput: { action: 'reportFrontEndError', type: 'ERROR', payload: { text: 'x' } } }) },

  endSession: { rule: inPerson(signedIn), ...nothing, isAbsent: true, args: () => ({ _id: 'x' }), note: 'own sessions; others are absent' },
  endOtherSessions: { rule: inPerson(signedIn), ...nothing },
  changePassword: { rule: a.ChangePassword, about: 'self', args: () => ({ oldPassword: '0'.repeat(64), newPassword: '1'.repeat(64) }), note: 'the own one' },
  changeEmail: ofPerson(a.ChangeEmail, ({ userId }) => ({ userId, email: 'matrix@example.org', password: '0'.repeat(64) })),
  beginGoogleCalendar: {
    rule: calendarConnectionPermissions.ConnectGoogleCalendar,
    about: 'self',
    args: () => ({ state: 's'.repeat(32) }),
    note: 'the own one',
  },
  getTokensFromAuthCode: { rule: calendarConnectionPermissions.ConnectGoogleCalendar, about: 'self', args: () => ({ authCode: 'x' }), note: 'the own one' },
  disconnectGoogleCalendar: { rule: calendarConnectionPermissions.DisconnectGoogleCalendar, about: 'self', note: 'the own one' },
  updateUserProfile: ofPerson(self, ({ userId }) => ({ userProfileInput: { _id: userId, location: 'Wells' } })),
  acceptTerms: { rule: profilePermissions.AcceptTerms, about: 'self', note: 'the own ones' },
  dismissAlumniWelcome: { rule: profilePermissions.DismissAlumniWelcome, about: 'self', note: 'the own one' },
  setNotificationPreference: {
    rule: profilePermissions.SetNotificationPreference,
    about: 'self',
    args: ({ regionId }) => ({ notificationDefinitionId: 'leaveRequestSubmitted', regionId, subscribed: true }),
    note: 'the own ones',
  },
  setSubscribeAlumniEmail: { rule: profilePermissions.SetSubscribeAlumniEmail, about: 'self', args: () => ({ subscribed: true }), note: 'the own one' },
  completeAlumniProfile: {
    rule: alumniProfilePermissions.CompleteAlumniProfile,
    about: 'self',
    args: () => ({ location: 'Wells', gradDate: '2026-05-08', gradPlace: 'Wells' }),
    note: 'the own one',
  },
  markNotificationsRead: {
    rule: notificationPermissions.MarkNotificationsRead,
    about: 'self',
    args: () => ({ upTo: new Date().toISOString() }),
    note: 'the own ones',
  },
  updateAddress: ofPerson(addressPermissions.SaveAddress, ({ userId, addressId }) => ({
    addressInput: { _id: addressId, itemId: userId, line1: 'x', city: 'Wells', country: 'Poland' },
  })),
  removeAddress: ofPerson(addressPermissions.RemoveAddress, ({ addressId }) => ({ _id: addressId })),

  impersonateUser: { rule: impersonationPermissions.StartImpersonation, ...nothing, args: (of) => ({ ...{ userId: of.userId }, reason }) },
  stopImpersonating: { rule: acts, ...nothing },
  setImpersonationWriting: { rule: acts, ...nothing, args: () => ({ isWritable: false }) },
  inviteUser: ofRegion(a.InviteUser, (of) => ({
    input: {
      _id: fresh(of, 'user'),
      email: `${of.name.toLowerCase()}.fresh@example.org`,
      firstName: 'N',
      lastName: 'N',
      regionIds: [of.regionId],
      groupIds: [],
      roles: ['user'],
    },
  })),
  updateUser: ofPerson(actOn(profilePermissions.UpdateUserProfile), (of) => ({ ...user(of), input: { location: 'Wells' } })),
  grantRoles: ofPerson(actOn(a.GrantRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  revokeRoles: ofPerson(actOn(a.RevokeRoles), (of) => ({ ...user(of), roles: ['manager'] })),
  grantRegionRoles: ofPerson(actOn(a.GrantRegionRoles), (of) => ({ ...user(of), regionId: of.regionId, roleNames: ['dean'] })),
  revokeRegionRoles: ofPerson(actOn(a.RevokeRegionRoles), (of) => ({ ...user(of), regionId: of.regionId, roleNames: ['dean'] })),
  assignUserRegions: ofPerson(actOn(a.AssignUserRegions), (of) => ({ ...user(of), regionIds: [of.regionId] })),
  changeUserEmail: ofPerson(actOn(managesUsers), (of) => ({ ...user(of), email: 'matrix@example.org' })),
  deactivateUser: ofPerson(actOn(a.DeactivateUser), (of) => ({ ...user(of), reason })),
  reactivateUser: ofPerson(actOn(a.ReactivateUser), (of) => ({ ...user(of), reason })),
  resendInvitation: ofPerson(actOn(a.ResendAccountMail), user),
  retractInvitation: ofPerson(actOn(a.RetractInvitation), user),
  cancelUserImport: {
    rule: both(readsUsers, inPerson(signedIn)),
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: 'f'.repeat(24) }),
    note: 'of the own regions',
  },
  undoUserImport: {
    rule: both(readsUsers, inPerson(signedIn)),
    ...nothing,
    isAbsent: true,
    args: () => ({ _id: 'f'.repeat(24) }),
    note: 'of the own regions',
  },
  enrolStudent: ofPerson(actOn(enrolmentPermissions.EnrolStudent), (of) => ({ ...user(of), groupId: of.groupId })),
  withdrawStudent: ofPerson(actOn(enrolmentPermissions.WithdrawStudent), (of) => ({ ...user(of), groupId: of.groupId, date: classDay, reason })),
  graduateStudent: ofPerson(actOn(enrolmentPermissions.GraduateStudent), (of) => ({
    ...user(of),
    groupId: of.groupId,
    date: classDay,
    gradYear: 2026,
    gradLocation: 'Wells',
  })),

  submitLeaveRequest: ofRegion(member, (of) => ({ input: { _id: fresh(of, 'leave'), ...wish(of) } })),
  amendLeaveRequest: ofPerson(leaveRequestPermissions.AmendLeaveRequest, (of) => ({ ...revision, input: { _id: of.leaveId, ...wish(of) } })),
  withdrawLeaveRequest: ofPerson(leaveRequestPermissions.WithdrawLeaveRequest, ({ leaveId }) => ({ _id: leaveId })),
  approveLeaveRequest: ofPerson(leaveRequestPermissions.ApproveLeaveRequest, ({ leaveId }) => ({ ...revision, _id: leaveId })),
  acknowledgeLeaveRequest: ofPerson(leaveRequestPermissions.AcknowledgeLeaveRequest, ({ leaveId }) => ({ ...revision, _id: leaveId, adminComments: 'x' })),
  commentLeaveRequest: ofPerson(leaveRequestPermissions.CommentLeaveRequest, ({ leaveId }) => ({ ...revision, _id: leaveId, adminComments: 'x' })),

  openRegister: ofRegion(registers.OpenRegister, ({ groupId, period }) => ({ groupId, date: classDay, periodKey: period })),
  recordAttendance: ofRegion(registers.RecordAttendance, (of) => ({
    _id: of.registerId,
    batchId: intention,
    marks: [{ userId: of.userId, status: 'present' }],
  })),
  correctAttendance: ofRegion(registers.CorrectAttendance, (of) => ({ ...seen(of), status: 'present', reason })),
  undoMarks: ofRegion(registers.UndoMarks, (of) => ({ _id: of.registerId, batchId: intention })),
  excuseAttendance: ofRegion(registers.ExcuseAttendance, seen),
  revokeExcuse: ofRegion(registers.RevokeExcuse, (of) => ({ ...seen(of), cause: 'leave', causeId: of.leaveId })),
  closeRegister: ofRegion(registers.CloseRegister, (of) => ({ _id: of.registerId, ...revision })),

  issueInvoice: ofRegion(invoicePermissions.IssueInvoice, (of) => ({
    input: {
      _id: fresh(of, 'invoice'),
      userId: of.userId,
      regionId: of.regionId,
      currency: 'USD',
      dueDate: leaveDay,
      lines: [{ particulars: 'x', qty: 1, price: 100 }],
    },
  })),
  recordPayment: ofPerson(invoicePermissions.RecordPayment, (of) => ({ _id: of.invoiceId, paymentId: fresh(of, 'payment'), amount: 1, method: 'cash' })),
  issueCreditNote: ofPerson(invoicePermissions.IssueCreditNote, (of) => ({
    _id: of.invoiceId,
    ...revision,
    creditNoteId: fresh(of, 'credit'),
    amount: 1,
    reason,
  })),
  issueRefund: ofPerson(invoicePermissions.IssueRefund, (of) => ({
    _id: of.invoiceId,
    ...revision,
    refundId: fresh(of, 'refund'),
    paymentId: of.paymentId,
    amount: 1,
    reason,
  })),
  deleteInvoice: ofPerson(invoicePermissions.DeleteInvoice, (of) => ({ _id: of.invoiceId, ...revision, reason })),

  createAssignment: ofRegion(assignmentPermissions.DefineAssignment, (of) => ({ input: assignment(of, fresh(of, 'assignment')) })),
  updateAssignment: ofRegion(assignmentPermissions.ReviseAssignment, (of) => ({ ...revision, input: assignment(of, of.assignmentId) })),
  gradeSubmission: ofPerson(submissionPermissions.GradeSubmission, (of) => ({ assignmentId: of.assignmentId, userId: of.userId, ...revision, grade: 50 })),
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
  removeTranscriptNote: ofPerson(transcriptPermissions.RemoveTranscriptNote, ({ userId, groupId, noteId }) => ({ userId, groupId, noteId })),

  createExam: { rule: examPermissions.DefineExam, ...nothing, args: (of) => ({ input: exam(of, fresh(of, 'exam')) }) },
  updateExam: { rule: examPermissions.ReviseExam, ...nothing, args: (of) => ({ ...revision, input: exam(of, of.examId) }) },
  publishExam: { rule: examPermissions.PublishExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  deleteExam: { rule: examPermissions.RetireExam, ...nothing, args: ({ examId }) => ({ ...revision, _id: examId }) },
  scheduleExam: ofRegion(examPermissions.ScheduleExam, (of) => ({ groupId: of.groupId, examId: demoId('E', 2), opensAt: soon(24), closesAt: soon(48) })),
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
  saveExamAnswer: ofPerson(examAttemptPermissions.SaveExamAnswer, ({ attemptId }) => ({ attemptId, questionId: 'q1', optionId: 'a' })),
  examHeartbeat: { ...own, args: ({ attemptId }) => ({ attemptId }), note: 'the own attempt; of another nothing is open' },
  submitExamAttempt: ofPerson(examAttemptPermissions.SubmitExamAttempt, ({ attemptId }) => ({ attemptId })),
  abandonExamAttempt: ofPerson(examAttemptPermissions.AbandonExamAttempt, ({ attemptId }) => ({ attemptId, reason: 'browserClosed' })),
  penaliseExamAttempt: ofPerson(examAttemptPermissions.PenaliseExamAttempt, ({ attemptId }) => ({ _id: attemptId, ...revision, reason })),
  liftPenalty: ofPerson(examAttemptPermissions.LiftPenalty, ({ attemptId }) => ({ _id: attemptId, ...revision, reason })),
  gradeAttempt: ofPerson(examAttemptPermissions.GradeAttempt, ({ attemptId }) => ({ _id: attemptId, ...revision, score: 50, reason })),
  voidExamAttempt: ofPerson(examAttemptPermissions.VoidExamAttempt, ({ attemptId }) => ({ _id: attemptId, ...revision, reason })),
  grantExtraAttempt: ofPerson(examAttemptPermissions.GrantExtraAttempt, ({ userId, groupId, examId }) => ({ userId, groupId, examId, reason })),

  requestErasure: { rule: erasurePermissions.RequestErasure, about: 'self', args: () => ({ reason }), note: 'of the own data' },
  withdrawErasureRequest: { rule: erasurePermissions.WithdrawErasureRequest, about: 'self', note: 'the own one' },
  eraseUser: { rule: erasurePermissions.EraseUser, ...nothing, args: ({ userId }) => ({ _id: userId, name: 'not the name' }) },
  updateRegion: {
    rule: regionPermissions.UpdateRegion,
    ...nothing,
    args: ({ regionId }) => ({
      ...revision,
      input: { _id: regionId, name: 'Matrix', type: 'CHARIS_CAMPUS', zone: 'AMERICAS', currency: 'USD', timeZone: 'UTC' },
    }),
  },
  closeRegion: { rule: regionPermissions.CloseRegion, ...nothing, args: ({ regionId }) => ({ ...revision, _id: regionId }) },
  reopenRegion: { rule: regionPermissions.ReopenRegion, ...nothing, args: ({ regionId }) => ({ ...revision, _id: regionId }) },
  setRegionCardPayments: { rule: regionPermissions.SetRegionCardPayments, ...nothing, args: ({ regionId }) => ({ ...revision, _id: regionId, enabled: true }) },
  retryMail: { rule: mailPermissions.RetryEmailNow, ...nothing, isAbsent: true, args: () => ({ emailId: 'f'.repeat(24) }) },
  startReplay: { rule: replayPermissions.StartReplay, ...nothing, isAbsent: true, args: () => ({ projectionName: 'nothing' }) },
  cancelReplay: { rule: replayPermissions.CancelReplay, ...nothing, isAbsent: true, args: () => ({ projectionName: 'nothing' }) },
  startVerification: { rule: verificationPermissions.StartVerification, ...nothing },
  cancelVerification: { rule: verificationPermissions.CancelVerification, ...nothing },
  retryParkedReactions: { rule: verificationPermissions.StartVerification, ...nothing },
  resumeReactions: { rule: verificationPermissions.StartVerification, ...nothing },
};
