import type { AttendanceRecordFragment } from '../generated/registers/attendance.ts';

export type Day = { readonly date: string; readonly records: readonly AttendanceRecordFragment[] };

/** The records of each day together, in the order of the days as they come; within a day as the day went. */
export function daysOf(records: readonly AttendanceRecordFragment[]): readonly Day[] {
  const days = new Map<string, AttendanceRecordFragment[]>();
  for (const record of records) days.set(record.date, [...(days.get(record.date) ?? []), record]);
  return [...days].map(([date, ofDay]) => ({
    date,
    records: ofDay.sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
  }));
}
