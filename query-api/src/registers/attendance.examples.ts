// A small college for tests of attendance: events go into the log, and what the projections make of them into the read models.
import { noAddress } from '@paideia/events/regions/region.events.ts';
import { examAttemptMessages } from '@paideia/events/exam-attempts/exam-attempt.messages.ts';
import { kernelMessages } from '@paideia/events/kernel/kernel.messages.ts';
import type { MessageDescriptor } from '@paideia/events/kernel/messages.ts';
import { notificationMessages } from '@paideia/events/notifications/notification.messages.ts';
import { submissionWhyMessages } from '@paideia/events/submissions/submission-why.messages.ts';
import { excusedWorkWhyMessages } from '@paideia/events/gradebook/excused-work.messages.ts';
import { transcriptWhyMessages } from '@paideia/events/transcripts/transcript-why.messages.ts';
import { whyMessages } from '@paideia/events/registers/why.messages.ts';
import type { Collection } from '@paideia/documents/port.ts';
import { absenceExplanationProjection } from '@paideia/projection-service/absence-explanations/absence-explanation.projection.ts';
import { users, type UserView } from '@paideia/projection-service/accounts/users.view.ts';
import { auditProjection } from '@paideia/projection-service/audit/audit.projection.ts';
import { assignmentProjection } from '@paideia/projection-service/assignments/assignment.projection.ts';
import { courseProjection } from '@paideia/projection-service/courses/course.projection.ts';
import { examProjection } from '@paideia/projection-service/exam-attempts/exam.projection.ts';
import { groupProjection } from '@paideia/projection-service/groups/group.projection.ts';
import { foldInMemory } from '@paideia/projection-service/kernel/memory.ts';
import type { AnyProjection } from '@paideia/projection-service/kernel/projection.ts';
import { recordedFrom, type GivenEvent } from '@paideia/projection-service/kernel/spec.ts';
import { invoiceProjection } from '@paideia/projection-service/invoices/invoice.projection.ts';
import { leaveRequestProjection } from '@paideia/projection-service/leave-requests/leave-request.projection.ts';
import { notificationProjection } from '@paideia/projection-service/notifications/notification.projection.ts';
import { regions, type RegionView } from '@paideia/projection-service/regions/region.view.ts';
import {
  emmett,
  freya,
  grading,
  groupId,
  harriet,
  leaveId,
  regionId,
  schemaId,
} from '@paideia/projection-service/registers/attendance.examples.ts';
import { attendanceProjection } from '@paideia/projection-service/registers/attendance.projection.ts';
import { evaluationProjection } from '@paideia/projection-service/evaluations/evaluation.projection.ts';
import { timeLogProjection } from '@paideia/projection-service/time-logs/time-log.projection.ts';
import { excusedWorkProjection } from '@paideia/projection-service/gradebook/excused-work.projection.ts';
import { transcriptNoteProjection } from '@paideia/projection-service/transcripts/transcript-note.projection.ts';
import { apiSpec, type ApiSpec, type ApiSpecOptions } from '../kernel/testing/spec.ts';
import { auditMessages } from '../audit/audit.examples.ts';
import { userView } from '../kernel/testing/examples.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
export const [otherRegionId, otherGroupId, silas, renata, oskar, nadia, dorota, tamsin] = [
  31, 32, 33, 34, 35, 36, 37, 38,
].map(hex) as [string, string, string, string, string, string, string, string];
export { emmett, freya, groupId, harriet, leaveId, regionId, schemaId };

const tables: readonly Readonly<Record<string, MessageDescriptor>>[] = [
  ...[kernelMessages, notificationMessages, whyMessages],
  ...[examAttemptMessages, transcriptWhyMessages, submissionWhyMessages, excusedWorkWhyMessages],
];
const catalogue = Object.fromEntries(
  [...auditMessages, ...tables.flatMap((table) => Object.values(table))].map(({ id, defaultMessage, description }) => [
    id,
    { category: 'spec', description, en: defaultMessage },
  ]),
);

const named = (_id: string, firstName: string, lastName: string, more: Partial<UserView> = {}): UserView =>
  userView({
    _id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    nameKey: `${lastName} ${firstName}`.toLowerCase(),
    email: `${firstName.toLowerCase()}@example.org`,
    ...more,
  });
const student = { groupIds: [groupId], groupRegionIds: [regionId], selectedGroup: groupId };
const manager: Partial<UserView> = { roles: ['user', 'manager'] };
export const people = {
  freya: named(freya, 'Freya', 'Halloran', student),
  emmett: named(emmett, 'Emmett', 'Solano', student),
  /** A manager who is an attendance admin of the region too. */
  harriet: named(harriet, 'Harriet', 'Vance', { ...manager, regionIds: [regionId], attendanceAdminOf: [regionId] }),
  /** He is an attendance admin with no role beside. */
  silas: named(silas, 'Silas', 'Demarest', { attendanceAdminOf: [regionId] }),
  renata: named(renata, 'Renata', 'Okafor', { roles: ['user', 'manager', 'admin'] }),
  /** She is an instructor of the region, with no role beside. */
  nadia: named(nadia, 'Nadia', 'Rourke', {
    regionRoles: [{ regionId, slug: 'US-CedarRidge', roleNames: ['instructor'] }],
  }),
  /** She administers the region alone. */
  dorota: named(dorota, 'Dorota', 'Lis', {
    regionIds: [regionId],
    regionRoles: [{ regionId, slug: 'US-CedarRidge', roleNames: ['admin'] }],
  }),
  /** She is a manager of the region, and no more. */
  tamsin: named(tamsin, 'Tamsin', 'Ferro', { ...manager, regionIds: [regionId] }),
  /** He is a manager of another region. */
  oskar: named(oskar, 'Oskar', 'Wisla', { ...manager, regionIds: [otherRegionId] }),
};
export type Person = keyof typeof people;

const region: RegionView = {
  _id: regionId,
  _revision: 0,
  name: 'US - Cedar Ridge',
  nameKey: 'us - cedar ridge',
  slug: 'US-CedarRidge',
  type: 'CHARIS_CAMPUS',
  zone: 'AMERICAS',

  currency: 'USD',
  timeZone: 'America/Denver',
  description: null,
  phone: null,
  ...noAddress,
  cardPaymentsEnabled: false,
  closed: false,
  notificationAdmins: [harriet],
  userCount: 6,
  createdAt: '2026-09-01T08:00:00.000Z',
  updatedAt: '2026-09-01T08:00:00.000Z',
};
const groupCreated = (_id: string, regionId: string, name: string): GivenEvent => ({
  type: 'GroupCreated',
  data: {
    groupId: _id,
    regionId,
    name,
    programYear: 1,
    startDate: null,
    endDate: null,
    locale: 'en',
    offlineApp: false,
    selfSignUp: false,
    freeOfCharge: false,
  },
  meta: { stream: `group-${_id}` },
});
/** It has two periods from Monday to Thursday. */
const schema: GivenEvent = {
  type: 'AttendanceSchemaDefined',
  data: {
    schemaId,
    name: 'Day program',
    schemaVersion: 1,
    terms: [{ name: 'Autumn', from: '2026-09-07', to: '2026-12-18' }],
    grading,
    periods: [1, 2, 3, 4].flatMap((weekday) => [
      { key: 'P1', weekday, start: '08:30', end: '10:00' },
      { key: 'P2', weekday, start: '10:30', end: '12:00' },
    ]),
  },
  meta: { stream: `attendanceSchema-${schemaId}` },
};
const assigned = (_id: string, of: string): GivenEvent => ({
  type: 'GroupAttendanceSchemaAssigned',
  data: { groupId: _id, regionId: of, schemaId },
  meta: { stream: `group-${_id}` },
});
const profile = ({ _id, firstName, lastName }: UserView): GivenEvent => ({
  type: 'UserProfileCreated',
  data: { userId: _id, changed: { firstName, lastName }, locale: 'en' },
  meta: { stream: `userProfile-${_id}` },
});
const enrolled = (userId: string): GivenEvent => ({
  type: 'EnrolmentStarted',
  data: { groupId, userId, regionId, date: '2026-09-01', source: 'admin' },
  meta: { stream: `enrolment-${groupId}_${userId}`, at: '2026-09-01T12:00:00.000Z' },
});
export const submitted = (
  userId: string,
  {
    id = leaveId,
    fromDate = '2026-11-24',
    toDate = '2026-11-24',
    reason = 'Dentist',
    at = '2026-11-19T15:12:00.000Z',
  } = {},
): GivenEvent => ({
  type: 'LeaveRequestSubmitted',
  data: {
    leaveRequestId: id,
    userId,
    groupId,
    regionId,
    attendanceType: 'lateArrival',
    fromDate,
    toDate,
    periods: ['P1'],
    time: '09:15',
    reason,
    studentNotes: 'Back by 09:15',
  },
  meta: { stream: `leaveRequest-${id}`, at, actorId: userId },
});

const background: readonly GivenEvent[] = [
  ...Object.values(people).map(profile),
  groupCreated(groupId, regionId, 'Cedar Ridge Day Year 1'),
  groupCreated(otherGroupId, otherRegionId, 'Lublin Evening'),
  schema,
  ...[freya, emmett].map(enrolled),
  assigned(groupId, regionId),
  assigned(otherGroupId, otherRegionId),
];

const projected: readonly AnyProjection[] = [
  ...[attendanceProjection, leaveRequestProjection, notificationProjection, groupProjection],
  ...[examProjection, assignmentProjection, courseProjection, transcriptNoteProjection, excusedWorkProjection],
  ...[timeLogProjection, evaluationProjection],
  ...[invoiceProjection, auditProjection, absenceExplanationProjection],
];
async function project(api: ApiSpec, projection: AnyProjection, events: readonly GivenEvent[]): Promise<void> {
  const memory = foldInMemory(projection, recordedFrom(projection, events));
  for (const collection of projection.collections) {
    const stored = collection as unknown as Collection<{ readonly _id: string }>;
    const docs = memory.all(stored);
    if (docs.length > 0) await api.put(stored, ...docs);
  }
}

/** The API with the college and what happened in it, and a cookie for each person who asks. */
export async function collegeWith(events: readonly GivenEvent[], options: ApiSpecOptions = {}) {
  const api = await apiSpec({ catalogue, ...options });
  const all = [
    ...background.map((event) => ({ ...event, meta: { at: '2026-09-01T08:00:00.000Z', ...event.meta } })),
    ...events,
  ];
  for (const { type, data, meta = {} } of all)
    await api.append(
      meta.stream ?? 'spec-1',
      { type, data },
      { ...(meta.at && { at: meta.at }), actorId: meta.actorId ?? null },
    );
  for (const projection of projected) await project(api, projection, all);
  await api.put(regions, region, {
    ...region,
    _id: otherRegionId,
    name: 'PL - Lublin',
    timeZone: 'Europe/Warsaw',
    notificationAdmins: [],
  });
  await api.put(users, ...Object.values(people));
  const cookies = new Map<Person, string>();
  const cookieOf = async (person: Person): Promise<string> => {
    const known = cookies.get(person) ?? (await api.signIn(people[person]));
    cookies.set(person, known);
    return known;
  };
  return {
    api,
    async ask(person: Person, query: string, variables: object = {}) {
      return api.post(query, variables, { cookie: await cookieOf(person) });
    },
    /** Puts what the events, after those so far, make of the read models: as when a command was carried out. */
    happened: async (...more: readonly GivenEvent[]) => {
      for (const projection of projected) await project(api, projection, [...all, ...more]);
    },
    close: () => api.close(),
  };
}
export type College = Awaited<ReturnType<typeof collegeWith>>;
