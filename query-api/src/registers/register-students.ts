import { wasEnrolledOn } from '@paideia/events/enrolments/enrolment-spans.rules.ts';
import { enrolmentIdOf } from '@paideia/events/enrolments/enrolment.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { groupMembers } from '@paideia/projection-service/groups/group.view.ts';
import {
  attendanceRecords,
  type AttendanceRecordView,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { AttendanceRegisterView } from '@paideia/projection-service/registers/register.view.ts';
import { weekOf } from '@paideia/projection-service/statistics/statistics.view.ts';
import { pictureAddressOf } from '../files/file.queries.ts';
import { firstDayBy, namesakesIn } from '../groups/namesakes.rules.ts';
import type { Namesake } from '../groups/namesake.types.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import type { JoinedStudent, RegisterStudent } from './register.types.ts';
import { sumsAround } from './term-sums.queries.ts';

/** The marks since the Monday of its week. It asks once for the whole group, whatever the number of students. */
async function weekBefore(
  context: Context,
  { groupId, date, when }: AttendanceRegisterView,
): Promise<ReadonlyMap<string, readonly AttendanceRecordView[]>> {
  const records = await every(context.read(attendanceRecords), {
    where: { groupId, when: { from: weekOf(date), below: when } },
    sort: { field: 'when' },
  });
  const byStudent = new Map<string, AttendanceRecordView[]>();
  for (const record of records) byStudent.set(record.userId, [...(byStudent.get(record.userId) ?? []), record]);
  return byStudent;
}

/** By name, those whom a register could still take in. */
export async function joinedSince(
  context: Context,
  { groupId, date, students }: AttendanceRegisterView,
): Promise<readonly JoinedStudent[]> {
  const members = await every(context.read(groupMembers), {
    where: { groupId, status: 'active' },
    sort: { field: 'nameKey' },
  });
  return members
    .filter(({ userId, spans }) => wasEnrolledOn(spans, date) && !students.includes(userId))
    .map(({ userId, name }) => ({ userId, name: name ?? '' }));
}

type Named = { readonly userId: string; readonly name: string };
/** Of most classes no name is there twice, and then no enrolment is read. */
async function namesakesOf(
  context: Context,
  { groupId, date }: AttendanceRegisterView,
  students: readonly Named[],
): Promise<ReadonlyMap<string, Namesake>> {
  const alike = namesakesIn(students.map((one) => ({ ...one, startedOn: null })));
  const listed = students
    .filter(({ userId }) => alike.has(userId))
    .map(async (one) => {
      const member = await context.join(groupMembers, enrolmentIdOf(groupId, one.userId));
      return { ...one, startedOn: member ? firstDayBy(member, date) : null };
    });
  return namesakesIn(await Promise.all(listed));
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
    const row: Omit<RegisterStudent, 'namesake'> = {
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
  const all = (await Promise.all(rows))
    .sort((a, b) => a.key.localeCompare(b.key) || a.row.userId.localeCompare(b.row.userId))
    .map(({ row }) => row);
  const namesakes = await namesakesOf(context, register, all);
  return all.map((row) => ({ ...row, namesake: namesakes.get(row.userId) ?? null }));
}
