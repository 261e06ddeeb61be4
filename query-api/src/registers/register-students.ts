import { schoolDay, type Timetable } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { AttendanceRegisterView } from '@paideia/projection-service/registers/register.view.ts';
import { pictureAddressOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { groupTimetable } from './group-timetable.types.ts';
import type { RegisterStudent } from './register.types.ts';
import { sumsAround } from './term-sums.queries.ts';

const daysShown = 5;
/** It is the first of the last five school days up to that date. */
const firstDayShown = (timetable: Timetable, date: string): string => {
  let first = date;
  for (let n = 1; n < daysShown; n++) first = schoolDay(timetable, first, -1) ?? first;
  return first;
};

/** It asks once for the whole group, whatever the number of students. */
async function weekBefore(
  context: Context,
  { groupId, date, when }: AttendanceRegisterView,
): Promise<ReadonlyMap<string, readonly AttendanceRecordView[]>> {
  const schema = (await groupTimetable(context, groupId))?.schema;
  const from = schema ? firstDayShown(schema, date) : date;
  const records = await every(context.read(attendanceRecords), {
    where: { groupId, when: { from, below: when } },
    sort: { field: 'when' },
  });
  const byStudent = new Map<string, AttendanceRecordView[]>();
  for (const record of records) byStudent.set(record.userId, [...(byStudent.get(record.userId) ?? []), record]);
  return byStudent;
}

/** The rows of a register in the order of the family names. */
export async function studentsOf(
  context: Context,
  register: AttendanceRegisterView,
): Promise<readonly RegisterStudent[]> {
  const { marks, groupId, term, date, grading } = register;
  const week = weekBefore(context, register);
  const rows = marks.map(async (mark) => {
    const [student, takenBy, summary] = await Promise.all([
      context.join(users, mark.userId),
      mark.takenBy === null ? undefined : context.join(users, mark.takenBy),
      sumsAround(context, { userId: mark.userId, groupId, term, date }),
    ]);
    const row: RegisterStudent = {
      ...mark,
      name: student?.fullName ?? '',
      picture: pictureAddressOf(context, student?.cloudinaryId),
      takenByName: takenBy?.fullName ?? null,
      week: (await week).get(mark.userId) ?? [],
      absences: summary?.absent ?? 0,
      lates: summary?.late ?? 0,
      graceAbsents: grading.graceAbsentsPerTerm,
      graceLates: grading.graceLatesPerTerm,
    };
    return { row, key: student?.nameKey ?? '' };
  });
  return (await Promise.all(rows))
    .sort((a, b) => a.key.localeCompare(b.key) || a.row.userId.localeCompare(b.row.userId))
    .map(({ row }) => row);
}
