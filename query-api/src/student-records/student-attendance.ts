import { currentTerm } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import type { GroupMemberView } from '@paideia/projection-service/groups/group.view.ts';
import { attendanceRecords } from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { attendanceSummaryOf } from '../registers/attendance-summary.types.ts';
import { groupTimetable } from '../registers/group-timetable.types.ts';
import { marksIn } from '../registers/term-sums.queries.ts';
import type { StudentAttendance } from './student-record.types.ts';

const latest = 6;

async function attendanceIn(context: Context, userId: string, groupId: string): Promise<StudentAttendance | undefined> {
  const timetable = await groupTimetable(context, groupId);
  const term = timetable?.schema && currentTerm(timetable.schema.terms, timetable.today)?.name;
  if (!timetable?.schema || term === undefined) return undefined;
  const { group, schema, timeZone } = timetable;
  const [summary, missed] = await Promise.all([
    attendanceSummaryOf(context, { userId, groupId, term }, schema),
    context.read(attendanceRecords).find({
      where: { userId, groupId, ...marksIn(schema, term), status: ['absent', 'late'] },
      sort: { field: 'when', descending: true },
      limit: latest,
    }),
  ]);
  return { groupId, groupName: group.name, timeZone, term, summary, missed: missed.items };
}

/** Answers the sums of the term and what was missed lately, for each group that keeps attendance and that the student has not been withdrawn from. */
export async function studentAttendance(
  context: Context,
  userId: string,
  memberships: readonly GroupMemberView[],
): Promise<readonly StudentAttendance[]> {
  const known = memberships.filter(({ status }) => status !== 'withdrawn');
  const found = await Promise.all(known.map(({ groupId }) => attendanceIn(context, userId, groupId)));
  return found.filter((one) => one !== undefined);
}
