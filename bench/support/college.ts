// This is a college of so many students: its ids and the commands that make it are the same for the same number.
import { createHash } from 'node:crypto';
import { idAt } from '@paideia/events/kernel/uuid.ts';

const idOf = (kind: string, n: number): string =>
  createHash('sha256').update(`${kind} ${n}`).digest('hex').slice(0, 24);
export const perClass = 100;
export const regionId = idOf('region', 1);
export const schemaId = idOf('schema', 1);
export const groupId = (n: number): string => idOf('group', Math.floor(n / perClass));
export const studentId = (n: number): string => idOf('student', n);
/** It begins with a time, as every new `_id` does: here 512 are made in a second. */
export const leaveId = (n: number): string => idAt(Date.parse('2026-01-01') + (n / 512) * 1000, 'leave', n);
export const digest = createHash('sha256').update('bench').digest('hex');
export const emailOf = (n: number): string => `student${n}@example.org`;

const year = new Date().getUTCFullYear();
export const term = { name: 'The whole time', from: `${year - 1}-01-01`, to: `${year + 1}-12-31` };
export const periods = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { key: 'P1', weekday, start: '08:30', end: '10:00' },
  { key: 'P2', weekday, start: '10:30', end: '12:00' },
]);
export const grading = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 3,
  graceLatesPerTerm: 4,
  absenceDeduction: 1,
  lateDeduction: 0.5,
};

export type Command = {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly password?: string;
};
/** First stands what must be there before anybody comes, then each student's commands in order. */
export function collegeCommands(students: number): {
  readonly places: readonly Command[];
  readonly people: readonly (readonly Command[])[];
} {
  const classes = Math.ceil(students / perClass);
  const region = {
    name: 'Cedar Ridge',
    slug: 'US-CedarRidge',
    type: 'CHARIS_CAMPUS',
    zone: 'AMERICAS',
    currency: 'USD',
    timeZone: 'America/Denver',
  };
  return {
    places: [
      { type: 'CreateRegion', data: { regionId, ...region } },
      { type: 'DefineAttendanceSchema', data: { schemaId, name: 'Day', terms: [term], periods, grading } },
      ...Array.from({ length: classes }, (_, n) => ({
        type: 'CreateGroup',
        data: {
          groupId: groupId(n * perClass),
          regionId,
          name: `Class ${n + 1}`,
          programYear: 1,
          attendanceSchemaId: schemaId,
        },
      })),
    ],
    people: Array.from({ length: students }, (_, n) => {
      const userId = studentId(n);
      return [
        {
          type: 'InviteUser',
          data: {
            userId,
            email: emailOf(n),
            firstName: `First${n}`,
            lastName: `Last${n}`,
            regionIds: [regionId],
            groupIds: [groupId(n)],
            roles: ['user'],
          },
        },
        { type: 'SetInitialPassword', data: { userId }, password: digest },
        { type: 'AcceptTerms', data: { userId, termsVersion: '1' } },
      ];
    }),
  };
}

const day = (n: number) => new Date(Date.UTC(year, 0, 5) + (n % 180) * 86_400_000).toISOString().slice(0, 10);
/** It is the nth request for leave, with what the answer to it must be. */
export function leaveWish(n: number) {
  const date = day(n);
  return {
    attendanceType: 'absence',
    fromDate: date,
    toDate: date,
    periods: [] as string[],
    time: null,
    reason: `Family wedding ${n}`,
    studentNotes: 'My sister is getting married.',
  };
}
/** It is the time from the Monday to the Friday of the nth week. */
export function weekOf(n: number): { readonly fromDate: string; readonly toDate: string } {
  const first = new Date(Date.UTC(year - 1, 0, 4));
  const monday = first.getTime() + (((8 - first.getUTCDay()) % 7) + 7 * n) * 86_400_000;
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { fromDate: iso(monday), toDate: iso(monday + 4 * 86_400_000) };
}
