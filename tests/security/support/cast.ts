import { idFrom } from '@paideia/events/kernel/uuid.ts';
import { attemptIdOf } from '@paideia/events/exam-attempts/exam-attempt.events.ts';
import { timeLogIdOf } from '@paideia/events/time-logs/time-log.events.ts';
import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import { certifiedExample } from '@paideia/events/transcripts/transcript-issue.examples.ts';
import { permissionKeys } from '@paideia/events/permission-keys.ts';
import { calendarFor } from '../../../scripts/demo/calendar.ts';
import { demoId, G, R, S, U } from '../../../scripts/demo/ids.ts';

/** These are all whose rights differ: one person a role, nobody with two, and one with every key and no role. */
export const cast = {
  student: { n: 12, roles: ['user'] },
  managerIn: { n: 61, roles: ['manager', 'user'], region: 1 },
  managerOut: { n: 62, roles: ['manager', 'user'], region: 2 },
  regionAdmin: { n: 63, roles: ['user'], region: 1, regionRole: 'admin' },
  dean: { n: 64, roles: ['user'], region: 1, regionRole: 'dean' },
  instructor: { n: 65, roles: ['user'], region: 1, regionRole: 'instructor' },
  attendanceAdmin: { n: 66, roles: ['user'], region: 1, regionRole: 'manager', isAttendanceAdmin: true },
  reportsAdmin: { n: 67, roles: ['reportsAdmin', 'user'] },
  admin: { n: 68, roles: ['admin', 'manager', 'user'] },
  keyholder: { n: 70, roles: ['user'], region: 1, permissions: permissionKeys },
  superadmin: { n: 69, roles: ['superadmin', 'admin', 'manager', 'user'] },
} as const satisfies Record<
  string,
  {
    n: number;
    roles: readonly string[];
    region?: 1 | 2;
    regionRole?: string;
    isAttendanceAdmin?: true;
    permissions?: readonly string[];
  }
>;
export type Role = keyof typeof cast;
export const emailOf = (role: Role): string =>
  role === 'student' ? 'freya.halloran@example.org' : `${role.toLowerCase()}@security.example.org`;

/** It says whose record is asked for: that of the student of the cast, of somebody in the same class, or of somebody in another region. */
export const targets = {
  own: { n: 12, region: 1, group: 1, schema: 1, period: 'P1', invoice: 2, submission: 1 },
  inRegion: { n: 13, region: 1, group: 1, schema: 1, period: 'P1', invoice: 3, submission: 1 },
  outOfRegion: { n: 22, region: 2, group: 3, schema: 2, period: 'E1', invoice: 12, submission: 8 },
} as const;
export type TargetName = keyof typeof targets;

const at = calendarFor(process.env['PAIDEIA_TODAY'] ?? new Date().toISOString().slice(0, 10));
/** It is the first day of classes of both programmes, a Tuesday. */
export const classDay = at('2026-09-08');
export const leaveDay = at('2026-12-01');
/** The week of that first day, in the program that a new college has. */
export const classWeek = { program: 'practicum', periodEnding: at('2026-09-12') };
const timeLogOf = (userId: string) => timeLogIdOf(userId, classWeek.program, classWeek.periodEnding);

/** These are the ids of one target's records. */
export function recordsOf(name: TargetName) {
  const { n, region, group, schema, period, invoice, submission } = targets[name];
  const [userId, groupId, examId] = [U(n), G(group), demoId('E', 1)];
  const assignmentId = demoId('A', submission);
  return {
    name,
    userId,
    groupId,
    examId,
    regionId: R(region),
    schemaId: S(schema),
    assignmentId,
    courseId: demoId('C', 1),
    invoiceId: demoId('I', invoice),
    leaveId: idFrom('security-leave', name),
    addressId: idFrom('security-address', name),
    paymentId: idFrom('security-payment', name),
    noteId: idFrom('security-note', name),
    transcriptIssueId: idFrom('security-transcript-issue', name),
    attemptId: attemptIdOf(userId, groupId, examId, 1),
    submissionId: `${assignmentId}_${userId}`,
    registerId: registerIdOf(groupId, classDay, period),
    timeLogId: timeLogOf(userId),
    period,
  };
}
export type Records = ReturnType<typeof recordsOf>;
/** Nobody has these records. */
export const absentRecords = (): Records => ({
  ...recordsOf('own'),
  userId: 'f'.repeat(24),
  groupId: 'e'.repeat(24),
  leaveId: 'd'.repeat(24),
  invoiceId: 'c'.repeat(24),
  addressId: 'b'.repeat(24),
  noteId: 'a'.repeat(24),
  transcriptIssueId: '7'.repeat(24),
  paymentId: '9'.repeat(24),
  assignmentId: '8'.repeat(24),
  submissionId: `${'8'.repeat(24)}_${'f'.repeat(24)}`,
  attemptId: attemptIdOf('f'.repeat(24), 'e'.repeat(24), 'd'.repeat(24), 1),
  registerId: registerIdOf('e'.repeat(24), classDay, 'P1'),
  timeLogId: timeLogOf('f'.repeat(24)),
});

type Step = { readonly type: string; readonly data: object; readonly actorId?: string; readonly password?: string };
/** These steps make what the demo has not: the cast, and one record of each kind for each target. */
export const castSteps = (password: string): readonly Step[] => [
  ...Object.entries(cast).flatMap(([role, one]): Step[] => {
    if (role === 'student') return [];
    const userId = U(one.n);
    const regionIds = 'region' in one ? [R(one.region)] : [];
    return [
      {
        type: 'InviteUser',
        data: {
          userId,
          email: emailOf(role as Role),
          firstName: role,
          lastName: 'Castmember',
          regionIds,
          groupIds: [],
          roles: one.roles,
        },
      },
      { type: 'SetInitialPassword', data: { userId }, password },
      { type: 'AcceptTerms', data: { userId, termsVersion: '1' }, actorId: userId },
      ...('regionRole' in one
        ? [{ type: 'GrantRegionRoles', data: { userId, regionId: R(1), roleNames: [one.regionRole] } }]
        : []),
      ...('permissions' in one
        ? [{ type: 'SetIndividualPermissions', data: { userId, permissions: one.permissions } }]
        : []),
    ];
  }),
  { type: 'SetRegionAttendanceAdmins', data: { regionId: R(1), userIds: [U(5), U(9), U(66)] } },
  ...(Object.keys(targets) as TargetName[]).flatMap((name): Step[] => {
    const { userId, groupId, leaveId, addressId, invoiceId, paymentId, noteId, transcriptIssueId, assignmentId } =
      recordsOf(name);
    const leave = {
      leaveRequestId: leaveId,
      userId,
      groupId,
      attendanceType: 'absence',
      fromDate: leaveDay,
      toDate: leaveDay,
      periods: [],
      time: null,
    };
    return [
      {
        type: 'SubmitLeaveRequest',
        data: { ...leave, reason: `secret reason ${name}`, studentNotes: null },
        actorId: userId,
      },
      {
        type: 'SaveAddress',
        data: { addressId, itemId: userId, line1: `secret street ${name}`, city: 'Wells', country: 'Poland' },
        actorId: userId,
      },
      {
        type: 'RecordPayment',
        data: {
          invoiceId,
          paymentId,
          amount: 100,
          method: 'cash',
          date: classDay,
          reference: `secret payment ${name}`,
        },
        actorId: U(1),
      },
      {
        type: 'AddTranscriptNote',
        data: { userId, groupId, noteId, text: `secret note ${name}`, transferredCredit: null },
        actorId: U(1),
      },
      {
        type: 'IssueTranscript',
        data: {
          issueId: transcriptIssueId,
          userId,
          groupId,
          codeHash: '0'.repeat(64),
          certified: { ...certifiedExample, studentName: `secret name ${name}` },
        },
        actorId: U(1),
      },
      {
        type: 'GradeSubmission',
        data: { assignmentId, userId, grade: 77, comment: `secret comment ${name}` },
        actorId: U(1),
      },
      {
        type: 'AddTimeLogEntry',
        data: {
          ...classWeek,
          userId,
          groupId,
          entryId: idFrom('security-entry', name),
          date: classDay,
          minutes: 60,
          activity: `secret activity ${name}`,
        },
        actorId: userId,
      },
      { type: 'SubmitTimeLog', data: { ...classWeek, userId }, actorId: userId },
      {
        type: 'SaveEvaluation',
        data: { ...classWeek, userId, rating: 4, comments: `secret evaluation ${name}` },
        actorId: U(1),
      },
    ];
  }),
];
