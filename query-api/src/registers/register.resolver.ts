import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { lessonsOn, schoolDay, type Lesson } from '@paideia/events/attendance-schemas/timetable.rules.ts';
import { LocalDate } from '@paideia/events/kernel/ids.ts';
import { readsRegister } from '@paideia/events/registers/register.permissions.ts';
import { regions } from '@paideia/projection-service/regions/region.view.ts';
import { attendanceGroups } from '@paideia/projection-service/registers/attendance-reference.view.ts';
import {
  attendanceRegisters,
  type AttendanceRegisterView,
} from '@paideia/projection-service/registers/register.view.ts';
import type { Context } from '../kernel/graphql/context.ts';
import { every } from '@paideia/documents/every.ts';
import { Refusal } from '../kernel/errors/refusal.ts';
import { isWithin } from '../kernel/graphql/scope.ts';
import { withinRegions } from '../kernel/graphql/within-regions.ts';
import { ownGroupIds } from '../teachers/teacher.queries.ts';
import { registerRegions, seesRegistersOfRegions } from './attendance-regions.rules.ts';
import { groupTimetable } from './group-timetable.types.ts';
import { registerGroups, shownGroup, shownRegister, visibleRegister } from './register.queries.ts';
import { joinedSince, studentsOf } from './register-students.ts';
import {
  AttendanceRegister,
  JoinedStudent,
  RegisterDay,
  RegisterGroup,
  RegisterStudent,
  type RegisterPeriod,
} from './register.types.ts';

const wallClock = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant));
/** A register that was opened under an earlier timetable keeps its place in the day. */
const lessonOf = ({ date, periodKey, term, startsAt, endsAt }: AttendanceRegisterView, timeZone: string): Lesson => ({
  date,
  periodKey,
  term,
  start: wallClock(startsAt, timeZone),
  end: wallClock(endsAt, timeZone),
});

@Resolver(() => AttendanceRegister)
export class RegisterResolver {
  @Query(() => RegisterDay)
  async registerDay(
    @Arg('groupId', () => ID) groupId: string,
    @Arg('date', () => String) date: string,
    @Ctx() context: Context,
  ): Promise<RegisterDay> {
    if (!LocalDate.safeParse(date).success) throw new Refusal('invalid', {}, [{ path: 'date', code: 'invalid' }]);
    const timetable = context.visible(
      await groupTimetable(context, groupId),
      readsRegister,
      ({ group: { regionId } }) => ({ regionId }),
    );
    const { schema = { terms: [], periods: [] }, timeZone } = timetable;
    const opened = await every(context.read(attendanceRegisters), {
      where: { groupId, date },
      sort: { field: 'when' },
    });
    const planned = lessonsOn(schema, date);
    const others = opened
      .filter(({ periodKey }) => !planned.some((lesson) => lesson.periodKey === periodKey))
      .map((one) => lessonOf(one, timeZone));
    const periods = [...planned, ...others].map(({ periodKey, start, end, term }): RegisterPeriod => {
      const register = opened.find((one) => one.periodKey === periodKey);
      return { periodKey, start, end, term, register: register ? shownRegister(register) : null };
    });
    return {
      date,
      periods: periods.sort((a, b) => a.start.localeCompare(b.start)),
      previousDate: schoolDay(schema, date, -1),
      nextDate: schoolDay(schema, date, 1),
      group: shownGroup(timetable),
    };
  }

  @Query(() => AttendanceRegister)
  register(@Arg('_id', () => ID) id: string, @Ctx() context: Context): Promise<AttendanceRegister> {
    return visibleRegister(context, id);
  }

  /** Groups that keep attendance and whose registers the actor may run, by name; none for students. */
  @Query(() => [RegisterGroup])
  async myRegisterGroups(
    @Ctx() context: Context,
    @Arg('first', () => Int, { nullable: true, description: 'No more than so many of them; there may be thousands' })
    first?: number | null,
    @Arg('besides', () => ID, {
      nullable: true,
      description:
        'This one too, if it is in their regions, and also where it is archived or keeps attendance no more: its registers stay',
    })
    besides?: string | null,
    @Arg('archived', () => Boolean, {
      defaultValue: false,
      description: 'Those that are archived too, which have registers still, and take no new ones',
    })
    archived?: boolean,
  ): Promise<readonly RegisterGroup[]> {
    const actor = context.signedIn();
    if (!seesRegistersOfRegions(actor, {})) return [];
    if (typeof first === 'number' && first < 0) throw new Refusal('invalid', {}, [{ path: 'first', code: 'invalid' }]);
    const scope = withinRegions(registerRegions(actor));
    const mine = scope === 'everything' ? {} : scope;
    const reader = context.read(attendanceGroups);
    const most = first ?? Infinity;
    const groups = await registerGroups(reader, { archived: false, ...mine }, most);
    if (archived) groups.push(...(await registerGroups(reader, { archived: true, ...mine }, most - groups.length)));
    const other = besides && !groups.some(({ _id }) => _id === besides) ? await reader.one(besides) : undefined;
    if (other && isWithin(mine, other)) groups.push(other);
    // Those that the person looks after as a teacher stand first.
    const own = await ownGroupIds(context, actor.userId);
    groups.sort((one, other) => Number(own.includes(other._id)) - Number(own.includes(one._id)));
    // Their regions are read once each, and of the groups nothing that stands here already.
    return Promise.all(
      groups.map(async ({ _id, name, regionId, archived: isOver }) => ({
        _id,
        name,
        regionId,
        archived: isOver,
        timeZone: (await context.join(regions, regionId))?.timeZone ?? 'UTC',
      })),
    );
  }

  @FieldResolver(() => String)
  async groupName(@Root() { groupId }: AttendanceRegister, @Ctx() context: Context): Promise<string> {
    return (await context.join(attendanceGroups, groupId))?.name ?? '';
  }

  @FieldResolver(() => [JoinedStudent], {
    description: 'Enrolled on its day, and not on it: their enrolment was entered after it was opened',
  })
  joined(@Root() { view }: AttendanceRegister, @Ctx() context: Context): Promise<readonly JoinedStudent[]> {
    return joinedSince(context, view);
  }

  @FieldResolver(() => [RegisterStudent])
  students(@Root() { view }: AttendanceRegister, @Ctx() context: Context): Promise<readonly RegisterStudent[]> {
    return studentsOf(context, view);
  }
}
