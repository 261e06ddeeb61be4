import { dayCount } from '@paideia/events/kernel/dates.ts';
import { isTooLong } from '@paideia/events/leave-requests/leave-request.rules.ts';
import { newId } from '../lib/forms/index.ts';
import type { AttendanceType } from '@paideia/events/leave-requests/leave-request.events.ts';
import type { LeaveWishFragment, OwnLeaveRequestFragment } from '../generated/leave-requests/leave-requests.ts';
import type { LeaveRequestInput } from '../generated/schema.ts';

/** This is typed in. Absence is of days and periods, the other two of one day and a time. */
export type LeaveForm = {
  readonly [K in Exclude<keyof LeaveRequestInput, 'groupId'>]-?: NonNullable<LeaveRequestInput[K]>;
};
/** The title of a request says these. */
export type TitledWish = Pick<LeaveWishFragment, 'attendanceType' | 'fromDate' | 'toDate' | 'time'>;
export const attendanceTypes = [
  'absence',
  'lateArrival',
  'earlyDeparture',
] as const satisfies readonly AttendanceType[];

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
}: OwnLeaveRequestFragment): LeaveForm => ({
  _id,
  attendanceType,
  fromDate,
  toDate,
  periods,
  time: time ?? '',
  reason: reason ?? '',
  studentNotes: studentNotes ?? '',
});

/** It makes what is sent for it. */
export function wishOf(
  { _id, attendanceType, fromDate, toDate, periods, time, reason, studentNotes }: LeaveForm,
  groupId: string,
): Required<LeaveRequestInput> {
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
/** True when enough is filled in to say what it would change. */
export const isPreviewable = ({ attendanceType, fromDate, toDate, time }: LeaveForm): boolean => {
  const last = attendanceType === 'absence' ? toDate || fromDate : fromDate;
  return dayCount(fromDate, last) >= 1 && !isTooLong(fromDate, last) && (attendanceType === 'absence' || time !== '');
};
