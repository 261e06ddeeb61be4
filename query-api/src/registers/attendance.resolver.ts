import { Arg, Ctx, FieldResolver, Float, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { currentTerm } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { AttendanceStatus } from '@paideia/events/registers/register.events.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceRecords } from '@paideia/projection-service/registers/attendance-record.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { attendanceSummaryOf } from './attendance-summary.types.ts';
import { AttendanceOverview, AttendanceRecord } from './attendance.types.ts';
import { groupTimetable, type GroupTimetable } from './group-timetable.types.ts';
import { percentAt } from './running-percent.ts';
import { marksIn, sumsAround } from './term-sums.queries.ts';

export const AttendanceRecordPage = pageOf(AttendanceRecord);

/** Of a group that the actor is or was enrolled in; any other one might as well not be there. */
export async function ownTimetable(context: Context, groupId: string): Promise<GroupTimetable> {
  const { userId } = context.signedIn();
  const [user, timetable] = await Promise.all([context.join(users, userId), groupTimetable(context, groupId)]);
  if (!timetable || !user?.groupIds.includes(groupId)) throw new Refusal('notFound');
  return timetable;
}

/** Of the wanted term, or else of the current one. */
export async function overviewOf(
  context: Context,
  groupId: string,
  wanted: string | null,
): Promise<AttendanceOverview> {
  const { userId } = context.signedIn();
  const { group, schema, timeZone, today, hasAttendanceAdmins } = await ownTimetable(context, groupId);
  const { terms = [], periods = [] } = schema ?? {};
  const term = terms.find(({ name }) => name === wanted)?.name ?? currentTerm(terms, today)?.name ?? null;
  const summary =
    schema && term !== null ? await attendanceSummaryOf(context, { userId, groupId, term }, schema) : null;
  return {
    groupId,
    groupName: group.name,
    regionId: group.regionId,
    timeZone,
    term,
    terms,
    periods,
    summary,
    explanationsEnabled: hasAttendanceAdmins,
  };
}

@Resolver(() => AttendanceRecord)
export class AttendanceResolver {
  @Query(() => AttendanceOverview)
  async attendance(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('term', () => String, { nullable: true }) wanted: string | null,
    @Ctx() context: Context,
  ): Promise<AttendanceOverview> {
    return overviewOf(context, groupId, wanted);
  }

  @Query(() => AttendanceRecordPage)
  async attendanceHistory(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('term', () => String, { nullable: true }) term: string | null,
    @Arg('status', () => AttendanceStatus.enum, { nullable: true }) status: AttendanceStatus | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<AttendanceRecord>> {
    const { userId } = context.signedIn();
    const { schema } = await ownTimetable(context, groupId);
    const where = { userId, groupId, ...(term && marksIn(schema, term)), ...(status && { status }) };
    const records = context.read(attendanceRecords);
    const [found, total] = await Promise.all([
      records.find({ where, sort: { field: 'when', descending: true }, ...pageRange(page, perPage) }),
      records.count({ where }),
    ]);
    return { items: found.items, total: total.n, more: total.more, next: found.next ?? null };
  }

  @FieldResolver(() => String, { nullable: true })
  async takenByName(@Root() { takenBy }: AttendanceRecord, @Ctx() context: Context): Promise<string | null> {
    return takenBy === null ? null : ((await context.join(users, takenBy))?.fullName ?? null);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Of its term up to this mark and with it, 0 to 100',
  })
  async percent(@Root() record: AttendanceRecord, @Ctx() context: Context): Promise<number | null> {
    const summary = await sumsAround(context, record);
    return summary ? percentAt(summary, record) : null;
  }
}
