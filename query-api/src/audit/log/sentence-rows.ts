import type { DataOf } from '@paideia/events/kernel/message.ts';
import { periodWord } from './period-word.ts';
import type { Speech } from './speech.ts';
import type { Fields, KnownEvent } from './told.ts';

/** What a row says its values with. */
export type Say = Speech & {
  readonly beside: string;
  readonly known: Fields;
  people(ids: readonly string[]): string;
  regions(ids: readonly string[]): string;
  schema(id: string): string;
  courses(ids: readonly string[]): string;
  exam(id: string): string;
  assignment(id: string): string;
};
type Params = { readonly variant?: string; readonly [param: string]: string | number | undefined };
export type Row<D> = (data: D, say: Say) => Params;

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const values = (items: readonly string[], say: Say) => say.list(items.map(say.value));
const roles = (data: { readonly roles: readonly string[] }, say: Say) => ({ roles: values(data.roles, say) });
const regionRoles = (data: { readonly roleNames: readonly string[] }, say: Say) => ({
  roles: values(data.roleNames, say),
});
const importRow = ({ row, outcome }: { readonly row: number; readonly outcome: string }, say: Say) => ({
  row,
  outcome: say.value(outcome),
});
const named = (_: unknown, { known, text }: Say) => ({
  name: asText(known.name) || asText(known.title) || text('audit.something'),
});
const schema = (data: object, say: Say) => ({ ...named(data, say), version: Number(say.known.schemaVersion ?? 1) });
const year = ({ gradYear }: { readonly gradYear: number }) => ({ year: gradYear });
/** Of the event itself, else as the request stood. */
const leave = (data: object, say: Say) => {
  const { fromDate, toDate } = { ...say.known, ...data } as Fields;
  return { dates: say.dates(asText(fromDate), asText(toDate), say.beside) };
};
type Place = { readonly date: string; readonly periodKey: string };
const place = ({ date, periodKey }: Place, say: Say) => ({
  date: say.date(date, say.beside),
  period: periodWord(periodKey),
});
const marked = (data: Place & { readonly status: string }, say: Say) => ({
  ...place(data, say),
  status: say.value(data.status),
});
/** A register's id holds its date. */
const explained = ({ registerId }: { readonly registerId: string }, say: Say) => {
  const [, y, m, d] = /_(\d{4})(\d{2})(\d{2})_/.exec(registerId) ?? [];
  return { date: y ? say.date(`${y}-${m}-${d}`, say.beside) : registerId };
};
const day = (at: string, say: Say) => say.date(at.slice(0, 10), say.beside);
const sat = ({ examId, n }: { readonly examId: string; readonly n: number }, say: Say) => ({
  exam: say.exam(examId),
  n,
});
const scheduledFor = ({ examId, closesAt }: { readonly examId: string; readonly closesAt: string }, say: Say) => ({
  exam: say.exam(examId),
  date: day(closesAt, say),
});
const ended = (data: { readonly examId: string; readonly n: number; readonly outcome: string }, say: Say) => ({
  ...sat(data, say),
  outcome: say.value(data.outcome),
});
const handedIn = ({ assignmentId }: { readonly assignmentId: string }, say: Say) => ({
  assignment: say.assignment(assignmentId),
});
type Grade = { readonly assignmentId: string; readonly grade: number | null; readonly complete: boolean | null };
const gradedWith = (data: Grade, say: Say) => ({
  ...handedIn(data, say),
  grade: data.grade === null ? say.value(data.complete ? 'complete' : 'incomplete') : say.percent(data.grade),
});
const versioned = (data: { readonly version: number }, say: Say) => ({ ...named(data, say), version: data.version });
type Sum = { readonly currency: string };
const money = ({ amount, currency }: Sum & { readonly amount: number }, say: Say) => ({
  amount: say.money(amount, currency),
});
const letter = (_: unknown, { known, value }: Say) => ({
  template: value(asText(known.template)),
  attempt: Number(known.attempt ?? 1),
});

/** What a sentence needs besides actor, subject, group and region. */
export const rows: { readonly [T in KnownEvent['type']]?: Row<DataOf<KnownEvent, T>> } = {
  AbsenceExplained: explained,
  AbsenceExcused: explained,
  AbsenceExcuseWithdrawn: explained,
  RolesGranted: roles,
  RolesRevoked: roles,
  RegionRolesGranted: regionRoles,
  RegionRolesRevoked: regionRoles,
  UserRegionsChanged: ({ regionIds }, say) => ({ regions: say.regions(regionIds) }),
  AttendanceSchemaDefined: schema,
  AttendanceSchemaRevised: schema,
  AttendanceSchemaDeleted: schema,
  DocumentCreated: named,
  DocumentPublished: named,
  DocumentUnpublished: named,
  GroupAttendanceSchemaAssigned: ({ schemaId }, say) => ({ name: say.schema(schemaId) }),
  EnrolmentCompleted: year,
  StudentGraduated: year,
  LeaveRequestSubmitted: leave,
  LeaveRequestAmended: leave,
  LeaveRequestWithdrawn: leave,
  LeaveRequestApproved: leave,
  LeaveRequestAcknowledged: leave,
  LeaveRequestCommented: leave,
  ImpersonationWritingSet: ({ isWritable }) => (isWritable ? { variant: 'allowed' } : {}),
  ImpersonationEnded: ({ cause }) => ({ variant: cause }),
  GoogleCalendarDisconnected: ({ cause }) => ({ variant: cause }),
  LocaleAdded: ({ label }) => ({ name: label }),
  LogEntryRecorded: ({ action }) => ({ variant: action, action }),
  EmailQueued: letter,
  EmailSent: letter,
  EmailFailed: letter,
  EmailRetryStarted: letter,
  EmailAbandoned: letter,
  NotificationRaised: ({ key }, say) => ({ template: say.value(key) }),
  TermsAccepted: ({ termsVersion }) => ({ version: termsVersion }),
  UserLocaleChanged: ({ locale }, say) => ({ language: say.language(locale) }),
  UserImportStarted: ({ fileName, rowCount }) => ({ file: fileName, count: rowCount }),
  UserImportRowQueued: ({ row }) => ({ row }),
  UserImportRowSettled: importRow,
  UserImportRowUndone: importRow,
  RegionAttendanceAdminsSet: ({ userIds }, say) => ({ people: say.people(userIds) }),
  SlugClaimed: ({ slug }) => ({ slug }),
  SlugReleased: ({ slug }) => ({ slug }),
  CourseCreated: ({ title }) => ({ name: title }),
  GroupCoursesSet: ({ items }, say) => ({ courses: say.courses(items.map(({ courseId }) => courseId)) }),
  ExamDefined: named,
  ExamRevised: versioned,
  ExamPublished: versioned,
  ExamRetired: named,
  ExamScheduled: scheduledFor,
  ExamRescheduled: scheduledFor,
  ExamDeadlineExtended: scheduledFor,
  ExamReminderDue: scheduledFor,
  ExamWindowClosed: scheduledFor,
  AttemptReserved: sat,
  SittingAttemptClosed: ended,
  SittingAttemptRevised: ended,
  SittingAttemptReturned: sat,
  ExtraAttemptGranted: ({ examId, count }, say) => ({ exam: say.exam(examId), count }),
  ExamAttemptStarted: sat,
  ExamAnswerSaved: sat,
  ExamAttemptSubmitted: sat,
  ExamAttemptGraded: (data, say) => ({
    ...sat(data, say),
    score: say.percent(data.score),
    ...(data.scaledFrom !== null && { variant: 'scaled', scaledFrom: say.percent(data.scaledFrom) }),
  }),
  ExamAttemptAbandoned: (data, say) => ({ ...sat(data, say), reason: say.value(data.reason) }),
  ExamAttemptPenalised: sat,
  PenaltyLifted: sat,
  ExamAttemptRegraded: (data, say) => ({ ...sat(data, say), score: say.percent(data.score) }),
  ExamAttemptVoided: sat,
  AssignmentDefined: named,
  AssignmentRevised: named,
  AssignmentDueDateChanged: (data, say) => ({ ...named(data, say), date: day(data.dueAt, say) }),
  SubmissionFileAdded: handedIn,
  SubmissionFileRemoved: handedIn,
  AssignmentSubmitted: handedIn,
  SubmissionGraded: gradedWith,
  SubmissionRegraded: gradedWith,
  SubmissionReopened: (data, say) => ({ ...handedIn(data, say), date: day(data.until, say) }),
  InvoiceIssued: ({ total, currency }, say) => money({ amount: total, currency }, say),
  PaymentRecorded: (data, say) => ({ ...money(data, say), method: say.value(data.method) }),
  CreditNoteIssued: money,
  RefundIssued: money,
  TransactionNumbered: ({ receiptNumber, type }, say) => ({ number: receiptNumber, type: say.value(type) }),
  RegisterOpened: place,
  RegisterClosed: place,
  AttendanceRecorded: marked,
  AttendanceScanned: marked,
  AttendanceCorrected: (data, say) => ({
    ...place(data, say),
    to: say.value(data.to),
    ...(data.from === null ? { variant: 'unmarked' } : { from: say.value(data.from) }),
  }),
  MarksUndone: (data, say) => ({ ...place(data, say), people: say.people(data.restored.map(({ userId }) => userId)) }),
  AttendanceExcused: (data, say) => ({ ...place(data, say), variant: data.cause }),
  AttendanceExcuseRevoked: (data, say) => ({
    ...place(data, say),
    variant: data.cause,
    status: say.value(data.restored ?? 'unmarked'),
  }),
  AttendanceMarkedAbsent: place,
  ReplayStarted: ({ projectionName }) => ({ name: projectionName }),
  ReplayCancelled: ({ projectionName }) => ({ name: projectionName }),
  ReplayFinished: ({ projectionName, outcome }) => ({ name: projectionName, variant: outcome }),
  VerificationFinished: ({ outcome }) => ({ variant: outcome }),
  SiteSettingChanged: ({ key, to }) => ({ key, value: to }),
  MessageTranslated: ({ messageId, locale }, say) => ({ key: messageId, language: say.language(locale) }),
};
