import { newId } from '../lib/forms/index.ts';
import type { AttendanceType, LeaveRequest, LeaveWish } from './leave-requests.documents.ts';

/** What is typed in. Absence is of days and periods, the other two of one day and a time. */
export type LeaveForm = {
  readonly _id: string;
  readonly attendanceType: AttendanceType;
  readonly fromDate: string;
  readonly toDate: string;
  readonly periods: readonly string[];
  readonly time: string;
  readonly reason: string;
  readonly studentNotes: string;
};
export const attendanceTypes = [
  'absence',
  'lateArrival',
  'earlyDeparture',
] as const satisfies readonly AttendanceType[];
/** The longest leave; the server refuses more. */
export const maxDays = 60;

export const freshForm = (): LeaveForm => ({
  _id: newId(),
  attendanceType: 'absence',
  fromDate: '',
  toDate: '',
  periods: [],
  time: '',
  reason: '',
  studentNotes: '',
});
export const formOf = ({
  _id,
  attendanceType,
  fromDate,
  toDate,
  periods,
  time,
  reason,
  studentNotes,
}: LeaveRequest): LeaveForm => ({
  _id,
  attendanceType,
  fromDate,
  toDate,
  periods,
  time: time ?? '',
  reason: reason ?? '',
  studentNotes: studentNotes ?? '',
});

/** What is sent for it. */
export function wishOf(
  { _id, attendanceType, fromDate, toDate, periods, time, reason, studentNotes }: LeaveForm,
  groupId: string,
): LeaveWish {
  const isDays = attendanceType === 'absence';
  return {
    _id,
    groupId,
    attendanceType,
    fromDate,
    toDate: isDays ? toDate || fromDate : fromDate,
    periods: isDays ? periods : [],
    time: isDays ? null : time || null,
    reason: reason.trim() || null,
    studentNotes: studentNotes.trim() || null,
  };
}
export const dayCount = (from: string, to: string): number =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : 0;
/** True when enough is filled in to say what it would change. */
export const isPreviewable = ({ attendanceType, fromDate, toDate, time }: LeaveForm): boolean => {
  const days = dayCount(fromDate, attendanceType === 'absence' ? toDate || fromDate : fromDate);
  return days >= 1 && days <= maxDays && (attendanceType === 'absence' || time !== '');
};
