import { every } from '@paideia/documents/every.ts';
import { programsIn, type TimeLogProgram as Program } from '@paideia/events/time-logs/time-log-program.rules.ts';
import { readsTimeLog } from '@paideia/events/time-logs/time-log.permissions.ts';
import { minutesOf, periodEndingOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { timeLogs, type TimeLogView } from '@paideia/projection-service/time-logs/time-log.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { settingOf } from '../kernel/request/settings.ts';
import { dateIn } from '../registers/group-timetable.types.ts';
import type { TimeLog, TimeLogProgram } from './time-log.types.ts';

export const shownTimeLog = (view: TimeLogView): TimeLog => ({ id: view._id, ...view });

/** The time log, or the same answer whether it is absent or someone else's. */
export async function visibleTimeLog(context: Context, id: string): Promise<TimeLogView> {
  return context.visible(await context.read(timeLogs).one(id), readsTimeLog, ({ userId, regionId }) => ({
    ownerId: userId,
    regionId,
  }));
}

export const programsOf = async (context: Context): Promise<readonly Program[]> =>
  programsIn(await settingOf(context, 'timeLogPrograms'));

/** Today where the group is that the actor has selected. */
async function todayOf(context: Context, userId: string): Promise<string> {
  const groupId = (await context.join(users, userId))?.selectedGroup;
  const regionId = groupId ? (await context.join(attendanceGroups, groupId))?.regionId : undefined;
  const zone = regionId ? (await context.join(regions, regionId))?.timeZone : undefined;
  return dateIn(zone ?? 'UTC', context.now);
}

/** Those of the setting, and what the actor has recorded in each. */
export async function ownPrograms(context: Context): Promise<readonly TimeLogProgram[]> {
  const { userId } = context.signedIn();
  const [programs, today, logs] = await Promise.all([
    programsOf(context),
    todayOf(context, userId),
    every(context.read(timeLogs), { where: { userId } }),
  ]);
  return programs.map(({ program, name, weekday }) => ({
    program,
    name,
    weekday,
    periodEnding: periodEndingOf(today, weekday),
    totalMinutes: minutesOf(
      logs.filter((log) => log.program === program).map((log) => ({ minutes: log.totalMinutes })),
    ),
  }));
}
