import { dayCount } from '../kernel/dates.ts';
import type { AttendanceType } from './leave-request.events.ts';

/** The longest leave, in days, its first and its last one included. */
export const maxLeaveDays = 60;
export const isTooLong = (fromDate: string, toDate: string): boolean => dayCount(fromDate, toDate) > maxLeaveDays;

/** Times are `HH:mm` of the region's wall clock. */
type Part = { readonly start: string; readonly end: string };
/** Who comes late at `time` misses the periods that start before it, who leaves early those that end after it. An absence misses all. */
export const isMissed = (attendanceType: AttendanceType, time: string, { start, end }: Part): boolean =>
  attendanceType === 'absence' || (attendanceType === 'lateArrival' ? start < time : end > time);

/** It is counted in characters, and holds for what a student adds for staff and for what staff answers. */
export const longestNotes = 2000;
export const longestComments = 2000;
