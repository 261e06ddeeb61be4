import { every } from '@paideia/documents/every.ts';
import type { Actor } from '@paideia/events/kernel/permission.ts';
import { dueRegisters } from '@paideia/events/registers/register-due.rules.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { attendanceRegisters } from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { dashboardCard, isStudents, waitingCard } from '../kernel/graphql/dashboard.ts';
import { isWithin } from '../kernel/graphql/scope.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { ownGroupIds } from '../teachers/teacher.queries.ts';
import { AbsenceAdminResolver } from './absence-admin.resolver.ts';
import { registerRegions, seesRegistersOfRegions } from './attendance-regions.rules.ts';
import { overviewOf } from './attendance.resolver.ts';
import { AttendanceOverview } from './attendance.types.ts';
import { groupTimetable, timeIn } from './group-timetable.types.ts';
import { RegisterAdminResolver } from './register-admin.resolver.ts';
import { registerGroups } from './register.queries.ts';
import { TaughtClass } from './taught-class.types.ts';

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
  const scope = withinRegions(regionIds);
  const where = { archived: false, ...(scope !== 'everything' && scope) };
  const known = await Promise.all(
    (await ownGroupIds(context, actor.userId)).map((id) => context.join(attendanceGroups, id)),
  );
  const own = known.flatMap((one) => (one && one.schemaId !== null && isWithin(where, one) ? one : []));
  if (own.length === 0 && regionIds === 'all') return null;
  const groups = own.length > 0 ? own : await registerGroups(context.read(attendanceGroups), where, mostClasses);
  const classes = await Promise.all(groups.map(({ _id }) => classOf(context, _id)));
  return classes.filter((one) => one !== undefined);
}

export const attendanceCards = [
  dashboardCard({
    name: 'attendance',
    description: 'Of the group, in its current term',
    type: () => AttendanceOverview,
    isFor: isStudents,
    read: async (context, { groupId }) => (groupId === null ? null : overviewOf(context, groupId, null)),
  }),
  dashboardCard({
    name: 'classes',
    description:
      'Those that the actor looks after as a teacher, else where the actor runs registers, the first by name; none for admins, who run those of everybody',
    type: () => [TaughtClass],
    isFor: ({ actor }) => seesRegistersOfRegions(actor, {}),
    read: (context, { actor }) => classesOf(context, actor),
  }),
  waitingCard({
    name: 'openRegisters',
    description: 'Registers that nobody has closed yet',
    list: RegisterAdminResolver,
    filter: { status: 'open' },
    inRegion: (regionId) => ({ regionId }),
  }),
  waitingCard({
    name: 'unexplainedAbsences',
    description: 'Of the last four weeks: nobody has said why, and nothing excuses them',
    list: AbsenceAdminResolver,
    filter: { state: 'unexplained', since: 'lastFourWeeks' },
    inRegion: (regionId) => ({ regionId }),
  }),
] as const;
