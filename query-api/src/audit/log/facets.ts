import type { DataOf } from '@paideia/events/kernel/message.ts';
import { assessmentFacets } from './assessment.facets.ts';
import { invoiceFacets } from './invoice.facets.ts';
import { fieldsOf, rowFor, type Fields, type KnownEvent, type Told } from './told.ts';

/**
 * What an event says of its stream as a whole (`of` is empty), or of one person, region or key in it. `before` is what the event itself
 * says was there, for when the stream does not tell. `isOnce`: these values are of the event alone, so nothing was before and nothing stays.
 */
export type Facet = {
  readonly of: string;
  readonly fields: Fields;
  readonly before?: Fields;
  readonly isOnce?: boolean;
};
/** The last known values, before the event. */
export type Known = (of: string) => Fields;

const whole = (fields: Fields): readonly Facet[] => [{ of: '', fields }];
const part = (of: string, fields: Fields): Facet => ({ of, fields });
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const joined = (before: unknown, more: readonly unknown[]) => [...new Set([...list(before), ...more])];
const without = (before: unknown, fewer: readonly unknown[]) => list(before).filter((item) => !fewer.includes(item));

type Mark = {
  readonly userId: string;
  readonly input?: unknown;
  readonly status: unknown;
  readonly arrivedAt: unknown;
  readonly minutesLate: unknown;
};
const mark = ({ userId, input, status, arrivedAt, minutesLate }: Mark): Facet =>
  part(userId, { input, status, arrivedAt, minutesLate });

type Readings = {
  readonly [T in KnownEvent['type']]?: (data: DataOf<KnownEvent, T>, known: Known) => readonly Facet[];
};
/** Where the fields of an event are not simply the new values: what it means for what was known. */
const readings: Readings = {
  UserInvited: (data) => whole({ ...data, status: 'invited' }),
  UserSelfSignedUp: (data) => whole({ ...data, status: 'signedUp', roles: ['user'] }),
  UserEmailChanged: ({ email, formerEmail }) => [
    { of: '', fields: { email, emailVerified: false }, before: { email: formerEmail } },
  ],
  EmailVerified: () => whole({ emailVerified: true }),
  UserActivated: () => whole({ status: 'active', wasActive: true }),
  UserDeactivated: ({ reason }) => whole({ status: 'deactivated', reason }),
  UserReactivated: ({ reason }, known) =>
    whole({
      status: known('').wasActive === true ? 'active' : known('').groupId === undefined ? 'invited' : 'signedUp',
      reason,
    }),
  RolesGranted: ({ roles }, known) => whole({ roles: joined(known('').roles, roles) }),
  RolesRevoked: ({ roles }, known) => whole({ roles: without(known('').roles, roles) }),
  RegionRolesGranted: ({ regionId, roleNames }, known) => [
    part(regionId, { roleNames: joined(known(regionId).roleNames, roleNames) }),
  ],
  RegionRolesRevoked: ({ regionId, roleNames }, known) => [
    part(regionId, { roleNames: without(known(regionId).roleNames, roleNames) }),
  ],
  InvitationMailRequested: () => [],
  InvitationRetracted: () => whole({ status: 'retracted', email: null }),
  SuperadminSeated: ({ userId }) => [part(userId, { status: 'active' })],
  SuperadminUnseated: ({ userId }) => [part(userId, { status: 'left' })],
  UserImportStarted: (data) => whole({ ...data, status: 'open' }),
  UserImportRowQueued: ({ row, userId, ...data }) => [part(userId, { ...data, row, status: 'queued' })],
  UserImportRowSettled: ({ userId, outcome }) => [part(userId, { outcome })],
  UserImportRowUndone: ({ userId, outcome }) => [part(userId, { outcome })],
  UserImportCancelled: () => whole({ status: 'cancelled' }),
  UserImportFinished: () => whole({ status: 'completed' }),
  UserImportUndoStarted: () => [],
  UserImportUndone: () => whole({ status: 'retracted' }),
  EmailClaimed: ({ userId }) => whole({ userId }),
  EmailReleased: () => whole({ userId: null }),
  ImpersonationWritingSet: ({ isWritable }) => whole({ isWritable }),
  // Why it ended is in the sentence.
  ImpersonationEnded: () => whole({ status: 'closed' }),
  GoogleCalendarConnected: () => whole({ status: 'active' }),
  GoogleCalendarDisconnected: () => whole({ status: 'withdrawn' }),
  SlugClaimed: ({ regionId }) => whole({ regionId }),
  SlugReleased: () => whole({ regionId: null }),

  RegionClosed: () => whole({ closed: true }),
  RegionCardPaymentsEnabled: () => whole({ cardPaymentsEnabled: true }),
  RegionCardPaymentsDisabled: () => whole({ cardPaymentsEnabled: false }),
  RegionReopened: () => whole({ closed: false }),
  RegionAttendanceAdminsSet: ({ userIds }) => whole({ attendanceAdmins: userIds }),
  GroupArchived: () => whole({ archived: true }),
  GroupRestored: () => whole({ archived: false }),
  AttendanceSchemaDeleted: () => whole({ deleted: true }),
  DocumentPublished: () => whole({ published: true }),
  DocumentUnpublished: () => whole({ published: false }),
  SiteSettingChanged: ({ key, from, to }) => [{ ...part(key, { value: to }), before: { value: from } }],
  MessageTranslated: ({ locale, text }) => [part(locale, { value: text })],

  EnrolmentStarted: (data) => whole({ ...data, status: 'active' }),
  EnrolmentWithdrawn: (data) => whole({ ...data, status: 'withdrawn' }),
  EnrolmentCompleted: (data) => whole({ ...data, status: 'completed' }),
  StudentGraduated: (data) => whole({ ...data, isAlumni: true }),

  LeaveRequestSubmitted: (data) => whole({ ...data, status: 'pending' }),
  LeaveRequestWithdrawn: () => whole({ status: 'withdrawn' }),
  LeaveRequestApproved: (data) => whole({ ...data, status: 'approved' }),
  LeaveRequestAcknowledged: (data) => whole({ ...data, status: 'acknowledged' }),
  AbsenceExplained: (data) => whole({ ...data, status: 'explained' }),
  AbsenceExcused: (data) => whole({ ...data, status: 'excused' }),
  AbsenceExcuseWithdrawn: (data) => whole({ ...data, status: 'explained' }),

  RegisterOpened: ({ preset, presetAbsent, ...data }) => [
    ...whole({ ...data, register: 'open' }),
    ...preset.map(({ userId }) => part(userId, { status: 'excused', cause: 'leave' })),
    ...presetAbsent.map(({ userId }) => part(userId, { status: 'absent' })),
  ],
  RegisterClosed: ({ absentees }) => [
    ...whole({ register: 'closed' }),
    ...absentees.map((userId) => part(userId, { status: 'absent' })),
  ],
  AttendanceRecorded: (data) => [mark(data)],
  AttendanceScanned: (data) => [mark(data)],
  AttendanceCorrected: ({ userId, from, to, reason }) => [
    { ...part(userId, { input: to, status: to, reason }), before: { status: from } },
  ],
  AttendanceExcused: ({ userId, status, cause }) => [part(userId, { status, cause })],
  AttendanceExcuseRevoked: ({ userId, restored }) => [part(userId, { status: restored, cause: null })],
  AttendanceMarkedAbsent: ({ userId }) => [part(userId, { status: 'absent' })],
  MarksUndone: ({ restored }) => restored.map(mark),

  ...invoiceFacets,
  ...assessmentFacets,

  EmailQueued: (data) => whole({ ...data, status: 'queued' }),
  EmailSent: (data) => whole({ ...data, status: 'sent' }),
  EmailFailed: (data) => whole({ ...data, status: 'failed' }),
  EmailRetryStarted: (data) => whole({ ...data, status: 'queued' }),
  EmailAbandoned: (data) => whole({ ...data, status: 'abandoned' }),
};

/** An event that has no row of its own says of its stream what its fields say; `changed` holds the fields that changed. */
export function facetsOf(event: Told, known: Known): readonly Facet[] {
  const data = fieldsOf(event.data);
  const read = rowFor<(data: unknown, known: Known) => readonly Facet[]>(readings, event.type);
  return read ? read(data, known) : whole({ ...data, ...fieldsOf(data.changed) });
}

/** Who did it stands beside the event; ids of records, batches and causes and a keyed hash say nothing to people. */
const hidden: ReadonlySet<string> = new Set([
  ...[
    'by',
    'adminId',
    'identityKey',
    'impersonationId',
    'takenBy',
    'invitedBy',
    'changed',
    'formerly',
    'wasActive',
    'emailKey',
    'formerEmailKey',
    'fileHash',
    'importId',
    'batchId',
    'causeId',
    'subjectId',
  ],
  ...[
    'registerId',
    'leaveRequestId',
    'explanationId',
    'documentId',
    'localeId',
    'emailId',
    'logitId',
    'notificationId',
  ],
  ...[
    'attemptId',
    'submissionId',
    'startId',
    'noteId',
    'fileId',
    'fileIds',
    'feedbackFileIds',
    'assignmentId',
    'examId',
  ],
  ...['invoiceId', 'paymentId', 'refundId', 'creditNoteId', 'transactionId', 'ledger'],
]);
/** Whether people want to see it; an id that is part of the stream's own name they have seen. */
export const isShown = (stream: string, field: string, value: unknown): boolean =>
  !hidden.has(field) &&
  value !== undefined &&
  !(field.endsWith('Id') && typeof value === 'string' && stream.includes(value));
