import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { every } from '@paideia/documents/every.ts';
import { registerIdOf } from '@paideia/events/registers/register.events.ts';
import { registerPermissions } from '@paideia/events/registers/register.permissions.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import {
  attendanceRecordIdOf,
  attendanceRecords,
} from '@paideia/projection-service/registers/attendance-record.view.ts';
import {
  attendanceRegisters,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { assertShown, savedRecord } from '../kernel/graphql/change.ts';
import { CommandArgs } from '../kernel/graphql/command-args.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { AttendanceRecordPage, ownTimetable } from './attendance.resolver.ts';
import { AttendanceRecord } from './attendance.types.ts';
import { visibleRegister } from './register.queries.ts';
import { ScanCode } from './scan.types.ts';

const Shown = z.object({ code: z.string(), secondsLeft: z.int() });
const Found = z.object({ registerId: z.string().nullable() });
const mostRegisters = 100;

/** The open registers that list the student, of all groups. */
async function openRegistersOf(context: Context, userId: string): Promise<readonly AttendanceRegisterView[]> {
  const groupIds = (await context.join(users, userId))?.groupIds ?? [];
  if (groupIds.length === 0) return [];
  const open = await every(context.read(attendanceRegisters), { where: { groupId: groupIds, status: 'open' } });
  return open.filter(({ students }) => students.includes(userId)).slice(0, mostRegisters);
}

/** A code names its register by itself. One of a period that is over is no code any more, and is told as that. */
async function scannedRegister(context: Context, userId: string, code: string): Promise<string> {
  const open = await openRegistersOf(context, userId);
  const registerIds = open.map(({ _id }) => _id);
  const { registerId } =
    open.length === 0
      ? { registerId: null }
      : Found.parse(await context.operate('/operations/scanned-register', { registerIds, code }));
  if (registerId !== null) return registerId;
  const isOver = open.length > 0 && open.every(({ endsAt }) => endsAt < context.now);
  throw new Refusal(isOver ? 'register.periodOver' : 'register.codeWrong');
}

@Resolver()
export class ScanResolver {
  @Query(() => ScanCode, { description: 'For whoever takes that register, while it is open' })
  async scanCode(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('date', () => String) date: string,
    @Arg('period', () => String) period: string,
    @Ctx() context: Context,
  ): Promise<ScanCode> {
    const { _id: registerId, regionId, status } = await visibleRegister(context, registerIdOf(groupId, date, period));
    context.require(registerPermissions.RecordAttendance, { regionId });
    if (status === 'closed') throw new Refusal('register.closed');
    return { registerId, ...Shown.parse(await context.operate('/operations/scan-code', { registerId })) };
  }

  /** Of the actor in the group: what was scanned and still stands, the latest first. */
  @Query(() => AttendanceRecordPage)
  async attendanceScans(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<AttendanceRecord>> {
    const { userId } = context.signedIn();
    await ownTimetable(context, groupId);
    const { items, total, more, next } = await findAndCount(context.read(attendanceRecords), {
      // Whoever scans has taken the own mark.
      where: { userId, groupId, takenBy: userId },
      sort: { field: 'when', descending: true },
      ...pageRange(page, perPage),
    });
    return { items, total, more, next: next ?? null };
  }

  /** It answers the mark: that of the scan, or the one that stood already and counts. */
  @Mutation(() => AttendanceRecord)
  async scanAttendance(
    @Arg('code', () => String) typed: string,
    @Args(() => CommandArgs) intent: CommandArgs,
    @Ctx() context: Context,
  ): Promise<AttendanceRecord> {
    const { userId } = context.signedIn();
    const code = typed.replaceAll(/\s/g, '');
    const registerId = await scannedRegister(context, userId, code);
    const then = [attendanceRecords];
    const sent = await context.send('RecordAttendanceScan', { registerId, userId, code }, { ...intent, then });
    const id = attendanceRecordIdOf(registerId, userId);
    await assertShown(context, sent, attendanceRecords, id);
    return savedRecord(context, attendanceRecords, id);
  }
}
