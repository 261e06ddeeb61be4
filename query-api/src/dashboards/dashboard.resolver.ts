import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { currentTerm } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { every } from '@paideia/documents/every.ts';
import { dueRegisters } from '@paideia/events/registers/register-due.rules.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { leaveRequests } from '@paideia/projection-service/leave-requests/leave-request.view.ts';
import { notificationStates } from '@paideia/projection-service/notifications/notification.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { isWithin } from '../kernel/graphql/scope.ts';
import { ownGroupIds } from '../teachers/teacher.shown.ts';
import { leaveRegions, registerRegions, withinRegions, type Regions } from '../registers/attendance-regions.rules.ts';
import { attendanceSummaryOf, type AttendanceSummary } from '../registers/attendance-summary.types.ts';
import { groupTimetable, timeIn } from '../registers/group-timetable.types.ts';
import { registerGroups } from '../registers/register.shown.ts';
import { Dashboard, type TaughtClass } from './dashboard.types.ts';

/** Zero regions: not staff, so there is no number. */
const within = (regions: Regions) => {
  if (regions.length === 0) return undefined;
  const scope = withinRegions(regions);
  return scope === 'everything' ? {} : scope;
};
const pendingLeave = async (context: Context, actor: Actor): Promise<number | null> => {
  const scope = within(leaveRegions(actor));
  return scope
    ? (await context.read(leaveRequests).count({ where: { ...scope, status: 'pending', isDormant: false } })).n
    : null;
};
const openRegisters = async (context: Context, actor: Actor): Promise<number | null> => {
  const scope = within(registerRegions(actor));
  return scope ? (await context.read(attendanceRegisters).count({ where: { ...scope, status: 'open' } })).n : null;
};
const unread = async (context: Context, userId: string): Promise<number> =>
  (await context.join(notificationStates, userId))?.unread ?? 0;

const mostClasses = 20;
async function classOf(context: Context, groupId: string): Promise<TaughtClass | undefined> {
  const timetable = await groupTimetable(context, groupId);
  if (!timetable?.schema) return undefined;
  const { group, schema, timeZone, today } = timetable;
  const registers = await every(context.read(attendanceRegisters), { where: { groupId, date: today } });
  const taken = Object.fromEntries(registers.map(({ periodKey, status }) => [periodKey, status]));
  const due = dueRegisters(schema, { date: today, time: timeIn(timeZone, context.now) }, taken);
  return { groupId, groupName: group.name, periods: schema.periods, due };
}
/** Whoever looks after groups as a teacher has those; others have those of their regions. Admins run the registers of everybody, which are nobody's own. */
async function classesOf(context: Context, actor: Actor): Promise<readonly TaughtClass[] | null> {
  const regionIds = registerRegions(actor);
  const scope = within(regionIds);
  if (!scope) return null;
  const where = { archived: false, ...scope };
  const known = await Promise.all(
    (await ownGroupIds(context, actor.userId)).map((id) => context.join(attendanceGroups, id)),
  );
  const own = known.flatMap((one) => (one && one.schemaId !== null && isWithin(where, one) ? one : []));
  if (own.length === 0 && regionIds === 'all') return null;
  const groups = own.length > 0 ? own : await registerGroups(context.read(attendanceGroups), where, mostClasses);
  const classes = await Promise.all(groups.map(({ _id }) => classOf(context, _id)));
  return classes.filter((one) => one !== undefined);
}

/** Of the group that is asked for, if it is one of the actor's, else of the one that is selected. */
async function attendanceOf(
  context: Context,
  userId: string,
  wanted: string | null,
): Promise<AttendanceSummary | null> {
  const user = await context.join(users, userId);
  const groupId = [wanted, user?.selectedGroup ?? null, user?.groupIds[0] ?? null].find(
    (id) => id !== null && user?.groupIds.includes(id),
  );
  const timetable = groupId ? await groupTimetable(context, groupId) : undefined;
  const term = timetable?.schema && currentTerm(timetable.schema.terms, timetable.today)?.name;
  return timetable?.schema && term !== undefined
    ? attendanceSummaryOf(context, { userId, groupId: timetable.group._id, term }, timetable.schema.grading)
    : null;
}

@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard)
  async dashboard(
    @Arg('groupId', () => ID, { nullable: true }) groupId: string | null,
    @Ctx() context: Context,
  ): Promise<Dashboard> {
    const actor = context.signedIn();
    const { userId } = actor;
    const [attendance, own, unreadCount, openLeaveRequests, registersToday, classes] = await Promise.all([
      attendanceOf(context, userId, groupId ?? null),
      context
        .read(leaveRequests)
        .find({ where: { userId }, sort: { field: 'submittedAt', descending: true }, limit: 3 }),
      unread(context, userId),
      pendingLeave(context, actor),
      openRegisters(context, actor),
      classesOf(context, actor),
    ]);
    return {
      attendance,
      leaveRequests: own.items.map((view) => ({ ...view, id: view._id })),
      unread: unreadCount,
      openLeaveRequests,
      registersToday,
      classes,
    };
  }
}
