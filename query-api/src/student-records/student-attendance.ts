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

const hasMarks = ({ summary: { present, late, absent, excused } }: StudentAttendance): boolean =>
  present + late + absent + excused > 0;

/**
 * Answers the sums of the term and what was missed lately, for each group that keeps attendance. Of a group that the student was withdrawn from,
 * what was marked until then is told where there is any: whoever moved to another group in mid-term was there, too.
 */
export async function studentAttendance(
  context: Context,
  userId: string,
  memberships: readonly GroupMemberView[],
): Promise<readonly StudentAttendance[]> {
  const found = await Promise.all(
    memberships.map(async ({ groupId, status }) => {
      const attendance = await attendanceIn(context, userId, groupId);
      return attendance && (status !== 'withdrawn' || hasMarks(attendance)) ? attendance : undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}
