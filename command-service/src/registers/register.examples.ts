import { ada, ben, campus, dayProgram, exampleId, harriet, yearOne } from '@paideia/events/kernel/examples.ts';
import type { DataOf } from '@paideia/events/kernel/message.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import type { AttendanceStatus, Excuse, MarkInput, RegisterEvent } from '@paideia/events/registers/register.events.ts';
import { registerExamples } from '@paideia/events/registers/register.examples.ts';
import type { LeaveCoverage } from '../leave-requests/leave-coverage.facts.ts';
import type { RegisterFacts } from './register.decider.ts';
import { nothingToOpen } from './register-opening.ts';

/** An open register of the examples for tests: 08:30 to 10:00 in London in summer, threshold 15, with Ada and Ben. */
export const { registerId } = registerExamples.CloseRegister;
export const place = {
  registerId,
  groupId: yearOne,
  regionId: campus,
  date: '2026-10-13',
  periodKey: 'P1',
  term: 'Autumn 2026',
};
export const batchA = '00000000-0000-4000-8000-0000000000ba';
export const batchB = '00000000-0000-4000-8000-0000000000bb';
export const leaveId = exampleId('l');
export const otherLeaveId = exampleId('l', 2);
export const leaveExcuse: Excuse = { cause: 'leave', causeId: leaveId };
export const noExtras: RegisterFacts = {
  opening: nothingToOpen,
  leave: [],
  codes: ['now', 'just before'],
  timeZone: 'Europe/London',
  lock: undefined,
};

const person = (userId: string, more: Partial<Actor>): Actor => ({
  userId,
  roles: ['user'],
  regionIds: [campus],
  regionRoles: [],
  attendanceAdminOf: [],
  ...more,
});
export const facilitator = person(harriet, { roles: ['user', 'manager'], attendanceAdminOf: [campus] });
export const instructor = person(exampleId('u', 10), {
  regionRoles: [{ regionId: campus, slug: 'UK-Wells', roleNames: ['instructor'] }],
});
export const byStaff = { who: facilitator, actorId: harriet };

export const opened = (more: Partial<DataOf<RegisterEvent, 'RegisterOpened'>> = {}): RegisterEvent => ({
  type: 'RegisterOpened',
  data: {
    ...place,
    schemaId: dayProgram,
    schemaVersion: 1,
    startsAt: '2026-10-13T07:30:00.000Z',
    endsAt: '2026-10-13T09:00:00.000Z',
    closesAt: '2026-10-13T23:00:00.000Z',
    minutesLateThreshold: 15,
    students: [ada, ben],
    preset: [],
    presetAbsent: [],
    ...more,
  },
});
export const preset = opened({ preset: [{ userId: ada, leaveRequestId: leaveId }] });
export const presetAbsent = opened({ presetAbsent: [{ userId: ada, leaveRequestId: leaveId }] });

/** It is the instant at which the wall clock of that morning shows this. */
export const clock = (time: string): string =>
  `2026-10-13T${`0${Number(time.slice(0, 2)) - 1}`.slice(-2)}${time.slice(2)}${time.length === 5 ? ':00' : ''}.000Z`;

export const recorded = (
  input: MarkInput,
  {
    userId = ada,
    batchId = batchA,
    status = input,
    excuses = [],
    arrivedAt = null,
    minutesLate = null,
  }: Partial<DataOf<RegisterEvent, 'AttendanceRecorded'>> = {},
): RegisterEvent => ({
  type: 'AttendanceRecorded',
  data: { ...place, userId, input, status, excuses, arrivedAt, minutesLate, batchId, takenBy: harriet },
});
export const excused = (
  original: MarkInput | null,
  excuse: Excuse = leaveExcuse,
  status: AttendanceStatus = 'excused',
): RegisterEvent => ({
  type: 'AttendanceExcused',
  data: { ...place, userId: ada, ...excuse, original, status },
});
export const revoked = (restored: AttendanceStatus | null, excuse: Excuse = leaveExcuse): RegisterEvent => ({
  type: 'AttendanceExcuseRevoked',
  data: { ...place, userId: ada, ...excuse, restored },
});
export const corrected = (from: AttendanceStatus | null, to: MarkInput): RegisterEvent => ({
  type: 'AttendanceCorrected',
  data: { ...place, userId: ada, from, to, reason: 'Seen in the last row', by: harriet },
});
export const closed = (...absentees: string[]): RegisterEvent => ({
  type: 'RegisterClosed',
  data: { ...place, absentees },
});

/** Decided leave of that day. */
export const leave = (
  status: LeaveCoverage['status'] = 'approved',
  userId = ada,
  leaveRequestId = leaveId,
): LeaveCoverage => ({
  leaveRequestId,
  userId,
  status,
  groupId: yearOne,
  fromDate: '2026-10-12',
  toDate: '2026-10-14',
  periods: [],
});
