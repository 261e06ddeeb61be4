import { judged, minutesAfter } from '@paideia/events/registers/mark.rules.ts';
import type {
  RegisterCountsFragment,
  RegisterStudentFragment,
  StaffRegisterFragment,
} from '../../../generated/registers/admin/register-admin.ts';
import type { AttendanceStatus, MarkInput } from '@paideia/events/registers/register.events.ts';
import type { RegisterMarkInput } from '../../../generated/schema.ts';

type Times = Pick<StaffRegisterFragment, 'startsAt' | 'endsAt'>;
/** A mark as the screen makes it: always with the arrival, which may be none. */
export type MarkWish = Required<RegisterMarkInput>;
type Judged = Pick<StaffRegisterFragment, 'startsAt' | 'minutesLateThreshold'>;

/**
 * This is sent for a mark by a key or a click. Late is late now while the period runs; somebody who came late already keeps that time, and
 * someone seen present keeps the time of a scan.
 */
export function wishFor(
  { userId, arrivedAt }: Pick<RegisterStudentFragment, 'userId' | 'arrivedAt'>,
  status: MarkInput,
  { startsAt, endsAt }: Times,
  now: string,
): MarkWish {
  if (status === 'absent') return { userId, status, arrivedAt: null };
  if (status === 'present') return { userId, status, arrivedAt };
  if (arrivedAt !== null && arrivedAt > startsAt) return { userId, status, arrivedAt };
  return { userId, status, arrivedAt: now > startsAt && now <= endsAt ? now : null };
}

/** It shows a student from the moment of the click as the server will judge it. An excuse is covered by nothing but presence. */
export function withWish(
  student: RegisterStudentFragment,
  { status, arrivedAt }: MarkWish,
  { startsAt, minutesLateThreshold }: Judged,
): RegisterStudentFragment {
  const minutes = arrivedAt === null ? null : minutesAfter(startsAt, arrivedAt);
  const input = status === 'late' && minutes !== null ? judged(minutes, minutesLateThreshold) : status;
  const counts: AttendanceStatus = input !== 'present' && student.excuses.length > 0 ? 'excused' : input;
  return { ...student, input, status: counts, arrivedAt, minutesLate: minutes === null ? null : Math.max(0, minutes) };
}

export function countsOf(students: readonly Pick<RegisterStudentFragment, 'status'>[]): RegisterCountsFragment {
  const counts = { present: 0, late: 0, absent: 0, excused: 0, open: 0 };
  for (const { status } of students) counts[status ?? 'open'] += 1;
  return counts;
}
/** Everybody who is not marked at all; who is excused is marked. */
export const unmarked = (students: readonly RegisterStudentFragment[]): readonly RegisterStudentFragment[] =>
  students.filter(({ status }) => status === null);
