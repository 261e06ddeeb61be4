import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { programName } from '@paideia/events/time-logs/time-log-program.rules.ts';
import { timeLogIdOf } from '@paideia/events/time-logs/time-log.events.ts';
import { firstDayOf } from '@paideia/events/time-logs/time-log.rules.ts';
import { users } from '@paideia/projection-service/accounts/users.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { timeLogs } from '@paideia/projection-service/time-logs/time-log.view.ts';
import { personPictureOf } from '../files/file.queries.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { findAndCount, pageOf, pageRange, type PageOf } from '../kernel/graphql/pages.ts';
import { ownPrograms, programsOf, shownTimeLog } from './time-log.queries.ts';
import { TimeLog, TimeLogProgram } from './time-log.types.ts';

const OwnTimeLogPage = pageOf(TimeLog, 'OwnTimeLog');

@Resolver(() => TimeLog)
export class TimeLogResolver {
  /** The programs in which time logs are kept, with the actor’s own hours. */
  @Query(() => [TimeLogProgram])
  timeLogPrograms(@Ctx() context: Context): Promise<readonly TimeLogProgram[]> {
    return ownPrograms(context);
  }

  /** The actor's own, the latest week first. */
  @Query(() => OwnTimeLogPage)
  async timeLogs(
    @Arg('program', () => String, { nullable: true }) program: string | null,
    @Arg('page', () => Int, { defaultValue: 0 }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25 }) perPage: number,
    @Ctx() context: Context,
  ): Promise<PageOf<TimeLog>> {
    const where = { userId: context.signedIn().userId, ...(program && { program }) };
    const sort = { field: 'periodEnding', descending: true } as const;
    const { items, total, more, next } = await findAndCount(context.read(timeLogs), {
      where,
      sort,
      ...pageRange(page, perPage),
    });
    return { items: items.map(shownTimeLog), total, more, next: next ?? null };
  }

  /** The actor's own of one week; null while it has no entry. */
  @Query(() => TimeLog, { nullable: true })
  async timeLog(
    @Arg('program', () => String) program: string,
    @Arg('periodEnding', () => String) periodEnding: string,
    @Ctx() context: Context,
  ): Promise<TimeLog | null> {
    const { userId } = context.signedIn();
    const log = await context.read(timeLogs).one(timeLogIdOf(userId, program, periodEnding));
    return log ? shownTimeLog(log) : null;
  }

  @FieldResolver(() => String, { description: 'The first day of the week' })
  periodStart(@Root() { periodEnding }: TimeLog): string {
    return firstDayOf(periodEnding);
  }
  @FieldResolver(() => String)
  async programName(@Root() { program }: TimeLog, @Ctx() context: Context): Promise<string> {
    return programName(await programsOf(context), program);
  }
  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: TimeLog, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }
  @FieldResolver(() => String, { description: 'Of the campus' })
  async timeZone(@Root() { regionId }: TimeLog, @Ctx() context: Context): Promise<string> {
    return (await context.join(regions, regionId))?.timeZone ?? 'UTC';
  }
  @FieldResolver(() => String, { nullable: true })
  studentPicture(@Root() { userId }: TimeLog, @Ctx() context: Context): Promise<string | null> {
    return personPictureOf(context, userId);
  }
  @FieldResolver(() => String, { nullable: true })
  async evaluatedByName(@Root() { evaluatedBy }: TimeLog, @Ctx() context: Context): Promise<string | null> {
    return evaluatedBy === null ? null : ((await context.join(users, evaluatedBy))?.fullName ?? null);
  }
}
