import type { AttendanceSchemaEvent } from '@paideia/events/attendance-schemas/attendance-schema.events.ts';
import type { AbsenceExplanationEvent } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import { explanationIdOf } from '@paideia/events/absence-explanations/absence-explanation.events.ts';
import {
  registerIdOf,
  registerStream,
  type AttendanceStatus,
  type Excuse,
  type MarkInput,
  type RegisterEvent,
} from '@paideia/events/registers/register.events.ts';
import { uuidFrom } from '@paideia/events/kernel/uuid.ts';
import type { GivenEvent } from '../kernel/spec.ts';

const hex = (n: number): string => n.toString(16).padStart(24, '0');
export const [groupId, regionId, schemaId, freya, emmett, harriet] = [1, 2, 3, 11, 12, 13].map(hex) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
export const [leaveId, otherLeaveId] = [21, 22].map(hex) as [string, string];
export const grading = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};

type Seen = { readonly status?: AttendanceStatus; readonly excuses?: Excuse[]; readonly batch?: string };
type Cause = Partial<Excuse>;

/** It is a register of the autumn term, by default that of Monday 12 October, period 1, with two students. */
export const register = (date = '2026-10-12', periodKey = 'P1') => {
  const registerId = registerIdOf(groupId, date, periodKey);
  const place = { registerId, groupId, regionId, date, periodKey, term: 'Autumn' };
  const startsAt = `${date}T${periodKey === 'P1' ? '14:30' : '16:30'}:00.000Z`;
  const stream = registerStream(registerId);
  const given = (event: RegisterEvent): GivenEvent => ({ ...event, meta: { stream, actorId: harriet } });
  const preset = (userIds: readonly string[], leaveRequestId: string) =>
    userIds.map((userId) => ({ userId, leaveRequestId }));
  return {
    registerId,
    stream,
    recordOf: (userId: string) => `${registerId}_${userId}`,
    opened: ({
      students = [freya, emmett],
      excused = [] as string[],
      absent = [] as string[],
      leave = leaveId,
      version = 1,
    } = {}): GivenEvent =>
      given({
        type: 'RegisterOpened',
        data: {
          ...place,
          schemaId,
          schemaVersion: version,
          startsAt,
          endsAt: `${date}T18:00:00.000Z`,
          closesAt: `${date}T23:59:59.000Z`,
          minutesLateThreshold: 15,
          students,
          preset: preset(excused, leave),
          presetAbsent: preset(absent, leave),
        },
      }),
    added: (
      students: string[],
      { excused = [] as string[], absent = [] as string[], absentees = [] as string[] } = {},
    ) =>
      given({
        type: 'RegisterStudentsAdded',
        data: {
          ...place,
          students,
          preset: preset(excused, leaveId),
          presetAbsent: preset(absent, leaveId),
          absentees,
        },
      }),
    recorded: (
      userId: string,
      input: MarkInput,
      { status = input, excuses = [], batch = 'first' }: Seen = {},
    ): GivenEvent =>
      given({
        type: 'AttendanceRecorded',
        data: {
          ...place,
          userId,
          input,
          status,
          excuses,
          arrivedAt: null,
          minutesLate: null,
          batchId: uuidFrom(batch),
          takenBy: harriet,
        },
      }),
    scanned: (userId: string, minutesLate: number, status: AttendanceStatus): GivenEvent =>
      given({
        type: 'AttendanceScanned',
        data: {
          ...place,
          userId,
          input: status === 'late' ? 'late' : 'present',
          status,
          excuses: [],
          arrivedAt: startsAt,
          minutesLate,
        },
      }),
    corrected: (userId: string, to: MarkInput, from: AttendanceStatus | null = null): GivenEvent =>
      given({ type: 'AttendanceCorrected', data: { ...place, userId, from, to, reason: 'Was there', by: harriet } }),
    undone: (
      batch: string,
      restored: readonly { userId: string; input: MarkInput | null; status: AttendanceStatus | null }[],
    ): GivenEvent =>
      given({
        type: 'MarksUndone',
        data: {
          ...place,
          batchId: uuidFrom(batch),
          restored: restored.map((one) => ({ ...one, arrivedAt: null, minutesLate: null })),
          kept: [],
        },
      }),
    excused: (
      userId: string,
      original: MarkInput | null,
      { cause = 'leave', causeId = leaveId, status = 'excused' }: Cause & { readonly status?: AttendanceStatus } = {},
    ): GivenEvent => given({ type: 'AttendanceExcused', data: { ...place, userId, cause, causeId, original, status } }),
    revoked: (
      userId: string,
      restored: AttendanceStatus | null,
      { cause = 'leave', causeId = leaveId }: Cause = {},
    ): GivenEvent => given({ type: 'AttendanceExcuseRevoked', data: { ...place, userId, cause, causeId, restored } }),
    markedAbsent: (userId: string, leaveRequestId = leaveId): GivenEvent =>
      given({ type: 'AttendanceMarkedAbsent', data: { ...place, userId, leaveRequestId } }),
    closed: (...absentees: string[]): GivenEvent => given({ type: 'RegisterClosed', data: { ...place, absentees } }),
    explanation: (type: AbsenceExplanationEvent['type'], userId: string): GivenEvent => {
      const explanationId = explanationIdOf(registerId, userId);
      const whose = { explanationId, registerId, userId, groupId, regionId };
      const event: AbsenceExplanationEvent =
        type === 'AbsenceExplained'
          ? { type, data: { ...whose, text: 'Flat tyre' } }
          : { type, data: { ...whose, comment: null, by: harriet } };
      return { ...event, meta: { stream: `absenceExplanation-${explanationId}` } };
    },
  };
};

export const schemaDefined = (schemaVersion = 1, changed: Partial<typeof grading> = {}): GivenEvent => {
  const type: AttendanceSchemaEvent['type'] =
    schemaVersion === 1 ? 'AttendanceSchemaDefined' : 'AttendanceSchemaRevised';
  const terms = [{ name: 'Autumn', from: '2026-09-07', to: '2026-12-18' }];
  const periods = [{ key: 'P1', weekday: 1, start: '08:30', end: '10:00' }];
  return {
    type,
    data: { schemaId, name: 'Day program', schemaVersion, terms, periods, grading: { ...grading, ...changed } },
  };
};

export const leaveDecided = (
  type: 'LeaveRequestApproved' | 'LeaveRequestAcknowledged',
  leaveRequestId = leaveId,
): GivenEvent => ({
  type,
  data: {
    leaveRequestId,
    userId: freya,
    groupId,
    regionId,
    attendanceType: 'absence',
    fromDate: '2026-10-12',
    toDate: '2026-10-14',
    periods: [],
    adminComments: null,
    by: harriet,
    formerly: 'pending',
  },
  meta: { stream: `leaveRequest-${leaveRequestId}`, actorId: harriet },
});
