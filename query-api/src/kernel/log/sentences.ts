import { accessSentences } from '@paideia/events/audit/audit-access.messages.ts';
import { assessmentSentences } from '@paideia/events/audit/audit-assessment.messages.ts';
import { attendanceSentences } from '@paideia/events/audit/audit-attendance.messages.ts';
import { billingSentences } from '@paideia/events/audit/audit-billing.messages.ts';
import { collegeSentences } from '@paideia/events/audit/audit-college.messages.ts';
import { operationSentences } from '@paideia/events/audit/audit-operations.messages.ts';
import { peopleSentences } from '@paideia/events/audit/audit-people.messages.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Speech } from './speech.ts';
import { fieldsOf, rowFor, type Fields, type KnownEvent, type Told } from './told.ts';

/** Present names of ids; undefined when nobody knows them (any more). */
export type Names = {
  person(id: string): string | undefined;
  group(id: string): string | undefined;
  region(id: string): string | undefined;
  schema(id: string): string | undefined;
  course(id: string): string | undefined;
  exam(id: string): string | undefined;
  assignment(id: string): string | undefined;
};

export const sentences: Readonly<Record<string, { readonly id: string }>> = {
  ...peopleSentences,
  ...accessSentences,
  ...attendanceSentences,
  ...assessmentSentences,
  ...billingSentences,
  ...collegeSentences,
  ...operationSentences,
};

type Say = Speech & {
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
type Row<D> = (data: D, say: Say) => Params;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const values = (items: readonly string[], say: Say) => say.list(items.map(say.value));
const roles = (data: { readonly roles: readonly string[] }, say: Say) => ({ roles: values(data.roles, say) });
const regionRoles = (data: { readonly roleNames: readonly string[] }, say: Say) => ({ roles: values(data.roleNames, say) });
const importRow = ({ row, outcome }: { readonly row: number; readonly outcome: string }, say: Say) => ({ row, outcome: say.value(outcome) });
const named = (_: unknown, { known, text }: Say) => ({ name: asText(known.name) || asText(known.title) || text('audit.something') });
const schema = (data: object, say: Say) => ({ ...named(data, say), version: Number(say.known.schemaVersion ?? 1) });
const year = ({ gradYear }: { readonly gradYear: number }) => ({ year: gradYear });
/** Of the event itself, else as the request stood. */
const leave = (data: object, say: Say) => {
  const { fromDate, toDate } = { ...say.known, ...data } as Fields;
  return { dates: say.dates(asText(fromDate), asText(toDate), say.beside) };
};
/** P1 is "period 1"; a period with a name of its own is told by it. */
export const periodWord = (periodKey: string): string => periodKey.replace(/^P(?=\d+$)/i, '');
type Place = { readonly date: string; readonly periodKey: string };
const place = ({ date, periodKey }: Place, say: Say) => ({ date: say.date(date, say.beside), period: periodWord(periodKey) });
const marked = (data: Place & { readonly status: string }, say: Say) => ({ ...place(data, say), status: say.value(data.status) });
/** A register's id holds its date. */
const explained = ({ registerId }: { readonly registerId: string }, say: Say) => {
  const [, y, m, d] = /_(\d{4})(\d{2})(\d{2})_/.exec(registerId) ?? [];
  return { date: y ? say.date(`${y}-${m}-${d}`, say.beside) : registerId };
};
const day = (at: string, say: Say) => say.date(at.slice(0, 10), say.beside);
const sat = ({ examId, n }: { readonly examId: string; readonly n: number }, say: Say) => ({ exam: say.exam(examId), n });
const scheduledFor = ({ examId, closesAt }: { readonly examId: string; readonly closesAt: string }, say: Say) => ({
  exam: say.exam(examId),
  date: day(closesAt, say),
});
const ended = (data: { readonly examId: string; readonly n: number; readonly outcome: string }, say: Say) => ({
  ...sat(data, say),
  outcome: say.value(data.outcome),
});
const handedIn = ({ assignmentId }: { readonly assignmentId: string }, say: Say) => ({ assignment: say.assignment(assignmentId) });
type Grade = { readonly assignmentId: string; readonly grade: number | null; readonly complete: boolean | null };
const gradedWith = (data: Grade, say: Say) => ({
  ...handedIn(data, say),
  grade: data.grade === null ? say.value(data.complete ? 'complete' : 'incomplete') : say.percent(data.grade),
});
const versioned = (data: { readonly version: number }, say: Say) => ({ ...named(data, say), version: data.version });
type Sum = { readonly currency: string };
const money = ({ amount, currency }: Sum & { readonly amount: number }, say: Say) => ({ amount: say.money(amount, currency) });
const letter = (_: unknown, { known, value }: Say) => ({ template: value(asText(known.template)), attempt: Number(known.attempt ?? 1) });

/** What a sentence needs besides actor, subject, group and region. */
const rows: { readonly [T in KnownEvent['type']]?: Row<DataOf<KnownEvent, T>> } = {
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
  AttendanceExcuseRevoked: (data, say) => ({ ...place(data, say), variant: data.cause, status: say.value(data.restored ?? 'unmarked') }),
  AttendanceMarkedAbsent: place,
  ReplayStarted: ({ projectionName }) => ({ name: projectionName }),
  ReplayCancelled: ({ projectionName }) => ({ name: projectionName }),
  ReplayFinished: ({ projectionName, outcome }) => ({ name: projectionName, variant: outcome }),
  VerificationFinished: ({ outcome }) => ({ variant: outcome }),
  SiteSettingChanged: ({ key, to }) => ({ key, value: to }),
  MessageTranslated: ({ messageId, locale }, say) => ({ key: messageId, language: say.language(locale) }),
};

const idIn = (data: Fields, field: string): string | undefined => (typeof data[field] === 'string' ? data[field] : undefined);

/** Who did it: a person, the system, or somebody without an account. */
export function actorOf({ meta: { actorId, channel } }: Told, names: Names, { text }: Speech): string {
  if (actorId !== null) return names.person(actorId) ?? text('audit.someone');
  return text(channel === 'WEB' || channel === 'APP' ? 'audit.visitor' : 'audit.system');
}

/** One event as a sentence. `known` are the last known values of its stream. A type without words is said by its name. */
export function sentenceOf(event: Told, known: Fields, names: Names, speech: Speech): string {
  const data = fieldsOf(event.data);
  const unnamed = speech.text('audit.something');
  const person = (id: string) => names.person(id) ?? speech.text('audit.someone');
  const region = (id: string) => names.region(id) ?? unnamed;
  const say: Say = {
    ...speech,
    beside: event.meta.at,
    known,
    people: (ids) => speech.list(ids.map(person)),
    regions: (ids) => speech.list(ids.map(region)),
    schema: (id) => names.schema(id) ?? unnamed,
    courses: (ids) => speech.list(ids.map((id) => names.course(id) ?? unnamed)),
    exam: (id) => names.exam(id) ?? unnamed,
    assignment: (id) => names.assignment(id) ?? unnamed,
  };

  const { variant, ...params } = rowFor<Row<Fields>>(rows, event.type)?.(data, say) ?? {};
  const found =
    (variant === undefined ? undefined : rowFor<{ readonly id: string }>(sentences, `${event.type}.${variant}`)) ??
    rowFor<{ readonly id: string }>(sentences, event.type);
  if (!found) return event.type;
  const [userId, groupId, regionId, itemId] = [idIn(data, 'userId'), idIn(data, 'groupId'), idIn(data, 'regionId'), idIn(data, 'itemId')];
  // An address is a person's or a region's.
  const owner = itemId === undefined ? speech.text('audit.visitor') : (names.person(itemId) ?? names.region(itemId) ?? speech.text('audit.someone'));
  const actor = actorOf(event, names, speech);
  const isAbout = (category: string) => event.stream.startsWith(`${category}-`) && asText(known.name);
  const sentence = speech.text(found.id, {
    actor,
    subject: userId === undefined ? owner : person(userId),
    group: isAbout('group') || (groupId === undefined ? unnamed : (names.group(groupId) ?? unnamed)),
    region: isAbout('region') || (regionId === undefined ? unnamed : region(regionId)),
    ...Object.fromEntries(Object.entries(params).filter((entry): entry is [string, string | number] => entry[1] !== undefined)),
  });
  const { impersonatedUserId } = event.meta;
  if (impersonatedUserId === undefined) return sentence;
  // Who did it is said in any case, also where the sentence names the person in whose name it was done.
  return speech.text(sentence.includes(actor) ? 'audit.onBehalf' : 'audit.onBehalfBy', { sentence, actor, person: person(impersonatedUserId) });
}
